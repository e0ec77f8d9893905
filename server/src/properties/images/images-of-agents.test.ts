import { AddAssetImages, AddEditAssetImages, DeleteAssetImage } from '@keystead/contract/properties/images/image.operations.ts'
import { messages } from '@keystead/contract/properties/images/images-messages.text.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { agentOf, partnerOf, takenBackFrom, tenantOf } from '../properties/network.factory.ts'
import { addProperty, nobodysId } from '../properties/property.factory.ts'
import { uploadPicture } from './image.factory.ts'

let owner: TestPerson
let AssetId: string
let seed = 400

async function home(): Promise<void> {
  owner = await app.newPerson()
  AssetId = (await addProperty(owner)).AssetId
}
const addedBy = async (person: TestPerson) =>
  person.call(AddAssetImages, { AssetId, Images: [{ UploadId: await uploadPicture(person, (seed += 1)) }] })
const pictureOf = async () => must(await addedBy(owner)).Images[0]!

describe('an agent who may list', () => {
  test('adds, orders and deletes pictures, which are the manager’s from then on', async () => {
    await home()
    await pictureOf()
    const agent = await agentOf(app, owner, [AssetId])
    const added = must(await addedBy(agent)).Images
    expect(added).toHaveLength(2)
    const rows = await app.sql<{ account_id: string }>('select distinct account_id from asset_image where asset_id = $1', [AssetId])
    expect(rows).toEqual([{ account_id: owner.accountId }])
    const order = [...added].reverse().map(({ ImageId }) => ({ ImageId, Caption: 'By Ann' }))
    const ordered = must(await agent.call(AddEditAssetImages, { AssetId, Images: order, PrimaryIndex: 0 })).Images
    expect(ordered.map(({ ImageId }) => ImageId)).toEqual(order.map(({ ImageId }) => ImageId))
    expect(must(await agent.call(DeleteAssetImage, { ImageId: order[0]!.ImageId })).Images).toHaveLength(1)
    const [asset] = await app.sql('select images_count, open_checks from asset where id = $1', [AssetId])
    expect(asset).toEqual({ images_count: 1, open_checks: 0 })
  })

  test('brings no file of the manager, and takes no room of theirs that is not there', async () => {
    await home()
    const agent = await agentOf(app, owner, [AssetId])
    const foreign = await agent.call(AddAssetImages, { AssetId, Images: [{ UploadId: await uploadPicture(owner, (seed += 1)) }] })
    expect(foreign).toMatchObject({ status: 404, error: { Code: 'UploadNotFound' } })
    const UploadId = await uploadPicture(agent, (seed += 1))
    await app.sql(`insert into plan (id, code, name, storage_bytes, is_public) values (990, 'tiny', 'Tiny', 10, false)`)
    await app.sql('update account set plan_id = 990 where id = $1', [owner.accountId])
    const full = await agent.call(AddAssetImages, { AssetId, Images: [{ UploadId }] })
    expect(full).toMatchObject({ status: 413, error: { Code: 'StorageFull', Fields: { Images: messages.noRoomForPhotos } } })
    await app.sql(`update account set plan_id = (select id from plan where code = 'free') where id = $1`, [owner.accountId])
    expect((await agent.call(AddAssetImages, { AssetId, Images: [{ UploadId }] })).status).toBe(200)
  })
})

test.each([
  ['an agent without the scope', async () => agentOf(app, owner, [AssetId], ['documents']), 404],
  ['an unassigned agent', async () => agentOf(app, owner, []), 404],
  ['a partner', async () => partnerOf(app, owner, AssetId), 404],
  ['a tenant', async () => tenantOf(app, owner, AssetId), 403],
])('%s changes no picture', async (_who, make, status) => {
  await home()
  const { ImageId } = await pictureOf()
  const person = await make()
  expect((await person.call(AddAssetImages, { AssetId, Images: [{ UploadId: nobodysId() }] })).status).toBe(status)
  expect((await person.call(AddEditAssetImages, { AssetId, Images: [{ ImageId }], PrimaryIndex: 0 })).status).toBe(status)
  expect((await person.call(DeleteAssetImage, { ImageId })).status).toBe(status)
})

test('pictures of an unlisted home are there for those who share it, work for it or live there, and no longer than that', async () => {
  await home()
  const picture = await pictureOf()
  const address = picture.Sizes[0]!.Webp
  const people = {
    agent: await agentOf(app, owner, [AssetId], []),
    partner: await partnerOf(app, owner, AssetId),
    tenant: await tenantOf(app, owner, AssetId),
  }
  const stranger = await agentOf(app, owner, [])
  const seenBy = async (person: Pick<TestPerson, 'raw'>) => (await person.raw(address)).status
  for (const person of [owner, ...Object.values(people)]) expect(await seenBy(person)).toBe(200)
  expect([await seenBy(stranger), await seenBy(app.visitor())]).toEqual([404, 404])

  await takenBackFrom(app, people.agent)
  await takenBackFrom(app, people.tenant)
  await app.sql('update asset_owner set partner_account_id = null, profile_id = null where profile_id = $1', [people.partner.profileId])
  for (const person of Object.values(people)) expect(await seenBy(person)).toBe(404)
  expect(await seenBy(owner)).toBe(200)
})
