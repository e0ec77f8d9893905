import { eventsFor } from '@keystead/contract/platform/preferences/notification-events.ts'
import { NotificationChannelFixed, type UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { isFixed } from './preference.present.ts'
import { storePreferences, storeRhythm } from './preference.queries.ts'

export const updateNotificationSettings: Handler<typeof UpdateNotificationSettings> = async (context, input) => {
  const { accountId, profileId, profileType } = profileActor(context.actor)
  const events = new Map(eventsFor(profileType).map((event) => [event.key, event]))
  const changes = new Map(input.Settings.map((setting) => [setting.Event, setting]))
  for (const [index, { Event, InApp, Email }] of input.Settings.entries()) {
    const event = events.get(Event)
    if (!event) failField(`Settings.${index}.Event`, invalidMessage('Event'))
    if ((isFixed(event, 'inApp') && !InApp) || (isFixed(event, 'email') && !Email)) fail(NotificationChannelFixed)
  }
  await storePreferences(
    context.db,
    { accountId, profileId },
    [...changes.values()].map(({ Event, InApp, Email }) => ({ event_key: Event, in_app: InApp, by_email: Email })),
  )
  await storeRhythm(
    context.db,
    { accountId, profileId },
    { digest: input.Digest, quiet_from: input.QuietFrom, quiet_to: input.QuietTo, time_zone: input.TimeZone },
  )
  context.audit(profileId, { events: [...changes.keys()] })
  return { Saved: true }
}
