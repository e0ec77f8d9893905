import { ConnectionJoined } from '@keystead/contract/people/connections/connection.events.ts'
import type { EventContext } from '../../rpc/events.ts'
import { type ConnectionRow, type JoinedConnection, closeDuplicate } from '../connections/connection.public.ts'
import { sidesOf } from './sides.ts'

type Accepted = {
  /** Who said yes. */
  readonly joinedProfileId: string
  /** Invitations between the two, the connection itself among them where it has just joined. */
  readonly invitations: readonly Pick<ConnectionRow, 'id' | 'requester_profile_id' | 'proposal'>[]
  /** What the side that says yes has in mind for the other one. */
  readonly ownProposal?: unknown
}

/**
 * What waited behind invitations between two who have joined is theirs, as if each had been accepted: a proposal goes from
 * the side that sent it to the other one.
 */
export async function notifyJoined(
  context: EventContext,
  joined: JoinedConnection,
  { joinedProfileId, invitations, ownProposal = null }: Accepted,
): Promise<void> {
  const items = invitations.flatMap((invitation) =>
    sidesOf(joined).map((side) => ({
      id: invitation.id,
      ...side,
      joinedProfileId,
      proposal:
        invitation.requester_profile_id === side.profileId
          ? invitation.proposal
          : invitation.id === joined.id && side.profileId === joinedProfileId
            ? ownProposal
            : null,
    })),
  )
  await context.services.events.emit(context, ConnectionJoined, items)
}

/** Two have joined already when an address proves to be one of theirs: what was sent to it is closed, and given. Runs as the account that sent it. */
export async function mergeInto(context: EventContext, joined: JoinedConnection, invitation: ConnectionRow): Promise<void> {
  await closeDuplicate(context, invitation, joined)
  await notifyJoined(context, joined, { joinedProfileId: joined.addressee_profile_id, invitations: [invitation] })
}
