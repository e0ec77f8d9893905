import { UploadNotFound } from '@keystead/contract/rpc/file-errors.ts'
import { StorageFull } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { messages as imagesMessages } from '@keystead/contract/properties/images/images-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { actingAs } from '../../database/pool.ts'
import type { PictureFacts } from '../../files/pictures/picture.ts'
import { type Upload, lockUnusedUploads, markUploadsUsed } from '../../files/upload.queries.ts'
import { findFullPlan } from '../../platform/plans/plan.public.ts'
import { profileActor, type CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { ReachedAsset } from '../properties/property.public.ts'
import { imagesIn } from './image.access.ts'
import { insertImage } from './image.queries.ts'

/** An upload that becomes a picture, and where in the call's `Images` it was named. */
export type NewPicture = {
  readonly place: number
  readonly uploadId: string
  readonly caption: string | null
  readonly altText: string | null
  readonly roomId: number | null
}

/**
 * Adds uploads to a locked property, behind the pictures that it has; answers their ids. The pictures are processed already, when
 * they came in: here they only find their property.
 */
export async function insertUploads(
  context: CallContext,
  reached: ReachedAsset,
  { assetId, presentCount, pictures }: { assetId: string; presentCount: number; pictures: readonly NewPicture[] },
): Promise<string[]> {
  const { db } = context
  const { accountId } = profileActor(context.actor)
  const ids = pictures.map(({ uploadId }) => uploadId.toLowerCase())
  const uploads = inOrderOf(pictures, await lockUnusedUploads<PictureFacts>(db, accountId, 'asset-image', ids))
  if (reached.relation !== 'manager') await checkRoomOfManager(context, reached, uploads)
  const added: string[] = []
  for (const [index, upload] of uploads.entries()) {
    const { caption, altText, roomId } = pictures[index]!
    const image = {
      assetId,
      position: presentCount + index,
      bytes: upload.bytes,
      storageKey: upload.storage_key,
      caption,
      altText,
      roomId,
      facts: upload.facts,
    }
    added.push(await insertImage(db, imagesIn(reached), image))
  }
  await markUploadsUsed(db, accountId, ids)
  return added
}

/** Files were let in by the plan of the person who sent them; from here on they take room in that of the person who manages the property. */
async function checkRoomOfManager(
  context: CallContext,
  { accountId }: ReachedAsset,
  uploads: readonly Upload<PictureFacts>[],
): Promise<void> {
  const bytes = uploads.reduce((sum, upload) => sum + upload.bytes, 0)
  const full = await actingAs(context.db, accountId, () => findFullPlan(context, accountId, bytes))
  if (full) fail(StorageFull, { Images: imagesMessages.noRoomForPhotos })
}

/** The uploads as they were named; one that is missing, foreign, used or named twice is told at its place. */
function inOrderOf(pictures: readonly NewPicture[], found: readonly Upload<PictureFacts>[]): Upload<PictureFacts>[] {
  const byId = new Map(found.map((upload) => [upload.id, upload]))
  const missing: FieldMessages = {}
  const uploads: Upload<PictureFacts>[] = []
  for (const { uploadId, place } of pictures) {
    const id = uploadId.toLowerCase()
    const upload = byId.get(id)
    byId.delete(id)
    if (upload) uploads.push(upload)
    else missing[`Images.${place}.UploadId`] = messages.uploadNotFound
  }
  return uploads.length === pictures.length ? uploads : fail(UploadNotFound, missing)
}
