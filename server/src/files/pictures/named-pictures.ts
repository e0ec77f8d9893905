import { ImageNotFound, UploadNotFound } from '@keystead/contract/rpc/file-errors.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { fail, failField } from '../../rpc/failure.ts'
import { type Upload, type UploadSender, lockUnusedUploads, markUploadsUsed } from '../upload.queries.ts'
import type { PictureFacts } from './picture.ts'

/*
 * Calls that name all pictures of something in `Images`: those that are there by their ids, new ones by their uploads. The pictures are
 * processed already, when they came in: here they only find what they are of.
 */

/** An upload that becomes a picture, and where in the call's `Images` it was named. */
export type NamedUpload = { readonly place: number; readonly uploadId: string }

/** Uses the one upload up; null where it is missing, foreign or used. */
export async function takeUpload(
  db: Db,
  { purpose, ...sender }: UploadSender & { purpose: string },
  uploadId: string,
): Promise<Upload<PictureFacts> | null> {
  const [upload] = await lockUnusedUploads<PictureFacts>(db, sender, purpose, [uploadId])
  if (!upload) return null
  await markUploadsUsed(db, sender.accountId, [upload.id])
  return upload
}

/** Uses uploads up and answers them as they were named; one that is missing, foreign, used or named twice is told at its place. */
export async function takeUploads(
  db: Db,
  { purpose, ...sender }: UploadSender & { purpose: string },
  named: readonly NamedUpload[],
): Promise<Upload<PictureFacts>[]> {
  const ids = named.map(({ uploadId }) => uploadId)
  const found = await lockUnusedUploads<PictureFacts>(db, sender, purpose, ids)
  const uploads = inOrderOf(named, found)
  await markUploadsUsed(db, sender.accountId, ids)
  return uploads
}

function inOrderOf(named: readonly NamedUpload[], found: readonly Upload<PictureFacts>[]): Upload<PictureFacts>[] {
  const byId = new Map(found.map((upload) => [upload.id, upload]))
  const missing: FieldMessages = {}
  const uploads: Upload<PictureFacts>[] = []
  for (const { uploadId, place } of named) {
    const upload = byId.get(uploadId)
    byId.delete(uploadId)
    if (upload) uploads.push(upload)
    else missing[`Images.${place}.UploadId`] = messages.uploadNotFound
  }
  return uploads.length === named.length ? uploads : fail(UploadNotFound, missing)
}

/** Every picture once: who orders them has seen them all. `everyOnce` says so. */
export function checkAreAll(
  wanted: readonly { readonly id: string; readonly place: number }[],
  present: readonly string[],
  everyOnce: string,
): void {
  const foreign = wanted.find(({ id }) => !present.includes(id))
  if (foreign) fail(ImageNotFound, { [`Images.${foreign.place}.ImageId`]: messages.imageNotFound })
  if (new Set(wanted.map(({ id }) => id)).size !== wanted.length || wanted.length !== present.length) failField('Images', everyOnce)
}
