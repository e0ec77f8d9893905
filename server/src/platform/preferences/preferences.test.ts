import { NOTIFICATION_EVENTS } from '@keystead/contract/platform/preferences/notification-events.ts'
import { GetNotificationSettings, UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import { everything } from '../../database/pool.ts'
import { declinesEmail, findTimeZone } from './account-preferences.ts'

const rhythm = { Digest: 'off', QuietFrom: null, QuietTo: null, TimeZone: 'America/Chicago' } as const

test('events have keys of their own and concern somebody', () => {
  expect(new Set(NOTIFICATION_EVENTS.map(({ key }) => key)).size).toBe(NOTIFICATION_EVENTS.length)
  for (const { profiles } of NOTIFICATION_EVENTS) expect(profiles).not.toEqual([])
})

test('begin with the defaults of what concerns this kind of profile', async () => {
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  const { Settings, Digest } = must(await tenant.call(GetNotificationSettings, {}))
  const keys = Settings.map(({ Event }) => Event)
  expect(keys).toContain('viewing.requested')
  expect(keys).not.toContain('listing.expiring')
  expect(Settings.find(({ Event }) => Event === 'note.due')).toMatchObject({ InApp: true, Email: false })
  expect(Digest).toBe('off')
})

test('do not ask about what nothing tells of yet', async () => {
  const owner = await app.newPerson()
  const offered = must(await owner.call(GetNotificationSettings, {})).Settings.map(({ Event }) => Event)
  for (const { key, isToCome } of NOTIFICATION_EVENTS) if (isToCome) expect(offered).not.toContain(key)
})

test('are kept for a profile, event by channel, and another profile keeps its own', async () => {
  const owner = await app.newPerson()
  const asAgent = await app.secondProfile(owner, 'Agent')
  const change = { Event: 'connection.ended', InApp: false, Email: true }
  must(await owner.call(UpdateNotificationSettings, { ...rhythm, Settings: [change], Digest: 'daily', QuietFrom: 22, QuietTo: 7 }))
  const after = must(await owner.call(GetNotificationSettings, {}))
  expect(after).toMatchObject({ Digest: 'daily', QuietFrom: 22, QuietTo: 7, TimeZone: 'America/Chicago' })
  expect(after.Settings.find(({ Event }) => Event === 'connection.ended')).toMatchObject({ InApp: false, Email: true })
  const other = must(await asAgent.call(GetNotificationSettings, {}))
  expect(other.Settings.find(({ Event }) => Event === 'connection.ended')).toMatchObject({ InApp: true, Email: true })
  expect(other.Digest).toBe('off')
})

test('what a person chose in one profile counts for emails to the account, and for nobody else', async () => {
  const [owner, other] = [await app.newPerson(), await app.newPerson()]
  const asAgent = await app.secondProfile(owner, 'Agent')
  const change = { Event: 'search.alert', InApp: true, Email: false }
  must(await asAgent.call(UpdateNotificationSettings, { ...rhythm, Settings: [change], TimeZone: 'Pacific/Honolulu' }))
  const chosen = ({ accountId }: { accountId: string }) =>
    app.services.database.transaction(everything('a test asks for two accounts'), async (db) => ({
      declines: await declinesEmail(db, accountId, 'search.alert'),
      timeZone: await findTimeZone(db, accountId),
    }))
  expect(await chosen(owner)).toEqual({ declines: true, timeZone: 'Pacific/Honolulu' })
  expect(await chosen(other)).toEqual({ declines: false, timeZone: null })
})

test('what the safety of the account depends on cannot be switched off, and then nothing is changed', async () => {
  const owner = await app.newPerson()
  const answer = await owner.call(UpdateNotificationSettings, {
    ...rhythm,
    Settings: [
      { Event: 'connection.ended', InApp: false, Email: false },
      { Event: 'security.newSignIn', InApp: true, Email: false },
    ],
  })
  expect(answer.error?.Code).toBe('NotificationChannelFixed')
  const { Settings } = must(await owner.call(GetNotificationSettings, {}))
  expect(Settings.find(({ Event }) => Event === 'connection.ended')).toMatchObject({ InApp: true, Email: true })
})

test.each([
  ['an unknown event', { Settings: [{ Event: 'nothing.such', InApp: true, Email: true }] }],
  ['an event of another kind of profile', { Settings: [{ Event: 'asset.termsChanged', InApp: true, Email: true }] }],
  ['half of the quiet hours', { QuietFrom: 22 }],
  ['an hour that is none', { QuietFrom: 24, QuietTo: 7 }],
  ['an unknown time zone', { TimeZone: 'Mars/Olympus' }],
])('%s is refused', async (_what, change) => {
  const agent = await app.newPerson({ profileType: 'Agent' })
  const answer = await agent.call(UpdateNotificationSettings, { ...rhythm, Settings: [], ...change })
  expect(answer.status).toBe(400)
  expect(answer.error?.Fields).not.toEqual({})
})
