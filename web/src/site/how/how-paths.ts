import { text } from './how.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'

/*
 * A home's year, told three times. Each step says what happens and what one has afterwards.
 */

type Step = { title: string; text: string; get: string }
type Question = { question: string; answer: string }

export type HowPath = {
  /** As it stands in the address: `?for=owner`. */
  key: 'owner' | 'agent' | 'tenant'
  name: string
  title: string
  lead: string
  steps: readonly Step[]
  questions: readonly Question[]
  next: { title: string; words: string; action: string; to: string }
}

const owner: HowPath = {
  key: 'owner',
  name: text.forOwners,
  title: text.yourHomesYourBooksYour,
  lead: text.whetherItIsOneDuplex,
  steps: [
    {
      title: text.bringYourPropertiesIn,
      text: text.describeAHomeInA,
      get: text.onePageForEachHome,
    },
    {
      title: text.putOneOnTheMarket,
      text: text.aChecklistSaysWhatA,
      get: text.aPublicPageWithGallery,
    },
    {
      title: text.chooseYourPeople,
      text: text.inviteAnAgentOrA,
      get: text.accessThatBeginsAndEnds,
    },
    {
      title: text.receiveApplications,
      text: text.everyoneAnswersTheSameQuestions,
      get: text.applicationsThatCanBeCompared,
    },
    {
      title: text.signTheLease,
      text: text.fillATemplateFromWhat,
      get: text.aSealedPDFWithThe,
    },
    {
      title: text.collectRent,
      text: text.invoicesGoOutWithDue,
      get: text.booksInWhichDepositsStay,
    },
    {
      title: text.lookAfterThePlace,
      text: text.tenantsReportWhatIsBroken,
      get: text.aHistoryOfEachHome,
    },
  ],
  questions: [
    {
      question: text.doINeedAnAgent,
      answer: text.noYouCanDoEverything,
    },
    {
      question: text.iOwnAHomeTogether,
      answer: text.yesOwnersAreEnteredWith,
    },
    {
      question: text.canIGetMyData,
      answer: text.yesListsCanBeExported,
    },
  ],
  next: {
    title: text.startWithOneHome,
    words: text.itTakesAFewMinutes,
    action: text.signUpAsAnOwner,
    to: paths.signup(),
  },
}

const agent: HowPath = {
  key: 'agent',
  name: text.forAgents,
  title: text.lessChasingMoreKeysHanded,
  lead: text.forPropertyManagersLeasingAgents,
  steps: [
    {
      title: text.setUpYourProfile,
      text: text.sayWhereYouWorkWhat,
      get: text.aPublicPageWithThe,
    },
    {
      title: text.connectWithOwners,
      text: text.anOwnerInvitesYouOr,
      get: text.aConnectionThatBothSides,
    },
    {
      title: text.takeOnProperties,
      text: text.ownersAssignHomesToYou,
      get: text.noGuessingWhatYouMay,
    },
    {
      title: text.fillVacancies,
      text: text.prepareTheListingSendApplication,
      get: text.theSameFormAndThe,
    },
    {
      title: text.prepareAgreements,
      text: text.keepYourTemplatesHereFields,
      get: text.aSignedAndSealedFile,
    },
    {
      title: text.keepTheMonthMoving,
      text: text.invoicesRepairsAndMessagesOf,
      get: text.anOwnerWhoCanLook,
    },
  ],
  questions: [
    {
      question: text.canMyWholeOfficeUse,
      answer: text.yesWithABusinessAccount,
    },
    {
      question: text.whatHappensWhenAnOwner,
      answer: text.yourAccessToThatHome,
    },
    {
      question: text.iAlsoOwnAFew,
      answer: text.oneAccountCanHoldSeveral,
    },
  ],
  next: {
    title: text.bringYourFirstOwnerAlong,
    words: text.makeAProfileSendOne,
    action: text.signUpAsAnAgent,
    to: paths.signup(),
  },
}

const tenant: HowPath = {
  key: 'tenant',
  name: text.forTenants,
  title: text.fromTheFirstLookTo,
  lead: text.lookingForAHomeCosts,
  steps: [
    {
      title: text.findAHome,
      text: text.searchByPlacePriceAnd,
      get: text.listingsFromOwnersAndTheir,
    },
    {
      title: text.applyOnce,
      text: text.fillInWhoYouAre,
      get: text.anApplicationThatYouCan,
    },
    {
      title: text.knowWhatIsChecked,
      text: text.aBackgroundCheckNeedsYour,
      get: text.ifAReportCountsAgainst,
    },
    {
      title: text.signOnYourPhone,
      text: text.readTheLeaseInFull,
      get: text.theSameSealedFileAs,
    },
    {
      title: text.payRent,
      text: text.byBankOrCardWith,
      get: text.aReceiptForEveryPayment,
    },
    {
      title: text.askForRepairs,
      text: text.sayWhatIsWrongAdd,
      get: text.aRequestWithADate,
    },
  ],
  questions: [
    {
      question: text.doesItCostMeAnything,
      answer: text.searchingApplyingAndKeepingAn,
    },
    {
      question: text.whoCanSeeMyDocuments,
      answer: text.thoseYouShareThemWith,
    },
    {
      question: text.myLandlordIsNotHere,
      answer: text.inviteThemByEmailUntil,
    },
  ],
  next: {
    title: text.haveALookAround,
    words: text.youNeedNoAccountTo,
    action: text.searchHomes,
    to: paths.properties(),
  },
}

export const HOW_PATHS: readonly HowPath[] = [owner, agent, tenant]

/** The path that an address asks for; the owner's where it asks for none that there is. */
export function howPathFrom(params: URLSearchParams): HowPath {
  return HOW_PATHS.find(({ key }) => key === params.get('for')?.toLowerCase()) ?? owner
}

/** The first path is the page itself. */
export function addressOfHow({ key }: HowPath): string {
  return paths.howItWorks({ for: key === owner.key ? null : key })
}
