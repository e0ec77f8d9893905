import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import type { EventContext } from '../../rpc/events.ts'
import { findSeat } from '../../access/seat.queries.ts'
import { planNameOf } from './plan-name.ts'
import { presentSessionRecord } from './profile.present.ts'
import { findAccountWithActiveProfile } from './profile.queries.ts'

/** What a browser shows of its session; null when the account is gone. */
export async function findSessionRecord(context: EventContext, actor: AccountActor): Promise<SessionRecord | null> {
  const found = await findAccountWithActiveProfile(context.db, actor)
  if (!found) return null
  const plan = await planNameOf(context, found.account.plan_id)
  const seat = found.profile && (await findSeat(context.db, actor.accountId, found.profile.id))
  return presentSessionRecord({ ...found.account, plan }, found.profile, seat, actor.sessionId)
}
