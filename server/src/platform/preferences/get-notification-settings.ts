import { type NotificationEvent, offeredEvents } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { GetNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { allows } from '@keystead/contract/rpc/permissions.ts'
import { findSeat, memberRightsOf } from '../../access/seat.queries.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Db } from '../../database/db.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import type { Handler } from '../../rpc/module.ts'
import { presentSetting } from './preference.present.ts'
import { findRhythm, listPreferences } from './preference.queries.ts'
import { NO_RHYTHM } from './rhythm.ts'

export const getNotificationSettings: Handler<typeof GetNotificationSettings> = async (context) => {
  const reader = profileActor(context.actor)
  const stored = new Map((await listPreferences(context.db, reader)).map((row) => [row.event_key, row]))
  const rhythm = (await findRhythm(context.db, reader)) ?? NO_RHYTHM
  return {
    Settings: (await eventsHeardBy(context.db, reader)).map((event) => presentSetting(event, stored.get(event.key))),
    Digest: rhythm.digest,
    QuietFrom: rhythm.quiet_from,
    QuietTo: rhythm.quiet_to,
    TimeZone: rhythm.time_zone,
  }
}

/** A member of a business is asked about what their role hears of, and about what they tell themselves. */
async function eventsHeardBy(db: Db, reader: ProfileActor): Promise<readonly NotificationEvent[]> {
  const offered = offeredEvents(reader.profileType)
  const seat = await findSeat(db, reader.accountId, reader.profileId)
  if (!seat) return offered
  const { isAdministrator, rights } = memberRightsOf(seat)
  return offered.filter(({ key, area }) => {
    if (area === 'personal') return key === 'note.due'
    return area === 'administrators' ? isAdministrator : allows(rights, `${area}:view`)
  })
}
