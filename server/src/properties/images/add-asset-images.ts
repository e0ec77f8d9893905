import { AddAssetImages, TooManyImages } from '@keystead/contract/properties/images/image.operations.ts'
import { MAX_IMAGES_PER_ASSET } from '@keystead/contract/values/uploads.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type ReachedAsset, reachLockedAsset } from '../properties/property.public.ts'
import { imagesIn } from './image.access.ts'
import { listImagePositions } from './image.queries.ts'
import { saveImagesCount } from './images-of-property.ts'
import { insertUploads } from './insert-uploads.ts'

export const addAssetImages: Handler<typeof AddAssetImages, ReachedAsset> = async (context, input) => {
  const { db } = context
  // The lock makes the limit hold when two calls add pictures at once.
  const { reached, asset } = await reachLockedAsset(context, AddAssetImages)
  const present = await listImagePositions(db, imagesIn(reached), asset.id)
  if (present.length + input.Images.length > MAX_IMAGES_PER_ASSET) fail(TooManyImages)

  const pictures = input.Images.map(({ UploadId, Caption, AltText, RoomId }, place) => ({
    place,
    uploadId: UploadId,
    caption: Caption,
    altText: AltText,
    roomId: RoomId,
  }))
  const added = await insertUploads(context, reached, { assetId: asset.id, presentCount: present.length, pictures })
  context.audit(asset.id, { added: added.length })
  return saveImagesCount(db, reached, asset)
}
