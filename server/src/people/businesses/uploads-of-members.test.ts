import { CreateUserBranding } from '@keystead/contract/platform/branding/branding.operations.ts'
import { AddEditBusinessImages } from '@keystead/contract/people/businesses/business.operations.ts'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { PreviewAssetImport, StartAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { SMALL_IMPORT_FILE } from '../../../test/inputs.ts'
import { testPicture, upload } from '../../../test/uploads.ts'
import { designInput } from '../../platform/branding/branding.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { foundBusiness, newFounder } from './business.factory.ts'
import { businessOn, memberOf, type TestBusiness } from './member.factory.ts'

/* A file that waits to be used is that of the person who has sent it, also where several act for one business. */

let business: TestBusiness
let sender: TestPerson
let colleague: TestPerson
beforeEach(async () => {
  business = await businessOn(app, await app.newPerson({ accountType: 'Business' }))
  sender = await memberOf(app, business, { role: 'administrator' })
  colleague = await memberOf(app, business, { role: 'administrator' })
})

const picture = (purpose: Parameters<typeof upload>[1]) => testPicture().then((content) => upload(sender, purpose, 'porch.jpg', content))

describe('what a member has sent is used by them alone', () => {
  test('as a picture of a home, which they may look at before', async () => {
    const { AssetId } = await addProperty(sender)
    const UploadId = await picture('asset-image')
    expect((await colleague.raw(`/media/uploads/${UploadId}`)).status).toBe(404)
    const asPicture = { AssetId, Images: [{ UploadId }] }
    expect((await colleague.call(AddAssetImages, asPicture)).error?.Code).toBe('UploadNotFound')
    expect((await sender.raw(`/media/uploads/${UploadId}`)).status).toBe(200)
    expect(must(await sender.call(AddAssetImages, asPicture)).Images).toHaveLength(1)
  })

  test('as a picture or logo of the business', async () => {
    const Images = [{ UploadId: await picture('business-image') }]
    const LogoUploadId = await picture('business-logo')
    const { businessId: BusinessId } = business
    expect((await colleague.call(AddEditBusinessImages, { BusinessId, Images })).error?.Code).toBe('UploadNotFound')
    expect((await colleague.call(AddEditBusinessImages, { BusinessId, Images: [], LogoUploadId })).error?.Code).toBe('UploadNotFound')
    expect(must(await sender.call(AddEditBusinessImages, { BusinessId, Images, LogoUploadId })).Images).toHaveLength(1)
  })

  test('as a logo of its emails', async () => {
    const design = { ...designInput, LogoUploadId: await picture('branding-logo') }
    expect((await colleague.call(CreateUserBranding, design)).error?.Code).toBe('UploadNotFound')
    must(await sender.call(CreateUserBranding, design))
  })

  test('as a file of an import', async () => {
    const UploadId = await upload(sender, 'asset-import', 'homes.csv', Buffer.from(SMALL_IMPORT_FILE))
    expect((await colleague.call(PreviewAssetImport, { UploadId })).error?.Code).toBe('UploadNotFound')
    const { Mapping } = must(await sender.call(PreviewAssetImport, { UploadId }))
    const start = { UploadId, Mapping, ListAtOnce: false }
    expect((await colleague.call(StartAssetImport, start)).error?.Code).toBe('UploadNotFound')
    must(await sender.call(StartAssetImport, start))
  })

  test('as a picture of their own, whichever profile is active', async () => {
    const UploadId = await picture('profile-picture')
    expect((await sender.raw(`/media/uploads/${UploadId}`)).status).toBe(200)
    expect((await colleague.raw(`/media/uploads/${UploadId}`)).status).toBe(404)
  })

  test('as many as they may send, whatever others send', async () => {
    const fill = async (by: TestPerson) =>
      app.sql(
        `insert into upload (account_id, sender_account_id, purpose, file_name, bytes, storage_key)
         select $1, $2, 'asset-import', 'a.csv', 1, 'imports/none-' || n from generate_series(1, 200) n`,
        [business.accountId, by.accountId],
      )
    await fill(colleague)
    await picture('asset-image')
    await fill(sender)
    await expect(picture('asset-image')).rejects.toThrow('TooManyRequests')
  })
})

test.for([
  ['this version', 'sender_account_id'],
  ['the version before', 'null'],
])('what waits when a business is founded, sent with %s, is the founder’s to use', async ([, senderId]) => {
  const founder = await newFounder(app)
  const { AssetId } = await addProperty(founder)
  const UploadId = await upload(founder, 'asset-image', 'porch.jpg', await testPicture())
  await app.sql(`update upload set sender_account_id = ${senderId} where id = $1`, [UploadId])
  const { businessId, accountId, profileId } = await foundBusiness(app, { founder })
  const member = await memberOf(app, { businessId, accountId, profileId }, { role: 'administrator' })
  const asPicture = { AssetId, Images: [{ UploadId }] }
  expect((await member.call(AddAssetImages, asPicture)).error?.Code).toBe('UploadNotFound')
  expect(must(await founder.call(AddAssetImages, asPicture)).Images).toHaveLength(1)
})
