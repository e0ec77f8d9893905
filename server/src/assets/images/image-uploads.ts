import { defineError } from '@keystead/contract/rpc/errors.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import type { IncomingFile } from '../../files/incoming-file.ts'
import { findUpload, insertUpload } from '../../files/upload.queries.ts'
import { CallFailure } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import type { PictureFacts, ServedImage } from './image.queries.ts'
import { pictureFileKey, releasePicture, storageKeyOf, storePicture } from './picture-files.ts'
import { type Picture, UnreadablePicture, processPicture } from './picture.ts'
import { pictureQueue } from './picture-queue.ts'

export const ImageTooLarge = defineError('FileTooLarge', 413, messages.fileTooLarge)
export const FileFormatInvalid = defineError('FileFormatInvalid', 415, messages.fileFormat)

/**
 * Takes a picture in: processed at once, so that a person sees a problem at the file; a call links it to a property
 * later. `isWanted` says whether the sender still waits for the answer.
 */
export async function receiveImage(
  services: Services,
  incoming: IncomingFile,
  { accountId, fileName, isWanted }: { accountId: string; fileName: string; isWanted: () => boolean },
): Promise<{ uploadId: string } | null> {
  const picture = await pictureQueue.run(async () => (isWanted() ? readPicture(await services.files.read(incoming.key)) : null))
  if (!picture || !isWanted()) return null
  try {
    const { id } = await services.database.transaction({ kind: 'account', accountId }, async (db) =>
      insertUpload(db, {
        accountId,
        purpose: 'asset-image',
        fileName,
        bytes: picture.bytes,
        storageKey: await storePicture(db, services.files, picture),
        facts: factsOf(picture),
      }),
    )
    return { uploadId: id }
  } catch (error) {
    await releasePicture(services, storageKeyOf(picture))
    throw error
  }
}

async function readPicture(content: Uint8Array): Promise<Picture> {
  try {
    return await processPicture(content)
  } catch (error) {
    throw error instanceof UnreadablePicture ? new CallFailure(FileFormatInvalid, { note: error.message }) : error
  }
}

/** What the row of a picture keeps of it. */
export function factsOf({ width, height, sizes, placeholder }: Picture): PictureFacts {
  return { width, height, widths: sizes.map((size) => size.width), placeholder }
}

/** The files of an upload of the account, for its preview. */
export async function findImageUpload(services: Services, accountId: string, uploadId: string): Promise<ServedImage | null> {
  const upload = await services.database.transaction(
    { kind: 'account', accountId },
    (db) => findUpload<PictureFacts>(db, accountId, 'asset-image', uploadId),
    { readOnly: true },
  )
  return upload && { storage_key: upload.storage_key, widths: upload.facts.widths }
}

/** The content of one size of a picture; null when its files are gone. */
export async function readImageFile(
  services: Services,
  image: ServedImage,
  width: number,
  format: 'webp' | 'avif',
): Promise<Uint8Array | null> {
  const key = pictureFileKey(image.storage_key, width, format)
  return (await services.files.exists(key)) ? services.files.read(key) : null
}
