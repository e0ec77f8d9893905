import { randomUUID } from 'node:crypto'
import { violatedConstraint } from '../../database/pool.ts'
import { isUnavailable, newReference } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { ThreadOverrun } from '../../threads/threads.ts'
import { findUpload } from '../../files/upload.queries.ts'
import { assetsOfImport, importsOfAccount } from './import.access.ts'
import { recordOf, writeBatch } from './import-batch.ts'
import type { ImportJob } from './import.job-definition.ts'
import {
  type ImportRow,
  type ImportScope,
  endImport,
  listBatchCodes,
  lockImport,
  holdImport,
  recordBatch,
  releaseImport,
} from './import.queries.ts'
import { runInBatches } from './import-run.ts'
import { type Reading, givePlaces, openReading, storedFile } from './open-reading.ts'

/** This run of this process. What another one held and did not let go of was left by a death. */
const PROCESS_ID = randomUUID()
/** Processes that may die over an import, without any progress in between, before it is given up. */
const MOST_DEATHS = 2
const MOST_TRIES = 3
const BATCHES_AT_ONCE = 200

/** Runs a queued import, or goes on with one that was broken off. */
export async function handleAssetImport(services: Services, job: ImportJob, signal: AbortSignal): Promise<void> {
  const hasEnded = await runImport(services, job, { signal })
  // Gives the job back; whoever takes it up goes on from the last batch.
  if (!hasEnded) signal.throwIfAborted()
}

type Begun = { readonly row: ImportRow; readonly storageKey: string }
type RunOptions = { readonly signal?: AbortSignal; readonly onProgress?: (row: ImportRow) => void }

/**
 * Works through an import's file. True when it came to an end of any kind, false when the signal stopped it between two
 * batches; then another run goes on from there. What nobody foresaw ends the import under a reference.
 */
export async function runImport(services: Services, job: ImportJob, options: RunOptions = {}): Promise<boolean> {
  const run = openRun(services, job)
  try {
    const hasEnded = await run.work(options)
    if (!hasEnded) await run.release()
    return hasEnded
  } catch (error) {
    // A database that restarts or has no room is worth another try, from the last batch.
    if (isUnavailable(error)) {
      await run.release().catch(() => {})
      throw error
    }
    const reference = newReference()
    services.log.error({ err: error, reference, import: job.importId }, 'an import failed')
    await run.end({ status: 'failed', reason: error instanceof ThreadOverrun ? 'too-demanding' : 'fault', reference })
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
      // The process that held it did not let go of it: it died, and perhaps of this file.
      const deaths = row.deaths + (row.held_by !== null && row.held_by !== PROCESS_ID ? 1 : 0)
      if (deaths >= MOST_DEATHS) {
        const reference = newReference()
        services.log.error({ reference, import: importId, deaths }, 'an import is given up, since processes died over it')
        await endImport(db, scope, importId, { status: 'failed', reason: 'given-up', reference })
        return null
      }
      await holdImport(db, scope, importId, { processId: PROCESS_ID, deaths })
      const upload = await findUpload(db, accountId, ['asset-import'], row.upload_id)
      if (!upload) throw new Error('the file of an import is gone')
      return { row, storageKey: upload.storage_key }
    })

  const end = (how: Parameters<typeof endImport>[3]) => inTransaction(claims, (db) => endImport(db, scope, importId, how))
  const release = () => inTransaction(claims, (db) => releaseImport(db, scope, importId, PROCESS_ID))

  async function codesSoFar(rowsDone: number): Promise<Buffer[]> {
    const codes: Buffer[] = []
    for (let row = 0; row < rowsDone;) {
      const batches = await inTransaction(claims, (db) => listBatchCodes(db, scope, importId, row, BATCHES_AT_ONCE), { readOnly: true })
      codes.push(...batches.map((batch) => batch.codes))
      row = (batches.at(-1)?.first_row ?? rowsDone) + 1
    }
    return codes
  }

  async function work({ signal, onProgress }: RunOptions): Promise<boolean> {
    const begun = await begin()
    if (!begun) return true
    const reading = openReading(services)
    try {
      return await workThrough(reading, begun, { signal, onProgress })
    } finally {
      reading.close()
    }
  }

  async function workThrough(reading: Reading, { row, storageKey }: Begun, { signal, onProgress }: RunOptions): Promise<boolean> {
    await givePlaces(services, reading)
    const resumed =
      row.rows_done > 0 ? { from: { byte: row.bytes_done, line: row.next_line }, codes: await codesSoFar(row.rows_done) } : undefined
    const plan = await reading.ask('start', { file: storedFile(services, storageKey), mapping: row.mapping, resumed })
    if (!plan) throw new Error('the file of an import cannot be read any more')

    let expectedRows = row.rows_done
    let isOver = false
    const reachedEnd = await runInBatches({
      next: () => reading.ask('next'),
      signal,
      write: async (batch) => {
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

  return { work, end, release }
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
