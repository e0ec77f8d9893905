import { violatedConstraint } from '../../database/pool.ts'
import { isUnavailable, newReference } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { findUpload } from '../../files/upload.queries.ts'
import { assetsOfImport, importsOfAccount } from './import.access.ts'
import { recordOf, writeBatch } from './import-batch.ts'
import { openImportFile } from './import-file.ts'
import type { ImportJob } from './import.job-definition.ts'
import {
  type ImportRow,
  type ImportScope,
  endImport,
  listBatchCodes,
  loadPlaceRows,
  lockImport,
  markImportRunning,
  recordBatch,
} from './import.queries.ts'
import { runInBatches } from './import-run.ts'
import { indexPlaces } from './place-index.ts'
import { type SeenCodes, seenCodes } from './seen-codes.ts'

const MOST_TRIES = 3
const BATCHES_AT_ONCE = 200

/** Runs a queued import, or goes on with one that was broken off. */
export async function handleAssetImport(services: Services, job: ImportJob, signal: AbortSignal): Promise<void> {
  const hasEnded = await runImport(services, job, { signal })
  // Gives the job back; whoever takes it up goes on from the last batch.
  if (!hasEnded) signal.throwIfAborted()
}

type RunOptions = { readonly signal?: AbortSignal; readonly onProgress?: (row: ImportRow) => void }

/**
 * Works through an import's file. True when it came to an end of any kind, false when the signal stopped it between two
 * batches; then another run goes on from there. What nobody foresaw ends the import under a reference.
 */
export async function runImport(services: Services, job: ImportJob, options: RunOptions = {}): Promise<boolean> {
  const run = openRun(services, job)
  try {
    return await run.work(options)
  } catch (error) {
    // A database that restarts or has no room is worth another try, from the last batch.
    if (isUnavailable(error)) throw error
    const failureReference = newReference()
    services.log.error({ err: error, reference: failureReference, import: job.importId }, 'an import failed')
    await run.end({ status: 'failed', failureReference })
    return true
  }
}

function openRun(services: Services, { importId, accountId }: ImportJob) {
  const scope: ImportScope = importsOfAccount(accountId)
  const inTransaction: Services['jobDatabase']['transaction'] = services.jobDatabase.transaction
  const claims = { kind: 'account', accountId } as const

  const begin = () =>
    inTransaction(claims, async (db) => {
      const row = await lockImport(db, scope, importId)
      if (!row || !isOpen(row)) return null
      if (row.status === 'waiting') await markImportRunning(db, scope, importId)
      const upload = await findUpload(db, accountId, ['asset-import'], row.upload_id)
      if (!upload) throw new Error('the file of an import is gone')
      return { row, storageKey: upload.storage_key }
    })

  const end = (how: Parameters<typeof endImport>[3]) => inTransaction(claims, (db) => endImport(db, scope, importId, how))

  async function codesSoFar(rowsDone: number): Promise<SeenCodes> {
    const seen = seenCodes()
    for (let row = 0; row < rowsDone;) {
      const batches = await inTransaction(claims, (db) => listBatchCodes(db, scope, importId, row, BATCHES_AT_ONCE), { readOnly: true })
      for (const batch of batches) seen.restore(batch.codes)
      row = (batches.at(-1)?.first_row ?? rowsDone) + 1
    }
    return seen
  }

  async function work({ signal, onProgress }: RunOptions): Promise<boolean> {
    const begun = await begin()
    if (!begun) return true
    const { row, storageKey } = begun
    const places = indexPlaces(await loadPlaceRows(services.jobDatabase.db))
    const file = await openImportFile(await services.files.readStream(storageKey))
    if (!file) throw new Error('the file of an import cannot be read any more')

    let expectedRows = row.rows_done
    let isOver = false
    const reachedEnd = await runInBatches({
      file,
      mapping: row.mapping,
      places,
      resumed:
        row.rows_done > 0 ? { from: { byte: row.bytes_done, line: row.next_line }, seen: await codesSoFar(row.rows_done) } : undefined,
      signal,
      write: async (batch, plan) => {
        const written = await retriedOnTakenCode(() =>
          inTransaction(claims, async (db) => {
            const locked = await lockImport(db, scope, importId)
            // Canceled in between; or another run, which took this one for dead, has gone on.
            if (!locked || !isOpen(locked) || locked.rows_done !== expectedRows) return null
            const merged = await writeBatch(db, assetsOfImport(locked), batch, { plan, listAtOnce: locked.list_at_once })
            return recordBatch(db, scope, locked, recordOf(merged, batch, locked))
          }),
        )
        isOver = written === null
        if (!written) return false
        expectedRows = written.rows_done
        onProgress?.(written)
        return true
      },
    })
    if (!reachedEnd) return isOver
    const finished = await end({ status: 'finished' })
    if (finished) onProgress?.(finished)
    return true
  }

  return { work, end }
}

function isOpen(row: ImportRow): boolean {
  return row.status === 'waiting' || row.status === 'running'
}

/** Somebody may add a property with one of the codes by hand, just between looking for it and writing it. */
async function retriedOnTakenCode<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (violatedConstraint(error) !== 'asset_reference_code' || tries >= MOST_TRIES) throw error
    }
  }
}
