import { type AddEditAssetOwners, OwnerNotFound } from '@keystead/contract/assets/owners/owner.operations.ts'
import { bpsOfPercent } from '@keystead/contract/assets/owners/owner.values.ts'
import { PropertyChanged } from '@keystead/contract/assets/properties/property.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import type { Db } from '../../database/db.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { assetsOf, getLockedAsset } from '../properties/property.public.ts'
import { assetOwnersOf } from './owner.access.ts'
import {
  type OwnerColumns,
  type OwnerRow,
  beginShare,
  endShare,
  findOwnerDates,
  insertOwner,
  listOwners,
  raiseOwnersVersion,
  removeOwner,
  updateOwner,
} from './owner.queries.ts'

type OwnerInput = ParsedInputOf<typeof AddEditAssetOwners>['Owners'][number]

export const addEditAssetOwners: Handler<typeof AddEditAssetOwners> = async (context, input) => {
  const { db } = context
  const actor = profileActor(context.actor)
  const asset = await getLockedAsset(db, assetsOf(actor), input.AssetId)
  if (asset.owners_version !== input.Version) fail(PropertyChanged)
  const scope = assetOwnersOf(actor)
  const from = await startOf(db, scope, input)
  const before = await listOwners(db, scope, asset.id)

  const kept = new Set<string>()
  for (const owner of input.Owners) {
    const existing = existingOwner(before, owner)
    const columns = columnsOf(owner, asset.managing_profile_id)
    const ownerId = existing ? existing.id : await insertOwner(db, scope, asset.id, columns)
    if (existing) await updateOwner(db, scope, existing.id, columns)
    kept.add(ownerId)
    const percentBps = bpsOfPercent(owner.OwnershipPercent)
    if (existing?.percent_bps === percentBps) continue
    if (existing) await endShare(db, scope, ownerId, from)
    await beginShare(db, scope, { ownerId, assetId: asset.id, percentBps, from })
  }
  for (const { id } of before) {
    if (kept.has(id)) continue
    await endShare(db, scope, id, from)
    await removeOwner(db, scope, id)
  }
  const version = await raiseOwnersVersion(db, scope, asset.id)
  context.audit(asset.id, { owners: input.Owners.map(({ OwnershipPercent }) => OwnershipPercent), from })
  return { AssetId: asset.id, OwnersVersion: version }
}

/** From which day it is so. What was said before of later days cannot be said again. */
async function startOf(db: Db, scope: Scope<'asset-owner'>, input: ParsedInputOf<typeof AddEditAssetOwners>): Promise<string> {
  const { today, last_change: lastChange } = await findOwnerDates(db, scope, input.AssetId)
  const from = input.EffectiveFrom ?? today
  if (from > today) failField('EffectiveFrom', 'Start date should not be in the future.')
  if (lastChange !== null && from < lastChange)
    failField('EffectiveFrom', `Start date should not be before the last change, ${lastChange}.`)
  return from
}

/** The one who manages the property is known by having no name of their own. */
function existingOwner(before: readonly OwnerRow[], { OwnerId, Name }: OwnerInput): OwnerRow | null {
  if (Name === null) return before.find((owner) => owner.profile_id !== null) ?? null
  if (OwnerId === null) return null
  return before.find((owner) => owner.id === OwnerId && owner.profile_id === null) ?? fail(OwnerNotFound)
}

function columnsOf(owner: OwnerInput, managingProfileId: string): OwnerColumns {
  const isManaging = owner.Name === null
  return {
    profile_id: isManaging ? managingProfileId : null,
    name: owner.Name,
    email: owner.Email,
    is_managing: isManaging,
    vesting_id: owner.VestingId,
    receives_distributions: owner.ReceivesDistributions,
    receives_1099: owner.Receives1099,
    notes: owner.Notes,
  }
}
