import { MIXED_USE } from '@keystead/contract/properties/fields/property.values.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import type { Db } from '../../database/db.ts'
import { failField } from '../../rpc/failure.ts'
import type { Scope } from '../../rpc/scope.ts'
import { countUnits, findBuilding } from './building.queries.ts'
import type { AssetColumns } from './property.columns.ts'
import type { AssetRow } from './property.queries.ts'
import { text as refusal } from './property-refusal.text.ts'

type Kind = Pick<AssetRow, 'category_id' | 'asset_type_id'>

/** Homes go into homes and spaces into business buildings; a mixed-use building takes both. */
export function takesUnitsOf(building: Kind, categoryId: number): boolean {
  return building.category_id === categoryId || building.asset_type_id === MIXED_USE
}

/**
 * A unit belongs to a live building of the same owner that is no unit itself; whoever has units becomes none. Foreign
 * and missing buildings answer alike. One that is leased as a whole takes none. The database guards the same behind this.
 */
export async function checkBuilding(db: Db, scope: Scope<'asset'>, columns: AssetColumns, self: AssetRow | null): Promise<void> {
  if (self) await checkOwnUnits(db, scope, columns, self)
  if (columns.parent_asset_id === null) return
  const building = await findBuilding(db, scope, columns.parent_asset_id)
  const isFit =
    building !== null && building.id !== self?.id && building.parent_asset_id === null && takesUnitsOf(building, columns.category_id)
  if (!isFit) failField('ParentAssetId', invalidMessage(refusal.building))
  if (building.is_leased && building.id !== self?.parent_asset_id) failField('ParentAssetId', refusal.buildingIsLeased)
}

async function checkOwnUnits(db: Db, scope: Scope<'asset'>, columns: AssetColumns, self: AssetRow): Promise<void> {
  const becomesUnit = columns.parent_asset_id !== null && self.parent_asset_id === null
  const changesKind = columns.category_id !== self.category_id || columns.asset_type_id !== self.asset_type_id
  if (!becomesUnit && !changesKind) return
  const units = await countUnits(db, scope, self.id, columns.category_id)
  if (becomesUnit && units.all > 0) failField('ParentAssetId', refusal.hasUnitsItself)
  if (units.others > 0 && columns.asset_type_id !== MIXED_USE) {
    failField('AssetTypeId', refusal.unlikeItsUnits)
  }
}

/** Whether a building stands somewhere else now. */
export function hasMoved(before: AssetRow, after: AssetColumns): boolean {
  return (
    before.address1 !== after.address1 ||
    before.city_id !== after.city_id ||
    before.city_name !== after.city_name ||
    before.zip !== after.zip
  )
}
