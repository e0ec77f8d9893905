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
import type { Batch } from './batch-record.ts'
import type { ColumnPlan } from './import.columns.ts'
import type { RowReading } from './import.rows.ts'
import { text as texts } from './row-problem.text.ts'

export type BatchSettings = { readonly plan: ColumnPlan; readonly listAtOnce: boolean }

/** Writes the properties of a batch; what becomes of each row is for the caller to record in the same transaction. */
export async function writeBatch(
  db: Db,
  scope: Scope<'asset'>,
  { readings }: Batch<RowReading>,
  settings: BatchSettings,
): Promise<MergedRow[]> {
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
export async function tryBatch(
  db: Db,
  scope: Scope<'asset'>,
  { readings }: Batch<RowReading>,
  settings: BatchSettings,
): Promise<MergedRow[]> {
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
    const read = building.problem === null ? reading : withoutBuilding(reading, building.problem, settings.plan)
    return mergeRow(read, existing, { ...settings, buildingId: building.id })
  })
  return refuseTakenUnits(db, scope, merged, settings.plan)
}

/** Undefined: the file says nothing of it, or names one that cannot be meant, and it stays as it is. */
function buildingOf(
  { building, stated }: RowReading,
  existing: ExistingAsset | null,
  buildings: ReadonlyMap<string, BuildingRow>,
): { id: string | null | undefined; problem: string | null } {
  if (!building) return { id: building, problem: null }
  const found = buildings.get(building) ?? buildings.get(building.toLowerCase())
  const category = stated.CategoryId ?? existing?.category_id ?? CATEGORIES.Residential
  const isFit = found !== undefined && found.id !== existing?.id && takesUnitsOf(found, category) && !existing?.has_units
  if (!isFit) return { id: undefined, problem: texts.unknownBuilding }
  if (found.is_leased && found.id !== existing?.parent_asset_id) return { id: undefined, problem: texts.leasedBuilding }
  return { id: found.id, problem: null }
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
      const text = texts.unitTaken
      return {
        outcome: 'refused',
        problems: [...row.problems, { columnIndex: plan.indexOf.UnitNumber ?? -1, text, reason: text, refuses: true }],
      }
    }
    holders.set(door, row.existing?.id ?? 'a new one')
    return row
  })
}

function withoutBuilding(reading: RowReading, text: string, { indexOf }: ColumnPlan): RowReading {
  return { ...reading, problems: [...reading.problems, { columnIndex: indexOf.Building ?? -1, text, reason: text, refuses: false }] }
}
