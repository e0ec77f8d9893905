import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import {
  type BuildingRow,
  type ExistingAsset,
  type ImportedColumns,
  doorOf,
  findBuildings,
  findKnownAssets,
  findUnitNumbers,
  insertImportedAssets,
  takesUnitsOf,
  updateImportedAssets,
} from '../properties/property.public.ts'
import { type MergedRow, mergeRow } from './asset-merge.ts'
import type { CsvPosition } from './csv-rows.ts'
import type { ColumnPlan } from './import.columns.ts'
import type { BatchRecord, ReasonCounts } from './import.queries.ts'
import type { RowReading } from './import.rows.ts'

export type BatchSettings = { readonly plan: ColumnPlan; readonly listAtOnce: boolean }

/** Rows that are written together. */
export type Batch = {
  readonly readings: readonly RowReading[]
  /** Where the row after them begins. */
  readonly next: CsvPosition
  /** Their reference codes, packed. */
  readonly codes: Uint8Array
}

export type BatchCounts = BatchRecord['counts']

export const NOTHING_COUNTED: BatchCounts = { accepted: 0, changed: 0, unchanged: 0, refused: 0, noted: 0, listed: 0 }

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
  const outcomes = new Map<RowReading, MergedRow>()
  // A unit may stand in the same batch as its building, which has to be there first.
  for (const together of [readings.filter(({ building }) => !building), readings.filter(({ building }) => building)]) {
    const merged = await mergeBatch(db, scope, together, settings, { lock: true })
    together.forEach((reading, index) => outcomes.set(reading, merged[index]!))
    await writeRows(db, scope, merged)
  }
  return readings.map((reading) => outcomes.get(reading)!)
}

async function writeRows(db: Db, scope: Scope<'asset'>, merged: readonly MergedRow[]): Promise<void> {
  const added: ImportedColumns[] = []
  const changed: (ImportedColumns & { id: string })[] = []
  for (const row of merged) {
    if (row.outcome === 'accepted') added.push(row.columns)
    if (row.outcome === 'changed') changed.push({ id: row.existing!.id, ...row.columns })
  }
  await insertImportedAssets(db, scope, added)
  await updateImportedAssets(db, scope, changed)
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
  const codes = readings.flatMap(({ code }) => (code === null ? [] : [code]))
  const ids = readings.flatMap(({ propertyId }) => (propertyId === null ? [] : [propertyId]))
  const known = await findKnownAssets(db, scope, { codes, ids }, options)
  const buildings = await findBuildings(
    db,
    scope,
    readings.flatMap(({ building }) => building ?? []),
  )
  const merged = readings.map((reading) => {
    const existing = known.byId.get(reading.propertyId ?? '') ?? known.byCode.get(reading.code ?? '') ?? null
    const building = buildingOf(reading, existing, buildings)
    return mergeRow(building.isUnknown ? withUnknownBuilding(reading, settings.plan) : reading, existing, {
      ...settings,
      buildingId: building.id,
    })
  })
  return refuseTakenUnits(db, scope, merged, settings.plan)
}

/** Undefined: the file says nothing of it, or names one that cannot be meant, and it stays as it is. */
function buildingOf(
  { building, stated }: RowReading,
  existing: ExistingAsset | null,
  buildings: ReadonlyMap<string, BuildingRow>,
): { id: string | null | undefined; isUnknown: boolean } {
  if (!building) return { id: building, isUnknown: false }
  const found = buildings.get(building) ?? buildings.get(building.toLowerCase())
  const category = stated.CategoryId ?? existing?.category_id ?? CATEGORIES.Residential
  const isFit = found !== undefined && found.id !== existing?.id && takesUnitsOf(found, category) && !existing?.has_units
  return { id: isFit ? found.id : undefined, isUnknown: !isFit }
}

/** A door has its number once in a building; whoever has it keeps it. */
async function refuseTakenUnits(db: Db, scope: Scope<'asset'>, merged: readonly MergedRow[], plan: ColumnPlan): Promise<MergedRow[]> {
  const buildingIds = merged.flatMap((row) => (row.outcome === 'refused' ? [] : (row.columns.parent_asset_id ?? [])))
  const holders = await findUnitNumbers(db, scope, [...new Set(buildingIds)])
  return merged.map((row) => {
    if (row.outcome === 'refused' || row.columns.parent_asset_id === null || row.columns.unit_number === null) return row
    const door = doorOf(row.columns.parent_asset_id, row.columns.unit_number)
    const holder = holders.get(door)
    if (holder !== undefined && holder !== row.existing?.id) {
      const text = 'Another unit of this building has this number.'
      return {
        outcome: 'refused',
        problems: [...row.problems, { columnIndex: plan.indexOf.UnitNumber ?? -1, text, reason: text, refuses: true }],
      }
    }
    holders.set(door, row.existing?.id ?? 'a new one')
    return row
  })
}

function withUnknownBuilding(reading: RowReading, { indexOf }: ColumnPlan): RowReading {
  const text = 'Building is not one of your properties. It was left out.'
  return { ...reading, problems: [...reading.problems, { columnIndex: indexOf.Building ?? -1, text, reason: text, refuses: false }] }
}

/** What is kept of a batch: letters, problems, and the counts with those of the batches before it. */
export function recordOf(merged: readonly MergedRow[], { next, codes }: Batch, before: ProblemCounts): BatchRecord {
  const counts = countsOf(merged)
  const problems: Record<string, (readonly [number, string])[]> = {}
  merged.forEach((row, index) => {
    if (row.problems.length > 0) problems[index] = row.problems.map(({ columnIndex, text }) => [columnIndex, text] as const)
  })
  const outcomes = merged.map((row) => LETTERS[row.outcome]).join('')
  return { next, codes, outcomes, problems, ...withProblems(before, merged), counts }
}

export function countsOf(merged: readonly MergedRow[]): BatchCounts {
  const counts = { ...NOTHING_COUNTED }
  for (const row of merged) {
    counts[row.outcome] += 1
    if (row.outcome === 'refused') continue
    if (row.isNewlyListed) counts.listed += 1
    if (row.problems.length > 0) counts.noted += 1
  }
  return counts
}

/** Why rows were refused, and what was remarked on those that went in, by how many rows. */
export type ProblemCounts = { readonly reasons: ReasonCounts; readonly notices: ReasonCounts }

export function withProblems(before: ProblemCounts, merged: readonly MergedRow[]): ProblemCounts {
  const after = { reasons: { ...before.reasons }, notices: { ...before.notices } }
  for (const row of merged) {
    const isRefused = row.outcome === 'refused'
    const counts = isRefused ? after.reasons : after.notices
    for (const reason of new Set(row.problems.filter(({ refuses }) => refuses === isRefused).map((problem) => problem.reason)))
      counts[reason] = (counts[reason] ?? 0) + 1
  }
  return after
}
