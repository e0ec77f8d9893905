import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { messages } from './preferences-messages.text.ts'
import { optional, wholeNumber } from '../../values/fields.ts'
import { isTimeZone } from '../../values/time-zones.ts'
import { NOTIFICATION_EVENTS } from './notification-events.ts'

const EVENT_KEYS = new Set(NOTIFICATION_EVENTS.map(({ key }) => key))

const hour = (label: string) => optional(wholeNumber(label, { min: 0, max: 23 }))

/** When emails are gathered into one a day, and when there are none at all. */
const rhythmFields = {
  Digest: z.enum(['off', 'daily'], { error: invalidMessage('Digest') }),
  /** Hours of the day; from 22 to 7 goes over midnight. Both or neither. */
  QuietFrom: hour('Quiet from'),
  QuietTo: hour('Quiet to'),
  TimeZone: z.string({ error: invalidMessage('Time zone') }).refine(isTimeZone, { error: invalidMessage('Time zone') }),
}

export const UpdateNotificationSettingsInput = z
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
  })
