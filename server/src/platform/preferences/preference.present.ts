import type { NotificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { GetNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { StoredPreference } from './preference.queries.ts'

export type Channels = { inApp: boolean; email: boolean }

/** What counts for an event: the profile's own choice, else the event's default; fixed channels are always on. */
export function channelsOf(event: NotificationEvent, stored: StoredPreference | undefined): Channels {
  const chosen = stored ? { inApp: stored.in_app, email: stored.by_email } : event.defaults
  return { inApp: isFixed(event, 'inApp') || chosen.inApp, email: isFixed(event, 'email') || chosen.email }
}

export function isFixed(event: NotificationEvent, channel: 'inApp' | 'email'): boolean {
  return event.fixed?.includes(channel) ?? false
}

export function presentSetting(
  event: NotificationEvent,
  stored: StoredPreference | undefined,
): OutputOf<typeof GetNotificationSettings>['Settings'][number] {
  const { inApp, email } = channelsOf(event, stored)
  return {
    Event: event.key,
    Group: event.group,
    Label: event.label,
    When: event.when,
    InApp: inApp,
    Email: email,
    InAppIsFixed: isFixed(event, 'inApp'),
    EmailIsFixed: isFixed(event, 'email'),
  }
}
