import { AddEditAssetImages, ImageNotFound } from '@keystead/contract/assets/images/image.operations.ts'
import { invalidMessage, messages } from '@keystead/contract/text/messages.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { reachLockedAsset } from '../properties/property.public.ts'
import { imagesIn } from './image.access.ts'
import { describeImages, listImagePositions, orderImages } from './image.queries.ts'
import { saveImagesCount } from './images-of-property.ts'

export const addEditAssetImages: Handler<typeof AddEditAssetImages> = async (context, input) => {
  const { db } = context
  const { reached, asset } = await reachLockedAsset(context, AddEditAssetImages, input.AssetId)
  const scope = imagesIn(reached)

  const ids = input.Images.map((image) => image.ImageId.toLowerCase())
  const primaryId = ids[input.PrimaryIndex] ?? failField('PrimaryIndex', invalidMessage('Primary image'))
  checkAreAll(
    ids,
    (await listImagePositions(db, scope, asset.id)).map((image) => image.id),
  )
  await orderImages(db, scope, asset.id, { ids, primaryId })
  await describeImages(
    db,
    scope,
    asset.id,
    input.Images.map(({ ImageId, Caption, AltText, RoomId }) => ({ id: ImageId, caption: Caption, altText: AltText, roomId: RoomId })),
  )
  context.audit(asset.id, { order: ids, primary: primaryId })
  return saveImagesCount(db, reached, asset)
}

/** Every picture of the property once: whoever orders them has seen them all. */
function checkAreAll(wanted: readonly string[], present: readonly string[]): void {
  const foreign = wanted.findIndex((id) => !present.includes(id))
  if (foreign >= 0) fail(ImageNotFound, { [`Images.${foreign}.ImageId`]: messages.imageNotFound })
  if (new Set(wanted).size !== wanted.length || wanted.length !== present.length) {
    failField('Images', 'Please send every picture of the property once.')
  }
}
