import { type AddEditAssetOwners, OwnerNotFound } from '@keystead/contract/properties/owners/owner.operations.ts'
import { bpsOfPercent } from '@keystead/contract/values/shares.ts'
import { PropertyChanged } from '@keystead/contract/properties/properties/property.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import type { Db } from '../../database/db.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { getLockedAsset, raiseOwnersVersion, type ReachedAsset } from '../properties/property.public.ts'
import { assetOwnersOf } from './owner.access.ts'
import { type NewTies, type OwnerInput, tieOwners } from './owner-ties.ts'
import {
  type OwnerColumns,
  type OwnerRow,
  beginShare,
  endShare,
  findOwnerDates,
  insertOwner,
  listOwners,
  lockOwners,
  removeOwner,
  tieOwner,
  updateOwner,
} from './owner.queries.ts'
import { notifyPartners } from './notify-partners.ts'
import { text as refusal } from './owner-refusal.text.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'

export const addEditAssetOwners: Handler<typeof AddEditAssetOwners, ReachedAsset> = async (context, input) => {
  const { db } = context
  const actor = profileActor(context.actor)
  const asset = await getLockedAsset(db, context.owned.scope, input.AssetId)
  if (asset.owners_version !== input.Version) fail(PropertyChanged)
  const scope = assetOwnersOf(actor)
  const from = await startOf(db, scope, input)
  const known = await listOwners(db, scope, asset.id)
  const ties = await tieOwners(
    context,
    input.Owners.map((owner, index) => ({ input: owner, existing: existingOwner(known, owner), index })),
  )
  const before = await lockOwners(db, scope, asset.id)
  checkTies(input.Owners, known, before, ties)
  // Of a unit that gets owners of its own now, those of its building.
  const ownedBefore = await listOwners(db, scope, asset.owned_through)

  const kept = new Set(input.Owners.map((owner) => existingOwner(before, owner)?.id))
  // Those who go come first: someone may be taken out and put in again in one go.
  for (const owner of before) {
    if (kept.has(owner.id)) continue
    await endShare(db, scope, owner.id, from)
    await removeOwner(db, scope, owner.id)
  }
  for (const [index, owner] of input.Owners.entries()) {
    const existing = existingOwner(before, owner)
    const ownerId = existing ? existing.id : await insertOwner(db, scope, asset.id, columnsOf(owner))
    if (existing) await updateOwner(db, scope, existing.id, columnsOf(owner))
    const tie = ties.get(index)
    if (tie) await tieOwner(db, scope, ownerId, tie)
    const percentBps = bpsOfPercent(owner.OwnershipPercent)
    if (existing?.percent_bps === percentBps) continue
    if (existing) await endShare(db, scope, ownerId, from)
    await beginShare(db, scope, { ownerId, assetId: asset.id, percentBps, from })
  }
  const version = await raiseOwnersVersion(db, scope, asset.id)
  await notifyPartners(context, { asset, version, before: ownedBefore, after: await listOwners(db, scope, asset.id) })
  context.audit(asset.id, { owners: input.Owners.map(({ OwnershipPercent }) => OwnershipPercent), from })
  return { AssetId: asset.id, OwnersVersion: version }
}

/** From which day it is so. What was said before of later days cannot be said again. */
async function startOf(db: Db, scope: Scope<'asset-owner'>, input: ParsedInputOf<typeof AddEditAssetOwners>): Promise<string> {
  const { today, last_change: lastChange } = await findOwnerDates(db, scope, input.AssetId)
  const from = input.EffectiveFrom ?? today
  if (from > today) failField('EffectiveFrom', refusal.startsInFuture)
  if (lastChange !== null && from < lastChange) failField('EffectiveFrom', refusal.startsBeforeLastChange({ day: formatDate(lastChange) }))
  return from
}

/** The one who manages the property is known by having no name of their own. */
function existingOwner(before: readonly OwnerRow[], { OwnerId, Name }: OwnerInput): OwnerRow | null {
  if (Name === null) return before.find((owner) => owner.is_managing) ?? null
  if (OwnerId === null) return null
  return before.find((owner) => owner.id === OwnerId && !owner.is_managing) ?? fail(OwnerNotFound)
}

/** Someone may have joined or left while this found out who is who; then nothing is tied to what they were. */
function checkTies(owners: readonly OwnerInput[], known: readonly OwnerRow[], now: readonly OwnerRow[], ties: NewTies): void {
  for (const index of ties.keys()) {
    const owner = owners[index]
    if (owner && existingOwner(known, owner)?.partner_account_id !== existingOwner(now, owner)?.partner_account_id) fail(PropertyChanged)
  }
}

function columnsOf(owner: OwnerInput): OwnerColumns {
  return {
    name: owner.Name,
    email: owner.Email,
    is_managing: owner.Name === null,
    vesting_id: owner.VestingId,
    receives_distributions: owner.ReceivesDistributions,
    receives_1099: owner.Receives1099,
    notes: owner.Notes,
  }
}
