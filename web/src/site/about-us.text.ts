import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/about-us', {
  whoRunsThisFrontDesk:
    'Who runs this site and what we believe in: one set of facts for owners, agents and tenants, money that adds up, and records that stay yours.',
  everybodySeesTheSameFacts: 'Everyone sees the same facts',
  aRentADueDate:
    'Rent, a due date or a repair is recorded once. The owner, the agent and the tenant all look at that one record, each from their own side, so no one argues from an old copy.',
  moneyAddsUpToThe: 'Money adds up to the cent',
  amountsAreCountedInWhole:
    'Amounts are counted in whole cents in books where every entry has its counterpart. What was paid can’t be edited away later. A mistake is corrected by an entry that says so.',
  aDepositIsNotIncome: 'A deposit is not income',
  aSecurityDepositBelongsTo:
    'A security deposit belongs to the tenant until there is a reason to keep some of it. The books hold it as a debt, one account for each lease, and never mix it with rent.',
  everyoneGetsTheSameChance: 'Everyone gets the same chance',
  thereAreNoFieldsAnd:
    'There are no fields and no filters for race, religion, family or any other protected trait. A report on an applicant is ordered only with their consent, and a denial based on it comes with the notice that the law requires.',
  youSeeOnlyWhatIs: 'You see only what is yours to see',
  eachCallIsCheckedAgainst:
    'Each call is checked against who you are, on the server and once more in the database. Owners can remove access at any time, and it ends immediately.',
  nobodyWatchesYouRead: 'No one tracks you',
  noAdvertisingNoAnalyticsService:
    'No advertising, no analytics service, no tracking pixels. Pages load nothing from other companies, and the cookies we set are the ones that keep you signed in and remember whether you prefer light or dark pages.',
  aboutUs: 'About us',
  aCalmFrontDeskFor: 'A calm front desk for every home',
  rentingGoesWrongInThe:
    'Renting goes wrong in the gaps: between an inbox and a spreadsheet, between what was said and what was signed. Keystead closes those gaps. It’s one place where an owner, an agent and a tenant look after the same home.',
  whatWeHoldOurselvesTo: 'Our standards',
  theseAreNotSlogansEach: 'These aren’t slogans. Each one is built into how the software works.',
  whoKeepsTheKeysHere: 'Who runs this site',
  keysteadIsSoftwareThatAn:
    'Keystead is software that an organization runs on its own machines. This site is run by {name}. They keep your records in their database, under their privacy policy, not in a cloud that belongs to the makers of the software.',
  thatHasAPracticalSide:
    'In practice, the people who answer your message are the people who hold your data. If you leave, you can take a copy with you, and whatever may be deleted is deleted.',
  whatWeDoNotDo:
    'What we don’t do: we are not a landlord, a broker or a law firm, and we don’t take sides between you and the other party to a lease. We keep records that both of you can trust.',
  theBlog: 'the blog',
  whatThereIsToKnow: 'We write about leases, deposits and fair screening in {link}, for everyone, with or without an account.',
  contact: 'Contact',
  seeWhatAYearLooks: 'See what a year looks like',
  seeHowItWorks: 'See how it works',
  fromTheFirstListingTo: 'From the first listing to the last invoice: for owners, for agents and for tenants.',
})
