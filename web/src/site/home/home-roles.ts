import { text } from './home.text.ts'
type Step = { title: string; text: string }
export type Role = { name: string; lead: string; steps: readonly Step[]; action: string }

/** How it works, for each of the three kinds of people, in the order in which they would do it. */
export const HOME_ROLES: readonly Role[] = [
  {
    name: text.forOwners,
    lead: text.yourHomesLeasesAndRent,
    steps: [
      { title: text.addYourProperties, text: text.typeOneInOrBring },
      { title: text.putThemOnTheMarket, text: text.aChecklistTellsYouWhat },
      { title: text.runThemDayToDay, text: text.applicationsAgreementsInvoicesAndRepairs },
    ],
    action: text.signUpAsAnOwner,
  },
  {
    name: text.forAgents,
    lead: text.workWithOwnersAndTenants,
    steps: [
      { title: text.connectWithOwners, text: text.anOwnerInvitesYouOr },
      { title: text.takeOnProperties, text: text.seeWhatIsAssignedTo },
      { title: text.keepEveryonePosted, text: text.documentsAndAgreementsGoWhere },
    ],
    action: text.signUpAsAnAgent,
  },
  {
    name: text.forTenants,
    lead: text.fromTheFirstLookTo,
    steps: [
      { title: text.findAHome, text: text.searchByPlaceAndPrice },
      { title: text.applyOnce, text: text.fillInOneApplicationAnd },
      { title: text.settleIn, text: text.signPayAndAskFor },
    ],
    action: text.signUpAsATenant,
  },
]
