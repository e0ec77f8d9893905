import { eventTransaction } from '../rpc/event-transaction.ts'
import type { Services } from '../rpc/services.ts'
import { type OutsideCallJob, outsideCallJob } from './outside-call.job-definition.ts'
import { type TriedCall, beginTry, findNextOfSubject, markSettled, recordFailedTry, waitsForEarlier } from './outside-call.queries.ts'
import type { AnyOutsideCall, Verdict } from './outside-call.ts'

const MOST_TRIES = outsideCallJob.retryLimit + 1
const LONGEST_REASON = 300

/** Makes one try of a call. Throws where another try makes sense, and at the last one, so that operators find it among failed jobs. */
export async function makeOutsideCall(
  services: Services,
  calls: readonly AnyOutsideCall[],
  { callId }: OutsideCallJob,
  signal: AbortSignal,
): Promise<void> {
  const { jobDatabase, log } = services
  const tried = await jobDatabase.transaction({ kind: 'public' }, async (db) =>
    // The one before it enqueues it again when it is settled.
    (await waitsForEarlier(db, callId)) ? null : beginTry(db, callId),
  )
  if (!tried) return
  const { name, data, tries } = tried
  const call = calls.find((one) => one.name === name)
  try {
    if (!call) throw new Error(`there is no outside call named ${name}`)
    const verdict = await withinTime(call.timeoutMs, signal, (within) => call.attempt(services, data, { key: callId, signal: within }))
    await settle(services, call, tried, verdict)
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).slice(0, LONGEST_REASON)
    const isLast = tries >= MOST_TRIES
    await recordFailedTry(jobDatabase.db, callId, { reason, isLast })
    if (isLast) log.error({ event: 'outside-call-unknown', call: name, id: callId, tries, reason }, 'outside call')
    throw new Error(`outside call ${callId} (${name}) is not settled: ${reason}`, { cause: error })
  }
}

/** Ends at its time even where the client does not heed the signal. What arrives later is not heard: the next try asks again. */
async function withinTime<Answer>(
  timeoutMs: number,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<Verdict<Answer>>,
): Promise<Verdict<Answer>> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])
  const ended = Promise.withResolvers<never>()
  const end = () => ended.reject(stopping.aborted ? new Error('this process stops') : new Error(`no answer within ${timeoutMs} ms`))
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([work(signal), ended.promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}

async function settle(services: Services, call: AnyOutsideCall, { id, data }: TriedCall, verdict: Verdict<unknown>): Promise<void> {
  await eventTransaction(services, { kind: 'public' }, async (context) => {
    const { db } = context
    const { outcome } = verdict
    const reason = outcome === 'refused' ? verdict.reason.slice(0, LONGEST_REASON) : null
    if (!(await markSettled(db, id, { outcome, reason }))) return
    await call.settle(context, data, verdict)
    const next = await findNextOfSubject(db, id)
    if (next !== null) await services.jobs.enqueue(db, outsideCallJob, { callId: next }, next)
  })
}
