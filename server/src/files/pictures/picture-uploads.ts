import { defineError } from '@keystead/contract/rpc/errors.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { CallFailure } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import type { IncomingFile } from '../incoming-file.ts'
import type { Sender } from '../file-purpose.ts'
import { findSentUpload, insertUpload, type UploadSender } from '../upload.queries.ts'
import { FileStoreUnavailable } from '../stores/file-store-errors.ts'
import { bringPictureFiles, type ServedPicture, releasePicture, storePicture } from './picture-files.ts'
import { pictureQueue } from './picture-queue.ts'
import { type Picture, type PictureFacts, UnreadablePicture, factsOf } from './picture.ts'

export const PictureTooLarge = defineError('FileTooLarge', 413, messages.fileTooLarge)
export const FileFormatInvalid = defineError('FileFormatInvalid', 415, messages.fileFormat)

/** How a picture is cut depends on what it is sent for. */
type Cut = { readonly name: string; readonly process: (content: Uint8Array) => Promise<Picture> }

/**
 * Takes a picture in: processed at once, so that a person sees a problem at the file; a call gives it its place later.
 * `isWanted` says whether the sender still waits for the answer.
 */
export async function receivePicture(
  services: Services,
  incoming: IncomingFile,
  { name: purpose, process }: Cut,
  { accountId, senderId, fileName, isWanted }: Sender,
): Promise<{ uploadId: string } | null> {
  const picture = await pictureQueue.run(async () => (isWanted() ? readPicture(await services.files.read(incoming.key), process) : null))
  if (!picture || !isWanted()) return null
  await bringPictureFiles(services.files, picture)
  try {
    const { id } = await services.database.transaction({ kind: 'account', accountId }, async (db) =>
      insertUpload(db, {
        accountId,
        senderId,
        purpose,
        fileName,
        bytes: picture.bytes,
        storageKey: await storePicture(db, services.files, picture),
        facts: factsOf(picture),
      }),
    )
    return { uploadId: id }
  } catch (error) {
    // A store that does not answer would let them wait twice; the daily sweep takes what is left.
    if (!(error instanceof FileStoreUnavailable)) await releasePicture(services, picture.storageKey)
    throw error
  }
}

async function readPicture(content: Uint8Array, process: Cut['process']): Promise<Picture> {
  try {
    return await process(content)
  } catch (error) {
    throw error instanceof UnreadablePicture ? new CallFailure(FileFormatInvalid, { note: error.message }) : error
  }
}

/** The files of a picture for its sender, for its preview. */
export async function findUploadedPicture(
  services: Services,
  sender: UploadSender,
  purposes: readonly string[],
  uploadId: string,
): Promise<ServedPicture | null> {
  const upload = await services.database.transaction(
    { kind: 'account', accountId: sender.accountId },
    (db) => findSentUpload<PictureFacts>(db, sender, purposes, uploadId),
    { readOnly: true },
  )
  return upload && { storage_key: upload.storage_key, widths: upload.facts.widths }
}
