import { randomUUID } from 'node:crypto'
import { AddEditAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { RenewListing } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { EditAssetInformation, ListAsset, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { agentOf, takenBackFrom, tenantOf } from './network.factory.ts'
import { addProperty, propertyInputWith } from './property.factory.ts'

let owner: TestPerson
let agent: TestPerson
let asset: { AssetId: string; Version: number }
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olga' })
  asset = await addProperty(owner)
  await app.sql('update asset set imported = true, open_checks = 0 where id = $1', [asset.AssetId])
  agent = await agentOf(app, owner, [asset.AssetId])
})

const contactOfAsset = async () =>
  (await app.sql<{ contact_profile_id: string | null }>('select contact_profile_id from asset where id = $1', [asset.AssetId]))[0]
    ?.contact_profile_id

const waitingForLocks = async () =>
  (await app.sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length

/** Someone else has the property in hand; `work` begins meanwhile, and goes on once it waits and `first` is done. */
async function behind<Result>(held: (db: Db) => Promise<unknown>, work: () => Promise<Result>, first = async () => {}): Promise<Result> {
  const answer = await app.services.database.transaction(everything('a test holds a property'), async (db) => {
    await db.sql('select from asset where id = $1 for update', [asset.AssetId])
    await held(db)
    const begun = work()
    await expect.poll(waitingForLocks).toBe(1)
    await first()
    return { begun }
  })
  return answer.begun
}

const edit = () => ({ ...propertyInputWith(), AssetId: asset.AssetId, Version: asset.Version, Title: 'Painted over' })
const writes: [string, () => Promise<{ status: number; error?: unknown }>][] = [
  ['edit', () => agent.call(EditAssetInformation, edit())],
  ['list', () => agent.call(ListAsset, { AssetId: asset.AssetId })],
  ['unlist', () => agent.call(UnlistAsset, { AssetId: asset.AssetId })],
  ['renew', () => agent.call(RenewListing, { AssetId: asset.AssetId })],
  ['photos', () => agent.call(AddEditAssetImages, { AssetId: asset.AssetId, Images: [{ ImageId: randomUUID() }], PrimaryIndex: 0 })],
]
test.each(writes)('an agent from whom the property is taken while a call waits for it, does nothing more: %s', async (_what, write) => {
  const answer = await behind(
    async () => {},
    write,
    () => takenBackFrom(app, agent),
  )
  expect(answer).toMatchObject({ status: 404, error: { Code: 'PropertyNotFound' } })
  expect(
    await app.sql('select title, contact_profile_id from asset where id = $1 and version = $2', [asset.AssetId, asset.Version]),
  ).toEqual([{ title: propertyInputWith().Title, contact_profile_id: null }])
})

test('an agent from whom the property is taken while a call waits for its lease, ends no tenancy', async () => {
  const mover = await agentOf(app, owner, [asset.AssetId], ['tenants'])
  const { profileId } = await tenantOf(app, owner, asset.AssetId)
  const [tenancy] = await app.sql<{ id: string }>('select id from lease_tenant where profile_id = $1', [profileId])
  const answer = await behind(
    (db) => db.sql('select from lease where asset_id = $1 for update', [asset.AssetId]),
    () => mover.call(UnassignAsset, { AssignmentId: tenancy?.id ?? '', EndsOn: null, Reason: null }),
    () => takenBackFrom(app, mover),
  )
  expect(answer).toMatchObject({ status: 404, error: { Code: 'AssignmentNotFound' } })
  expect(await app.sql('select from lease_tenant where id = $1 and ended_at is null', [tenancy?.id])).toHaveLength(1)
})

test('an agent who lists while the manager takes the property back is not left as its contact', async () => {
  const [assignment] = await app.sql<{ id: string }>('select id from engagement where profile_id = $1', [agent.profileId])
  const AssignmentId = assignment?.id ?? ''
  must(
    await behind(
      (db) => db.sql('update asset set contact_profile_id = $2 where id = $1', [asset.AssetId, agent.profileId]),
      () => owner.call(UnassignAsset, { AssignmentId, EndsOn: null, Reason: null }),
    ),
  )
  expect(await contactOfAsset()).toBeNull()
})
