import type { NotificationEventKey } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { Db } from '../../database/db.ts'
import { findChosenTimeZone, hasDeclinedByEmail } from './preference.queries.ts'

/*
 * For what belongs to a person and not to one of their profiles. The transaction sees the rows of the account, or all.
 */

/** A person who has switched an email off in one profile does not want it. */
export async function declinesEmail(db: Db, accountId: string, event: NotificationEventKey): Promise<boolean> {
  return hasDeclinedByEmail(db, accountId, event)
}

/** Null where no one has said it. */
export async function findTimeZone(db: Db, accountId: string): Promise<string | null> {
  return findChosenTimeZone(db, accountId)
}
