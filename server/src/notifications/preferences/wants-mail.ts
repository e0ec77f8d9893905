import { NOTIFICATION_EVENTS } from '@keystead/contract/notifications/preferences/notification-events.ts'
import type { Services } from '../../rpc/services.ts'
import { channelsOf } from './preference.present.ts'
import { listPreferences } from './preference.queries.ts'

/** Whether a profile wants a mail about an event. Others ask, and may not see its rows: not from within a call's transaction. */
export async function wantsMail(
  { database }: Pick<Services, 'database'>,
  { accountId, profileId }: { accountId: string; profileId: string },
  eventKey: string,
): Promise<boolean> {
  const event = NOTIFICATION_EVENTS.find(({ key }) => key === eventKey)
  if (!event) throw new Error(`there is no event named ${eventKey}`)
  const stored = await database.transaction({ kind: 'account', accountId }, (db) => listPreferences(db, profileId), { readOnly: true })
  return channelsOf(
    event,
    stored.find(({ event_key }) => event_key === eventKey),
  ).email
}
