import {
  AddEditBusinessImages,
  BusinessNotReady,
  GetUserBusinessDetails,
  SetBusinessListStatus,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import { testPicture, upload } from '../../../test/uploads.ts'
import { foundBusiness } from './business.factory.ts'

test('a picture of a business comes in each size that was made of it, and each is there', async () => {
  const { founder, businessId: BusinessId } = await foundBusiness(app)
  const UploadId = await upload(founder, 'business-image', 'office.jpg', await testPicture(900, 600))
  must(await founder.call(AddEditBusinessImages, { BusinessId, Images: [{ UploadId }] }))
  const { Images } = must(await founder.call(GetUserBusinessDetails, { BusinessId }))
  expect(Images[0]!.Sizes.map(({ Width }) => Width)).toEqual([400, 800])
  for (const { Webp, Avif } of Images[0]!.Sizes) for (const path of [Webp, Avif]) expect((await founder.raw(path)).status).toBe(200)
})

test('the logo can be taken away, but not while strangers need it', async () => {
  const { founder, businessId: BusinessId } = await foundBusiness(app, {
    typed: { Description: 'We look after homes.', Phone: '303 555 0101', City: 'Denver', StateId: 8 },
  })
  const LogoUploadId = await upload(founder, 'business-logo', 'logo.jpg', await testPicture())
  const { LogoPath } = must(await founder.call(AddEditBusinessImages, { BusinessId, Images: [], LogoUploadId }))
  expect((await founder.raw(LogoPath!)).status).toBe(200)
  const remove = () => founder.call(AddEditBusinessImages, { BusinessId, Images: [], RemoveLogo: true })

  must(await founder.call(SetBusinessListStatus, { BusinessId, IsListed: true }))
  expect((await remove()).error).toMatchObject({ Code: BusinessNotReady.code, Fields: { LogoUploadId: 'Logo can not be empty.' } })
  expect(must(await founder.call(GetUserBusinessDetails, { BusinessId })).LogoPath).toBe(LogoPath)

  must(await founder.call(SetBusinessListStatus, { BusinessId, IsListed: false }))
  expect(must(await remove()).LogoPath).toBeNull()
  expect((await founder.raw(LogoPath!)).status).toBe(404)
})
