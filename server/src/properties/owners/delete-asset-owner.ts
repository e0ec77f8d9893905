import {
  type DeleteAssetOwner,
  ManagingOwnerStays,
  OwnerHoldsShare,
  OwnerNotFound,
} from '@keystead/contract/properties/owners/owner.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf, getLockedAsset, raiseOwnersVersion } from '../properties/property.public.ts'
import type { Scope } from '../../rpc/scope.ts'
import { endShare, findOwner, findOwnerDates, listOwners, lockOwners, removeOwner } from './owner.queries.ts'
import { notifyPartners } from './notify-partners.ts'

export const deleteAssetOwner: Handler<typeof DeleteAssetOwner, Scope<'asset-owner'>> = async (context, input) => {
  const { db } = context
  const scope = context.owned
  const { asset_id: assetId } = (await findOwner(db, scope, input.OwnerId)) ?? fail(OwnerNotFound)
  const asset = await getLockedAsset(db, assetsOf(profileActor(context.actor)), assetId)
  const before = await lockOwners(db, scope, assetId)
  const owner = before.find(({ id }) => id === input.OwnerId) ?? fail(OwnerNotFound)
  // A unit of which only the manager is left has the owners of its building again, and none of its own.
  const isLast = before.every(({ id, is_managing: isManaging }) => isManaging || id === owner.id)
  const buildingId = isLast ? asset.parent_asset_id : null
  if (owner.is_managing && buildingId === null) fail(ManagingOwnerStays)
  if (owner.percent_bps > 0 && !owner.is_managing) fail(OwnerHoldsShare)
  const { today, last_change: lastChange } = await findOwnerDates(db, scope, assetId)
  for (const { id } of buildingId === null ? [owner] : before) {
    await endShare(db, scope, id, lastChange !== null && lastChange > today ? lastChange : today)
    await removeOwner(db, scope, id)
  }
  const version = await raiseOwnersVersion(db, scope, assetId)
  await notifyPartners(context, { asset, version, before, after: await listOwners(db, scope, buildingId ?? assetId) })
  context.audit(assetId, { ownerId: owner.id })
  return { OwnerId: owner.id, AssetId: assetId, OwnersVersion: version }
}
