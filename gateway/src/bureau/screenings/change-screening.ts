import { ApiError } from '../../http/api-error.ts'
import type { Bureau } from '../bureau.ts'
import { beginProducts, dropProducts, planProduct, withProduct } from './arrive.ts'
import { type Question, presentQuestion } from './questions.ts'
import { type Screening, expectState, moveOn, screenings } from './screening.ts'
import type { Answers } from './screening-input.ts'

export function questionsOf({ store }: Bureau, id: string) {
  const screening = screenings.get(store, id)
  expectState(screening, 'awaiting_identity')
  return { object: 'list' as const, attempts_left: screening.attemptsLeft, data: screening.questions.map(presentQuestion) }
}

/** All have to be right; who is wrong twice is not asked again. */
export function answerQuestions(bureau: Bureau, id: string, answers: Answers): Screening {
  const screening = screenings.get(bureau.store, id)
  expectState(screening, 'awaiting_identity')
  checkWhole(screening.questions, answers)
  const isRight = screening.questions.every((question) =>
    answers.some((answer) => answer.question === question.id && answer.choice === question.right),
  )
  if (isRight) {
    const begun = moveOn(bureau, screening, 'in_progress', { questions: [] })
    beginProducts(bureau, begun)
    return begun
  }
  const attemptsLeft = screening.attemptsLeft - 1
  if (attemptsLeft === 0) return moveOn(bureau, screening, 'identity_failed', { attemptsLeft, questions: [] })
  return moveOn(bureau, screening, 'awaiting_identity', { attemptsLeft })
}

/** What is left out or is no choice counts as no attempt. */
function checkWhole(questions: readonly Question[], answers: Answers): void {
  const isWhole = questions.every(({ id, choices }) => {
    const given = answers.filter(({ question }) => question === id)
    return given.length === 1 && choices.some((choice) => choice.id === given[0]!.choice)
  })
  if (!isWhole || answers.length !== questions.length)
    throw new ApiError(400, 'answers_incomplete', 'Each question wants one of its choices.', { param: 'answers' })
}

/** After the freeze has been lifted. */
export function retryScreening(bureau: Bureau, id: string): Screening {
  const screening = screenings.get(bureau.store, id)
  expectState(screening, 'blocked')
  if (screening.isFrozen) throw new ApiError(409, 'file_frozen', 'The file is still frozen.')
  const retried = moveOn(bureau, screening, 'in_progress', { products: withProduct(screening, 'credit', 'waiting') })
  planProduct(bureau, retried, 'credit')
  return retried
}

export function cancelScreening(bureau: Bureau, id: string): Screening {
  const screening = screenings.get(bureau.store, id)
  expectState(screening, 'awaiting_identity', 'in_progress', 'blocked')
  dropProducts(bureau, screening)
  return moveOn(bureau, screening, 'canceled', { questions: [] })
}

/** The file at the credit agency: what is asked of it from now on finds it so. */
export function freezeFile({ store }: Bureau, id: string, isFrozen: boolean): Screening {
  const screening = screenings.get(store, id)
  expectState(screening, 'awaiting_identity', 'in_progress', 'blocked')
  return screenings.change(store, screening, { isFrozen })
}
