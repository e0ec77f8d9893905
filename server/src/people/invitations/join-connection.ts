import { ConnectionToMember } from '@keystead/contract/people/connections/connection.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { actsForOther } from '../../access/seat.queries.ts'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import type { EventContext } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import {
  type ConnectionRow,
  type JoinedConnection,
  asJoined,
  closeDuplicate,
  closeDuplicates,
  lockConnectionOfPair,
  moveConnection,
  setAddressee,
} from '../connections/connection.public.ts'
import { mergeInto, notifyJoined } from './take-over.ts'

type Joining = { readonly accountId: string; readonly profileId: string }

/**
 * The side that was asked says yes, as one of its profiles; what was meant for them, and waits, is theirs now: by this
 * invitation, and by others between the two. `ownProposal` is what they have in mind for the other side themselves.
 */
export async function joinConnection(
  context: EventContext,
  pending: ConnectionRow,
  joining: Joining,
  ownProposal: unknown = null,
): Promise<JoinedConnection> {
  const { db } = context
  if (await actsForOther(db, pending.requester_account_id, joining.accountId)) fail(ConnectionToMember)
  const other = pending.addressee_profile_id === joining.profileId ? null : await lockOther(db, pending, joining)
  if (other?.state === CONNECTION_STATES.Joined) return joinedAlready(context, asJoined(other), pending)
  const connection: JoinedConnection = {
    ...pending,
    addressee_account_id: joining.accountId,
    addressee_profile_id: joining.profileId,
    state: CONNECTION_STATES.Joined,
  }
  // Who asked is a side of it already; who was asked by address becomes one here.
  const merged = await actingAs(db, pending.requester_account_id, async () => {
    const bound = await bind(context, pending, connection, other)
    await moveConnection(context, connection, 'accept', { byProfileId: joining.profileId })
    return [...bound, ...(await closeDuplicates(context, connection))]
  })
  await notifyJoined(context, connection, { joinedProfileId: joining.profileId, invitations: [connection, ...merged], ownProposal })
  return connection
}

/** What there is between the two beside an invitation by address. */
function lockOther(db: Db, pending: ConnectionRow, { profileId }: Joining): Promise<ConnectionRow | null> {
  return actingAs(db, pending.requester_account_id, () => lockConnectionOfPair(db, pending.requester_profile_id, profileId))
}

/** They have joined by name, and the email of another invitation has proved its address only now. */
async function joinedAlready(context: EventContext, joined: JoinedConnection, invitation: ConnectionRow): Promise<JoinedConnection> {
  await actingAs(context.db, invitation.requester_account_id, () => mergeInto(context, joined, invitation))
  return joined
}

/** Makes whoever joins the side that was asked; an invitation by name that was open beside it has come to its end. */
async function bind(
  context: EventContext,
  pending: ConnectionRow,
  joined: JoinedConnection,
  other: ConnectionRow | null,
): Promise<ConnectionRow[]> {
  if (pending.addressee_profile_id === joined.addressee_profile_id) return []
  if (other) await closeDuplicate(context, other, joined)
  await setAddressee(context.db, pending, { accountId: joined.addressee_account_id, profileId: joined.addressee_profile_id })
  return other && !other.is_over ? [other] : []
}
