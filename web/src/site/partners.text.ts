import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/partners', {
  theKindsOfCompaniesThat:
    'The kinds of companies that a front desk for homes works with: payments, background checks, email, maps, photos, repairs. And how to become one.',
  paymentGateways: 'Payment gateways',
  theyMoveRentFromA:
    'They move rent from a bank account or a card to the person it is owed to. Card and bank numbers are typed into the gateway’s own fields and never reach our servers.',
  backgroundCheckBureaus: 'Background-check bureaus',
  theyAnswerForCreditCriminal:
    'They answer for credit, criminal and eviction reports. An order goes out only with the applicant’s recorded consent, and the landlord never sees a full Social Security number.',
  emailCarriers: 'Email carriers',
  theyDeliverWhatYouAsked:
    'They deliver what you asked to be told: a link to choose a new password, an invoice, an invitation. They are given the address and the letter, and nothing else.',
  signInProviders: 'Sign-in providers',
  forPeopleWhoWouldRather:
    'For people who would rather not have one more password. The provider says who you are; it does not learn which homes you look at.',
  mapsAndPlaces: 'Maps and places',
  goodCoordinatesNeighborhoodsAndTransit:
    'Good coordinates, neighborhoods and transit lines make a search useful. We take data in and keep it here, so that looking at a map tells no other company where you look.',
  photographers: 'Photographers',
  aHomeThatIsShown:
    'A home that is shown well is rented sooner. Photographers who deliver sharp pictures that are sized for a listing, with honest angles, are welcome everywhere.',
  tradesAndRepairs: 'Trades and repairs',
  plumbersElectriciansCleanersAndLocksmiths:
    'Plumbers, electricians, cleaners and locksmiths who turn up when they say, and who can put a quote and an invoice in writing.',
  bookkeepersAndInsurers: 'Bookkeepers and insurers',
  peopleWhoCloseTheYears:
    'People who close the year’s books from an export, and people who insure a building or a tenant’s belongings, without selling the list of names on.',
  attorneys: 'Attorneys',
  leasesNoticesAndDepositsFollow:
    'Leases, notices and deposits follow state and local law. Someone who knows yours can prepare an agreement template once, for everybody who uses it.',
  youAskForTheLeast: 'You ask for the least data that does the job, and you say how long you keep it.',
  everybodyGetsTheSameService:
    'Everybody gets the same service and the same price, whoever they are. Fair housing law is a floor, not a goal.',
  whatAPersonHasTo: 'What a person has to pay is known before they agree to it.',
  whenSomethingFailsYouSay: 'When something fails you say so, and you can be reached by a person who can do something about it.',
  noTrackingScriptsNoPixels: 'No tracking scripts, no pixels, no list of our people for your next campaign.',
  writeToUs: 'Write to us',
  sayWhatYouDoWhere: 'Say what you do, where in the country you do it, and what you would need from us.',
  weLookAtItTogether: 'We look at it together',
  whatDataWouldFlowWho: 'What data would flow, who pays whom, and what happens on the day it breaks.',
  weTryItSmall: 'We try it small',
  withOnePropertyAndPeople: 'With one property and people who know that it is a trial. Then we both decide.',
  partners: 'Partners',
  goodCompanyForAGood: 'Good company for a good home',
  noDeskDoesEverythingRent:
    'No desk does everything. Rent moves through a bank, a leak needs a plumber, and a listing deserves a decent photo. These are the kinds of companies that {name} works with, and what we ask of them on your behalf.',
  partOfTheMachinery: 'Part of the machinery',
  servicesThatKeysteadConnectsTo:
    'Services that Keystead connects to. Which of them are switched on is for each installation to decide; the contact page tells you whom to ask.',
  aroundTheHome: 'Around the home',
  peopleAndFirmsThatOwners: 'People and firms that owners, agents and tenants bring along, and give access to exactly what they need.',
  whatWeAskOfEach: 'What we ask of each',
  howToBecomeOne: 'How to become one',
  doYouDoOneOf: 'Do you do one of these well?',
  tellUsInAFew: 'Tell us in a few lines who you are and what you do. A person reads it and answers by email.',
})
