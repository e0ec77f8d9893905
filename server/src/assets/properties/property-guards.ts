import { PropertyNotFound, ReferenceCodeTaken } from '@keystead/contract/assets/properties/property.operations.ts'
import { invalidMessage, unitTakenMessage } from '@keystead/contract/text/messages.ts'
import type { Db } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type UnitTotalsRow, findUnitTotals } from './building.queries.ts'
import { type AssetOfToday, type AssetRow, findAsset, lockAsset } from './property.queries.ts'

/** A property with what its screens say of it. */
export type ReadAsset = AssetOfToday & { readonly unit_totals: UnitTotalsRow | null }

/** Missing, deleted and foreign properties answer alike. */
export async function getAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<ReadAsset> {
  const asset = (await findAsset(db, scope, assetId)) ?? fail(PropertyNotFound)
  // A unit has none of its own.
  const totals = asset.parent_asset_id === null ? await findUnitTotals(db, scope, asset.id) : null
  return { ...asset, unit_totals: totals }
}

export async function getLockedAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetRow> {
  return (await lockAsset(db, scope, assetId)) ?? fail(PropertyNotFound)
}

/** The database decides who was first with a reference code or the number of a unit, and whether the building still stands. */
export async function orTaken<Result>(write: Promise<Result>, { UnitNumber }: { UnitNumber: string | null }): Promise<Result> {
  try {
    return await write
  } catch (error) {
    const violated = violatedConstraint(error)
    if (violated === 'asset_reference_code') return fail(ReferenceCodeTaken, { ReferenceCode: ReferenceCodeTaken.message })
    if (violated === 'asset_unit_number') return failField('UnitNumber', unitTakenMessage(UnitNumber ?? ''))
    if (violated === 'asset_building') return failField('ParentAssetId', invalidMessage('Building'))
    throw error
  }
}
