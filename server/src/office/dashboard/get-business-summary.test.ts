import { GetBusinessSummary } from '@keystead/contract/office/dashboard/dashboard.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { DeleteAsset, SetAssetOffBooks } from '@keystead/contract/properties/properties/property.operations.ts'
import { addDays, addMonths } from '@keystead/contract/values/dates.ts'
import { describe, expect } from 'vitest'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { app, test } from '../../../test/app.ts'
import { actorOf } from '../../../test/actor-of.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { explaining } from '../../../test/plans.ts'
import { type Db, only } from '../../database/db.ts'
import { denverDay } from '../../leasing/assignments/assignment.factory.ts'
import { listRentsOverDays } from '../../leasing/leases/scheduled-rent.queries.ts'
import { receivedInquiry } from '../../marketplace/inquiries/inquiry.factory.ts'
import { givenTour } from '../../marketplace/tours/tour.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { assetsOf, listLeaseEnds, listVacantHomes } from '../../properties/properties/property.public.ts'
import { addBuilding, addUnits } from '../../properties/units/unit.factory.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Scope } from '../../rpc/scope.ts'
import { listLeadsByDay } from './dashboard.queries.ts'

const DENVER = 'America/Denver'
/** The first day of a month, this one's being 0. */
const month = (index: number) => addMonths(`${denverDay().slice(0, 7)}-01`, index)
const daysOf = (index: number) => Number(addDays(month(index + 1), -1).slice(8))

type Given = {
  from: string
  until?: string | null
  /** The day on which it is over already. */
  endedOn?: string
  rents?: [from: string, cents: number, frequency?: number][]
  isDraft?: boolean
}

/** A lease as it is kept, whatever may be recorded today. $3,000 a month unless it is said. */
async function leased(assetId: string, { from, until = null, endedOn, rents = [[from, 300_000]], isDraft = false }: Given): Promise<void> {
  const { id } = only(
    await app.sql<{ id: string }>(
      `insert into lease (account_id, asset_id, time_zone, starts_on, ends_on, ended_on, status, billing, created_by_profile_id)
       select account_id, id, time_zone, $2, $3, $4, $5, 'joint', managing_profile_id from asset where id = $1 returning id`,
      [assetId, from, until, endedOn ?? null, isDraft ? 'draft' : 'recorded'],
    ),
  )
  for (const [fromOn, cents, frequency = 1] of rents) {
    await app.sql(
      `insert into lease_rent (lease_id, from_on, account_id, asset_id, rent_cents, rent_frequency_id, created_by_profile_id)
       select $1, $2, account_id, asset_id, $3, $4, created_by_profile_id from lease where id = $1`,
      [id, fromOn, cents, frequency],
    )
  }
}
const home = async (owner: TestPerson, Title = 'Bungalow') => (await addProperty(owner, { Title })).AssetId
type Summary = { [Part in keyof OutputOf<typeof GetBusinessSummary>]: NonNullable<OutputOf<typeof GetBusinessSummary>[Part]> }
/** All of it: who acts for themselves is shown everything. */
const summaryOf = async (owner: TestPerson, TimeZone: string | undefined = DENVER) =>
  must(await owner.call(GetBusinessSummary, { TimeZone })) as Summary
const rentOf = async (owner: TestPerson) => (await summaryOf(owner)).Rent.map(({ Amount }) => Amount)

describe('scheduled rent', () => {
  const partOf = (index: number, days: number) => ((3000 * days) / daysOf(index)).toFixed(2)

  test('is that of twelve months from this one on, and nothing without leases', async () => {
    const owner = await app.newPerson()
    await home(owner)
    expect((await summaryOf(owner)).Rent).toEqual(Array.from({ length: 12 }, (_, index) => ({ Month: month(index), Amount: '0.00' })))
  })

  test('counts days where a lease begins, ends, or changes its rent within a month', async () => {
    const owner = await app.newPerson()
    await leased(await home(owner), {
      from: addDays(month(2), 10),
      until: addDays(month(5), 9),
      rents: [
        [addDays(month(2), 10), 300_000],
        [addDays(month(4), 20), 150_000],
      ],
    })
    const half = (index: number, days: number) => (Number(partOf(index, days)) / 2).toFixed(2)
    const rent = await rentOf(owner)
    expect(rent.slice(0, 7)).toEqual([
      '0.00',
      '0.00',
      partOf(2, daysOf(2) - 10),
      '3000.00',
      ((3000 * 20 + 1500 * (daysOf(4) - 20)) / daysOf(4)).toFixed(2),
      half(5, 10),
      '0.00',
    ])
  })

  test('counts each home, also where their leases charge alike or begin one after the other', async () => {
    const owner = await app.newPerson()
    for (const _ of [1, 2]) await leased(await home(owner), { from: month(-3), until: month(20) })
    await leased(await home(owner), { from: month(3), until: month(20), rents: [[month(3), 100_000]] })
    expect((await rentOf(owner)).slice(0, 4)).toEqual(['6000.00', '6000.00', '6000.00', '7000.00'])
  })

  test('counts the last day of a lease, be it the first of this month, and none before its first', async () => {
    const owner = await app.newPerson()
    await leased(await home(owner), { from: month(-3), until: month(0) })
    await leased(await home(owner), { from: month(2), until: addDays(month(3), -1), rents: [[month(-3), 300_000]] })
    expect((await rentOf(owner)).slice(0, 4)).toEqual([partOf(0, 1), '0.00', '3000.00', '0.00'])
  })

  test('turns other rhythms into months, and goes on where a lease has no last day', async () => {
    const owner = await app.newPerson()
    await leased(await home(owner), { from: month(-3), rents: [[month(-3), 30_000, 2]] })
    expect(await rentOf(owner)).toEqual(Array.from({ length: 12 }, () => '1300.00'))
  })

  test('leaves out drafts, what is over, deleted homes, and those of other profiles and accounts', async () => {
    const owner = await app.newPerson({ accountType: 'Business' })
    const second = await app.secondProfile(owner, 'Owner')
    const stranger = await app.newPerson()
    const lease = { from: month(-3), until: month(15) }
    await leased(await home(owner), { ...lease, isDraft: true })
    await leased(await home(owner), { ...lease, endedOn: month(0) })
    await leased(await home(owner), { from: month(-9), until: addDays(month(0), -1) })
    await leased(await home(second), lease)
    await leased(await home(stranger), lease)
    const deleted = await home(owner)
    must(await owner.call(DeleteAsset, { AssetId: deleted }))
    await leased(deleted, lease)
    // What is ended within a month charges until the day before.
    await leased(await home(owner), { ...lease, endedOn: addDays(month(0), 5) })
    expect(await rentOf(owner)).toEqual([partOf(0, 5), ...Array.from({ length: 11 }, () => '0.00')])
    expect(await rentOf(second)).toEqual(Array.from({ length: 12 }, () => '3000.00'))
  })
})

test('ends of leases are those of the last lease of each home', async () => {
  const owner = await app.newPerson()
  const both = await home(owner)
  await leased(both, { from: month(-6), until: addDays(month(2), 3) })
  await leased(both, { from: addDays(month(2), 4), until: addDays(month(8), 3) })
  await leased(await home(owner), { from: month(-6), until: addDays(month(3), -1) })
  await leased(await home(owner), { from: month(1), until: addDays(month(2), 1) })
  await leased(await home(owner), { from: month(-1) })
  await leased(await home(owner), { from: month(-8), until: denverDay(-1) })
  await leased(await home(owner), { from: month(-8), until: month(12) })
  await leased(await home(await app.newPerson()), { from: month(-8), until: month(2) })
  const { LeaseEnds } = await summaryOf(owner)
  expect(LeaseEnds.Months.map(({ Homes }) => Homes)).toEqual([0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0])
  expect(LeaseEnds.Months[2]?.Month).toBe(month(2))
  expect(LeaseEnds.WithoutEnd).toBe(1)
})

test('ends of leases are told from today to the last day of the twelfth month', async () => {
  const owner = await app.newPerson()
  await leased(await home(owner), { from: month(-6), until: denverDay() })
  await leased(await home(owner), { from: month(-6), until: addDays(month(12), -1) })
  await leased(await home(owner), { from: month(-6), until: month(12) })
  const { Months } = (await summaryOf(owner)).LeaseEnds
  expect(Months.map(({ Homes }) => Homes)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
})

describe('vacant homes', () => {
  test('are told by how long they are vacant; of a building its units', async () => {
    const owner = await app.newPerson()
    const vacantFor = async (days: number, Title: string) => {
      const id = await home(owner, Title)
      await leased(id, { from: denverDay(-400), until: denverDay(-days - 1) })
      return id
    }
    await vacantFor(30, 'Month')
    const longest = await vacantFor(90, 'Longest')
    await vacantFor(0, 'Today')
    await home(owner, 'Never leased')
    await addUnits(owner, await addBuilding(owner), ['1'])
    const renovated = await vacantFor(200, 'Renovated')
    must(await owner.call(SetAssetOffBooks, { AssetId: renovated, Reason: 'renovation' }))
    await leased(await home(owner, 'Leased'), { from: denverDay(-5) })
    await leased(await home(owner, 'Upcoming'), { from: denverDay(5) })

    const { Vacancies } = await summaryOf(owner)
    expect(Vacancies).toMatchObject({ Homes: 5, NeverLeased: 2, AverageDays: 40 })
    expect(Vacancies.Longest.map(({ Title, Days }) => [Title, Days])).toEqual([
      ['Longest', 90],
      ['Month', 30],
      ['Today', 0],
    ])
    expect(Vacancies.Longest[0]).toMatchObject({ AssetId: longest, Since: denverDay(-90), City: 'Denver', StateCode: 'CO' })
  })

  test('name five at most, the longest first, before those that never were leased', async () => {
    const owner = await app.newPerson()
    for (const days of [10, 70, 20, 60, 30, 51]) {
      await leased(await home(owner, `${days} days`), { from: denverDay(-400), until: denverDay(-days - 1) })
    }
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) await home(owner, title)
    const { Vacancies } = await summaryOf(owner)
    // 241 days of six homes.
    expect(Vacancies).toMatchObject({ Homes: 12, NeverLeased: 6, AverageDays: 40 })
    expect(Vacancies.Longest.map(({ Days }) => Days)).toEqual([70, 60, 51, 30, 20])
    await leased(await home(owner), { from: denverDay(-400), until: denverDay(-44) })
    // 284 of seven: nearer to 41.
    expect((await summaryOf(owner)).Vacancies.AverageDays).toBe(41)
  })

  test('there may be none, or none that ever was leased', async () => {
    const owner = await app.newPerson()
    expect((await summaryOf(owner)).Vacancies).toEqual({ Homes: 0, NeverLeased: 0, AverageDays: null, Longest: [] })
    await home(owner)
    // Without a time zone it is that of the reader's settings.
    expect(must(await owner.call(GetBusinessSummary, {})).Vacancies).toEqual({ Homes: 1, NeverLeased: 1, AverageDays: null, Longest: [] })
  })
})

test('people who asked are counted by the day of the reader', async () => {
  const owner = await app.newPerson({ accountType: 'Business' })
  const second = await app.secondProfile(owner, 'Owner')
  const assetId = await home(owner)
  const askedAt = async (table: 'tour' | 'profile_inquiry', id: string, moment: string) =>
    app.sql(`update ${table} set created_at = $2 where id = $1`, [id, moment])
  await receivedInquiry(app, owner)
  await receivedInquiry(app, second)
  await receivedInquiry(app, await app.newPerson())
  await givenTour(app, { assetId, person: owner })
  // An hour before midnight in Denver is the next day in London.
  const late = new Date(`${denverDay(-3)}T23:00:00${denverOffset(denverDay(-3))}`).toISOString()
  await askedAt('profile_inquiry', await receivedInquiry(app, owner), late)
  await askedAt('tour', (await givenTour(app, { assetId, person: owner })).tourId, `${denverDay(-9)}T12:00:00Z`)

  const { Leads } = await summaryOf(owner)
  expect(Leads.map(({ Day }) => Day)).toEqual(Array.from({ length: 7 }, (_, index) => denverDay(index - 6)))
  expect(Leads.filter(({ Inquiries, Tours }) => Inquiries + Tours > 0)).toEqual([
    { Day: denverDay(-3), Inquiries: 1, Tours: 0 },
    { Day: denverDay(), Inquiries: 1, Tours: 1 },
  ])
  const inLondon = (await summaryOf(owner, 'Europe/London')).Leads.filter(({ Inquiries, Tours }) => Inquiries === 1 && Tours === 0)
  expect(inLondon.map(({ Day }) => Day)).toEqual([denverDay(-2)])
})

/** Someone asks half an hour after midnight in Guam, which is ten hours ahead all year; answers that day, so many days before today. */
async function askedInGuam(owner: TestPerson, daysAgo: number): Promise<string> {
  const day = addDays(new Date().toLocaleDateString('en-CA', { timeZone: 'Pacific/Guam' }), -daysAgo)
  const id = await receivedInquiry(app, owner)
  await app.sql('update profile_inquiry set created_at = $2 where id = $1', [id, `${day}T00:30:00+10:00`])
  return day
}
const asked = async (owner: TestPerson, TimeZone?: string) =>
  (must(await owner.call(GetBusinessSummary, TimeZone ? { TimeZone } : {})) as Summary).Leads.filter(
    ({ Inquiries, Tours }) => Inquiries + Tours > 0,
  )

test('the first of seven days is whole, and other profiles of the account have tours of their own', async () => {
  const owner = await app.newPerson({ accountType: 'Business' })
  const second = await app.secondProfile(owner, 'Owner')
  await givenTour(app, { assetId: await home(second), person: second })
  const Day = await askedInGuam(owner, 6)
  expect(await asked(owner, 'Pacific/Guam')).toEqual([{ Day, Inquiries: 1, Tours: 0 }])
})

test('without a time zone days are those of the settings of the profile, else those of New York', async () => {
  const owner = await app.newPerson()
  const day = await askedInGuam(owner, 3)
  expect((await asked(owner)).map(({ Day }) => Day)).toEqual([addDays(day, -1)])
  const settings = { Settings: [], Digest: 'off' as const, QuietFrom: null, QuietTo: null }
  must(await owner.call(UpdateNotificationSettings, { ...settings, TimeZone: 'Pacific/Guam' }))
  expect((await asked(owner)).map(({ Day }) => Day)).toEqual([day])
})

/** `-07:00`, or an hour less in summer. */
function denverOffset(day: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: DENVER, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${day}T20:00:00Z`),
  )
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', '')
}

test('a time zone that is none is refused at its field', async () => {
  const { error } = await (await app.newPerson()).call(GetBusinessSummary, { TimeZone: 'Mars/Olympus' })
  expect(error?.Fields).toEqual({ TimeZone: 'Time zone is not valid.' })
})

test.each<[string, (db: Db, scope: Scope<'asset'>) => Promise<unknown>]>([
  ['scheduled rent', (db, scope) => listRentsOverDays(db, scope, month(0), month(12))],
  ['ends of leases', (db, scope) => listLeaseEnds(db, scope, month(0), month(12))],
  ['vacant homes', (db, scope) => listVacantHomes(db, scope, 5)],
  ['people who asked', (db, scope) => listLeadsByDay(db, scope, DENVER, 7)],
])('is found along indexes: %s', async (_what, read) => {
  const owner = await app.newPerson()
  const plans: string[] = []
  await app.services.database.transaction({ kind: 'account', accountId: owner.accountId }, async (db) => {
    await db.sql('set local enable_seqscan = off')
    await read(explaining(db, plans), assetsOf(profileActor(actorOf(owner))))
  })
  expect(plans).toHaveLength(1)
  expect(plans[0]).not.toMatch(/Seq Scan on (asset|lease|lease_rent|profile_inquiry|tour)\b/)
})

test('a member of a business sees the parts that their role shows', async () => {
  const business = await businessOn(app, await app.newPerson({ accountType: 'Business' }))
  const summary = async (member: TestPerson) => must(await member.call(GetBusinessSummary, {}))
  const keeper = await summary(await memberOf(app, business, { role: 'bookkeeper' }))
  expect(keeper).toMatchObject({ Leads: null, Vacancies: { Homes: 0 }, LeaseEnds: { WithoutEnd: 0 } })
  const fixer = await summary(await memberOf(app, business, { role: 'maintenance' }))
  expect(fixer).toMatchObject({ Rent: null, LeaseEnds: null, Leads: null, Vacancies: { Homes: 0 } })
})
