import { ConnectionExists } from '@keystead/contract/users/connections/connection.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/users/connections/connection.values.ts'
import { assignProposed } from '../../assets/assignments/assignment.public.ts'
import { acceptShares } from '../../assets/owners/owner.public.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import {
  type ConnectionRow,
  type JoinedConnection,
  closeDuplicate,
  closeDuplicates,
  lockConnectionOfPair,
  moveConnection,
  setAddressee,
} from '../connections/connection.public.ts'
import { takeOver } from './take-over.ts'

type Joining = { readonly accountId: string; readonly profileId: string }

/**
 * The side that was asked says yes, as one of its profiles; what was meant for them, and waits, is theirs now: by this
 * invitation, and by others between the two.
 */
export async function joinConnection(context: CallContext, pending: ConnectionRow, joining: Joining): Promise<JoinedConnection> {
  const { db } = context
  const connection: JoinedConnection = {
    ...pending,
    addressee_account_id: joining.accountId,
    addressee_profile_id: joining.profileId,
    state: CONNECTION_STATES.Joined,
  }
  const merged = await seeingEverything(db, 'whoever was asked by address becomes a side of it here', async () => {
    const bound = pending.addressee_profile_id === joining.profileId ? [] : await bind(context, pending, connection)
    await moveConnection(context, connection, 'accept', { byProfileId: joining.profileId })
    return [...bound, ...(await closeDuplicates(context, connection))]
  })
  await assignProposed(context, connection)
  for (const invitation of merged) await takeOver(context, invitation, connection)
  await acceptShares(context, connection)
  return connection
}

/** Makes whoever joins the side that was asked; an invitation by name that was open beside it has come to its end. */
async function bind(context: CallContext, pending: ConnectionRow, joined: JoinedConnection): Promise<ConnectionRow[]> {
  const { db } = context
  const other = await lockConnectionOfPair(db, pending.requester_profile_id, joined.addressee_profile_id)
  if (other?.state === CONNECTION_STATES.Joined) fail(ConnectionExists)
  if (other) await closeDuplicate(context, other, joined)
  await setAddressee(db, pending, { accountId: joined.addressee_account_id, profileId: joined.addressee_profile_id })
  return other && !other.is_over ? [other] : []
}
