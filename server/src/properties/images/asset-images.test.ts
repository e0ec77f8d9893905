import { messages as sharedMessages } from '@keystead/contract/text/shared-messages.text.ts'
import { AddAssetImages, AddEditAssetImages, DeleteAssetImage } from '@keystead/contract/properties/images/image.operations.ts'
import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { DeleteAsset, GetUserAssetDetails, ListAsset, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages as propertiesMessages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { addListedProperty, addProperty, nobodysId } from '../properties/property.factory.ts'
import { text as refusal } from './image-refusal.text.ts'
import { testPicture, uploadPicture } from './image.factory.ts'
import { sendFile } from '../../../test/uploads.ts'

let owner: TestPerson
let stranger: TestPerson
let seed = 0
/** Of `IMAGE_ROOMS`. */
const KITCHEN = 3

test.beforeAll(async () => {
  owner = await app.newPerson()
  stranger = await app.newPerson()
})

async function addImages(assetId: string, count: number) {
  const Images = []
  for (let number = 0; number < count; number += 1) Images.push({ UploadId: await uploadPicture(owner, (seed += 1)) })
  return owner.call(AddAssetImages, { AssetId: assetId, Images })
}
async function stateOf(assetId: string) {
  const [row] = await app.sql<{ images_count: number; open_checks: number }>('select images_count, open_checks from asset where id = $1', [
    assetId,
  ])
  const images = await app.sql<{ id: string; position: number; is_primary: boolean }>(
    'select id, position, is_primary from asset_image where asset_id = $1 order by position',
    [assetId],
  )
  return { ...row, images }
}

describe('AddAssetImages', () => {
  test('links uploads in order, the first as primary, and closes the check', async () => {
    const asset = await addProperty(owner)
    expect(await stateOf(asset.AssetId)).toMatchObject({ images_count: 0, open_checks: 1 })
    const first = await owner.call(AddAssetImages, {
      AssetId: asset.AssetId,
      Images: [
        { UploadId: await uploadPicture(owner, (seed += 1)), Caption: 'Porch', AltText: 'A porch with a swing' },
        { UploadId: await uploadPicture(owner, (seed += 1)) },
      ],
    })
    expect(first.data.Images).toMatchObject([
      { Caption: 'Porch', AltText: 'A porch with a swing', IsPrimary: true, Width: 900, Height: 600 },
      { Caption: null, AltText: 'Brick bungalow with a porch, photo 2', IsPrimary: false },
    ])
    expect(first.data.Images[0]?.Sizes.map((size) => size.Width)).toEqual([400, 800])
    expect(Buffer.from(first.data.Images[0]?.Placeholder ?? '', 'base64').length).toBeGreaterThan(4)
    await addImages(asset.AssetId, 1)
    const state = await stateOf(asset.AssetId)
    expect(state).toMatchObject({ images_count: 3, open_checks: 0 })
    expect(state.images.map((image) => [image.position, image.is_primary])).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ])
    expect((await owner.call(ListAsset, { AssetId: asset.AssetId })).status).toBe(200)
  })

  test('an upload that is missing, foreign, of another purpose, used or named twice is told at its place', async () => {
    const asset = await addProperty(owner)
    const used = await uploadPicture(owner, (seed += 1))
    const fresh = await uploadPicture(owner, (seed += 1))
    await owner.call(AddAssetImages, { AssetId: asset.AssetId, Images: [{ UploadId: used }] })
    const csv = await sendFile(owner, Buffer.from('Title\nA\n'), { name: 'homes.csv', purpose: 'asset-import' })
    const refused = [nobodysId(), await uploadPicture(stranger, (seed += 1)), csv.Data!.UploadId, used, fresh]
    for (const UploadId of refused) {
      const answer = await owner.call(AddAssetImages, { AssetId: asset.AssetId, Images: [{ UploadId: fresh }, { UploadId }] })
      expect(answer).toMatchObject({
        status: 404,
        error: { Code: 'UploadNotFound', Fields: { 'Images.1.UploadId': messages.uploadNotFound } },
      })
    }
    expect((await stateOf(asset.AssetId)).images).toHaveLength(1)
    expect((await owner.call(AddAssetImages, { AssetId: asset.AssetId, Images: [{ UploadId: fresh }] })).status).toBe(200)
  })

  test('ten is the most, also for two calls at once', async () => {
    const asset = await addProperty(owner)
    expect((await addImages(asset.AssetId, 6)).status).toBe(200)
    const both = await Promise.all([addImages(asset.AssetId, 4), addImages(asset.AssetId, 4)])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(both.find((answer) => answer.status === 409)?.error).toMatchObject({
      Code: 'TooManyImages',
      Message: sharedMessages.maximumFiles,
    })
    expect(await stateOf(asset.AssetId)).toMatchObject({ images_count: 10 })
    const eleven = await owner.call(AddAssetImages, {
      AssetId: asset.AssetId,
      Images: Array.from({ length: 11 }, () => ({ UploadId: nobodysId() })),
    })
    expect(eleven).toMatchObject({ status: 400, error: { Fields: { Images: sharedMessages.maximumFiles } } })
  })
})

describe('AddEditAssetImages', () => {
  test('sets order, primary and texts in one step', async () => {
    const asset = await addProperty(owner)
    const ids = (await addImages(asset.AssetId, 3)).data.Images.map((image) => image.ImageId)
    const wanted = [ids[2]!, ids[0]!, ids[1]!]
    const answer = await owner.call(AddEditAssetImages, {
      AssetId: asset.AssetId,
      Images: wanted.map((ImageId) => ({ ImageId, Caption: `c ${ImageId}`, AltText: null })),
      PrimaryIndex: 1,
    })
    expect(answer.data.Images.map((image) => [image.ImageId, image.IsPrimary, image.Caption])).toEqual(
      wanted.map((id, index) => [id, index === 1, `c ${id}`]),
    )
    expect((await stateOf(asset.AssetId)).images.map((image) => image.position)).toEqual([0, 1, 2])
  })

  test('a room is one of the list, describes a picture that has no words, and gives way to words', async () => {
    const asset = await addProperty(owner)
    const UploadId = await uploadPicture(owner, (seed += 1))
    const added = await owner.call(AddAssetImages, { AssetId: asset.AssetId, Images: [{ UploadId, RoomId: KITCHEN }] })
    const [image] = added.data.Images
    expect(image).toMatchObject({ RoomId: KITCHEN, Caption: null, AltText: `Kitchen of ${asset.Title}` })
    const edit = (words: object) =>
      owner.call(AddEditAssetImages, { AssetId: asset.AssetId, Images: [{ ImageId: image!.ImageId, ...words }], PrimaryIndex: 0 })
    expect((await edit({ RoomId: KITCHEN, AltText: 'A long counter' })).data.Images[0]).toMatchObject({
      RoomId: KITCHEN,
      AltText: 'A long counter',
    })
    expect((await edit({})).data.Images[0]).toMatchObject({ RoomId: null, AltText: `${asset.Title}, photo 1` })
    expect(await edit({ RoomId: 9_999 })).toMatchObject({ status: 400, error: { Fields: { 'Images.0.RoomId': 'Room is not valid.' } } })
  })

  test('adds uploads beside those that are there, in the order wanted, in one step', async () => {
    const asset = await addProperty(owner)
    const [first, second] = (await addImages(asset.AssetId, 2)).data.Images.map((image) => image.ImageId)
    const answer = await owner.call(AddEditAssetImages, {
      AssetId: asset.AssetId,
      Images: [
        { UploadId: await uploadPicture(owner, (seed += 1)), Caption: 'new front' },
        { ImageId: second!, Caption: 'was second' },
        { UploadId: await uploadPicture(owner, (seed += 1)), RoomId: KITCHEN },
        { ImageId: first! },
      ],
      PrimaryIndex: 2,
    })
    expect(answer.data.Images).toMatchObject([
      { Caption: 'new front', IsPrimary: false },
      { ImageId: second, Caption: 'was second', IsPrimary: false },
      { RoomId: KITCHEN, IsPrimary: true },
      { ImageId: first, IsPrimary: false },
    ])
    expect(await stateOf(asset.AssetId)).toMatchObject({ images_count: 4, images: [0, 1, 2, 3].map((position) => ({ position })) })
  })

  test('the first pictures of a property can come with it, and the one named is primary', async () => {
    const asset = await addProperty(owner)
    const Images = [{ UploadId: await uploadPicture(owner, (seed += 1)) }, { UploadId: await uploadPicture(owner, (seed += 1)) }]
    const answer = await owner.call(AddEditAssetImages, { AssetId: asset.AssetId, Images, PrimaryIndex: 1 })
    expect(answer.data.Images.map(({ IsPrimary }) => IsPrimary)).toEqual([false, true])
    expect(await stateOf(asset.AssetId)).toMatchObject({ images_count: 2, open_checks: 0 })
  })

  test('an upload that cannot be had is told at its place, and nothing of the call is done', async () => {
    const asset = await addProperty(owner)
    const [first, second] = (await addImages(asset.AssetId, 2)).data.Images.map((image) => image.ImageId)
    const before = await stateOf(asset.AssetId)
    const fresh = await uploadPicture(owner, (seed += 1))
    const edit = (Images: { ImageId?: string; UploadId?: string; Caption?: string }[]) =>
      owner.call(AddEditAssetImages, { AssetId: asset.AssetId, Images, PrimaryIndex: 0 })
    const around = (UploadId: string) =>
      edit([{ ImageId: second!, Caption: 'changed' }, { UploadId: fresh }, { UploadId }, { ImageId: first! }])
    for (const UploadId of [nobodysId(), await uploadPicture(stranger, (seed += 1)), fresh]) {
      expect(await around(UploadId)).toMatchObject({
        status: 404,
        error: { Code: 'UploadNotFound', Fields: { 'Images.2.UploadId': messages.uploadNotFound } },
      })
    }
    for (const both of [{}, { ImageId: first!, UploadId: fresh }]) {
      expect(await edit([{ ImageId: second! }, both])).toMatchObject({
        status: 400,
        error: { Fields: { 'Images.1': 'Image is not valid.' } },
      })
    }
    expect(await stateOf(asset.AssetId)).toEqual(before)
    expect((await edit([{ ImageId: first! }, { ImageId: second! }, { UploadId: fresh }])).status).toBe(200)
  })

  test('takes every picture of the property once and no other', async () => {
    const asset = await addProperty(owner)
    const ids = (await addImages(asset.AssetId, 2)).data.Images.map((image) => image.ImageId)
    const other = await addProperty(owner)
    const foreign = (await addImages(other.AssetId, 1)).data.Images[0]!.ImageId
    const edit = (images: string[], PrimaryIndex = 0) =>
      owner.call(AddEditAssetImages, { AssetId: asset.AssetId, Images: images.map((ImageId) => ({ ImageId })), PrimaryIndex })
    expect(await edit([ids[0]!, foreign])).toMatchObject({
      status: 404,
      error: { Code: 'ImageNotFound', Fields: { 'Images.1.ImageId': messages.imageNotFound } },
    })
    expect(await edit([ids[0]!, nobodysId()])).toMatchObject({ status: 404, error: { Code: 'ImageNotFound' } })
    for (const wrong of [[ids[0]!], [ids[0]!, ids[0]!]]) {
      expect(await edit(wrong)).toMatchObject({
        status: 400,
        error: { Fields: { Images: 'The photos of this property have changed. Please reload the page and try again.' } },
      })
    }
    expect(await edit(ids as string[], 2)).toMatchObject({
      status: 400,
      error: { Fields: { PrimaryIndex: 'Primary image is not valid.' } },
    })
  })
})

describe('DeleteAssetImage', () => {
  test('promotes the next one and keeps the order without gaps', async () => {
    const asset = await addProperty(owner)
    const ids = (await addImages(asset.AssetId, 3)).data.Images.map((image) => image.ImageId)
    const answer = await owner.call(DeleteAssetImage, { ImageId: ids[0]! })
    expect(answer.data.Images.map((image) => [image.ImageId, image.IsPrimary])).toEqual([
      [ids[1], true],
      [ids[2], false],
    ])
    expect(await stateOf(asset.AssetId)).toMatchObject({ images_count: 2, images: [{ position: 0 }, { position: 1 }] })
    await owner.call(DeleteAssetImage, { ImageId: ids[2]! })
    await owner.call(DeleteAssetImage, { ImageId: ids[1]! })
    expect(await stateOf(asset.AssetId)).toMatchObject({ images_count: 0, open_checks: 1, images: [] })
  })

  test('two at once delete once and leave one primary', async () => {
    const asset = await addProperty(owner)
    const ids = (await addImages(asset.AssetId, 3)).data.Images.map((image) => image.ImageId)
    const same = await Promise.all([1, 2].map(() => owner.call(DeleteAssetImage, { ImageId: ids[0]! })))
    expect(same.map((answer) => answer.status).sort()).toEqual([200, 404])
    const [first] = (await stateOf(asset.AssetId)).images
    expect(first).toEqual({ id: ids[1], position: 0, is_primary: true })
  })

  test('the last photo of a listed property stays until it is unlisted; an imported one may go', async () => {
    const asset = await addProperty(owner)
    const ImageId = (await addImages(asset.AssetId, 1)).data.Images[0]!.ImageId
    await owner.call(ListAsset, { AssetId: asset.AssetId })
    expect(await owner.call(DeleteAssetImage, { ImageId })).toMatchObject({
      status: 400,
      error: { Fields: { ImageId: refusal.lastPhotoOfListed } },
    })
    expect((await app.visitor().call(GetAssetDetails, { AssetId: asset.AssetId })).data.Images).toHaveLength(1)
    await owner.call(UnlistAsset, { AssetId: asset.AssetId })
    expect((await owner.call(DeleteAssetImage, { ImageId })).status).toBe(200)

    const imported = await addListedProperty(app, owner)
    const only = (await addImages(imported.AssetId, 1)).data.Images[0]!.ImageId
    expect((await owner.call(DeleteAssetImage, { ImageId: only })).status).toBe(200)
    expect((await owner.call(GetUserAssetDetails, { AssetId: imported.AssetId })).data.IsListed).toBe(true)
  })

  test('files go with the last picture that shows them', async () => {
    const content = await testPicture((seed += 1))
    const uploads = [await sendFile(owner, content), await sendFile(stranger, content)].map((answer) => answer.Data!.UploadId)
    const [row] = await app.sql<{ storage_key: string }>('select distinct storage_key from upload where id = any($1::uuid[])', [uploads])
    const file = `${row!.storage_key}/400.webp`
    const mine = await addProperty(owner)
    const theirs = await addProperty(stranger)
    const added = await owner.call(AddAssetImages, { AssetId: mine.AssetId, Images: [{ UploadId: uploads[0]! }] })
    const other = await stranger.call(AddAssetImages, { AssetId: theirs.AssetId, Images: [{ UploadId: uploads[1]! }] })
    await owner.call(DeleteAssetImage, { ImageId: added.data.Images[0]!.ImageId })
    expect(await app.services.files.exists(file)).toBe(true)
    await stranger.call(DeleteAssetImage, { ImageId: other.data.Images[0]!.ImageId })
    expect(await app.services.files.exists(file)).toBe(false)
  })
})

test('missing, deleted and foreign properties and images answer alike', async () => {
  const theirs = await addProperty(stranger)
  const theirImages = await stranger.call(AddAssetImages, {
    AssetId: theirs.AssetId,
    Images: [{ UploadId: await uploadPicture(stranger, (seed += 1)) }],
  })
  const deleted = await addProperty(owner)
  const orphan = (await addImages(deleted.AssetId, 1)).data.Images[0]!.ImageId
  await owner.call(DeleteAsset, { AssetId: deleted.AssetId })
  const UploadId = await uploadPicture(owner, (seed += 1))
  for (const AssetId of [nobodysId(), deleted.AssetId, theirs.AssetId]) {
    const answers = [
      await owner.call(AddAssetImages, { AssetId, Images: [{ UploadId }] }),
      await owner.call(AddEditAssetImages, { AssetId, Images: [{ ImageId: orphan }], PrimaryIndex: 0 }),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, error: { Code: 'PropertyNotFound', Message: propertiesMessages.propertyNotFound } })
  }
  for (const ImageId of [nobodysId(), orphan, theirImages.data.Images[0]!.ImageId]) {
    expect(await owner.call(DeleteAssetImage, { ImageId })).toMatchObject({
      status: 404,
      error: { Code: 'ImageNotFound', Message: messages.imageNotFound },
    })
  }
  expect((await stateOf(theirs.AssetId)).images).toHaveLength(1)
})
