import { AddEditAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { checkAreAll } from '../../files/pictures/named-pictures.ts'
import { failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type ReachedAsset, reachLockedAsset } from '../properties/property.public.ts'
import { imagesIn } from './image.access.ts'
import { describeImages, type ImageText, listImagePositions, orderImages } from './image.queries.ts'
import { saveImagesCount } from './images-of-property.ts'
import { insertUploads, type NewPicture } from './insert-uploads.ts'
import { text as refusal } from './image-refusal.text.ts'

export const addEditAssetImages: Handler<typeof AddEditAssetImages, ReachedAsset> = async (context, input) => {
  const { db } = context
  const { reached, asset } = await reachLockedAsset(context, AddEditAssetImages)
  const scope = imagesIn(reached)
  if (input.PrimaryIndex >= input.Images.length) failField('PrimaryIndex', invalidMessage(refusal.primaryImage))

  const texts: (ImageText & { readonly place: number })[] = []
  const pictures: NewPicture[] = []
  for (const [place, { ImageId, UploadId, Caption, AltText, RoomId }] of input.Images.entries()) {
    const words = { place, caption: Caption, altText: AltText, roomId: RoomId }
    if (ImageId !== null) texts.push({ ...words, id: ImageId })
    if (UploadId !== null) pictures.push({ ...words, uploadId: UploadId })
  }
  const present = await listImagePositions(db, scope, asset.id)
  checkAreAll(
    texts,
    present.map(({ id }) => id),
    refusal.everyPhotoOnce,
  )
  const added = await insertUploads(context, reached, { assetId: asset.id, presentCount: present.length, pictures })

  const ids = input.Images.map(() => '')
  for (const { id, place } of texts) ids[place] = id
  for (const [index, { place }] of pictures.entries()) ids[place] = added[index]!
  const primaryId = ids[input.PrimaryIndex]!
  await orderImages(db, scope, asset.id, { ids, primaryId })
  await describeImages(db, scope, asset.id, texts)
  context.audit(asset.id, { order: ids, primary: primaryId, added: added.length })
  return saveImagesCount(db, reached, asset)
}
