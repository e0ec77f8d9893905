import { everything } from '../database/pool.ts'
import type { Services } from '../rpc/services.ts'
import type { FilePurpose } from './file-purpose.ts'
import { deleteStaleUploads } from './upload.queries.ts'

const BATCH = 200

/** Deletes files that no call used within a day. */
export async function cleanUploads(
  services: Services,
  purposes: readonly FilePurpose[],
  signal: AbortSignal,
): Promise<{ deleted: number }> {
  let deleted = 0
  while (!signal.aborted) {
    const stale = await services.jobDatabase.transaction(everything('unused uploads of all accounts'), (db) =>
      deleteStaleUploads(db, BATCH),
    )
    for (const upload of stale) {
      const purpose = purposes.find(({ name }) => name === upload.purpose)
      if (purpose) await purpose.release(services, upload.storage_key)
      else await services.files.delete(upload.storage_key)
    }
    deleted += stale.length
    if (stale.length < BATCH) break
  }
  return { deleted }
}
