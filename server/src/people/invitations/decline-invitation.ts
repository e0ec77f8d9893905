import type { DeclineInvitation } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { actingAs } from '../../database/pool.ts'
import type { Handler } from '../../rpc/module.ts'
import { moveConnection } from '../connections/connection.public.ts'
import { getInvitationBehind } from './open-invitation.ts'

export const declineInvitation: Handler<typeof DeclineInvitation> = async (context, input) => {
  const { db } = context
  const connection = await getInvitationBehind(db, input.Token, { lock: true })
  // Whoever holds the link may say no for its address, which may have no account: the invitation is the sender's.
  await actingAs(db, connection.requester_account_id, () =>
    moveConnection(context, connection, 'decline', { byProfileId: connection.addressee_profile_id }),
  )
  context.audit(connection.id, { byLink: true })
  return { Declined: true }
}
