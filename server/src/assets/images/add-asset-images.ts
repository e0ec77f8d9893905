import { AddAssetImages, TooManyImages, UploadNotFound } from '@keystead/contract/assets/images/image.operations.ts'
import { StorageFull } from '@keystead/contract/plans/plans/plan.operations.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { MAX_IMAGES_PER_ASSET } from '@keystead/contract/values/uploads.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { PictureFacts } from '../../files/pictures/picture.ts'
import { type Upload, lockUnusedUploads, markUploadsUsed } from '../../files/upload.queries.ts'
import { findFullPlan } from '../../plans/plans/plan.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type ReachedAsset, reachLockedAsset } from '../properties/property.public.ts'
import { imagesIn } from './image.access.ts'
import { insertImage, listImagePositions } from './image.queries.ts'
import { saveImagesCount } from './images-of-property.ts'

/** The pictures are processed already, when they came in: here they only find their property. */
export const addAssetImages: Handler<typeof AddAssetImages> = async (context, input) => {
  const { db } = context
  const actor = profileActor(context.actor)
  // The lock makes the limit hold when two calls add pictures at once.
  const { reached, asset } = await reachLockedAsset(context, AddAssetImages, input.AssetId)
  const scope = imagesIn(reached)
  const present = await listImagePositions(db, scope, asset.id)
  if (present.length + input.Images.length > MAX_IMAGES_PER_ASSET) fail(TooManyImages)

  const ids = input.Images.map((image) => image.UploadId.toLowerCase())
  const uploads = inOrderOf(ids, await lockUnusedUploads<PictureFacts>(db, actor.accountId, 'asset-image', ids))
  if (reached.relation !== 'manager') await checkRoomOfManager(db, reached, uploads)
  for (const [index, upload] of uploads.entries()) {
    const { Caption, AltText, RoomId } = input.Images[index]!
    await insertImage(db, scope, {
      assetId: asset.id,
      position: present.length + index,
      bytes: upload.bytes,
      storageKey: upload.storage_key,
      caption: Caption,
      altText: AltText,
      roomId: RoomId,
      facts: upload.facts,
    })
  }
  await markUploadsUsed(db, actor.accountId, ids)
  context.audit(asset.id, { added: uploads.length })
  return saveImagesCount(db, reached, asset)
}

/** Files were let in by the plan of whoever sent them; from here on they take room in that of whoever manages the property. */
async function checkRoomOfManager(db: Db, { accountId }: ReachedAsset, uploads: readonly Upload<PictureFacts>[]): Promise<void> {
  const bytes = uploads.reduce((sum, upload) => sum + upload.bytes, 0)
  const full = await seeingEverything(db, 'what the manager of the property has stored', () => findFullPlan(db, accountId, bytes))
  if (full) fail(StorageFull, { Images: messages.noRoomForPhotos })
}

/** The uploads as they were named; one that is missing, foreign, used or named twice is told at its place. */
function inOrderOf(ids: readonly string[], found: readonly Upload<PictureFacts>[]): Upload<PictureFacts>[] {
  const byId = new Map(found.map((upload) => [upload.id, upload]))
  const missing: FieldMessages = {}
  const uploads: Upload<PictureFacts>[] = []
  for (const [index, id] of ids.entries()) {
    const upload = byId.get(id)
    byId.delete(id)
    if (upload) uploads.push(upload)
    else missing[`Images.${index}.UploadId`] = messages.uploadNotFound
  }
  return uploads.length === ids.length ? uploads : fail(UploadNotFound, missing)
}
