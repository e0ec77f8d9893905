import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { EditLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { beforeEach, expect, vi } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { assigned, denverDay, entrustedTo, leaseWith, threeShares } from './assignment.factory.ts'
import { notifyOfDays } from './days.job.ts'

let owner: TestPerson
let agent: TestPerson
let tenants: TestPerson[]
let assetId: string

beforeEach(async () => {
  owner = await app.newPerson()
  agent = await app.newPerson({ profileType: 'Agent' })
  tenants = await Promise.all(['Tess', 'Tim', 'Toni'].map((firstName) => app.newPerson({ profileType: 'Tenant', firstName })))
  for (const person of [agent, ...tenants]) await connected(app, owner, person)
  assetId = (await addProperty(owner, { Title: 'Bungalow' })).AssetId
})

/** Runs the job and answers what it told of this home. */
async function run(): Promise<string[]> {
  const emit = vi.spyOn(app.services.events, 'emit')
  await notifyOfDays(app.services, new AbortController().signal)
  const told = emit.mock.calls.flatMap(([, { name }, items]) =>
    items.filter((item) => (item as { assetId?: string }).assetId === assetId).map(() => name),
  )
  emit.mockRestore()
  return told
}
const openTenants = async () =>
  must(await owner.call(GetAssetAssignedProfiles, { AssetId: assetId }))
    .Leases.flatMap(({ Tenants }) => Tenants)
    .map(({ Name, State, SharePercent, EndsOn }) => [Name.split(' ')[0], State, SharePercent, EndsOn])

test('the first day of an agent, and the day after the last, are told once each', async () => {
  await entrustedTo(owner, assetId, agent, { TenureStart: denverDay(3), TenureEnd: denverDay(9) })
  expect(await run()).toEqual([])
  const move = (days: number) =>
    app.sql('update engagement set starts_on = starts_on - $2::int, ends_on = ends_on - $2::int where asset_id = $1', [assetId, days])
  await move(3)
  expect(await run()).toEqual(['engagement.started'])
  await move(7)
  expect(await run()).toEqual(['engagement.over'])
  expect(await run()).toEqual([])
})

test('after standing still for days both are told', async () => {
  await entrustedTo(owner, assetId, agent, { TenureStart: denverDay(3), TenureEnd: denverDay(9) })
  await app.sql('update engagement set starts_on = starts_on - 20, ends_on = ends_on - 20 where asset_id = $1', [assetId])
  expect(await run()).toEqual(['engagement.started', 'engagement.over'])
})

test('two workers tell of each once', async () => {
  await entrustedTo(owner, assetId, agent)
  const [first, second] = await Promise.all([run(), run()])
  // Both hear what either tells: the spy is on the one app.
  expect(new Set([...first, ...second])).toEqual(new Set(['engagement.started']))
  expect(await app.sql('select 1 from engagement where asset_id = $1 and start_told_at is not null', [assetId])).toHaveLength(1)
})

test('who has left before the others ends with their day, and those who stay share the rent', async () => {
  const Lease = leaseWith(threeShares(tenants), { TenureStart: denverDay(-20), TenureEnd: denverDay(100) })
  const { LeaseId, AssignmentIds } = await assigned(owner, assetId, { Lease })
  must(
    await owner.call(EditLease, {
      LeaseId: LeaseId ?? '',
      Version: 1,
      EndsOn: denverDay(100),
      Tenants: [{ AssignmentId: AssignmentIds[0]!, EndsOn: denverDay(1) }],
    }),
  )
  expect(await run()).toEqual(['tenancy.started', 'tenancy.started', 'tenancy.started'])
  await app.sql('update lease_tenant set ends_on = $2 where id = $1', [AssignmentIds[0], denverDay(-2)])
  expect(await run()).toEqual(['tenancy.ended'])
  expect(await openTenants()).toEqual([
    ['Tess', 'past', 50, denverDay(-2)],
    ['Tim', 'current', 50, denverDay(100)],
    ['Toni', 'current', 50, denverDay(100)],
  ])
  expect(must(await owner.call(GetAssetHistory, { AssetId: assetId })).Items[0]).toMatchObject({ Kind: 'unassigned', By: null })
  expect(await run()).toEqual([])
})

test('a lease whose last day has passed is over for all of them, and changes no share', async () => {
  const { LeaseId } = await assigned(owner, assetId, {
    Lease: leaseWith(tenants.slice(0, 2), { TenureStart: denverDay(-20), TenureEnd: denverDay(5) }),
  })
  await run()
  await app.sql('update lease_tenant set ends_on = $2 where lease_id = $1', [LeaseId, denverDay(-1)])
  await app.sql('update lease set ends_on = $2 where id = $1', [LeaseId, denverDay(-1)])
  expect(await run()).toEqual(['tenancy.over', 'tenancy.over'])
  expect((await openTenants()).map(([, state, share]) => [state, share])).toEqual([
    ['past', 50],
    ['past', 50],
  ])
  expect(await run()).toEqual([])
})

test('the last one of a lease without an end takes it along', async () => {
  const { LeaseId, AssignmentIds } = await assigned(owner, assetId, {
    Lease: leaseWith([tenants[0]!], { TenureStart: denverDay(-20), TenureEnd: null }),
  })
  await run()
  await app.sql('update lease_tenant set ends_on = $2 where id = $1', [AssignmentIds[0], denverDay(-1)])
  expect(await run()).toEqual(['tenancy.ended'])
  expect(await app.sql('select ended_on from lease where id = $1', [LeaseId])).toEqual([{ ended_on: denverDay(0) }])
})
