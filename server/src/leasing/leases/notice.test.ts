import {
  GetAssetAssignedProfiles,
  GetUserAssignedAssets,
  UnassignAsset,
} from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AskToRenew, EditLease, GetTenancyDetails, GiveNotice, TakeNoticeBack } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { addDays, formatDate } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { toldTo } from '../../../test/told.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { emailsOf } from '../../platform/notifications/notification.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { assigned, denverDay, entrustedTo, leaseWith } from '../assignments/assignment.factory.ts'

let owner: TestPerson
let agent: TestPerson
let tess: TestPerson
let tim: TestPerson
let assetId: string

test.beforeAll(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
  tess = await app.newPerson({ profileType: 'Tenant', firstName: 'Tess' })
  tim = await app.newPerson({ profileType: 'Tenant', firstName: 'Tim' })
  for (const person of [agent, tess, tim]) await connected(app, owner, person)
})
beforeEach(async () => {
  assetId = (await addProperty(owner, { Title: 'Bungalow' })).AssetId
})

type LeaseRest = Parameters<typeof leaseWith>[1]

/** A lease since ten days, for a hundred more, unless it is said. */
async function leased(people: readonly TestPerson[], rest: LeaseRest = {}): Promise<string> {
  const Lease = leaseWith(people, { TenureStart: denverDay(-10), TenureEnd: denverDay(100), ...rest })
  return (await assigned(owner, assetId, { Lease })).LeaseId ?? ''
}
const give = (by: TestPerson, LeaseId: string, days = 40, Note: string | null = null) =>
  by.call(GiveNotice, { LeaseId, MovesOutOn: denverDay(days), Note })
const takeBack = (by: TestPerson, LeaseId: string) => by.call(TakeNoticeBack, { LeaseId })
const ask = (by: TestPerson, LeaseId: string, Note: string | null = null) => by.call(AskToRenew, { LeaseId, Note })
const move = (LeaseId: string, Version: number, days: number | null) =>
  owner.call(EditLease, { LeaseId, Version, EndsOn: days === null ? null : denverDay(days) })

const leaseSeenBy = async (person: TestPerson) => must(await person.call(GetAssetAssignedProfiles, { AssetId: assetId })).Leases[0]
const wordsFor = async (person: TestPerson) => must(await person.call(GetTenancyDetails, { AssetId: assetId })).Lease.Words
const occupancy = async () => must(await owner.call(GetUserAssetDetails, { AssetId: assetId })).Occupancy
const history = async () =>
  must(await owner.call(GetAssetHistory, { AssetId: assetId, PageIndex: 0, PageSize: 10 })).Items.map(
    ({ Kind, Subject, MovesOutOn, By }) => ({ Kind, Subject, MovesOutOn, By: By?.Name ?? null }),
  )
const heard = async ({ profileId }: TestPerson) =>
  (await toldTo(app, profileId, `path like '%' || $2 || '%' and event_key in ('lease.notice', 'lease.renewalAsked')`, assetId)).map(
    ({ message, path }) => ({ message, path: path.replace(`?id=${assetId}`, '') }),
  )
const messagesTo = async (person: TestPerson) => (await heard(person)).map(({ message }) => message)

describe('a tenant gives notice', () => {
  test('and the lease goes on, the home has it, and all whom it concerns are told', async () => {
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    const LeaseId = await leased([tess, tim])
    expect(must(await give(tess, LeaseId, 40, 'We have found a house.'))).toEqual({ LeaseId, MovesOutOn: denverDay(40) })

    expect(await occupancy()).toEqual({ Status: 'notice', Day: denverDay(40) })
    const Notice = { MovesOutOn: denverDay(40), GivenAt: expect.any(String), By: 'Tess Tester', IsRecorded: false, CanTakeBack: true }
    expect(await leaseSeenBy(owner)).toMatchObject({ Version: 2, EndsOn: denverDay(100), State: 'current', Notice, RenewalWish: null })
    expect(await leaseSeenBy(agent)).toMatchObject({ Notice: { ...Notice, CanTakeBack: false } })
    const nothingMore = { RenewalWish: null, CanGiveNotice: false, CanAskToRenew: false }
    expect(await wordsFor(tess)).toEqual({ Notice: { ...Notice, By: null }, ...nothingMore })
    expect(await wordsFor(tim)).toEqual({ Notice: { ...Notice, CanTakeBack: false }, ...nothingMore })
    const { Items } = must(await tim.call(GetUserAssignedAssets, { State: 'current', PageSize: 20 }))
    expect(Items.find(({ AssetId }) => AssetId === assetId)).toMatchObject({
      TimeZone: 'America/Denver',
      Tenancy: { Words: await wordsFor(tim) },
    })

    const day = formatDate(denverDay(40))
    const message = `gave notice: moving out of Bungalow by ${day}. “We have found a house.”`
    expect(await heard(owner)).toEqual([{ message, path: '/User/Owners/ViewProperty&tab=people' }])
    expect(await heard(agent)).toEqual([{ message, path: '/User/Agents/ViewProperty&tab=people' }])
    // What a tenant writes is for those who manage the home.
    expect(await heard(tim)).toEqual([
      { message: `gave notice for your lease: moving out of Bungalow by ${day}.`, path: '/User/Tenants/ViewProperty' },
    ])
    expect(await heard(tess)).toEqual([])
    expect((await history())[0]).toEqual({
      Kind: 'notice-given',
      Subject: { ProfileId: tess.profileId, Name: 'Tess Tester' },
      MovesOutOn: denverDay(40),
      By: null,
    })
  })

  test('by email with the words, which are not in its subject', async () => {
    const landlord = await app.newPerson()
    await connected(app, landlord, tess)
    assetId = (await addProperty(landlord, { Title: 'Bungalow' })).AssetId
    const { LeaseId } = await assigned(landlord, assetId, { Lease: leaseWith([tess]) })
    must(await give(tess, LeaseId!, 40, 'We have found a house.\nIt has a garden.'))
    expect((await emailsOf(app, landlord)).filter(({ name }) => name === 'lease-note')).toMatchObject([
      {
        data: {
          lastDay: denverDay(40),
          said: { key: 'gaveNotice', values: { home: 'Bungalow', lastDay: { day: denverDay(40) } } },
          actor: { name: 'Tess Tester' },
          note: 'We have found a house.\nIt has a garden.',
        },
      },
    ])
  })

  test('takes it back, and gives it for another day', async () => {
    const LeaseId = await leased([tess])
    must(await give(tess, LeaseId))
    must(await takeBack(tess, LeaseId))
    expect(await occupancy()).toEqual({ Status: 'occupied', Day: denverDay(100) })
    expect(await wordsFor(tess)).toEqual({ Notice: null, RenewalWish: null, CanGiveNotice: true, CanAskToRenew: true })
    must(await give(tess, LeaseId, 50))
    expect(await occupancy()).toEqual({ Status: 'notice', Day: denverDay(50) })
    expect((await messagesTo(owner))[1]).toBe('withdrew the notice for Bungalow.')
    expect((await history()).slice(0, 3)).toMatchObject([
      { Kind: 'notice-given', MovesOutOn: denverDay(50) },
      { Kind: 'notice-taken-back', MovesOutOn: denverDay(40), Subject: { ProfileId: tess.profileId } },
      { Kind: 'notice-given', MovesOutOn: denverDay(40) },
    ])
  })

  test('twice for one day, which is one notice; and takes back what is not there, which is nothing', async () => {
    const LeaseId = await leased([tess])
    must(await takeBack(tess, LeaseId))
    must(await give(tess, LeaseId))
    must(await give(tess, LeaseId))
    expect(await leaseSeenBy(owner)).toMatchObject({ Version: 2 })
    expect(await messagesTo(owner)).toHaveLength(1)
  })

  test('together with another for two days: one does, the other is told', async () => {
    const LeaseId = await leased([tess, tim])
    const answers = await Promise.all([give(tess, LeaseId, 30), give(tim, LeaseId, 60)])
    const refused = answers.find(({ status }) => status === 409)
    const done = answers.find(({ status }) => status === 200)
    expect(refused?.error).toMatchObject({
      Code: 'NoticeAlreadyGiven',
      Fields: { MovesOutOn: `Notice was already given for ${formatDate(done!.data.MovesOutOn)}. Please withdraw it first.` },
    })
    expect(await messagesTo(owner)).toHaveLength(1)
  })

  test('from month to month, for any day to come', async () => {
    const LeaseId = await leased([tess], { TenureEnd: null })
    must(await give(tess, LeaseId, 700))
    expect(await occupancy()).toEqual({ Status: 'notice', Day: denverDay(700) })
  })
})

describe('those who manage the home', () => {
  test('record what they were told, for tenants without an account as well; the manager takes anyone’s back', async () => {
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    const person = { FirstName: 'Pia', LastName: 'Novak', Email: 'pia.notice@example.com', Phone: null }
    const half = { SharePercent: 50 }
    const LeaseId = await leased([], {
      Tenants: [
        { ProfileId: tess.profileId, ...half },
        { Person: person, ...half },
      ],
    })
    must(await give(agent, LeaseId, 40, 'You told me on the phone.'))
    const day = formatDate(denverDay(40))
    expect(await messagesTo(tess)).toEqual([`recorded your notice: moving out of Bungalow by ${day}. “You told me on the phone.”`])
    expect(await messagesTo(owner)).toEqual([
      `recorded the notice of Tess Tester and Pia Novak: moving out of Bungalow by ${day}. “You told me on the phone.”`,
    ])
    expect((await history())[0]).toMatchObject({
      Kind: 'notice-given',
      Subject: { ProfileId: null, Name: 'Tess Tester and Pia Novak' },
      By: 'Ada Tester',
    })
    expect((await takeBack(tess, LeaseId)).error?.Code).toBe('NotYourNotice')
    expect(await leaseSeenBy(agent)).toMatchObject({ Notice: { By: null, IsRecorded: true, CanTakeBack: true } })
    must(await takeBack(owner, LeaseId))
    expect((await messagesTo(agent)).at(-1)).toBe('withdrew the notice of Tess Tester and Pia Novak for Bungalow.')
    expect((await messagesTo(tess)).at(-1)).toBe('withdrew the notice for your lease of Bungalow.')
    expect(await occupancy()).toMatchObject({ Status: 'occupied' })
  })

  test('but not agents who have nothing to do with tenants, nor strangers', async () => {
    await entrustedTo(owner, assetId, agent, { Scopes: ['list', 'invoice', 'maintenance'] })
    const LeaseId = await leased([tess])
    for (const person of [agent, await app.newPerson(), await app.newPerson({ profileType: 'Tenant' })]) {
      expect((await give(person, LeaseId)).error?.Code).toBe('LeaseNotFound')
      expect((await takeBack(person, LeaseId)).error?.Code).toBe('LeaseNotFound')
    }
    expect((await ask(owner, LeaseId)).status).toBe(403)
    expect(await leaseSeenBy(owner)).toMatchObject({ Version: 1, Notice: null })
  })
})

describe('it is refused', () => {
  test.each([
    { label: 'before today', days: -1, told: 'Moving day can’t be before today.' },
    {
      label: 'after the last day of the lease',
      days: 101,
      told: `Moving day can’t be after ${formatDate(denverDay(100))}, when the lease ends.`,
    },
  ])('$label, at the field', async ({ days, told }) => {
    const LeaseId = await leased([tess])
    expect((await give(tess, LeaseId, days)).error?.Fields).toEqual({ MovesOutOn: told })
    expect(await occupancy()).toMatchObject({ Status: 'occupied' })
  })

  test('without a day that there is, or with too many words', async () => {
    const LeaseId = await leased([tess])
    const wrong = await tess.call(GiveNotice, { LeaseId, MovesOutOn: '2027-02-30', Note: 'a'.repeat(501) })
    expect(Object.keys(wrong.error?.Fields ?? {})).toEqual(['MovesOutOn', 'Note'])
    expect((await ask(tess, LeaseId, 'a'.repeat(501))).error?.Fields).toEqual({ Note: expect.stringContaining('500') })
  })

  test('before the lease begins, and once it has ended', async () => {
    const upcoming = await leased([tess], { TenureStart: denverDay(5) })
    expect((await give(tess, upcoming)).error?.Code).toBe('LeaseNotBegun')
    expect((await ask(tess, upcoming)).error?.Code).toBe('LeaseNotBegun')
    expect(await wordsFor(tess)).toMatchObject({ CanGiveNotice: false, CanAskToRenew: false })

    assetId = (await addProperty(owner)).AssetId
    const { LeaseId, AssignmentIds } = await assigned(owner, assetId, { Lease: leaseWith([tess]) })
    must(await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! }))
    expect((await give(owner, LeaseId!)).error?.Code).toBe('LeaseHasEnded')
    expect((await give(tess, LeaseId!)).error?.Code).toBe('LeaseNotFound')
  })

  test('to roommates with a bill of their own, who do not speak for each other; one who is alone speaks', async () => {
    const LeaseId = await leased([tess, tim], { Billing: 'individual' })
    expect((await give(tess, LeaseId)).error?.Code).toBe('LeaseNotFound')
    expect((await ask(tim, LeaseId)).error?.Code).toBe('LeaseNotFound')
    expect(await wordsFor(tim)).toMatchObject({ CanGiveNotice: false, CanAskToRenew: false })
    must(await give(owner, LeaseId))
    expect(await wordsFor(tim)).toMatchObject({ Notice: { By: 'Olive Tester', CanTakeBack: false } })

    assetId = (await addProperty(owner)).AssetId
    must(await give(tess, await leased([tess], { Billing: 'individual' })))
  })

  test('to who lives in another place of a shared room, or has left this lease', async () => {
    assetId = (await addProperty(owner, { AccessTypeId: 3 })).AssetId
    const LeaseId = await leased([tess])
    await leased([tim])
    expect((await give(tim, LeaseId)).error?.Code).toBe('LeaseNotFound')

    assetId = (await addProperty(owner)).AssetId
    const Lease = leaseWith([tess, tim], { TenureStart: denverDay(-10) })
    const both = await assigned(owner, assetId, { Lease })
    must(await owner.call(UnassignAsset, { AssignmentId: both.AssignmentIds[1]! }))
    expect((await give(tim, both.LeaseId!)).error?.Code).toBe('LeaseNotFound')
  })
})

describe('a tenant asks to renew', () => {
  test('once until it is answered by a later last day', async () => {
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    const LeaseId = await leased([tess, tim])
    must(await ask(tess, LeaseId, 'By a year, please.'))
    must(await ask(tim, LeaseId))
    const message = `asked to renew the lease of Bungalow, which ends on ${formatDate(denverDay(100))}. “By a year, please.”`
    expect(await heard(owner)).toEqual([{ message, path: '/User/Owners/ViewProperty&tab=people' }])
    expect(await heard(agent)).toEqual([{ message, path: '/User/Agents/ViewProperty&tab=people' }])
    expect(await heard(tim)).toEqual([])
    expect(await leaseSeenBy(owner)).toMatchObject({ RenewalWish: { By: 'Tess Tester' }, Notice: null })
    expect(await wordsFor(tess)).toMatchObject({ RenewalWish: { By: null }, CanGiveNotice: true, CanAskToRenew: false })
    expect((await history())[0]).toMatchObject({ Kind: 'renewal-asked', Subject: { Name: 'Tess Tester' }, By: null })

    must(await move(LeaseId, 2, 465))
    expect(await leaseSeenBy(owner)).toMatchObject({ RenewalWish: null })
    must(await ask(tim, LeaseId))
    expect(await messagesTo(owner)).toHaveLength(2)
  })

  test('and an earlier last day is no answer, but a notice is', async () => {
    const LeaseId = await leased([tess])
    must(await ask(tess, LeaseId))
    must(await move(LeaseId, 2, 90))
    expect(await leaseSeenBy(owner)).toMatchObject({ RenewalWish: { By: 'Tess Tester' } })
    must(await give(tess, LeaseId))
    expect(await leaseSeenBy(owner)).toMatchObject({ RenewalWish: null, Notice: { MovesOutOn: denverDay(40) } })
    expect((await ask(tess, LeaseId)).error?.Code).toBe('NoticeStands')
  })

  test('but not what runs from month to month', async () => {
    const LeaseId = await leased([tess], { TenureEnd: null })
    expect((await ask(tess, LeaseId)).error?.Code).toBe('LeaseHasNoEnd')
    expect(await wordsFor(tess)).toMatchObject({ CanGiveNotice: true, CanAskToRenew: false })
  })
})

describe('the last day moves', () => {
  test('before the day on which they move out, which is that day then', async () => {
    const LeaseId = await leased([tess])
    must(await give(tess, LeaseId))
    must(await move(LeaseId, 2, 30))
    expect(await leaseSeenBy(owner)).toMatchObject({ EndsOn: denverDay(30), Notice: { MovesOutOn: denverDay(30) } })
    expect(await occupancy()).toEqual({ Status: 'notice', Day: denverDay(30) })
  })

  test('nearer, or from nowhere to a day, and the notice stays', async () => {
    const LeaseId = await leased([tess], { TenureEnd: null })
    must(await give(tess, LeaseId))
    must(await move(LeaseId, 2, 60))
    must(await move(LeaseId, 3, 40))
    expect(await leaseSeenBy(owner)).toMatchObject({ EndsOn: denverDay(40), Notice: { MovesOutOn: denverDay(40), By: 'Tess Tester' } })
  })

  test.each([
    { label: 'later', to: 300 },
    { label: 'to none', to: null },
  ])('$label: then the notice no longer counts, and they are told', async ({ to }) => {
    const LeaseId = await leased([tess])
    must(await give(tess, LeaseId))
    must(await move(LeaseId, 2, to))
    expect(await leaseSeenBy(owner)).toMatchObject({ Notice: null })
    expect(await occupancy()).toMatchObject({ Status: 'occupied' })
    const told = await toldTo(app, tess.profileId, 'natural_key like $2', `lease.end:${LeaseId}:%`)
    expect(told[0]?.message).toContain(`The notice to move out by ${formatDate(denverDay(40))} no longer counts.`)
    expect(
      (await history())
        .map(({ Kind }) => Kind)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['lease-changed', 'notice-taken-back'])
  })

  test('to someone who did not know of the notice: they are asked to look again', async () => {
    const LeaseId = await leased([tess])
    must(await give(tess, LeaseId))
    expect((await move(LeaseId, 1, 300)).error?.Code).toBe('LeaseChanged')
  })
})

test('today is the day where the home stands, from Honolulu to Guam', async () => {
  for (const zone of ['Pacific/Honolulu', 'America/New_York', 'Pacific/Guam']) {
    assetId = (await addProperty(owner)).AssetId
    await app.sql('update asset set time_zone = $2 where id = $1', [assetId, zone])
    const today = new Date().toLocaleDateString('en-CA', { timeZone: zone })
    const { leaseId: LeaseId } = await letTo(app, { assetId, tenant: tess, connectionId: await connected(app, owner, tess, 3) })
    const early = await tess.call(GiveNotice, { LeaseId, MovesOutOn: addDays(today, -1) })
    expect(early.error?.Fields).toEqual({ MovesOutOn: 'Moving day can’t be before today.' })
    must(await tess.call(GiveNotice, { LeaseId, MovesOutOn: today }))
    expect(await occupancy()).toEqual({ Status: 'notice', Day: today })
  }
})
