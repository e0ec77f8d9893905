import { ImportFileTooDemanding, ImportPreviewsWait } from '@keystead/contract/properties/imports/import.operations.ts'
import { UploadNotFound } from '@keystead/contract/rpc/file-errors.ts'
import { type Upload, findSentUpload, senderOf } from '../../files/upload.queries.ts'
import type { Actor } from '../../rpc/actor.ts'
import { fail } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { ThreadOverrun } from '../../threads/threads.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** A person who changes columns quickly asks again before the answer is there; no one needs more at once than these. */
const MOST_WAITING = 4
const inTurn = oneAtATime(MOST_WAITING)

/** One piece of reading at a time for an account, so that no one has all threads. */
export async function inTurnOfAccount<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
  const done = await inTurn(accountId, async () => ({ result: await work() }))
  return (done ?? fail(ImportPreviewsWait)).result
}

/** A file for its sender, who has sent it to be imported. */
export async function findImportUpload(services: Services, actor: Actor, uploadId: string): Promise<Upload> {
  const sender = senderOf(actor)
  const upload = await services.database.transaction(
    { kind: 'account', accountId: sender.accountId },
    (db) => findSentUpload(db, sender, ['asset-import'], uploadId),
    { readOnly: true },
  )
  return upload && (await services.files.exists(upload.storage_key)) ? upload : fail(UploadNotFound)
}

/** Reads in a thread and closes it; a file that is too much for it is answered as such. */
export async function readingUpload<Reading extends { close(): void }, Result>(
  reading: Reading,
  work: (reading: Reading) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(reading)
  } catch (error) {
    throw error instanceof ThreadOverrun ? fail(ImportFileTooDemanding) : error
  } finally {
    reading.close()
  }
}
