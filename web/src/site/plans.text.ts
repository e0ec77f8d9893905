import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/plans', {
  beginFreeWithAsMany:
    'Begin free, with as many properties and listings as you have. Plans with a price add room for photos and files, business members and e-signatures.',
  plansAndPrices: 'Plans and prices',
  seeNameInYourAccount: 'See {name} in your account',
  beginFree: 'Begin free',
  chooseName: 'Choose {name}',
  everyHomeYouHaveIn: 'Every home you have, in every plan',
  noPlanCountsYourProperties:
    'No plan counts your properties or your listings. You pay for room and for company: photos and files, the people you work with, and what you sign.',
  thePlans: 'The plans',
  weCannotTakePaymentsOnline:
    'We cannot take payments online yet. You ask for a plan with a price from your account; we agree on the payment with you and switch it on. Nothing is charged before that, and nothing renews by itself. Business members and e-signatures are on their way: each plan includes them from the day they are here.',
  lineByLine: 'Line by line',
  oftenAsked: 'Often asked',
  stillWondering: 'Still wondering?',
  askUs: 'Ask us',
  tellUsWhatYouLook: 'Tell us what you look after, and we tell you which plan is enough. Often it is the free one.',
  howDoIPay: 'How do I pay?',
  youAskForThePlan:
    'You ask for the plan from your account. We get in touch to agree on the payment, then switch the plan on, and an email tells you. Paying by card on this page comes later.',
  doesAPlanRenewBy: 'Does a plan renew by itself?',
  noAPlanIsPaid:
    'No. A plan is paid for one month or one year. When that time is over and you did not ask for more, your account goes on with the free plan.',
  whatHappensToMyPhotos: 'What happens to my photos and files on a smaller plan?',
  theyStayAndEverybodySees:
    'They stay, and everybody sees them as before. Only new files wait until there is room again: delete what you do not need, or choose a larger plan.',
  canIChangeMyMind: 'Can I change my mind?',
  yesYouCanWithdrawA:
    'Yes. You can withdraw a request until the plan is switched on. A move to a cheaper plan comes at the end of the time that is paid for, and you can take it back until then.',
  whatDoTenantsPay: 'What do tenants pay?',
  nothingLookingForAHome: 'Nothing. Looking for a home, and having an account as a tenant, is part of the free plan.',
  areThereFeesForEach: 'Are there fees for each property?',
  noTenHomesOrTen: 'No. Ten homes or ten thousand cost the same, listed or not.',
})
