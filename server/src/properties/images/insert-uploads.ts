import { StorageFull } from '@keystead/contract/platform/plans/plan.operations.ts'
import { messages as imagesMessages } from '@keystead/contract/properties/images/images-messages.text.ts'
import { actingAs } from '../../database/pool.ts'
import type { PictureFacts } from '../../files/pictures/picture.ts'
import { type NamedUpload, takeUploads } from '../../files/pictures/named-pictures.ts'
import { type Upload, senderOf } from '../../files/upload.queries.ts'
import { findFullPlan } from '../../platform/plans/plan.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { ReachedAsset } from '../properties/property.public.ts'
import { imagesIn } from './image.access.ts'
import { insertImage } from './image.queries.ts'

export type NewPicture = NamedUpload & {
  readonly caption: string | null
  readonly altText: string | null
  readonly roomId: number | null
}

/** Adds uploads to a locked property, behind the pictures that it has; answers their ids. */
export async function insertUploads(
  context: CallContext,
  reached: ReachedAsset,
  { assetId, presentCount, pictures }: { assetId: string; presentCount: number; pictures: readonly NewPicture[] },
): Promise<string[]> {
  const { db } = context
  const uploads = await takeUploads(db, { ...senderOf(context.actor), purpose: 'asset-image' }, pictures)
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
