import {
  GetAssetAssignedProfiles,
  GetUserAssignedAssets,
  UnassignAsset,
} from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { EditLease, GetTenancyDetails, GiveNotice } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { toldTo } from '../../../test/told.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { assigned, denverDay, leaseWith } from '../assignments/assignment.factory.ts'

let owner: TestPerson
let tenants: TestPerson[]
let assetId: string

test.beforeAll(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  tenants = await Promise.all(['Tess', 'Tim', 'Toni'].map((firstName) => app.newPerson({ profileType: 'Tenant', firstName })))
  for (const tenant of tenants) await connected(app, owner, tenant)
})
beforeEach(async () => {
  assetId = (await addProperty(owner, { Title: 'Bungalow' })).AssetId
})

type LeaseRest = Parameters<typeof leaseWith>[1]

/** A lease of $1,501.00 since ten days, for a hundred more, unless it is said. */
async function leased(people: readonly TestPerson[], rest: LeaseRest = {}): Promise<string> {
  const Lease = leaseWith(people, { TenureStart: denverDay(-10), TenureEnd: denverDay(100), ...rest })
  return (await assigned(owner, assetId, { Lease })).LeaseId ?? ''
}
const edit = (LeaseId: string, Version: number, change: Partial<InputOf<typeof EditLease>>) =>
  owner.call(EditLease, { LeaseId, Version, EndsOn: denverDay(100), ...change })
const setRent = (LeaseId: string, Version: number, Amount: string, days: number) =>
  edit(LeaseId, Version, { Rent: { Amount, RentFrequencyId: 1, FromOn: denverDay(days) } })
const leaseOf = async (LeaseId: string) =>
  must(await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })).Leases.find((lease) => lease.LeaseId === LeaseId)
const rentOn = async (LeaseId: string, days: number) =>
  (await app.sql<{ rent_cents: number }>('select rent_cents from public.rent_on($1, $2)', [LeaseId, denverDay(days)]))[0]?.rent_cents
const messagesTo = async ({ profileId }: TestPerson, kind: string) =>
  (await toldTo(app, profileId, 'path like $2 and natural_key like $3', `%${assetId}`, `${kind}:%`)).map(({ message }) => message)

describe('the rent of a lease', () => {
  test('counts from a day, and what was owed before stays as it was', async () => {
    const LeaseId = await leased([tenants[0]!])
    expect(must(await setRent(LeaseId, 1, '1600.00', 20))).toMatchObject({ Version: 2 })
    expect(await Promise.all([-11, -10, 19, 20, 100].map((day) => rentOn(LeaseId, day)))).toEqual([
      undefined,
      150100,
      150100,
      160000,
      160000,
    ])
    expect(await leaseOf(LeaseId)).toMatchObject({
      Rent: '1501.00',
      RentsToCome: [{ FromOn: denverDay(20), Amount: '1600.00', RentFrequencyId: 1 }],
    })
    const { Lease } = must(await tenants[0]!.call(GetTenancyDetails, { AssetId: assetId }))
    expect(Lease).toMatchObject({ Rent: '1501.00', NextRent: { FromOn: denverDay(20), Amount: '1600.00' } })
    expect(await messagesTo(tenants[0]!, 'lease.rent')).toEqual([
      `set the rent of Bungalow to $1,600 monthly from ${formatDate(denverDay(20))}.`,
    ])
    expect(must(await owner.call(GetAssetHistory, { AssetId: assetId })).Items[0]).toMatchObject({
      Kind: 'rent-set',
      PreviousAmount: '1501.00',
      Amount: '1600.00',
      RentFromOn: denverDay(20),
    })
  })

  test('is that of today from today on, everywhere', async () => {
    const LeaseId = await leased([tenants[0]!])
    must(await setRent(LeaseId, 1, '1600.00', 0))
    expect(await leaseOf(LeaseId)).toMatchObject({ Rent: '1600.00', RentsToCome: [] })
    const { Items } = must(await tenants[0]!.call(GetUserAssignedAssets, {}))
    expect(Items.find(({ AssetId }) => AssetId === assetId)?.Tenancy?.Rent).toBe('1600.00')
  })

  test('is that of its last day where the lease has ended, whatever was planned after', async () => {
    const LeaseId = await leased([tenants[0]!])
    must(await setRent(LeaseId, 1, '1600.00', 20))
    must(await edit(LeaseId, 2, { EndsOn: denverDay(15) }))
    expect((await leaseOf(LeaseId))?.RentsToCome).toEqual([])
    expect(await rentOn(LeaseId, 50)).toBe(150100)
  })

  test('changes more than once, another time on the same day, and back again', async () => {
    const LeaseId = await leased([tenants[0]!])
    must(await setRent(LeaseId, 1, '1600.00', 20))
    must(await setRent(LeaseId, 2, '1700.00', 60))
    must(await setRent(LeaseId, 3, '1550.00', 20))
    expect((await leaseOf(LeaseId))?.RentsToCome.map(({ FromOn, Amount }) => [FromOn, Amount])).toEqual([
      [denverDay(20), '1550.00'],
      [denverDay(60), '1700.00'],
    ])
    must(await setRent(LeaseId, 4, '1501.00', 20))
    expect((await leaseOf(LeaseId))?.RentsToCome.map(({ FromOn }) => FromOn)).toEqual([denverDay(60)])
  })

  test('as it is already changes nothing', async () => {
    const LeaseId = await leased([tenants[0]!])
    expect(must(await setRent(LeaseId, 1, '1501.00', 30))).toMatchObject({ Version: 1 })
    expect(await messagesTo(tenants[0]!, 'lease.rent')).toEqual([])
  })

  test('of those who get a bill each is told to each as their own part', async () => {
    const LeaseId = await leased([{ ...tenants[0]!, share: 60 } as TestPerson, { ...tenants[1]!, share: 40 } as TestPerson], {
      Billing: 'individual',
    })
    must(await setRent(LeaseId, 1, '2000.00', 20))
    expect(await messagesTo(tenants[1]!, 'lease.rent')).toEqual([
      `set your part of the rent of Bungalow to $800 monthly from ${formatDate(denverDay(20))}.`,
    ])
    const { Lease } = must(await tenants[1]!.call(GetTenancyDetails, { AssetId: assetId }))
    expect(Lease).toMatchObject({ Rent: null, NextRent: { Amount: '800.00' } })
  })

  test.each([
    [
      'before today',
      -1,
      'First day can’t be in the past, because rent that was already due can’t change. Please choose today or a later day.',
    ],
    ['before the lease', -11, () => `First day can’t be before ${formatDate(denverDay(-10))}, when the lease starts.`],
    ['after the lease', 101, () => `First day can’t be after ${formatDate(denverDay(100))}, when the lease ends.`],
  ])('is refused %s', async (_when, days, message) => {
    const LeaseId = await leased([tenants[0]!])
    const { status, error } = await setRent(LeaseId, 1, '1600.00', days)
    expect([status, error?.Fields]).toEqual([400, { 'Rent.FromOn': typeof message === 'string' ? message : message() }])
  })
})

describe('a tenant who leaves before the others', () => {
  const tenantsOf = async (LeaseId: string) => (await leaseOf(LeaseId))?.Tenants ?? []

  test('has a last day of their own, is told, and the lease goes on', async () => {
    const LeaseId = await leased([tenants[0]!, tenants[1]!])
    const [first, second] = await tenantsOf(LeaseId)
    must(await edit(LeaseId, 1, { Tenants: [{ AssignmentId: second!.AssignmentId, EndsOn: denverDay(30) }] }))
    expect((await tenantsOf(LeaseId)).map(({ EndsOn }) => EndsOn)).toEqual([denverDay(100), denverDay(30)])
    expect((await leaseOf(LeaseId))?.EndsOn).toBe(denverDay(100))
    expect(await messagesTo(tenants[1]!, 'tenancy.end')).toEqual([
      `changed your tenancy of Bungalow to end on ${formatDate(denverDay(30))}.`,
    ])
    expect(await messagesTo(tenants[0]!, 'tenancy.end')).toEqual([])
    expect(must(await owner.call(GetAssetHistory, { AssetId: assetId })).Items[0]).toMatchObject({
      Kind: 'lease-changed',
      LeaseEnd: { From: denverDay(100), To: denverDay(30) },
    })
    // A lease that goes on takes along who stays until its end.
    must(await edit(LeaseId, 2, { EndsOn: denverDay(200) }))
    expect((await tenantsOf(LeaseId)).map(({ EndsOn }) => EndsOn)).toEqual([denverDay(200), denverDay(30)])
    must(await edit(LeaseId, 3, { EndsOn: denverDay(200), Tenants: [{ AssignmentId: second!.AssignmentId, EndsOn: null }] }))
    expect((await tenantsOf(LeaseId)).map(({ EndsOn }) => EndsOn)).toEqual([denverDay(200), denverDay(200)])
    expect(first).toBeDefined()
  })

  test.each([
    ['on the day they move in', -10, () => `Last day must be after ${formatDate(denverDay(-10))}, when they move in.`],
    ['before today', -1, () => 'Last day can’t be before today. If they already moved out, please end their tenancy.'],
    ['after the lease', 101, () => `Last day can’t be after ${formatDate(denverDay(100))}, when the lease ends.`],
  ])('not %s', async (_when, days, message) => {
    const LeaseId = await leased([tenants[0]!, tenants[1]!])
    const [, second] = await tenantsOf(LeaseId)
    const { error } = await edit(LeaseId, 1, { Tenants: [{ AssignmentId: second!.AssignmentId, EndsOn: denverDay(days) }] })
    expect(error?.Fields).toEqual({ 'Tenants.0.EndsOn': message() })
  })

  test('not all of them, not twice, and not someone else', async () => {
    const LeaseId = await leased([tenants[0]!, tenants[1]!])
    const ids = (await tenantsOf(LeaseId)).map(({ AssignmentId }) => AssignmentId)
    const leaving = (AssignmentId: string) => ({ AssignmentId, EndsOn: denverDay(30) })
    expect((await edit(LeaseId, 1, { Tenants: ids.map(leaving) })).error?.Fields).toHaveProperty('Tenants')
    expect((await edit(LeaseId, 1, { Tenants: [leaving(ids[0]!), leaving(ids[0]!)] })).error?.Fields).toHaveProperty([
      'Tenants.1.AssignmentId',
    ])
    expect((await edit(LeaseId, 1, { Tenants: [leaving(LeaseId)] })).error?.Fields).toHaveProperty(['Tenants.0.AssignmentId'])
  })
})

test('who has left reads the rent and the words of their own time, and nothing of those who stay', async () => {
  const both = [await app.newPerson({ profileType: 'Tenant' }), await app.newPerson({ profileType: 'Tenant' })] as const
  for (const tenant of both) await connected(app, owner, tenant)
  const LeaseId = await leased(both)
  const [first] = must(await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })).Leases[0]!.Tenants
  must(await owner.call(UnassignAsset, { AssignmentId: first!.AssignmentId, EndsOn: denverDay(-2) }))
  must(await setRent(LeaseId, 1, '1700.00', 0))
  must(await owner.call(GiveNotice, { LeaseId, MovesOutOn: denverDay(30) }))
  const tenancyOf = async (person: TestPerson) =>
    must(await person.call(GetUserAssignedAssets, {})).Items.find(({ AssetId }) => AssetId === assetId)?.Tenancy
  expect(await tenancyOf(both[1])).toMatchObject({ Rent: '1700.00', Words: { Notice: { MovesOutOn: denverDay(30) } } })
  expect(await tenancyOf(both[0])).toMatchObject({ Rent: '1501.00', ShareAmount: '750.50', Words: { Notice: null, RenewalWish: null } })
})
