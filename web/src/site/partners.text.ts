import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/partners', {
  theKindsOfCompaniesThat:
    'The kinds of companies we work with: payments, background checks, email, maps, photos and repairs. And how to become a partner.',
  paymentGateways: 'Payment gateways',
  theyMoveRentFromA:
    'They move rent from a bank account or a card to the person it is owed to. Card and bank numbers are typed into the gateway’s own fields and never reach our servers.',
  backgroundCheckBureaus: 'Background-check bureaus',
  theyAnswerForCreditCriminal:
    'They answer for credit, criminal and eviction reports. An order goes out only with the applicant’s recorded consent, and the landlord never sees a full Social Security number.',
  emailCarriers: 'Email carriers',
  theyDeliverWhatYouAsked:
    'They deliver your emails: a link to choose a new password, an invoice, an invitation. They get the address and the message, and nothing else.',
  signInProviders: 'Sign-in providers',
  forPeopleWhoWouldRather:
    'For people who don’t want one more password. The provider confirms who you are; it never learns which homes you look at.',
  mapsAndPlaces: 'Maps and places',
  goodCoordinatesNeighborhoodsAndTransit:
    'Good coordinates, neighborhoods and transit lines make a search useful. We keep that data here, so no other company learns where you look on a map.',
  photographers: 'Photographers',
  aHomeThatIsShown:
    'A home that is shown well is rented sooner. Photographers who deliver sharp pictures that are sized for a listing, with honest angles, are welcome everywhere.',
  tradesAndRepairs: 'Trades and repairs',
  plumbersElectriciansCleanersAndLocksmiths:
    'Plumbers, electricians, cleaners and locksmiths who show up when they say they will, and who can put a quote and an invoice in writing.',
  bookkeepersAndInsurers: 'Bookkeepers and insurers',
  peopleWhoCloseTheYears:
    'People who close the year’s books from an export, and people who insure a building or a tenant’s belongings, without reselling your data.',
  attorneys: 'Attorneys',
  leasesNoticesAndDepositsFollow:
    'Leases, notices and deposits follow state and local law. Someone who knows yours can prepare an agreement template once, for everyone who uses it.',
  youAskForTheLeast: 'You ask for the least data that does the job, and you say how long you keep it.',
  everybodyGetsTheSameService: 'Everyone gets the same service at the same price. Fair housing law is the minimum, not the goal.',
  whatAPersonHasTo: 'People know what they will pay before they agree to it.',
  whenSomethingFailsYouSay: 'When something fails, you say so, and people can reach someone who can fix it.',
  noTrackingScriptsNoPixels: 'No tracking scripts, no pixels, no marketing lists made from our users.',
  writeToUs: 'Write to us',
  sayWhatYouDoWhere: 'Say what you do, where in the country you do it, and what you would need from us.',
  weLookAtItTogether: 'We look at it together',
  whatDataWouldFlowWho: 'What data is shared, who pays whom, and what happens when something breaks.',
  weTryItSmall: 'We try it small',
  withOnePropertyAndPeople: 'With one property, and people who know it’s a trial. Then we both decide.',
  partners: 'Partners',
  goodCompanyForAGood: 'The companies we work with',
  noDeskDoesEverythingRent:
    'No one does everything alone. Rent moves through a bank, a leak needs a plumber, and a listing deserves a decent photo. These are the kinds of companies that {name} works with, and what we ask of them on your behalf.',
  partOfTheMachinery: 'Built in',
  servicesThatKeysteadConnectsTo:
    'Services that Keystead connects to. Each installation decides which ones to turn on; the contact page tells you who to ask.',
  aroundTheHome: 'Around the home',
  peopleAndFirmsThatOwners: 'People and companies that owners, agents and tenants bring in and give exactly the access they need.',
  whatWeAskOfEach: 'What we ask of every partner',
  howToBecomeOne: 'How to become a partner',
  doYouDoOneOf: 'Is this what you do?',
  tellUsInAFew: 'Tell us in a few lines who you are and what you do. A person reads it and replies by email.',
})
