import { defineError } from '@keystead/contract/rpc/errors.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { CallFailure } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import type { IncomingFile } from '../incoming-file.ts'
import { type UploadPurpose, findUpload, insertUpload } from '../upload.queries.ts'
import { type ServedPicture, releasePicture, storePicture } from './picture-files.ts'
import { pictureQueue } from './picture-queue.ts'
import { type Picture, type PictureFacts, UnreadablePicture, factsOf, processPicture, processPortrait } from './picture.ts'

export const PictureTooLarge = defineError('FileTooLarge', 413, messages.fileTooLarge)
export const FileFormatInvalid = defineError('FileFormatInvalid', 415, messages.fileFormat)

/** How a picture is cut depends on what it is sent for. */
const PROCESSED = { 'asset-image': processPicture, 'profile-picture': processPortrait } as const
export type PicturePurpose = keyof typeof PROCESSED & UploadPurpose

export function isPicturePurpose(purpose: UploadPurpose): purpose is PicturePurpose {
  return purpose in PROCESSED
}

type Sender = { readonly accountId: string; readonly fileName: string; readonly isWanted: () => boolean }

/**
 * Takes a picture in: processed at once, so that a person sees a problem at the file; a call gives it its place later.
 * `isWanted` says whether the sender still waits for the answer.
 */
export async function receivePicture(
  services: Services,
  incoming: IncomingFile,
  purpose: PicturePurpose,
  { accountId, fileName, isWanted }: Sender,
): Promise<{ uploadId: string } | null> {
  const picture = await pictureQueue.run(async () => (isWanted() ? readPicture(await services.files.read(incoming.key), purpose) : null))
  if (!picture || !isWanted()) return null
  try {
    const { id } = await services.database.transaction({ kind: 'account', accountId }, async (db) =>
      insertUpload(db, {
        accountId,
        purpose,
        fileName,
        bytes: picture.bytes,
        storageKey: await storePicture(db, services.files, picture),
        facts: factsOf(picture),
      }),
    )
    return { uploadId: id }
  } catch (error) {
    await releasePicture(services, picture.storageKey)
    throw error
  }
}

async function readPicture(content: Uint8Array, purpose: PicturePurpose): Promise<Picture> {
  try {
    return await PROCESSED[purpose](content)
  } catch (error) {
    throw error instanceof UnreadablePicture ? new CallFailure(FileFormatInvalid, { note: error.message }) : error
  }
}

/** The files of a picture that the account has sent, for its preview. */
export async function findUploadedPicture(services: Services, accountId: string, uploadId: string): Promise<ServedPicture | null> {
  const upload = await services.database.transaction(
    { kind: 'account', accountId },
    (db) => findUpload<PictureFacts>(db, accountId, Object.keys(PROCESSED) as PicturePurpose[], uploadId),
    { readOnly: true },
  )
  return upload && { storage_key: upload.storage_key, widths: upload.facts.widths }
}
