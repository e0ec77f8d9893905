import type { CallContext } from '../../rpc/call-context.ts'
import type { Said } from '../../text/said.ts'
import type { ReachedBusiness } from './business.access.ts'
import { insertBusinessEvent } from './business.queries.ts'

/** Adds a line to the history of a business, by the person who makes the call. The member whom it is about is named as they are when it is read. */
export async function noteInHistory(
  { db, actor }: Pick<CallContext, 'db' | 'actor'>,
  { businessId, accountId }: Pick<ReachedBusiness, 'businessId' | 'accountId'>,
  said: Said,
  memberId: string | null = null,
): Promise<void> {
  const byAccountId = actor.kind === 'account' ? actor.accountId : null
  await insertBusinessEvent(db, { businessId, accountId, byAccountId, memberId, said })
}
