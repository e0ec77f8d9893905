import type { Db } from '../database/db.ts'
import type { Services } from '../rpc/services.ts'
import { outsideCallJob } from './outside-call.job-definition.ts'
import { insertOutsideCall } from './outside-call.queries.ts'
import type { OutsideCall } from './outside-call.ts'

type Asked<Data> = {
  readonly data: Data
  /** The same key again asks for nothing: `payout:<payment id>`. */
  readonly naturalKey: string
  /** Calls about one subject are made one after the other, in the order in which they were asked for. */
  readonly subject?: string | null
}

/**
 * Has a call made once the caller's transaction has committed, and not at all when it has not. Answers its id, for who makes a first try at once
 * (`tryAtOnce`); null where the same was asked before.
 */
export async function callOutside<Data extends object, Answer, Refusal>(
  { jobs }: Pick<Services, 'jobs'>,
  db: Db,
  { name }: OutsideCall<Data, Answer, Refusal>,
  { data, naturalKey, subject = null }: Asked<Data>,
): Promise<string | null> {
  const callId = await insertOutsideCall(db, { name, naturalKey, subject, data })
  if (callId !== null) await jobs.enqueue(db, outsideCallJob, { callId }, callId)
  return callId
}
