import { UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { EditLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { dataOf } from '../../../test/account-data.ts'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { assigned, denverDay, leaseWith } from '../assignments/assignment.factory.ts'

let owner: TestPerson
let tenants: TestPerson[]
let assetId: string

test.beforeAll(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
})
beforeEach(async () => {
  assetId = (await addProperty(owner, { Title: 'Bungalow' })).AssetId
  tenants = await Promise.all(['Tess', 'Tim'].map((firstName) => app.newPerson({ profileType: 'Tenant', firstName })))
  for (const tenant of tenants) await connected(app, owner, tenant)
})

async function leasedTo(people: readonly TestPerson[], Billing: 'joint' | 'individual') {
  const Lease = leaseWith(people, { TenureStart: denverDay(-10), Advance: '900.00', Billing })
  const { LeaseId, AssignmentIds } = await assigned(owner, assetId, { Lease })
  return { LeaseId: LeaseId ?? '', AssignmentIds }
}

describe('what a tenant downloads of their lease', () => {
  test('has its terms where they share one bill, and where they are alone', async () => {
    await leasedTo(tenants, 'joint')
    const shared = await dataOf(tenants[0]!)
    expect(shared.leases).toMatchObject([{ advance_cents: 90000 }])
    expect(shared.rents).toMatchObject([{ rent_cents: 150100 }])
    expect(shared.tenancies).toMatchObject([{ profile_id: tenants[0]!.profileId, share_bps: 5000 }])
    assetId = (await addProperty(owner, { Title: 'Cottage' })).AssetId
    const alone = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, alone)
    await leasedTo([alone], 'individual')
    expect((await dataOf(alone)).rents).toMatchObject([{ rent_cents: 150100 }])
  })

  test('has nothing of the whole where they get a bill each, as on their screen', async () => {
    const { LeaseId } = await leasedTo(tenants, 'individual')
    const data = await dataOf(tenants[0]!)
    expect(data).toMatchObject({ leases: [], rents: [], tenancies: [] })
    expect(data.leasesWithOwnBill).toMatchObject([{ id: LeaseId, starts_on: denverDay(-10), billing: 'individual' }])
    expect(data.leasesWithOwnBill![0]).not.toHaveProperty('advance_cents')
    expect(data.tenanciesWithOwnBill).toMatchObject([{ profile_id: tenants[0]!.profileId, lease_id: LeaseId }])
    expect(data.tenanciesWithOwnBill![0]).not.toHaveProperty('share_bps')
    const ofOwner = await dataOf(owner)
    expect(ofOwner.leases).toContainEqual(expect.objectContaining({ id: LeaseId, advance_cents: 90000 }))
    expect(ofOwner).toMatchObject({ leasesWithOwnBill: [], tenanciesWithOwnBill: [] })
  })

  test('has no rent that was set once they had left', async () => {
    const { LeaseId, AssignmentIds } = await leasedTo(tenants, 'joint')
    must(await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, EndsOn: denverDay(-2), Reason: 'Moved out.' }))
    const Rent = { Amount: '1750.00', RentFrequencyId: 1, FromOn: denverDay(5) }
    must(await owner.call(EditLease, { LeaseId, Version: 1, EndsOn: denverDay(364), Rent }))
    expect((await dataOf(tenants[0]!)).rents).toMatchObject([{ rent_cents: 150100 }])
    expect((await dataOf(tenants[1]!)).rents).toHaveLength(2)
  })
})
