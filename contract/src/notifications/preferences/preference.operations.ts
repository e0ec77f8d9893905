import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { invalidMessage, messages } from '../../text/messages.ts'
import { optional, wholeNumber } from '../../values/fields.ts'
import { NOTIFICATION_EVENTS } from './notification-events.ts'

const notifications = area('notifications')

export const NotificationChannelFixed = defineError('NotificationChannelFixed', 400, messages.notificationChannelFixed)

const EVENT_KEYS = new Set(NOTIFICATION_EVENTS.map(({ key }) => key))
const hour = (label: string) => optional(wholeNumber(label, { min: 0, max: 23 }))

/** When mails are gathered into one a day, and when there are none at all. */
const rhythmFields = {
  Digest: z.enum(['off', 'daily'], { error: invalidMessage('Digest') }),
  /** Hours of the day; from 22 to 7 goes over midnight. Both or neither. */
  QuietFrom: hour('Quiet from'),
  QuietTo: hour('Quiet to'),
  TimeZone: z.string({ error: invalidMessage('Time zone') }).refine(isTimeZone, { error: invalidMessage('Time zone') }),
}

export const GetNotificationSettings = notifications.query('GetNotificationSettings', {
  summary: 'What the active profile wants to hear of, event by channel, and its rhythm.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  input: z.strictObject({}),
  output: z.object({
    Settings: z.array(
      z.object({
        Event: z.string(),
        Group: z.string(),
        Label: z.string(),
        When: z.string(),
        InApp: z.boolean(),
        Email: z.boolean(),
        InAppIsFixed: z.boolean(),
        EmailIsFixed: z.boolean(),
      }),
    ),
    Digest: z.enum(['off', 'daily']),
    QuietFrom: z.int().nullable(),
    QuietTo: z.int().nullable(),
    TimeZone: z.string(),
  }),
})

export const UpdateNotificationSettings = notifications.command('UpdateNotificationSettings', {
  summary: 'Stores what the active profile wants to hear of. Events that are left out stay as they are; fixed channels stay on.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  input: z
    .strictObject({
      Settings: z
        .array(
          z.strictObject(
            {
              Event: z.string({ error: invalidMessage('Event') }).refine((key) => EVENT_KEYS.has(key), { error: invalidMessage('Event') }),
              InApp: z.boolean({ error: invalidMessage('On screen') }),
              Email: z.boolean({ error: invalidMessage('Email') }),
            },
            { error: invalidMessage('Settings') },
          ),
          { error: invalidMessage('Settings') },
        )
        .max(NOTIFICATION_EVENTS.length, { error: invalidMessage('Settings') }),
      ...rhythmFields,
    })
    .check(({ value, issues }) => {
      const missing = (['QuietFrom', 'QuietTo'] as const).filter((name) => value[name] === null)
      if (missing.length === 1) issues.push({ code: 'custom', input: value, path: missing, message: messages.quietHoursHalf })
    }),
  output: z.object({ Saved: z.boolean() }),
  errors: [NotificationChannelFixed],
  refreshes: ['GetNotificationSettings'],
})

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '' && name.length <= 64
  } catch {
    return false
  }
}
