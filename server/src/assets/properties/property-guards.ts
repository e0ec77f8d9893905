import { PropertyNotFound, ReferenceCodeTaken } from '@keystead/contract/assets/properties/property.operations.ts'
import type { Db } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type AssetRow, type AssetWithState, findAsset, lockAsset } from './property.queries.ts'

/** Missing, deleted and foreign properties answer alike. */
export async function getAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetWithState> {
  return (await findAsset(db, scope, assetId)) ?? fail(PropertyNotFound)
}

export async function getLockedAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetRow> {
  return (await lockAsset(db, scope, assetId)) ?? fail(PropertyNotFound)
}

/** The database decides who was first with a reference code. */
export async function orReferenceCodeTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (violatedConstraint(error) !== 'asset_reference_code') throw error
    return fail(ReferenceCodeTaken, { ReferenceCode: ReferenceCodeTaken.message })
  }
}
