import { randomUUID } from 'node:crypto'
import { type Claims, violatedConstraint } from '../../database/pool.ts'
import { anonymous } from '../../rpc/actor.ts'
import { areHomesMovingIn } from '../../people/businesses/moving.public.ts'
import { isUnavailable, newReference } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { ThreadOverrun } from '../../threads/threads.ts'
import { findUpload } from '../../files/upload.queries.ts'
import { type Batch, recordOf } from './batch-record.ts'
import { importsOfAccount } from './import.access.ts'
import { type ImportKind, type OpenImport, PlannedOtherwise } from './import-kind.ts'
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
import { mayGoOn } from './may-go-on.ts'
import { runInBatches } from './import-run.ts'
import { storedFile } from './stored-file.ts'

/** This run of this process. What another one held and did not let go of was left by a death. */
const PROCESS_ID = randomUUID()
/** Processes that may die over an import, without any progress in between, before it is given up. */
const MOST_DEATHS = 2
const MOST_TRIES = 3
const BATCHES_AT_ONCE = 200

/** Runs a queued import, or goes on with one that was broken off. */
export async function handleImport<Reading>(
  services: Services,
  kind: ImportKind<Reading>,
  job: ImportJob,
  signal: AbortSignal,
): Promise<void> {
  // It would not find those of its homes that are still on their way, and bring them in again.
  if (await areHomesMovingIn(services.jobDatabase, job.accountId)) return tryLater(services, kind, job)
  const hasEnded = await workThrough(services, kind, job, { signal })
  // Gives the job back; whoever takes it up goes on from the last batch.
  if (!hasEnded) signal.throwIfAborted()
}

const LATER_MS = 5_000

function tryLater<Reading>({ clock, jobs, jobDatabase }: Services, kind: ImportKind<Reading>, job: ImportJob): Promise<void> {
  return jobs.enqueue(jobDatabase.db, kind.job, job, job.importId, { notBefore: new Date(clock.now().getTime() + LATER_MS) })
}

export type WorkOptions = { readonly signal?: AbortSignal; readonly onProgress?: (row: ImportRow) => void }

/**
 * Works through an import's file. True when it came to an end of any kind, false when the signal stopped it between two
 * batches; then another run goes on from there. What no one foresaw ends the import under a reference.
 */
export async function workThrough<Reading>(
  services: Services,
  kind: ImportKind<Reading>,
  job: ImportJob,
  options: WorkOptions = {},
): Promise<boolean> {
  const run = openRun(services, kind, job)
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

function openRun<Reading>(services: Services, kind: ImportKind<Reading>, { importId, accountId }: ImportJob) {
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
      const upload = row.upload_id && (await findUpload(db, accountId, 'asset-import', row.upload_id))
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

  async function work(options: WorkOptions): Promise<boolean> {
    const begun = await begin()
    if (!begun) return true
    const { row, storageKey } = begun
    const from = { byte: row.bytes_done, line: row.next_line }
    const resumed = row.rows_done > 0 ? { from, rows: row.rows_done, codes: await codesSoFar(row.rows_done) } : undefined
    const opened = await kind.open(services, { file: storedFile(services, storageKey), mapping: row.mapping, resumed })
    if (!opened) throw new Error('the file of an import cannot be read any more')
    try {
      return await writeAll(opened, row, options)
    } finally {
      opened.close()
    }
  }

  async function writeAll(opened: OpenImport<Reading>, row: ImportRow, { signal, onProgress }: WorkOptions): Promise<boolean> {
    // As whom, for what only the profile that brings it in may see.
    const asProfile = { ...claims, profileId: row.profile_id }
    let expectedRows = row.rows_done
    let isOver = false
    const reachedEnd = await runInBatches({
      next: () => opened.next(),
      signal,
      write: async (batch) => {
        const written = await retriedWhereTaken(kind.takenMeanwhile, () => writeOne(opened, batch, { asProfile, expectedRows }))
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

  /** Null where it was canceled in between, or the one who began it may no longer; or another run, which took this one for dead, has gone on. */
  async function writeOne(
    opened: OpenImport<Reading>,
    batch: Batch<Reading>,
    { asProfile, expectedRows }: { asProfile: Claims; expectedRows: number },
  ): Promise<ImportRow | null> {
    const { written, after } = await inTransaction(asProfile, async (db) => {
      const after: (() => Promise<void>)[] = []
      const locked = await lockImport(db, scope, importId)
      if (!locked || !isOpen(locked) || locked.rows_done !== expectedRows) return { written: null, after }
      if (!(await mayGoOn(db, kind, locked))) {
        await endImport(db, scope, importId, { status: 'failed', reason: 'not-allowed', reference: null })
        return { written: null, after }
      }
      const context = { db, services, actor: anonymous, afterCommit: (later: () => Promise<void>) => void after.push(later) }
      const outcomes = await opened.write(context, locked, batch)
      return { written: await recordBatch(db, scope, locked, recordOf(outcomes, batch, locked)), after }
    })
    for (const later of after) await later()
    return written
  }

  return { work, end, release }
}

function isOpen(row: ImportRow): boolean {
  return row.status === 'waiting' || row.status === 'running'
}

/** Someone may add by hand what a row is about, just between looking for it and writing it. */
async function retriedWhereTaken<Result>(constraints: readonly string[], write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      const isTaken = error instanceof PlannedOtherwise || constraints.includes(violatedConstraint(error) ?? '')
      if (!isTaken || tries >= MOST_TRIES) throw error
    }
  }
}
