import { text } from './plans.text.ts'
type Question = { question: string; answer: string }

/** What people ask before they choose, answered as things are today. */
export const PLAN_QUESTIONS: readonly Question[] = [
  {
    question: text.howDoIPay,
    answer: text.youAskForThePlan,
  },
  {
    question: text.doesAPlanRenewBy,
    answer: text.noAPlanIsPaid,
  },
  {
    question: text.whatHappensToMyPhotos,
    answer: text.theyStayAndEverybodySees,
  },
  {
    question: text.canIChangeMyMind,
    answer: text.yesYouCanWithdrawA,
  },
  {
    question: text.whatDoTenantsPay,
    answer: text.nothingLookingForAHome,
  },
  {
    question: text.areThereFeesForEach,
    answer: text.noTenHomesOrTen,
  },
]
