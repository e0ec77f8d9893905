import { ConnectionExists } from '@keystead/contract/users/connections/connection.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/users/connections/connection.values.ts'
import { assignProposed } from '../../assets/assignments/assignment.public.ts'
import { acceptShares, carryShares } from '../../assets/owners/owner.public.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import {
  type ConnectionRow,
  type JoinedConnection,
  lockConnectionOfPair,
  moveConnection,
  setAddressee,
} from '../connections/connection.public.ts'
import { lockDuplicates } from './invitation.queries.ts'

type Joining = { readonly accountId: string; readonly profileId: string }

/** The side that was asked says yes, as one of its profiles; what was meant for them, and waits, is theirs now. */
export async function joinConnection(context: CallContext, pending: ConnectionRow, joining: Joining): Promise<void> {
  const { db } = context
  const connection: JoinedConnection = {
    ...pending,
    addressee_account_id: joining.accountId,
    addressee_profile_id: joining.profileId,
    state: CONNECTION_STATES.Joined,
  }
  await seeingEverything(db, 'whoever was asked by address becomes a side of it here', async () => {
    if (pending.addressee_profile_id !== joining.profileId) await bind(context, pending, joining)
    await moveConnection(context, connection, 'accept', { byProfileId: joining.profileId })
    // Whatever else was under way between the two has come to its end with this.
    for (const duplicate of await lockDuplicates(db, connection)) {
      await moveConnection(context, duplicate, 'withdraw', { byProfileId: null, quietly: true })
      await carryShares(db, duplicate, connection)
    }
  })
  await assignProposed(context, connection)
  await acceptShares(context, connection)
}

async function bind(context: CallContext, pending: ConnectionRow, joining: Joining): Promise<void> {
  const { db } = context
  const other = await lockConnectionOfPair(db, pending.requester_profile_id, joining.profileId)
  if (other?.state === CONNECTION_STATES.Joined) fail(ConnectionExists)
  if (other) {
    await moveConnection(context, other, 'withdraw', { byProfileId: null, quietly: true })
    await carryShares(db, other, pending)
  }
  await setAddressee(db, pending, joining)
}
