import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { Db } from '../../database/db.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { presentSessionRecord } from './profile.present.ts'
import { findAccountWithActiveProfile } from './profile.queries.ts'

/** What a browser shows of its session; null when the account is gone. */
export async function findSessionRecord(db: Db, actor: AccountActor): Promise<SessionRecord | null> {
  const found = await findAccountWithActiveProfile(db, actor)
  return found && presentSessionRecord(found.account, found.profile, actor.sessionId)
}
