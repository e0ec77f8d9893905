import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { invalidMessage } from '../../text/messages.ts'
import { messages } from './notifications-messages.text.ts'
import { choice, optional, rowId } from '../../values/fields.ts'
import { isTimeZone } from '../../values/time-zones.ts'
import { NOTIFICATION_TYPES } from '../preferences/notification-events.ts'
import { noteFields } from './notification.forms.ts'

const notifications = area('notifications')

export const NotificationNotFound = defineError('NotificationNotFound', 404, messages.notificationNotFound)

const anyone = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })
/** How long a deleted notification can be taken back; then its words are cleared. */
export const UNDO_MINUTES = 10

/** One notification (spec §3). */
export const NotificationItem = z
  .object({
    Id: z.guid(),
    /** Of the one who did it; null where no one did, and then the message is a sentence of its own. */
    FirstName: z.string().nullable(),
    LastName: z.string().nullable(),
    /** What happened, in one sentence: `Ana Ruiz wants to connect with you as your agent.` */
    Sentence: z.string(),
    /** The same without the name, where the sentence begins with it. */
    Message: z.string(),
    PicPath: z.string().nullable(),
    /** Days since, in the reader's time zone: 0 today, 1 yesterday. */
    NotificationDateDaysDiff: z.int(),
    TypeId: z.int(),
    Event: z.string(),
    IsRead: z.boolean(),
    /** Where it leads to, such as `/User/Connections?id=…`. */
    Path: z.string().nullable(),
    CreatedAt: z.iso.datetime(),
  })
  .meta({ id: 'NotificationItem' })
export type NotificationItem = z.infer<typeof NotificationItem>

export const NotificationGroup = z.object({
  /** `Today`, `Yesterday`, or the day. */
  Label: z.string(),
  DaysDiff: z.int(),
  Notifications: z.array(NotificationItem),
})
export type NotificationGroup = z.infer<typeof NotificationGroup>

const timeZone = optional(z.string({ error: invalidMessage('Time zone') }).refine(isTimeZone, { error: invalidMessage('Time zone') }))

/** The names of the specification (§7); ids of others than the caller answer as unknown. */
const whose = { ProfileId: optional(rowId('Profile')), AccountId: optional(rowId('Account')) }

export const GetTopNotifications = notifications.query('GetTopNotifications', {
  summary: 'The latest unread notifications of the active profile as a list of groups, one for each day.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({
    ...whose,
    IsRead: choice('Read', [0]).default(0),
    Count: z
      .int({ error: 'Count is not valid.' })
      .min(1, { error: 'Count is not valid.' })
      .max(20, { error: 'Count is not valid.' })
      .default(10),
    /** Of the reader: which days are today and yesterday. */
    TimeZone: timeZone,
  }),
  output: z.array(NotificationGroup),
  errors: [NotificationNotFound],
  reads: ['notification'],
})

export const UpdateNotificationRead = notifications.command('UpdateNotificationRead', {
  summary: 'Marks one notification of the active profile as read or unread, or all of them as read where `Id` is 0.',
  access: anyone,
  permission: 'personal',
  input: z
    .strictObject({
      ...whose,
      Id: z.union([z.literal(0), rowId('Notification')], { error: 'Notification is not valid.' }),
      IsRead: choice('Read', [0, 1]).default(1),
      IsUpdateAll: z.boolean({ error: 'All is not valid.' }).default(false),
    })
    .refine((input) => (input.Id === 0) === input.IsUpdateAll, { path: ['IsUpdateAll'], error: 'All is not valid.' })
    .refine((input) => input.Id !== 0 || input.IsRead === 1, { path: ['IsRead'], error: 'Read is not valid.' }),
  /** `Status` 1: something has changed, and lists are worth reading again. */
  output: z.object({ Status: z.int() }),
  errors: [NotificationNotFound],
  changes: ['notification'],
  audit: 'none',
})

export const GetDdlNotificationTypes = notifications.query('GetDdlNotificationTypes', {
  summary: 'Types of notifications to filter by.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ Items: z.array(z.object({ Id: z.int(), Text: z.string() })) }),
  reads: ['profile'],
})

export const GetNotifications = notifications.query('GetNotifications', {
  summary: 'All notifications of the active profile, read and unread, the latest first, and how many are unread in all.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({
    ...whose,
    /** This one alone, as the page about it shows it. */
    Id: optional(rowId('Notification')),
    TypeId: optional(choice('Type', Object.values(NOTIFICATION_TYPES))),
    IsRead: optional(choice('Read', [0, 1])),
    TimeZone: timeZone,
    ...pagingInput,
  }),
  output: pageOf(NotificationItem).extend({
    /** Of all kinds, whatever the list is narrowed to; counted up to 1,000. */
    UnreadCount: z.int(),
  }),
  errors: [NotificationNotFound],
  reads: ['notification'],
})

export const DeleteNotification = notifications.command('DeleteNotification', {
  summary: `Deletes one notification of the active profile. For ${UNDO_MINUTES} minutes RestoreNotification takes that back.`,
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'Id', kind: 'notification' } }),
  permission: 'personal',
  input: z.strictObject({ Id: rowId('Notification') }),
  output: z.object({ Id: z.guid() }),
  errors: [NotificationNotFound],
  changes: ['notification'],
  audit: 'none',
})

export const RestoreNotification = notifications.command('RestoreNotification', {
  summary: `Takes back the deletion of a notification within ${UNDO_MINUTES} minutes. One that was not deleted stays as it is.`,
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'Id', kind: 'notification' } }),
  permission: 'personal',
  input: z.strictObject({ Id: rowId('Notification') }),
  output: z.object({ Id: z.guid() }),
  errors: [NotificationNotFound],
  changes: ['notification'],
  audit: 'none',
})

export const CreateNotification = notifications.command('CreateNotification', {
  summary:
    'Leaves the active profile a note to itself, such as a reminder; it is shown from a moment on. People are told of events by the server alone.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({
    ...noteFields,
    /** Now where it is left out or over; at most a year ahead. */
    At: optional(z.iso.datetime({ error: 'Date is not valid.' })),
  }),
  output: z.object({ Id: z.guid() }),
  changes: ['notification'],
})
