import { CATEGORIES, MULTI_FAMILY_TYPES } from '@keystead/contract/properties/fields/property.values.ts'
import { PropertyIsLet } from '@keystead/contract/properties/properties/property.operations.ts'
import { isSameUnit } from '@keystead/contract/properties/units/unit-numbers.ts'
import { type MakeBuilding, NoUnitsAtAddress } from '@keystead/contract/properties/units/unit.operations.ts'
import { type Db, only } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import {
  type AssetRow,
  type HomeAtAddress,
  NOTHING_SAID,
  type ReachedAsset,
  assetColumnsFrom,
  insertAssets,
  listHomesBeside,
  listLet,
  listTakenUnits,
  listingFactsOf,
  lockAssets,
  moveIntoBuilding,
  openChecksOf,
  placeOfAsset,
  presentPropertyFields,
  withTitle,
} from '../properties/property.public.ts'

export const makeBuilding: Handler<typeof MakeBuilding, ReachedAsset> = async (context, { AssetId }) => {
  const { db, owned } = context
  const { scope } = owned
  const { homes, rows } = await lockHomesBeside(db, scope, AssetId)
  const found = homes.find(({ is_building }) => is_building) ?? null
  const units = await unitsOf(db, scope, homes, found?.id ?? null)
  if (units.length < (found ? 1 : 2)) fail(NoUnitsAtAddress)
  if (found && (await listLet(db, scope, [found.id])).length > 0) fail(PropertyIsLet)

  const buildingId = found?.id ?? (await addBuilding(db, scope, rows.get(units[0]!.id)!, units))
  await moveIntoBuilding(db, scope, buildingId, units)
  context.audit(buildingId, { units: units.length })
  return { AssetId: buildingId, Units: units.length, Left: homes.filter(({ is_building }) => !is_building).length - units.length }
}

/** The homes at one address, kept for this transaction, as they are once it has waited for all of them. */
async function lockHomesBeside(db: Db, scope: Scope<'asset'>, assetId: string) {
  const rows = new Map<string, AssetRow>()
  for (;;) {
    const homes = await listHomesBeside(db, scope, assetId)
    const others = homes.flatMap(({ id }) => (rows.has(id) ? [] : [id]))
    if (others.length === 0) return { homes, rows }
    for (const row of await lockAssets(db, scope, others)) rows.set(row.id, row)
  }
}

type Unit = HomeAtAddress & { readonly door: string }

/** A door is there once: of two homes that say the same one the older one has it, and what has it in the building keeps it. */
async function unitsOf(db: Db, scope: Scope<'asset'>, homes: readonly HomeAtAddress[], buildingId: string | null): Promise<Unit[]> {
  const doors = homes.flatMap(({ door }) => door ?? [])
  const taken = buildingId === null ? [] : await listTakenUnits(db, scope, buildingId, doors)
  const units: Unit[] = []
  for (const home of homes) {
    const { door } = home
    if (home.is_building || door === null) continue
    if ([...taken, ...units.map((unit) => unit.door)].some((other) => isSameUnit(other, door))) continue
    units.push({ ...home, door })
  }
  return units
}

/** Off the market, and with nothing but the place of its units, which say the rest. */
async function addBuilding(db: Db, scope: Scope<'asset'>, oldest: AssetRow, units: readonly Unit[]): Promise<string> {
  const { CategoryId, ListingTypeId, Zip, AddressExactness } = presentPropertyFields(oldest)
  const [{ street, state_code: stateCode } = { street: null, state_code: '' }] = units
  const place = placeOfAsset(oldest)
  const fields = {
    ...NOTHING_SAID,
    CategoryId,
    ListingTypeId,
    Zip,
    AddressExactness,
    AssetTypeId: CategoryId === CATEGORIES.Residential ? multiFamilyType(units.length) : oldest.asset_type_id,
    Address1: street,
    ReferenceCode: null,
    Title: null,
  }
  const columns = assetColumnsFrom(withTitle(fields, { ...place, stateCode }), place)
  const openChecks = openChecksOf(listingFactsOf(columns, { imageCount: 0, imported: false }))
  return only(await insertAssets(db, scope, [{ ...columns, open_checks: openChecks }]))
}

function multiFamilyType(units: number): number {
  return MULTI_FAMILY_TYPES[Math.min(units, MULTI_FAMILY_TYPES.length + 1) - 2]!
}
