import { PropertyNotFound, ReferenceCodeTaken } from '@keystead/contract/properties/properties/property.operations.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type ProfileCard, findProfileCards } from '../../identity/profiles/profile.public.ts'
import { type UnitTotalsRow, findUnitTotals, isReached } from './building.queries.ts'
import { text as refusal } from './property-refusal.text.ts'
import type { ReachedAsset } from './property.access.ts'
import { type AssetOfToday, type AssetRow, findAsset, lockAsset } from './property.queries.ts'

/** Of those who see a property as its screens for owners and agents show it. */
type WorkingRelation = Extract<ReachedAsset['relation'], 'manager' | 'partner' | 'agent'>

/** A property with what its screens say of it. */
export type ReadAsset = AssetOfToday & {
  readonly unit_totals: UnitTotalsRow | null
  /** How the caller stands to it; tenants see a page of their own. */
  readonly reached: Pick<ReachedAsset, 'scopes'> & { readonly relation: WorkingRelation }
  readonly manager: ProfileCard
  /** Who strangers turn to. */
  readonly contact: ProfileCard
}

type Standing = Pick<ReachedAsset, 'relation' | 'scopes' | 'byProfileId'>
const AS_MANAGER: Standing = { relation: 'manager', scopes: [], byProfileId: null }

function worksWithIt(relation: ReachedAsset['relation']): relation is WorkingRelation {
  return relation === 'manager' || relation === 'partner' || relation === 'agent'
}

/** Missing, deleted and foreign properties answer alike. */
export async function getAsset(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  { relation, scopes, byProfileId }: Standing = AS_MANAGER,
): Promise<ReadAsset> {
  if (!worksWithIt(relation)) throw new Error(`a ${relation} does not see a property as those do who work with it`)
  const asset = (await findAsset(db, scope, assetId)) ?? fail(PropertyNotFound)
  // A unit has none of its own.
  const totals = asset.parent_asset_id === null ? await findUnitTotals(db, scope, asset.id, byProfileId) : null
  const knowsBuilding = byProfileId === null || asset.parent_asset_id === null || (await isReached(db, asset.parent_asset_id, byProfileId))
  const contactId = asset.contact_profile_id ?? asset.managing_profile_id
  const people = await findProfileCards(db, [asset.managing_profile_id, contactId])
  const manager = people.get(asset.managing_profile_id) ?? fail(PropertyNotFound)
  return {
    ...asset,
    building_title: knowsBuilding ? asset.building_title : null,
    building_address: knowsBuilding ? asset.building_address : null,
    unit_totals: totals,
    reached: { relation, scopes },
    manager,
    contact: people.get(contactId) ?? manager,
  }
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
    if (violated === 'asset_unit_number') return failField('UnitNumber', messages.unitTaken({ unit: UnitNumber ?? '' }))
    if (violated === 'asset_building') return failField('ParentAssetId', invalidMessage('Building'))
    if (violated === 'asset_building_leased') return failField('ParentAssetId', refusal.buildingIsLeased)
    throw error
  }
}
