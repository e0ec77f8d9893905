import {
  type AnswerScreeningQuestions,
  FileNotFrozen,
  QuestionsNotOpen,
  type RetryScreening,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { callOutside } from '../../outside-calls/call-outside.ts'
import { tryAtOnce } from '../../outside-calls/try-at-once.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedForm } from '../applications/application.public.ts'
import { answerCall, retryCall, subjectOf } from './bureau-calls.ts'
import { withOwn } from './reach.ts'
import { setAnswersSent, setRetried } from './screening.queries.ts'
import { showScreening } from './tell-screening.ts'

/** What they come to is known a moment later, or when the agency answers: the screening says so. */
export const answerScreeningQuestions: Handler<typeof AnswerScreeningQuestions, ReachedForm> = (context, { ScreeningId, Answers }) => {
  const { db, owned, services, audit } = context
  return withOwn(context, { owned, screeningId: ScreeningId }, async ({ id, state, questions, answers_sent: sent }, own) => {
    if (state !== 'questions' || questions === null) fail(QuestionsNotOpen)
    const answers = questions.map((question) => {
      const given = Answers.filter(({ QuestionId }) => QuestionId === question.id)
      const choice = question.choices.find((one) => one.id === given[0]?.ChoiceId)
      return given.length === 1 && choice ? { questionId: question.id, choiceId: choice.id } : failField('Answers', messages.answersMissing)
    })
    if (Answers.length !== questions.length) failField('Answers', messages.answersMissing)
    await setAnswersSent(db, id)
    await showScreening(db, own)
    const data = { screeningId: id, answers }
    const callId = await callOutside(services, db, answerCall, { data, naturalKey: `${id}:${sent}`, subject: subjectOf(id) })
    context.afterCommit(() => tryAtOnce(services, answerCall, callId))
    audit(id)
    return { ScreeningId: id }
  })
}

export const retryScreening: Handler<typeof RetryScreening, ReachedForm> = (context, { ScreeningId }) => {
  const { db, owned, services, audit } = context
  return withOwn(context, { owned, screeningId: ScreeningId }, async ({ id, state, retries }) => {
    if (state !== 'blocked') fail(FileNotFrozen)
    await setRetried(db, id)
    const callId = await callOutside(services, db, retryCall, {
      data: { screeningId: id },
      naturalKey: `${id}:${retries}`,
      subject: subjectOf(id),
    })
    context.afterCommit(() => tryAtOnce(services, retryCall, callId))
    audit(id)
    return { ScreeningId: id }
  })
}
