import { GetViewingOptions, RequestViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { SaveSearch } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { SendUserEnquiry } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { UpgradePlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { ChangePassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import { SendProfileEnquiry } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { inquiryInput } from '../../../test/inputs.ts'
import { must } from '../../../test/must.ts'
import { operate } from '../../../test/operate.ts'
import { endOldListings } from '../../marketplace/listing-life/listing-end.job.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { sendSearchAlerts } from '../../marketplace/saved-searches/search-alert.job.ts'
import { tourOf } from '../../marketplace/tours/tour.factory.ts'
import { dayAhead } from '../../../test/day-ahead.ts'
import { inquiryTo } from '../../marketplace/inquiries/inquiry.factory.ts'
import { emailsOf, timeComes } from './notification.factory.ts'

/* What has an email of its own rings the bell as well, and keeps to the digest where it can wait. */

const goOn = new AbortController().signal
async function bellOf(person: TestPerson) {
  return must(await person.call(GetNotifications, {})).Items.map(({ Event, FirstName, Message, Path, TypeId }) => ({
    Event,
    Sentence: FirstName ? `${FirstName} ${Message}` : Message,
    Path,
    TypeId,
  }))
}
const emailNames = async (person: TestPerson) => (await emailsOf(app, person)).map(({ name }) => name)

async function gathers(person: TestPerson): Promise<void> {
  const rhythm = { Digest: 'daily', QuietFrom: null, QuietTo: null, TimeZone: 'America/Denver' } as const
  must(await person.call(UpdateNotificationSettings, { Settings: [], ...rhythm }))
}

test('an inquiry', async () => {
  const [owner, gatherer] = [await app.newPerson(), await app.newPerson()]
  await gathers(gatherer)
  for (const person of [owner, gatherer]) {
    const { AssetId } = await addListedProperty(app, person, { Title: 'Brick bungalow' })
    must(await app.visitor().call(SendProfileEnquiry, inquiryTo(person.profileId, { AssetId })))
    expect(await bellOf(person)).toMatchObject([
      { Event: 'enquiry.received', Sentence: 'Nora Field wrote to you about Brick bungalow.', TypeId: 2 },
    ])
    expect((await bellOf(person))[0]?.Path).toMatch(/^\/User\/Inquiries\?id=[0-9a-f-]{36}$/)
  }
  expect(await emailNames(owner)).toEqual(['new-inquiry'])
  expect(await emailNames(gatherer)).toEqual([])
  await timeComes(app, gatherer)
  expect(await emailNames(gatherer)).toEqual(['notification'])
})

test('a tour: what is far ahead may wait, what is near does not', async () => {
  const owner = await app.newPerson()
  await gathers(owner)
  const { AssetId } = await addListedProperty(app, owner, { Title: 'Brick bungalow' })
  must(await app.visitor().call(RequestViewing, tourOf(AssetId)))
  expect(await bellOf(owner)).toEqual([
    { Event: 'viewing.requested', Sentence: 'Nora Field wants to tour Brick bungalow.', Path: '/User/Tours', TypeId: 2 },
  ])
  expect(await emailNames(owner)).toEqual([])

  const { TimeZone } = must(await app.visitor().call(GetViewingOptions, { AssetId }))
  const hourMs = 3_600_000
  const soon = new Date(Math.floor(Date.now() / hourMs + 20) * hourMs)
  const near = {
    Date: soon.toLocaleDateString('sv-SE', { timeZone: TimeZone }),
    Time: soon.toLocaleTimeString('sv-SE', { timeZone: TimeZone, hour: '2-digit', minute: '2-digit' }),
  }
  must(await app.visitor().call(RequestViewing, tourOf(AssetId, { Times: [near, { Date: dayAhead(6), Time: '10:00' }] })))
  expect(await emailNames(owner)).toEqual(['tour-requested'])
  expect(await bellOf(owner)).toHaveLength(2)
})

test('listings that end, once for each notice', async () => {
  const owner = await app.newPerson()
  const { AssetId } = await addListedProperty(app, owner, { Title: 'Brick bungalow' })
  await app.sql(`update asset set open_checks = 0, listing_expires_at = now() + interval '5 days' where id = $1`, [AssetId])
  await endOldListings(app.services, goOn)
  await endOldListings(app.services, goOn)
  expect(await bellOf(owner)).toMatchObject([
    {
      Event: 'listing.expiring',
      Sentence: expect.stringMatching(/^Brick bungalow leaves the market on [A-Z][a-z]{2} \d{1,2}, \d{4}\.$/),
      Path: '/User/Owners/MyProperties?tab=expiring',
    },
  ])
  await app.sql(`update asset set listing_expires_at = now() - interval '1 minute' where id = $1`, [AssetId])
  await endOldListings(app.services, goOn)
  expect((await bellOf(owner))[0]).toMatchObject({
    Event: 'listing.expired',
    Sentence: 'Brick bungalow has left the market.',
    Path: '/User/Owners/MyProperties?tab=expired',
  })
  expect(await emailNames(owner)).toEqual(['listings-expiring', 'listings-expired'])
})

test('news in saved searches: an email of the day of its own, and the bell also without it', async () => {
  const [searcher, declining, lister] = [await app.newPerson(), await app.newPerson(), await app.newPerson()]
  await gathers(searcher)
  const off = { Digest: 'off', QuietFrom: null, QuietTo: null, TimeZone: 'America/Denver' } as const
  must(await declining.call(UpdateNotificationSettings, { ...off, Settings: [{ Event: 'search.alert', InApp: true, Email: false }] }))
  for (const person of [searcher, declining])
    must(await person.call(SaveSearch, { Name: 'All loremhouses', Filters: { Text: 'loremhouse' } }))
  await addListedProperty(app, lister, { Title: 'The loremhouse' })
  await app.sql(`update search_alert set due_at = now() - interval '1 second'`)
  await sendSearchAlerts(app.services, goOn)
  for (const person of [searcher, declining]) {
    expect(await bellOf(person)).toMatchObject([
      {
        Event: 'search.alert',
        Sentence: '1 home is new or has a lower price in your search “All loremhouses”.',
        Path: '/User/SavedSearches',
      },
    ])
  }
  expect(await emailNames(searcher)).toEqual(['search-alert'])
  expect(await emailNames(declining)).toEqual([])
})

test('an answer from support', async () => {
  const [owner, declining] = [await app.newPerson(), await app.newPerson()]
  const off = { Digest: 'off', QuietFrom: null, QuietTo: null, TimeZone: 'America/Denver' } as const
  must(await declining.call(UpdateNotificationSettings, { ...off, Settings: [{ Event: 'ticket.answered', InApp: true, Email: false }] }))
  for (const person of [owner, declining]) {
    must(await person.call(SendUserEnquiry, inquiryInput(person.email)))
    const [ticket] = await app.sql<{ id: string; number: number }>('select id, number from support_ticket where account_id = $1', [
      person.accountId,
    ])
    expect((await operate(app, 'tickets', 'answer', String(ticket?.number), 'It is on its way.')).exitCode).toBe(0)
    expect(await bellOf(person)).toEqual([
      {
        Event: 'ticket.answered',
        Sentence: `We answered your request #${ticket?.number}.`,
        Path: `/User/SupportTicket?id=${ticket?.id}`,
        TypeId: 2,
      },
    ])
  }
  expect(await emailNames(owner)).toContain('ticket-answered')
  expect(await emailNames(declining)).not.toContain('ticket-answered')
})

test('a plan and the safety of the account, whatever the rhythm', async () => {
  const owner = await app.newPerson()
  await gathers(owner)
  must(await owner.call(UpgradePlan, { PlanId: 2, Interval: 'month' }))
  const [request] = await app.sql<{ id: string }>('select id from plan_request where account_id = $1', [owner.accountId])
  expect((await operate(app, 'plans', 'activate', request?.id ?? '')).exitCode).toBe(0)
  must(await owner.call(ChangePassword, { NewPassword: 'eight brass door bells', ConfirmNewPassword: 'eight brass door bells' }))
  expect(await bellOf(owner)).toMatchObject([
    { Event: 'security.changed', Sentence: 'Your password was changed.', Path: '/User/Settings' },
    { Event: 'plan.changed', Path: '/User/UpgradePlan' },
  ])
  expect(await emailNames(owner)).toEqual(['plan-requested', 'plan-activated', 'password-changed'])
})
