import { assignProposed } from '../../leasing/assignments/assignment.public.ts'
import { acceptShares, carryShares } from '../../properties/owners/owner.public.ts'
import { type ConnectionRow, type JoinedConnection, type Moving, closeDuplicate } from '../connections/connection.public.ts'

/**
 * What waited behind another invitation between two who have joined is theirs as if that one had been accepted: shares wait
 * behind the connection now, and what was proposed is assigned.
 */
export async function takeOver(moving: Moving, invitation: ConnectionRow, joined: JoinedConnection): Promise<void> {
  await carryShares(moving.db, invitation, joined)
  if (invitation.proposal === null) return
  await assignProposed(moving, proposedBy(joined, invitation.requester_profile_id, invitation.proposal), invitation.id)
}

/** Two have joined already when an address proves to be one of theirs: what was sent to it is closed, and given. Sees all rows. */
export async function mergeInto(moving: Moving, joined: JoinedConnection, invitation: ConnectionRow): Promise<void> {
  await closeDuplicate(moving, invitation, joined)
  await takeOver(moving, invitation, joined)
  await acceptShares(moving, joined)
}

/** The same connection as if a side of it had asked for it with this in mind: it goes to the other side. */
export function proposedBy(joined: JoinedConnection, profileId: string, proposal: unknown): JoinedConnection {
  if (joined.requester_profile_id === profileId) return { ...joined, proposal }
  return {
    ...joined,
    requester_account_id: joined.addressee_account_id,
    requester_profile_id: joined.addressee_profile_id,
    requester_type_id: joined.addressee_type_id,
    addressee_account_id: joined.requester_account_id,
    addressee_profile_id: joined.requester_profile_id,
    addressee_type_id: joined.requester_type_id,
    proposal,
  }
}
