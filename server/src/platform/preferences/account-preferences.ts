import { NOTIFICATION_EVENTS } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { Db } from '../../database/db.ts'
import { findChosenTimeZone, hasDeclinedByEmail } from './preference.queries.ts'

/*
 * For what belongs to a person and not to one of their profiles. The transaction sees the rows of the account, or all.
 */

/** A person who has switched an email off in one profile does not want it. */
export async function declinesEmail(db: Db, accountId: string, eventKey: string): Promise<boolean> {
  if (!NOTIFICATION_EVENTS.some(({ key }) => key === eventKey)) throw new Error(`there is no event named ${eventKey}`)
  return hasDeclinedByEmail(db, accountId, eventKey)
}

/** Null where no one has said it. */
export async function findTimeZone(db: Db, accountId: string): Promise<string | null> {
  return findChosenTimeZone(db, accountId)
}
