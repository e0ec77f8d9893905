import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './preferences-messages.text.ts'
import { UpdateNotificationSettingsInput } from './preference.forms.ts'

const notifications = area('notifications')

export const NotificationChannelFixed = defineError('NotificationChannelFixed', 400, messages.notificationChannelFixed)

export const GetNotificationSettings = notifications.query('GetNotificationSettings', {
  summary: 'What the active profile wants to hear of, event by channel, and its rhythm.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'personal',
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
  reads: ['preference', 'member'],
})

export const UpdateNotificationSettings = notifications.command('UpdateNotificationSettings', {
  summary: 'Stores what the active profile wants to hear of. Events that are left out stay as they are; fixed channels stay on.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'personal',
  input: UpdateNotificationSettingsInput,
  output: z.object({ Saved: z.boolean() }),
  errors: [NotificationChannelFixed],
  changes: ['preference'],
})
