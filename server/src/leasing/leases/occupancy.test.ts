import { type Days, OCCUPANCIES, occupancyOf } from '@keystead/contract/properties/properties/occupancy.ts'
import {
  GetUserAssetCounts,
  GetUserAssetDetails,
  GetUserAssets,
  SetAssetOffBooks,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { GetAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { only } from '../../database/db.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { connected, entrusted, letTo } from '../../../test/network.ts'
import { must } from '../../../test/must.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { addUnits } from '../../properties/units/unit.factory.ts'
import { assigned, denverDay, leaseWith } from '../assignments/assignment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let connectionId: string
test.beforeAll(async () => {
  owner = await app.newPerson()
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tess' })
  connectionId = await connected(app, owner, tenant)
})

type LeaseDays = { starts_on: string; ends_on: string | null; ended_on: string | null; moves_out_on: string | null; status: string }

/** A number from 0 to below `below`, the same in each run. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Leases of one home one after another, with and without a gap: recorded, ended before their time, given up, drafts. */
function someLeases(next: (below: number) => number): LeaseDays[] {
  const leases: LeaseDays[] = []
  let day = addDays('2026-01-01', next(20))
  for (let count = next(5); count > 0; count -= 1) {
    const starts_on = day
    const isOpen = count === 1 && next(3) === 0
    const ends_on = isOpen ? null : addDays(starts_on, 1 + next(60))
    const ended_on = ends_on !== null && next(4) === 0 ? addDays(starts_on, next(20)) : null
    const status = next(6) === 0 ? 'draft' : 'recorded'
    const moves_out_on = ended_on === null && next(3) === 0 ? addDays(starts_on, 1) : null
    const cut = ended_on !== null && ends_on !== null && ended_on > addDays(ends_on, 1) ? addDays(ends_on, 1) : ended_on
    leases.push({ starts_on, ends_on, ended_on: cut, moves_out_on, status })
    day = addDays(ends_on ?? starts_on, 1 + next(3) * next(30))
  }
  return leases
}

/** The same days from the leases themselves. */
function leasedDays(leases: readonly LeaseDays[]): Days[] {
  const merged: { First: string; Last: string | null }[] = []
  for (const lease of leases) {
    const last = lease.ended_on === null ? lease.ends_on : addDays(lease.ended_on, -1)
    if (lease.status !== 'recorded' || (last !== null && last < lease.starts_on)) continue
    const before = merged.at(-1)
    if (before && before.Last !== null && addDays(before.Last, 1) === lease.starts_on) before.Last = last
    else merged.push({ First: lease.starts_on, Last: last })
  }
  return merged
}

test('contract and SQL say the same of any leases on any day', async () => {
  const next = numbersFrom(20261123)
  const seen = new Set<string>()
  for (let round = 0; round < 25; round += 1) {
    const leases = someLeases(next)
    const { AssetId } = await addProperty(owner)
    await app.sql(
      `insert into lease (account_id, asset_id, time_zone, starts_on, ends_on, ended_on, status, billing, moves_out_on, notice_given_at, created_by_profile_id)
       select a.account_id, a.id, a.time_zone, l.starts_on, l.ends_on, l.ended_on, l.status, 'joint', l.moves_out_on,
         case when l.moves_out_on is not null then now() end, a.managing_profile_id
       from asset a, json_to_recordset($2::json) as l (starts_on date, ends_on date, ended_on date, status text, moves_out_on date)
       where a.id = $1`,
      [AssetId, JSON.stringify(leases)],
    )
    const notices = leases.filter(
      ({ status, ended_on, moves_out_on }) => status === 'recorded' && ended_on === null && moves_out_on !== null,
    )
    const last = notices.toSorted((a, b) => (a.moves_out_on! < b.moves_out_on! ? 1 : -1))[0]
    const IsOffBooks = next(2) === 0
    const said = await app.sql<{ day: string; status: string; on: string | null }>(
      `select day::date as day, public.occupancy(leased_during, notice_during, $2, day::date) as status,
         public.occupancy_day(leased_during, notice_during, day::date) as on
       from asset, generate_series(date '2025-12-25', date '2027-06-30', interval '1 day') day where id = $1 order by day`,
      [AssetId, IsOffBooks],
    )
    const facts = {
      Leased: leasedDays(leases),
      Notice: last ? { First: last.starts_on, Last: last.moves_out_on } : null,
      IsOffBooks,
    }
    for (const { day, status, on } of said) {
      seen.add(status)
      expect({ day, Status: status, Day: on }, JSON.stringify(leases)).toEqual({ day, ...occupancyOf(facts, day) })
    }
  }
  expect([...seen].toSorted()).toEqual([...OCCUPANCIES].toSorted())
})

describe('today is the day where the home stands', () => {
  const placed = async (Zone: string) => {
    const { AssetId } = await addProperty(owner)
    await app.sql('update asset set time_zone = $2 where id = $1', [AssetId, Zone])
    return AssetId
  }
  const dayIn = (zone: string) => new Date().toLocaleDateString('en-CA', { timeZone: zone })

  test('from the first to the last day of a lease, from Honolulu to Guam', async () => {
    for (const zone of ['Pacific/Honolulu', 'America/New_York', 'Pacific/Guam']) {
      const AssetId = await placed(zone)
      const today = dayIn(zone)
      const { leaseId } = await letTo(app, { assetId: AssetId, tenant, connectionId })
      const now = async (starts_on: string, ends_on: string) => {
        await app.sql('delete from lease_tenant where lease_id = $1', [leaseId])
        await app.sql('update lease set starts_on = $2, ends_on = $3 where id = $1', [leaseId, starts_on, ends_on])
        return (await owner.call(GetUserAssetDetails, { AssetId })).data.Occupancy
      }
      expect(await now(addDays(today, -1), today)).toEqual({ Status: 'ending', Day: today })
      expect(await now(addDays(today, -9), addDays(today, -1))).toEqual({ Status: 'vacant', Day: today })
      expect(await now(addDays(today, 1), addDays(today, 300))).toEqual({ Status: 'upcoming', Day: addDays(today, 1) })
    }
  })
})

describe('the list of an owner', () => {
  test('tells who lives where until when for what rent, and finds homes by what they are', async () => {
    const landlord = await app.newPerson()
    await connected(app, landlord, tenant)
    const home = async (Title: string) => (await addProperty(landlord, { Title })).AssetId
    const [living, vacant, kept] = [await home('Living'), await home('Vacant'), await home('Kept')]
    const Lease = leaseWith([tenant], { TenureEnd: denverDay(200), Rent: '300.00', RentFrequencyId: 2 })
    const { LeaseId } = await assigned(landlord, living, { Lease })
    must(await landlord.call(SetAssetOffBooks, { AssetId: kept, Reason: 'renovation' }))

    const { Items } = must(await landlord.call(GetUserAssets, { Sort: 'title' }))
    expect(Items.map(({ Title, Occupancy, Lease: lease }) => [Title, Occupancy, lease])).toEqual([
      ['Kept', { Status: 'off-books', Day: null }, null],
      [
        'Living',
        { Status: 'occupied', Day: denverDay(200) },
        // 52 weeks of 300 in 12 months.
        { AssetId: living, LeaseId, Tenants: ['Tess Tester'], StartsOn: denverDay(), EndsOn: denverDay(200), MonthlyRent: '1300.00' },
      ],
      ['Vacant', { Status: 'vacant', Day: null }, null],
    ])
    const found = async (...Occupancy: (typeof OCCUPANCIES)[number][]) =>
      must(await landlord.call(GetUserAssets, { Occupancy })).Items.map(({ AssetId }) => AssetId)
    expect(await found('vacant')).toEqual([vacant])
    expect(await found('occupied', 'notice', 'ending')).toEqual([living])
    expect(await found('off-books')).toEqual([kept])
    expect(must(await landlord.call(GetUserAssetCounts, {})).Occupancy).toEqual({
      occupied: 1,
      notice: 0,
      ending: 0,
      upcoming: 0,
      vacant: 1,
      'off-books': 1,
    })
    must(await landlord.call(SetAssetOffBooks, { AssetId: kept, Reason: null }))
    expect((await found('vacant')).toSorted()).toEqual([vacant, kept].toSorted())
  })

  test('counts the units of a building and not the building', async () => {
    const landlord = await app.newPerson()
    await connected(app, landlord, tenant)
    const building = (await addProperty(landlord, { Title: 'Six doors' })).AssetId
    const units = await addUnits(landlord, { AssetId: building }, ['1', '2', '10'])
    await assigned(landlord, units[2]!, { Lease: leaseWith([tenant]) })
    const { Items } = must(await landlord.call(GetUserAssets, { TopLevel: true }))
    expect(
      Items.map(({ Title, UnitsCount, UnitsForLease, UnitsOccupied, Occupancy }) => ({
        Title,
        UnitsCount,
        UnitsForLease,
        UnitsOccupied,
        Occupancy,
      })),
    ).toEqual([{ Title: 'Six doors', UnitsCount: 3, UnitsForLease: 3, UnitsOccupied: 1, Occupancy: null }])
    const counts = must(await landlord.call(GetUserAssetCounts, {}))
    expect([counts.All, counts.Buildings, counts.Occupancy.vacant, counts.Occupancy.occupied]).toEqual([4, 1, 2, 1])
    const inDoors = must(await landlord.call(GetAssetUnits, { AssetId: building }))
    expect(inDoors.Items.map(({ UnitNumber, Lease }) => [UnitNumber, Lease?.Tenants ?? null])).toEqual([
      ['1', null],
      ['2', null],
      ['10', ['Tess Tester']],
    ])
    expect(inDoors.Totals).toMatchObject({ Count: 3, ForLease: 3, Occupied: 1, Vacant: 2, NotReady: 2, Ready: 0 })
    expect(must(await landlord.call(GetUserAssetDetails, { AssetId: building })).Occupancy).toBeNull()
  })

  test('says to its manager alone who lives in a unit', async () => {
    const landlord = await app.newPerson()
    const agent = await app.newPerson({ profileType: 'Agent' })
    const asAgent = await connected(app, landlord, agent)
    await connected(app, landlord, tenant)
    const building = (await addProperty(landlord)).AssetId
    const [unit] = await addUnits(landlord, { AssetId: building }, ['1'])
    await assigned(landlord, unit!, { Lease: leaseWith([tenant]) })
    for (const assetId of [building, unit!]) await entrusted(app, { assetId, agent, connectionId: asAgent, scopes: ['list', 'tenants'] })
    const seenBy = async (person: TestPerson) =>
      must(await person.call(GetAssetUnits, { AssetId: building })).Items.map(({ Lease }) => Lease?.Tenants ?? null)
    expect(await seenBy(landlord)).toEqual([['Tess Tester']])
    expect(await seenBy(agent)).toEqual([null])
    expect((await owner.call(SetAssetOffBooks, { AssetId: building, Reason: 'other' })).error?.Code).toBe('PropertyNotFound')
    expect(
      only(await app.sql<{ off_books_reason: string | null }>('select off_books_reason from asset where id = $1', [building])),
    ).toEqual({
      off_books_reason: null,
    })
  })
})
