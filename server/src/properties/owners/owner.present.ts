import type { AssetOwner, GetAssetOwners } from '@keystead/contract/properties/owners/owner.operations.ts'
import type { OwnerState } from '@keystead/contract/properties/owners/owner.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { percentOfBps } from '@keystead/contract/values/shares.ts'
import type { ProfileCard } from '../../identity/profiles/profile.public.ts'
import type { OwnerRow, PastShareRow } from './owner.queries.ts'

/** Who reads the owners of a property. */
export type OwnersReader = { readonly profileId: string; readonly isManager: boolean; readonly managing: ProfileCard }

/** Of others a partner reads names and percents, no more. */
export function presentOwner(row: OwnerRow, { profileId, isManager, managing }: OwnersReader, card: ProfileCard | undefined): AssetOwner {
  const isSelf = row.profile_id === profileId
  const seesAll = isManager || isSelf
  return {
    OwnerId: row.id,
    Name: row.name ?? managing.Name,
    Email: seesAll ? row.email : null,
    OwnershipPercent: percentOfBps(row.percent_bps),
    IsManagingOwner: row.is_managing,
    VestingId: row.vesting_id,
    ReceivesDistributions: seesAll ? row.receives_distributions : null,
    Receives1099: seesAll ? row.receives_1099 : null,
    Notes: isManager ? row.notes : null,
    EffectiveFrom: row.effective_from,
    ProfileId: seesAll || row.is_managing ? row.profile_id : null,
    PicPath: seesAll || row.is_managing ? (card?.PicPath ?? null) : null,
    Status: stateOf(row, isManager),
    ConnectionId: isManager ? row.connection_id : null,
    IsSelf: isSelf,
  }
}

function stateOf(row: OwnerRow, isManager: boolean): OwnerState {
  if (row.is_managing || row.partner_account_id !== null) return 'accepted'
  // Whom the manager has asked, and with what success, is between the two.
  if (!isManager) return 'named'
  if (row.accepted_at !== null) return 'ended'
  if (row.connection_is_over || row.connection_outcome === 'expired') return 'expired'
  if (row.connection_outcome === 'declined') return 'declined'
  if (row.connection_state === CONNECTION_STATES.Pending) return row.was_asked_by_manager ? 'invited' : 'asks'
  return 'named'
}

/** Of a property of which nothing was said. */
export function presentSoleOwner({ managing, isManager }: OwnersReader): AssetOwner {
  return {
    OwnerId: null,
    Name: managing.Name,
    Email: null,
    OwnershipPercent: 100,
    IsManagingOwner: true,
    VestingId: null,
    ReceivesDistributions: true,
    Receives1099: true,
    Notes: null,
    EffectiveFrom: null,
    ProfileId: managing.ProfileId,
    PicPath: managing.PicPath,
    Status: 'accepted',
    ConnectionId: null,
    IsSelf: isManager,
  }
}

export function presentPastShare(row: PastShareRow, managingName: string): OutputOf<typeof GetAssetOwners>['Past'][number] {
  return {
    Name: row.name ?? managingName,
    OwnershipPercent: percentOfBps(row.percent_bps),
    EffectiveFrom: row.effective_from,
    EffectiveTo: row.effective_to,
  }
}

/** `3334` -> `33.34 percent`. */
export function percentWords(bps: number): string {
  return `${percentOfBps(bps)} percent`
}
