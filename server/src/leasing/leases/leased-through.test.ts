import { DeleteAsset, GetUserAssetCounts, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { only } from '../../database/db.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { connected, letTo } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { assigned, denverDay, leaseWith } from '../assignments/assignment.factory.ts'

/* What properties know of their leases, whichever way those change. */

let owner: TestPerson
let tenant: TestPerson
let connectionId: string
let assetId: string

test.beforeAll(async () => {
  tenant = await app.newPerson({ profileType: 'Tenant' })
})
beforeEach(async () => {
  owner = await app.newPerson()
  connectionId = await connected(app, owner, tenant)
  assetId = (await addProperty(owner)).AssetId
})

const through = async (id = assetId) =>
  only(await app.sql<{ leased_through: string | null }>('select leased_through from asset where id = $1', [id])).leased_through
const living = () => letTo(app, { assetId, tenant, connectionId })
const until = (leaseId: string, day: string | null) => app.sql('update lease set ends_on = $2 where id = $1', [leaseId, day])
const endLease = (leaseId: string) => app.sql('update lease set ended_on = starts_on where id = $1', [leaseId])

describe('a home is leased through', () => {
  test('the last day of its last lease', async () => {
    expect(await through()).toBeNull()
    const letBetween = (TenureStart: string, TenureEnd: string) =>
      assigned(owner, assetId, { Lease: leaseWith([tenant], { TenureStart, TenureEnd }) })
    await letBetween(denverDay(), denverDay(30))
    expect(await through()).toBe(denverDay(30))
    await letBetween(denverDay(31), denverDay(400))
    expect(await through()).toBe(denverDay(400))
  })

  test('no day where a lease has no end, and nothing when it has ended', async () => {
    const { leaseId } = await living()
    expect(await through()).toBe('infinity')
    await endLease(leaseId)
    expect(await through()).toBeNull()
  })

  test('a later or an earlier day when the end moves', async () => {
    const { leaseId } = await living()
    await until(leaseId, denverDay(10))
    expect(await through()).toBe(denverDay(10))
    await until(leaseId, denverDay(20))
    expect(await through()).toBe(denverDay(20))
  })

  test('nothing when its lease is deleted, and in another home when it is moved there', async () => {
    const { leaseId } = await living()
    const other = (await addProperty(owner)).AssetId
    await app.sql('update lease set asset_id = $2 where id = $1', [leaseId, other])
    expect([await through(), await through(other)]).toEqual([null, 'infinity'])
    await app.sql('delete from lease_tenant where lease_id = $1', [leaseId])
    await app.sql('delete from lease where id = $1', [leaseId])
    expect(await through(other)).toBeNull()
  })

  test('what many leases in one statement say', async () => {
    const ids = [assetId, (await addProperty(owner)).AssetId, (await addProperty(owner)).AssetId]
    await app.sql(
      `insert into lease (account_id, asset_id, time_zone, starts_on, ends_on, billing, created_by_profile_id)
       select account_id, id, time_zone, $2::date + part * 100, $2::date + part * 100 + 50, 'joint', managing_profile_id
       from asset, generate_series(0, 1) part where id = any($1::uuid[])`,
      [ids, denverDay()],
    )
    expect(await Promise.all(ids.map((id) => through(id)))).toEqual(ids.map(() => denverDay(150)))
    await app.sql('update lease set ended_on = starts_on where asset_id = any($1::uuid[]) and starts_on > $2', [ids, denverDay()])
    expect(await Promise.all(ids.map((id) => through(id)))).toEqual(ids.map(() => denverDay(50)))
  })

  test('while nothing else of it changes', async () => {
    const rest = () =>
      app.sql(`select to_jsonb(asset) - array['leased_through', 'leased_during'] as rest from asset where id = $1`, [assetId])
    const before = await rest()
    const { leaseId } = await living()
    await endLease(leaseId)
    expect(await rest()).toEqual(before)
  })
})

describe('its owner', () => {
  test('is told of the last day where it is near, today included', async () => {
    const { leaseId } = await living()
    const ending = async () => {
      const { data } = await owner.call(GetUserAssets, { Occupancy: ['ending'] })
      const { Occupancy } = (await owner.call(GetUserAssetCounts, {})).data
      return [Occupancy.ending, ...data.Items.map((home) => home.Occupancy?.Day)]
    }
    expect(await ending()).toEqual([0])
    await until(leaseId, denverDay())
    expect(await ending()).toEqual([1, denverDay()])
    await until(leaseId, denverDay(61))
    expect(await ending()).toEqual([0])
  })

  test('may delete it the day after the last one, and not before', async () => {
    const { leaseId, assignmentId } = await living()
    await app.sql('update lease set starts_on = starts_on - 10 where id = $1', [leaseId])
    await app.sql('update lease_tenant set starts_on = starts_on - 10, ends_on = $2 where id = $1', [assignmentId, denverDay(-1)])
    await until(leaseId, denverDay())
    expect((await owner.call(DeleteAsset, { AssetId: assetId })).error?.Code).toBe('PropertyIsLet')
    await until(leaseId, denverDay(-1))
    expect((await owner.call(DeleteAsset, { AssetId: assetId })).error).toBeUndefined()
  })
})
