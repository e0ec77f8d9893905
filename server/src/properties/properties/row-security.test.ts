import { EditAssetInformation } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { actorOf } from '../../../test/actor-of.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { CallFailure } from '../../rpc/failure.ts'
import { agentOf, tenantOf } from './network.factory.ts'
import { reachAsset } from './property.access.ts'
import { addProperty } from './property.factory.ts'

/*
 * What row security lets through by itself, whatever a query forgets to ask for.
 */

let owner: TestPerson
test.beforeAll(async () => {
  owner = await app.newPerson()
})

type Session = Pick<TestPerson, 'accountId' | 'profileId' | 'sessionId'>
const as = <Result>(person: Session, work: Parameters<typeof app.services.database.transaction<Result>>[1]) =>
  app.services.database.transaction({ kind: 'account', accountId: person.accountId, profileId: person.profileId }, work)

test('a call of an agent touches the one property that it reached, and no other of its manager', async () => {
  const asset = await addProperty(owner)
  const [assigned, other] = [await addProperty(owner, { Title: 'Also assigned' }), await addProperty(owner, { Title: 'Not assigned' })]
  const agent = await agentOf(app, owner, [asset.AssetId, assigned.AssetId])
  await as(agent, async (db) => {
    const rename = async (id: string) => (await db.sql('update asset set title = title where id = $1 returning 1', [id])).length
    // Assigned, but not reached yet: it can be read and not written.
    expect(await rename(asset.AssetId)).toBe(0)
    await reachAsset({ actor: actorOf(agent, 'Agent'), db }, EditAssetInformation, asset.AssetId)
    expect(await rename(asset.AssetId)).toBe(1)
    expect(await rename(assigned.AssetId)).toBe(0)
    expect(await rename(other.AssetId)).toBe(0)
    expect(await db.sql('select from asset where id = $1', [other.AssetId])).toHaveLength(0)
    expect(
      await db.sql('update asset set deleted_at = now() where account_id = $1 and id <> $2 returning 1', [owner.accountId, asset.AssetId]),
    ).toHaveLength(0)
    for (const table of ['asset_owner', 'tour', 'asset_event', 'lease', 'lease_tenant', 'engagement']) {
      expect(await db.sql(`select from ${table} where asset_id = $1`, [other.AssetId]), table).toHaveLength(0)
    }
  })
})

test('a call that reached nothing writes to nothing, whatever it was told of', async () => {
  const asset = await addProperty(owner)
  const agent = await agentOf(app, owner, [asset.AssetId], [])
  await as(agent, async (db) => {
    await expect(reachAsset({ actor: actorOf(agent, 'Agent'), db }, EditAssetInformation, asset.AssetId)).rejects.toBeInstanceOf(
      CallFailure,
    )
    expect(await db.sql('update asset set title = title where id = $1 returning 1', [asset.AssetId])).toHaveLength(0)
    expect(await db.sql('delete from asset_image where asset_id = $1 returning 1', [asset.AssetId])).toHaveLength(0)
  })
  await expect(
    as(agent, (db) =>
      db.sql(
        `insert into asset_image (account_id, asset_id, position, is_primary, width, height, bytes, widths, storage_key)
         values ($1, $2, 0, true, 10, 10, 10, '{10}', 'x')`,
        [owner.accountId, asset.AssetId],
      ),
    ),
  ).rejects.toThrow(/row-level security/)
})

test('a tenant reads their home, not its history, owners or tours, and changes nothing', async () => {
  const asset = await addProperty(owner)
  const tenant = await tenantOf(app, owner, asset.AssetId)
  await as(tenant, async (db) => {
    expect(await db.sql('select from asset where id = $1', [asset.AssetId])).toHaveLength(1)
    for (const table of ['asset_owner', 'tour', 'asset_event']) {
      expect(await db.sql(`select from ${table} where asset_id = $1`, [asset.AssetId]), table).toHaveLength(0)
    }
    expect(await db.sql('update asset set title = title where id = $1 returning 1', [asset.AssetId])).toHaveLength(0)
  })
})
