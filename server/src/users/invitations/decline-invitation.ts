import { type DeclineInvitation, InvitationLinkExpired } from '@keystead/contract/users/invitations/invitation.operations.ts'
import { seeingEverything } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findInvitationBehind, moveConnection } from '../connections/connection.public.ts'

export const declineInvitation: Handler<typeof DeclineInvitation> = async (context, input) => {
  const { db } = context
  const connection = (await findInvitationBehind(db, input.Token, { lock: true })) ?? fail(InvitationLinkExpired)
  await seeingEverything(db, 'whoever holds the link may say no for its address', () =>
    moveConnection(context, connection, 'decline', { byProfileId: connection.addressee_profile_id }),
  )
  context.audit(connection.id, { byLink: true })
  return { Declined: true }
}
