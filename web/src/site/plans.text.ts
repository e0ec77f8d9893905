import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/plans', {
  beginFreeWithAsMany:
    'Start free, with as many properties and listings as you have. Paid plans add storage for photos and files, business members and e-signatures.',
  plansAndPrices: 'Plans and prices',
  seeNameInYourAccount: 'See {name} in your account',
  beginFree: 'Start free',
  chooseName: 'Choose {name}',
  everyHomeYouHaveIn: 'Unlimited homes in every plan',
  noPlanCountsYourProperties: 'No plan limits your properties or listings. You pay for storage, team members and e-signatures.',
  thePlans: 'The plans',
  weCannotTakePaymentsOnline:
    'We can’t take payments online yet. Request a paid plan from your account; we’ll arrange payment with you and turn it on. Nothing is charged before that, and nothing renews automatically. Each plan will include business members and e-signatures from the day they are available.',
  lineByLine: 'Compare plans in detail',
  oftenAsked: 'Often asked',
  stillWondering: 'Still wondering?',
  askUs: 'Ask us',
  tellUsWhatYouLook: 'Tell us what you manage, and we’ll tell you which plan you need. Often it’s the free one.',
  howDoIPay: 'How do I pay?',
  youAskForThePlan:
    'Request the plan from your account. We’ll contact you to arrange payment, turn the plan on, and email you. Paying by card on this page is coming later.',
  doesAPlanRenewBy: 'Does a plan renew automatically?',
  noAPlanIsPaid:
    'No. A plan is paid for one month or one year. When that time is up and you haven’t asked for more, your account moves to the free plan.',
  whatHappensToMyPhotos: 'What happens to my photos and files if I move to a smaller plan?',
  theyStayAndEverybodySees:
    'They stay, and everyone sees them as before. You can add new files once there is room again: delete what you don’t need, or choose a larger plan.',
  canIChangeMyMind: 'Can I change my mind?',
  yesYouCanWithdrawA:
    'Yes. You can withdraw a request until the plan is turned on. A move to a cheaper plan takes effect at the end of the paid period, and you can cancel it until then.',
  whatDoTenantsPay: 'What do tenants pay?',
  nothingLookingForAHome: 'Nothing. Searching for a home and having a tenant account are part of the free plan.',
  areThereFeesForEach: 'Are there fees for each property?',
  noTenHomesOrTen: 'No. Ten homes or ten thousand cost the same, listed or not.',
})
