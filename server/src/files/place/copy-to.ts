import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { dbOn } from '../../database/db.ts'
import { type Database, everything } from '../../database/pool.ts'
import type { FileStore } from '../../rpc/machinery.ts'
import type { FilesPlace } from '../file-store.ts'
import { type Copied, copyFiles, type CopyOptions } from './copy-files.ts'
import { findFilePlace, holdSweeping, letSweep } from './file-place.queries.ts'
import { type FilesMark, readMark, writeMark } from './files-mark.ts'

/** Why files are not copied there. */
export type CopyRefusal = 'the source has no mark' | 'the target has files of another' | 'the target holds other things'

const HOLD_TRIES = 60
const HOLD_PAUSE_MS = 500

/**
 * Copies all files to a store that has none, or is related to this one by a copy. Its mark says from where, so that the first process which
 * starts there is at home; until all is there it does not.
 */
export async function copyTo({ jobDatabase, ...copying }: CopyOptions & { readonly jobDatabase: Database }): Promise<Copied | CopyRefusal> {
  const { from, to, signal } = copying
  const place = await jobDatabase.transaction(everything('where the files of the installation are'), findFilePlace, { readOnly: true })
  const mark = markOfTarget({ source: await readMark(from), target: await readMark(to), isEmpty: !(await holdsAny(to)), inUse: place?.id })
  if (typeof mark === 'string') return mark
  if (mark.isNew) await writeMark(to, mark)
  const copied = await withoutSweeping(jobDatabase, () => copyFiles(copying))
  if (!signal.aborted && copied.differing.length === 0 && !mark.isWhole) await writeMark(to, { ...mark, isWhole: true })
  return copied
}

type Marks = {
  readonly source: FilesMark | null
  readonly target: FilesMark | null
  readonly isEmpty: boolean
  /** The id of the store that the database says. */
  readonly inUse: string | undefined
}

function markOfTarget({ source, target, isEmpty, inUse }: Marks): (FilesMark & { readonly isNew: boolean }) | CopyRefusal {
  if (!source?.isWhole) return 'the source has no mark'
  if (target) {
    const isBack = source.copiedFrom === target.id
    if (target.copiedFrom !== source.id && !isBack) return 'the target has files of another'
    // What is in use stays what it is, and what was copied to before does, too.
    if (target.id === inUse || !isBack) return { ...target, isNew: false }
  } else if (!isEmpty) return 'the target holds other things'
  // Another id than it may have had: who still works there is elsewhere from now on.
  return { id: randomUUID(), copiedFrom: source.id, isWhole: false, isNew: true }
}

/** Whether one lies within the other, or they are the same. */
export function overlap(one: FilesPlace, other: FilesPlace): boolean {
  if (!one.s3 || !other.s3) return !one.s3 && !other.s3 && one.folder === other.folder
  const isOneBucket = one.s3.origin === other.s3.origin && one.s3.bucket === other.s3.bucket
  return isOneBucket && (one.s3.prefix.startsWith(other.s3.prefix) || other.s3.prefix.startsWith(one.s3.prefix))
}

async function holdsAny(files: FileStore): Promise<boolean> {
  for await (const _any of files.list('')) return true
  return false
}

/** The lock is the connection's: it is free again also where this process is killed. */
async function withoutSweeping<Result>({ pool }: Database, work: () => Promise<Result>): Promise<Result> {
  const connection = await pool.connect()
  const db = dbOn(connection)
  try {
    for (let tries = 1; !(await holdSweeping(db)); tries += 1) {
      if (tries === HOLD_TRIES) throw new Error('files are being swept, and that does not end')
      await pause(HOLD_PAUSE_MS)
    }
    return await work().finally(() => letSweep(db))
  } finally {
    connection.release()
  }
}
