import { DeleteAssetImage } from '@keystead/contract/properties/images/image.operations.ts'
import { ImageNotFound } from '@keystead/contract/rpc/file-errors.ts'
import { releasePicture } from '../../files/pictures/picture-files.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type ReachedAsset, reachLockedAsset } from '../properties/property.public.ts'
import { imagesIn } from './image.access.ts'
import { deleteImage, listImagePositions, orderImages } from './image.queries.ts'
import { saveImagesCount } from './images-of-property.ts'
import { text as refusal } from './image-refusal.text.ts'

export const deleteAssetImage: Handler<typeof DeleteAssetImage, ReachedAsset> = async (context, input) => {
  const { db, services } = context
  const { reached, asset } = await reachLockedAsset(context, DeleteAssetImage, ImageNotFound)
  const scope = imagesIn(reached)

  const deleted = (await deleteImage(db, scope, input.ImageId)) ?? fail(ImageNotFound)
  const left = await listImagePositions(db, scope, asset.id)
  const [next] = left
  if (!next && asset.is_listed && !asset.imported) failField('ImageId', refusal.lastPhotoOfListed)
  if (next) {
    const primary = left.find((image) => image.is_primary) ?? next
    await orderImages(db, scope, asset.id, { ids: left.map((image) => image.id), primaryId: primary.id })
  }
  context.audit(asset.id, { image: input.ImageId })
  context.afterCommit(() => releasePicture(services, deleted.storage_key))
  return saveImagesCount(db, reached, asset)
}
