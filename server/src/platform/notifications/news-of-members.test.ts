import { randomUUID } from 'node:crypto'
import { SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GiveNotice } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { SendProfileEnquiry } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { RequestViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { DeleteBusinessMember } from '@keystead/contract/people/businesses/member.operations.ts'
import {
  CreateNotification,
  GetNotifications,
  GetTopNotifications,
  UpdateNotificationRead,
} from '@keystead/contract/platform/notifications/notification.operations.ts'
import { UpgradePlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { GetNotificationSettings, UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { operate } from '../../../test/operate.ts'
import type { Db } from '../../database/db.ts'
import { deliverEmail } from '../../email/deliver-email.ts'
import { assigned, leaseWith, denverDay } from '../../leasing/assignments/assignment.factory.ts'
import { newInquiryEmail } from '../../marketplace/inquiries/inquiry.email.ts'
import { inquiryTo } from '../../marketplace/inquiries/inquiry.factory.ts'
import { endOldListings } from '../../marketplace/listing-life/listing-end.job.ts'
import { tourOf } from '../../marketplace/tours/tour.factory.ts'
import { type TestBusiness, businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { listExportedRows } from '../../security/closing/closing.queries.ts'
import { did, emailsOf, notifyTo, timeComes } from './notification.factory.ts'
import { notificationExports } from './notification.exports.ts'
import { notify } from './notify.ts'

const goOn = new AbortController().signal

type Member = Awaited<ReturnType<typeof memberOf>>

let business: TestBusiness
let home: string
let otherHome: string
let tenant: TestPerson
let leaseId: string
let admin: Member
/** Leases homes, and is given one of two. */
let here: Member
let elsewhere: Member
let books: Member

beforeEach(async () => {
  const founder = await app.newPerson({ accountType: 'Business' })
  home = (await addListedProperty(app, founder, { Title: 'Brick bungalow' })).AssetId
  otherHome = (await addListedProperty(app, founder, { Title: 'River loft', Address1: '12 Canal Street' })).AssetId
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tess' })
  await connected(app, founder, tenant)
  const Lease = leaseWith([tenant], { TenureStart: denverDay(-10), TenureEnd: denverDay(100) })
  leaseId = (await assigned(founder, home, { Lease, Unlist: false })).LeaseId ?? ''
  business = await businessOn(app, founder)
  await app.sql(`update account set kind = 'business', email = null where id = $1`, [founder.accountId])
  admin = await memberOf(app, business, { role: 'administrator' })
  here = await memberOf(app, business, { role: 'leasing', homes: [home] })
  elsewhere = await memberOf(app, business, { role: 'leasing', homes: [otherHome] })
  books = await memberOf(app, business, { role: 'bookkeeper' })
  await app.sql('delete from notification where profile_id = $1', [business.profileId])
})

const bellOf = async (person: TestPerson) => must(await person.call(GetNotifications, {})).Items.map(({ Event }) => Event)
const emailNames = async (person: TestPerson) => (await emailsOf(app, person)).map(({ name }) => name)

/** By bell and by email. */
async function told() {
  const of = async (member: Member) => ({ bell: await bellOf(member), emails: await emailNames(member) })
  return { admin: await of(admin), here: await of(here), elsewhere: await of(elsewhere), books: await of(books) }
}
const nothing = { bell: [], emails: [] }

type Settings = Partial<InputOf<typeof UpdateNotificationSettings>>
async function settings(person: TestPerson, change: Settings): Promise<void> {
  const usual = { Digest: 'off', QuietFrom: null, QuietTo: null, TimeZone: 'America/Denver' } as const
  must(await person.call(UpdateNotificationSettings, { Settings: [], ...usual, ...change }))
}
const quietNow = () => {
  const hour = new Date().getUTCHours()
  return { QuietFrom: (hour + 23) % 24, QuietTo: (hour + 2) % 24, TimeZone: 'UTC' }
}

const inquire = (AssetId: string | null = home) =>
  app.visitor().call(SendProfileEnquiry, inquiryTo(business.profileId, AssetId === null ? {} : { AssetId }))
const remove = async (member: Member) => must(await admin.call(DeleteBusinessMember, { MemberId: member.memberId }))

describe('those are told whose role covers it, and whose list has the home', () => {
  test('a stranger asks for a tour', async () => {
    must(await app.visitor().call(RequestViewing, tourOf(home)))
    const both = { bell: ['viewing.requested'], emails: ['tour-requested'] }
    expect(await told()).toEqual({ admin: both, here: both, elsewhere: nothing, books: nothing })
    const [email] = await emailsOf(app, here)
    expect(email).toMatchObject({ to_email: here.email, data: { assetTitle: 'Brick bungalow', name: 'Nora Field' } })
  })

  test('a stranger writes', async () => {
    must(await inquire())
    const both = { bell: ['enquiry.received'], emails: ['new-inquiry'] }
    expect(await told()).toEqual({ admin: both, here: both, elsewhere: nothing, books: nothing })
    const sent = await app.sql(
      `select distinct reply_to is not null as "hasReply" from email where name = 'new-inquiry' and to_email = any($1)`,
      [[admin.email, here.email]],
    )
    expect(sent).toEqual([{ hasReply: true }])
  })

  test('a tenant gives notice, with a note', async () => {
    must(await tenant.call(GiveNotice, { LeaseId: leaseId, MovesOutOn: denverDay(40), Note: 'We have found a house.' }))
    const both = { bell: ['lease.notice'], emails: ['lease-note'] }
    expect(await told()).toEqual({ admin: both, here: both, elsewhere: nothing, books: both })
  })

  test('what is about no home is for those who have all of them', async () => {
    await notifyTo(app, business, { event: 'connection.invited' })
    const both = { bell: ['connection.invited'], emails: ['notification'] }
    expect(await told()).toEqual({ admin: both, here: nothing, elsewhere: nothing, books: both })
  })

  test('what is personal is no news of a business, and what is the administrators’ no one else’s', async () => {
    await notifyTo(app, business, { event: 'security.changed' })
    expect(await told()).toEqual({ admin: nothing, here: nothing, elsewhere: nothing, books: nothing })
  })

  test('listings that end: each hears of their own, and no member gets a link that works without signing in', async () => {
    await app.sql(`update asset set open_checks = 0, listing_expires_at = now() + interval '5 days' where id = any($1)`, [
      [home, otherHome],
    ])
    await endOldListings(app.services, goOn)
    await endOldListings(app.services, goOn)
    const sentenceOf = async (member: Member) => must(await member.call(GetNotifications, {})).Items.map(({ Sentence }) => Sentence)
    expect(await sentenceOf(admin)).toEqual([expect.stringContaining('2 of your listings leave the market')])
    expect(await sentenceOf(here)).toEqual([expect.stringContaining('Brick bungalow leaves the market')])
    expect(await sentenceOf(elsewhere)).toEqual([expect.stringContaining('River loft leaves the market')])
    expect(await sentenceOf(books)).toEqual([])
    const emails = await app.sql<{ to_email: string; titles: string[]; token_id: string | null }>(
      `select to_email, data -> 'titles' as titles, token_id from email where name = 'listings-expiring' and to_email = any($1)`,
      [[admin, here, elsewhere, books].map(({ email }) => email)],
    )
    expect(Object.fromEntries(emails.map(({ to_email, titles }) => [to_email, titles]))).toEqual({
      [admin.email]: ['Brick bungalow', 'River loft'],
      [here.email]: ['Brick bungalow'],
      [elsewhere.email]: ['River loft'],
    })
    expect(emails.map(({ token_id }) => token_id)).toEqual([null, null, null])
  })

  test('its plan: whoever may see it hears of it, and administrators of what they asked for', async () => {
    await app.sql('update account set plan_id = 1 where id = $1', [business.accountId])
    must(await admin.call(UpgradePlan, { PlanId: 2, Interval: 'month' }))
    const [request] = await app.sql<{ id: string }>('select id from plan_request where account_id = $1', [business.accountId])
    expect((await operate(app, 'plans', 'activate', request?.id ?? '')).exitCode).toBe(0)
    expect(await told()).toEqual({
      admin: { bell: ['plan.changed'], emails: ['plan-requested', 'plan-activated'] },
      here: nothing,
      elsewhere: nothing,
      books: { bell: ['plan.changed'], emails: ['plan-activated'] },
    })
  })
})

describe('who did it', () => {
  test('is not told of it as a member; colleagues are', async () => {
    must(await admin.call(SendProfileEnquiry, inquiryTo(business.profileId, { AssetId: home })))
    expect(await told()).toMatchObject({ admin: nothing, here: { bell: ['enquiry.received'] } })
  })

  test('as the business: none of its members is', async () => {
    await notifyTo(app, business, {
      profileIds: [business.profileId, tenant.profileId],
      actorProfileId: business.profileId,
      actor: undefined,
    })
    expect(await told()).toEqual({ admin: nothing, here: nothing, elsewhere: nothing, books: nothing })
    expect(await bellOf(tenant)).toContain('connection.invited')
  })
})

describe('each member for themselves', () => {
  test('reads, and is told once, however often it is said', async () => {
    const once = randomUUID()
    for (let times = 0; times < 2; times += 1) await notifyTo(app, business, { once })
    must(await admin.call(UpdateNotificationRead, { Id: 0, IsUpdateAll: true }))
    expect(must(await admin.call(GetNotifications, {}))).toMatchObject({ UnreadCount: 0, Items: [{ IsRead: true }] })
    expect(must(await books.call(GetNotifications, {}))).toMatchObject({ UnreadCount: 1, Items: [{ IsRead: false }] })
  })

  test('chooses, apart from colleagues and from their own profile', async () => {
    await settings(admin, {
      Settings: [{ Event: 'connection.invited', InApp: true, Email: false }],
      Digest: 'daily',
      QuietFrom: 22,
      QuietTo: 7,
    })
    await notifyTo(app, business)
    expect(await emailNames(admin)).toEqual([])
    expect(await emailNames(books)).toEqual(['notification'])
    const chosen = async (person: TestPerson) => {
      const { Settings, Digest } = must(await person.call(GetNotificationSettings, {}))
      return { Digest, Email: Settings.find(({ Event }) => Event === 'connection.invited')?.Email }
    }
    expect(await chosen(admin)).toEqual({ Digest: 'daily', Email: false })
    expect(await chosen(books)).toEqual({ Digest: 'off', Email: true })
    const [own] = await app.sql<{ id: string }>('select id from profile where account_id = $1', [admin.accountId])
    must(await admin.call(SwitchUserProfile, { ProfileId: own?.id ?? '' }))
    expect(await chosen(admin)).toEqual({ Digest: 'off', Email: true })
    expect(await bellOf(admin)).toEqual([])
  })

  test('is asked about what their role hears of', async () => {
    const keys = must(await books.call(GetNotificationSettings, {})).Settings.map(({ Event }) => Event)
    expect(keys).toContain('lease.notice')
    expect(keys).toContain('note.due')
    for (const key of ['viewing.requested', 'listing.expiring', 'security.changed']) expect(keys).not.toContain(key)
  })

  test('leaves notes to themselves alone, also who is given a list of homes', async () => {
    must(await here.call(CreateNotification, { Message: 'Call the plumber', Path: null }))
    expect(await bellOf(here)).toEqual(['note.due'])
    expect(must(await here.call(GetTopNotifications, {}))).toMatchObject([{ Notifications: [{ Message: 'Call the plumber' }] }])
    expect(await told()).toMatchObject({ admin: nothing, elsewhere: nothing, books: nothing })
  })
})

describe('what waits for the morning', () => {
  const stateOf = async (member: Member) =>
    (await app.sql<{ email_state: string }>('select email_state from notification where account_id = $1', [member.accountId])).map(
      ({ email_state: state }) => state,
    )

  test('comes to each member at the end of their own day', async () => {
    await settings(admin, { Digest: 'daily' })
    for (const what of ['one', 'two']) await notifyTo(app, business, { said: did(what) })
    expect([await emailNames(admin), await emailNames(books)]).toEqual([[], ['notification', 'notification']])
    await timeComes(app, business)
    expect(await emailNames(admin)).toEqual(['gathered-news'])
    expect((await emailsOf(app, admin))[0]).toMatchObject({ to_email: admin.email })
  })

  test.each<[string, (member: Member) => Promise<unknown>]>([
    ['was removed', remove],
    ['has another role', (member) => app.sql(`update seat set rights = '{"properties": "view"}' where member_id = $1`, [member.memberId])],
    ['is given other homes', (member) => app.sql('update seat_asset set asset_id = $2 where member_id = $1', [member.memberId, otherHome])],
  ])('never comes to who %s meanwhile', async (_what, change) => {
    await settings(here, { Digest: 'daily' })
    await settings(admin, { Digest: 'daily' })
    must(await inquire())
    expect([await stateOf(here), await stateOf(admin)]).toEqual([['waiting'], ['waiting']])
    await change(here)
    await timeComes(app, business)
    expect([await emailNames(here), await emailNames(admin)]).toEqual([[], ['notification']])
    expect(await stateOf(here)).toEqual(['none'])
  })

  test('nor does an email of its own that is written already', async () => {
    await settings(here, quietNow())
    await settings(admin, quietNow())
    must(await inquire())
    await remove(here)
    const leaves = async (member: Member) => {
      const [email] = await app.sql<{ id: string }>('select id from email where recipient_account_id = $1', [member.accountId])
      await deliverEmail(app.services, [newInquiryEmail], { mailId: email?.id ?? '' }, goOn)
      return app.sql('select status, last_error from email where id = $1', [email?.id])
    }
    expect(await leaves(here)).toEqual([
      { status: 'failed', last_error: 'its reader has no place any more in the business that it is about' },
    ])
    expect(await leaves(admin)).toEqual([{ status: 'sent', last_error: null }])
  })

  test('who was removed finds none of it in what they download', async () => {
    await notifyTo(app, business)
    // Who acts for another business still finds what they are told there.
    const other = await businessOn(app, await app.newPerson({ accountType: 'Business' }))
    await alsoIn(other, books)
    await notifyTo(app, other)
    expect((await downloadOf(books)).map((row) => row.profile_id).sort()).toEqual([business.profileId, other.profileId].sort())
    await remove(books)
    expect((await downloadOf(books)).map((row) => row.profile_id)).toEqual([other.profileId])
  })

  test('who was removed is told nothing new', async () => {
    await remove(here)
    must(await inquire())
    expect(await app.sql('select from notification where account_id = $1', [here.accountId])).toEqual([])
    expect(await emailNames(here)).toEqual([])
  })
})

type Download = { event_key: string; profile_id: string }

async function downloadOf({ accountId }: Member): Promise<Download[]> {
  const [exported] = notificationExports.exports ?? []
  if (!exported) throw new Error('no news are exported')
  const rows = await app.services.database.transaction({ kind: 'account', accountId }, (db) =>
    listExportedRows(db, accountId, exported, null),
  )
  return rows as Download[]
}

/** The person has the same place in another business. */
async function alsoIn(other: TestBusiness, { memberId }: Member): Promise<void> {
  await app.sql(
    `insert into seat (member_id, account_id, profile_id, business_account_id, role_name, is_administrator, rights, is_limited)
     select gen_random_uuid(), account_id, $2, $3, role_name, is_administrator, rights, is_limited from seat where member_id = $1`,
    [memberId, other.profileId, other.accountId],
  )
}

describe('what a member was told before', () => {
  const rights = (levels: string) => (member: Member) =>
    app.sql('update seat set rights = $2::jsonb where member_id = $1', [member.memberId, levels])

  /** All ways to it. */
  async function seenBy(member: Member) {
    const { Items, TotalCount, UnreadCount } = must(await member.call(GetNotifications, {}))
    const top = must(await member.call(GetTopNotifications, {})).flatMap(({ Notifications }) => Notifications)
    return {
      listed: Items.map(({ Event }) => Event),
      counts: [TotalCount, UnreadCount],
      top: top.map(({ Event }) => Event),
      download: (await downloadOf(member)).map(({ event_key: key }) => key),
    }
  }
  const once = { listed: ['enquiry.received'], counts: [1, 1], top: ['enquiry.received'], download: ['enquiry.received'] }
  const never = { listed: [], counts: [0, 0], top: [], download: [] }

  test.each<[string, (member: Member) => Promise<unknown>, (member: Member) => Promise<unknown>]>([
    ['has another role', rights('{"properties": "view"}'), rights('{"leads": "view"}')],
    [
      'is given other homes',
      (member) => app.sql('update seat_asset set asset_id = $2 where member_id = $1', [member.memberId, otherHome]),
      (member) => app.sql('update seat_asset set asset_id = $2 where member_id = $1', [member.memberId, home]),
    ],
  ])('is out of reach of who %s, until it is undone', async (_what, change, undo) => {
    must(await inquire())
    expect(await seenBy(here)).toEqual(once)
    await change(here)
    expect(await seenBy(here)).toEqual(never)
    expect(must(await here.call(UpdateNotificationRead, { Id: 0, IsUpdateAll: true })).Status).toBe(0)
    await undo(here)
    expect(await seenBy(here)).toEqual(once)
    expect(await seenBy(admin)).toEqual(once)
  })

  test('of an event that is told no more is the administrators’', async () => {
    await notifyTo(app, business)
    await app.sql(`update notification set event_key = 'told.before' where profile_id = $1`, [business.profileId])
    const seen = await Promise.all([admin, books].map(downloadOf))
    expect(seen.map((rows) => rows.length)).toEqual([1, 0])
  })

  test('of themselves stays theirs', async () => {
    must(await here.call(CreateNotification, { Message: 'Order new keys' }))
    await rights('{}')(here)
    await app.sql('delete from seat_asset where member_id = $1', [here.memberId])
    expect(await bellOf(here)).toEqual(['note.due'])
  })
})

/** Members beyond those who are there, who may see all. */
async function moreMembers(count: number): Promise<void> {
  await app.sql(
    `with person as (
       insert into account (email, first_name, last_name, terms_accepted_at, email_verified_at)
       select gen_random_uuid() || '@example.com', 'Mo', 'Many', now(), now() from generate_series(1, $3) returning id)
     insert into seat (member_id, account_id, profile_id, business_account_id, role_name, is_administrator, rights, is_limited)
     select gen_random_uuid(), id, $1, $2, 'Viewer', false, '{"leads": "view", "connections": "view"}', false from person`,
    [business.profileId, business.accountId, count],
  )
}

test('five hundred members are told in as many statements as five', async () => {
  const statements = async (news: Partial<Parameters<typeof notify>[1]>) => {
    let sent = 0
    const counted = (db: Db): Db => ({
      sql: (text, values) => ((sent += 1), db.sql(text, values)),
      prepared: (statement, values) => ((sent += 1), db.prepared(statement, values)),
    })
    await app.services.database.transaction({ kind: 'public' }, (db) =>
      notify(
        { db: counted(db), services: app.services },
        {
          event: 'connection.invited',
          once: randomUUID(),
          profileIds: [business.profileId],
          said: did('wants to connect with you.'),
          actorProfileId: tenant.profileId,
          path: null,
          ...news,
        },
      ),
    )
    return sent
  }
  const definition = newInquiryEmail
  const own = { email: () => ({ definition, data: newInquiryEmail.sample, naturalKey: randomUUID() }) }
  await moreMembers(3)
  const few = [await statements({}), await statements(own)]
  await moreMembers(500)
  expect([await statements({}), await statements(own)]).toEqual(few)
  expect(Math.max(...few)).toBeLessThan(12)
  const [told] = await app.sql('select count(*) as rows from notification where profile_id = $1', [business.profileId])
  expect(told).toEqual({ rows: 2 * 5 + 2 * 505 })
})
