import type { AssetOwner, GetAssetOwners } from '@keystead/contract/assets/owners/owner.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { OwnerRow, PastShareRow } from './owner.queries.ts'

/** `managingName` is the name of the profile that manages the property; the others have theirs. */
export function presentOwner(row: OwnerRow, managingName: string): AssetOwner {
  return {
    OwnerId: row.id,
    Name: row.name ?? managingName,
    Email: row.email,
    OwnershipPercent: row.percent_bps / 100,
    IsManagingOwner: row.is_managing,
    VestingId: row.vesting_id,
    ReceivesDistributions: row.receives_distributions,
    Receives1099: row.receives_1099,
    Notes: row.notes,
    EffectiveFrom: row.effective_from,
  }
}

/** Of a property of which nothing was said. */
export function presentSoleOwner(name: string): AssetOwner {
  return {
    OwnerId: null,
    Name: name,
    Email: null,
    OwnershipPercent: 100,
    IsManagingOwner: true,
    VestingId: null,
    ReceivesDistributions: true,
    Receives1099: true,
    Notes: null,
    EffectiveFrom: null,
  }
}

export function presentPastShare(row: PastShareRow, managingName: string): OutputOf<typeof GetAssetOwners>['Past'][number] {
  return {
    Name: row.name ?? managingName,
    OwnershipPercent: row.percent_bps / 100,
    EffectiveFrom: row.effective_from,
    EffectiveTo: row.effective_to,
  }
}
