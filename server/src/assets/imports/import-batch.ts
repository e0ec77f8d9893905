import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type ExistingAsset, type ImportedColumns, type MergedRow, mergeRow } from './asset-merge.ts'
import type { CsvPosition } from './csv-rows.ts'
import type { ColumnPlan } from './import.columns.ts'
import type { BatchRecord, ReasonCounts } from './import.queries.ts'
import type { RowReading } from './import.rows.ts'
import { findAssetsByCode, insertImportedAssets, updateImportedAssets } from './imported-assets.queries.ts'

export type BatchSettings = { readonly plan: ColumnPlan; readonly listAtOnce: boolean }

/** Rows that are written together. */
export type Batch = {
  readonly readings: readonly RowReading[]
  /** Where the row after them begins. */
  readonly next: CsvPosition
  /** Their reference codes, packed. */
  readonly codes: Buffer
}

export type BatchCounts = BatchRecord['counts']

export const NOTHING_COUNTED: BatchCounts = { accepted: 0, changed: 0, unchanged: 0, refused: 0, listed: 0 }

const LETTERS = { accepted: 'a', changed: 'c', unchanged: 'u', refused: 'r' } as const
export type OutcomeLetter = (typeof LETTERS)[keyof typeof LETTERS]
export const OUTCOME_OF_LETTER: Readonly<Record<OutcomeLetter, keyof typeof LETTERS>> = {
  a: 'accepted',
  c: 'changed',
  u: 'unchanged',
  r: 'refused',
}

/** Writes the properties of a batch; what becomes of each row is for the caller to record in the same transaction. */
export async function writeBatch(db: Db, scope: Scope<'asset'>, { readings }: Batch, settings: BatchSettings): Promise<MergedRow[]> {
  const merged = await mergeBatch(db, scope, readings, settings, { lock: true })
  const added: ImportedColumns[] = []
  const changed: (ImportedColumns & { id: string })[] = []
  for (const row of merged) {
    if (row.outcome === 'accepted') added.push(row.columns)
    if (row.outcome === 'changed') changed.push({ id: row.existing!.id, ...row.columns })
  }
  await insertImportedAssets(db, scope, added)
  await updateImportedAssets(db, scope, changed)
  return merged
}

/** What would become of each row, without writing anything. */
export async function tryBatch(db: Db, scope: Scope<'asset'>, { readings }: Batch, settings: BatchSettings): Promise<MergedRow[]> {
  return mergeBatch(db, scope, readings, settings, { lock: false })
}

async function mergeBatch(
  db: Db,
  scope: Scope<'asset'>,
  readings: readonly RowReading[],
  settings: BatchSettings,
  options: { lock: boolean },
): Promise<MergedRow[]> {
  const codes = readings.flatMap((reading) => (reading.code === null ? [] : [reading.code]))
  const existing: ReadonlyMap<string, ExistingAsset> = codes.length === 0 ? new Map() : await findAssetsByCode(db, scope, codes, options)
  return readings.map((reading) => mergeRow(reading, reading.code === null ? null : (existing.get(reading.code) ?? null), settings))
}

/** What is kept of a batch: letters, problems, and the counts with those of the batches before it. */
export function recordOf(merged: readonly MergedRow[], { next, codes }: Batch, reasonsBefore: ReasonCounts): BatchRecord {
  const counts = countsOf(merged)
  const problems: Record<string, (readonly [number, string])[]> = {}
  merged.forEach((row, index) => {
    if (row.problems.length > 0) problems[index] = row.problems.map(({ columnIndex, text }) => [columnIndex, text] as const)
  })
  const outcomes = merged.map((row) => LETTERS[row.outcome]).join('')
  return { next, codes, outcomes, problems, reasons: withReasons(reasonsBefore, merged), counts }
}

export function countsOf(merged: readonly MergedRow[]): BatchCounts {
  const counts = { ...NOTHING_COUNTED }
  for (const row of merged) {
    counts[row.outcome] += 1
    if (row.outcome !== 'refused' && row.isNewlyListed) counts.listed += 1
  }
  return counts
}

export function withReasons(before: ReasonCounts, merged: readonly MergedRow[]): ReasonCounts {
  const reasons = { ...before }
  for (const row of merged) {
    if (row.outcome !== 'refused') continue
    const own = new Set(row.problems.filter((problem) => problem.refuses).map((problem) => problem.reason))
    for (const reason of own) reasons[reason] = (reasons[reason] ?? 0) + 1
  }
  return reasons
}
