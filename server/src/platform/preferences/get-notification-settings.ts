import { offeredEvents } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { GetNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { presentSetting } from './preference.present.ts'
import { findRhythm, listPreferences } from './preference.queries.ts'
import { NO_RHYTHM } from './rhythm.ts'

export const getNotificationSettings: Handler<typeof GetNotificationSettings> = async (context) => {
  const reader = profileActor(context.actor)
  const stored = new Map((await listPreferences(context.db, reader)).map((row) => [row.event_key, row]))
  const rhythm = (await findRhythm(context.db, reader)) ?? NO_RHYTHM
  return {
    Settings: offeredEvents(reader.profileType).map((event) => presentSetting(event, stored.get(event.key))),
    Digest: rhythm.digest,
    QuietFrom: rhythm.quiet_from,
    QuietTo: rhythm.quiet_to,
    TimeZone: rhythm.time_zone,
  }
}
