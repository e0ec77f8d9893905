import type { LeaseImportMapping } from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import {
  type Batch,
  type CsvRow,
  ROWS_SHOWN,
  type StoredFile,
  knownColumns,
  openImportFile,
  readImportHead,
  shownColumns,
  shownRow,
  streamOf,
  unusedColumns,
} from '../../properties/imports/sheet.public.ts'
import { type LeaseFile, type LeaseReading, readLeaseFile } from './lease-file.ts'
import { type LeasePlan, guessLeaseMapping, missingLeaseFields, planLeaseColumns } from './lease-import.columns.ts'

/*
 * What is read of files of leases, in a thread: nothing of it runs where calls are answered.
 */

/** Leases are written by this many rows, and more where a lease has its rows far apart. */
const BATCH_ROWS = 1_000

export type LeaseReadingMethods = {
  /** Names of the columns; null for what is no CSV with a header row. */
  head(file: StoredFile): Promise<readonly string[] | null>
  /** The first rows of a file, with all of the leases that they are of. Without a mapping the columns are guessed. */
  preview(wanted: { file: StoredFile; mapping: LeaseImportMapping | null }): Promise<LeasePreview | 'too-many-rows' | null>
  /** Reads a file as a whole. */
  start(wanted: { file: StoredFile; mapping: LeaseImportMapping; rowsDone: number }): Promise<LeasePlan | 'too-many-rows' | null>
  next(): Batch<LeaseReading> | null
  close(): void
}

export type LeasePreview = {
  readonly mapping: LeaseImportMapping
  readonly plan: LeasePlan
  readonly shown: ReturnType<typeof shownColumns>
  readonly rows: readonly ReturnType<typeof shownRow>[]
  /** Of these rows, and of the others of their leases. */
  readonly readings: readonly LeaseReading[]
  readonly missing: readonly string[]
  readonly unused: readonly string[]
  readonly isWholeFile: boolean
}

type Wanted = { readonly file: StoredFile; readonly mapping: LeaseImportMapping }

export function open(): LeaseReadingMethods {
  let read: LeaseFile | null = null
  let at = 0

  async function readAll({ file: stored, mapping }: Wanted): Promise<{ plan: LeasePlan; read: LeaseFile | null } | null> {
    const file = await openImportFile(await streamOf(stored))
    if (!file) return null
    try {
      const plan = planLeaseColumns(file.head.columns, mapping)
      return { plan, read: await readLeaseFile(file.rows(file.head.body), plan) }
    } finally {
      file.close()
    }
  }

  return {
    head: async (file) => (await readImportHead(await streamOf(file)))?.head.columns ?? null,
    async preview({ file, mapping: wanted }) {
      const beginning = await readImportHead(await streamOf(file))
      if (!beginning) return null
      const { head, rows } = beginning
      const mapping = wanted
        ? knownColumns(head.columns, wanted)
        : guessLeaseMapping(
            head.columns,
            rows.map((row) => row.cells),
          )
      const all = await readAll({ file, mapping })
      if (!all) return null
      return all.read ? previewed(mapping, rows, { plan: all.plan, read: all.read }) : 'too-many-rows'
    },
    async start({ file, mapping, rowsDone }) {
      const all = await readAll({ file, mapping })
      if (!all) return null
      read = all.read
      at = rowsDone
      return read ? all.plan : 'too-many-rows'
    },
    next() {
      if (!read) throw new Error('asked out of turn')
      const end = batchEnd(read, at)
      if (end === at) return null
      const batch = { readings: read.readings.slice(at, end), next: read.positions[end - 1]!, codes: new Uint8Array() }
      at = end
      return batch
    },
    close() {
      read = null
    },
  }
}

/** Where a batch can end without taking a lease apart. */
function batchEnd({ readings, lastOfLease }: LeaseFile, from: number): number {
  let end = from
  let reach = from
  while (end < readings.length && (end - from < BATCH_ROWS || end <= reach)) {
    reach = Math.max(reach, lastOfLease[end]!)
    end += 1
  }
  return end
}

function previewed(
  mapping: LeaseImportMapping,
  rows: readonly CsvRow[],
  { plan, read }: { plan: LeasePlan; read: LeaseFile },
): LeasePreview {
  const { columns } = plan
  const shown = rows.slice(0, ROWS_SHOWN)
  const lines = new Set(read.readings.slice(0, shown.length).flatMap(({ leaseLine }) => leaseLine ?? []))
  return {
    mapping,
    plan,
    shown: shownColumns(columns, rows),
    rows: shown.map((row) => shownRow(row, columns.length, [])),
    readings: read.readings.filter(({ leaseLine }, index) => index < shown.length || (leaseLine !== null && lines.has(leaseLine))),
    missing: missingLeaseFields(mapping),
    unused: unusedColumns(columns, mapping),
    isWholeFile: read.readings.length <= shown.length,
  }
}
