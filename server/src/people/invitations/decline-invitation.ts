import type { DeclineInvitation } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { Handler } from '../../rpc/module.ts'
import { moveConnection } from '../connections/connection.public.ts'
import { getInvitationBehind } from './open-invitation.ts'

export const declineInvitation: Handler<typeof DeclineInvitation> = async (context, input) => {
  const { db } = context
  const connection = await getInvitationBehind(db, input.Token, { lock: true })
  await seeingEverything(db, 'whoever holds the link may say no for its address', () =>
    moveConnection(context, connection, 'decline', { byProfileId: connection.addressee_profile_id }),
  )
  context.audit(connection.id, { byLink: true })
  return { Declined: true }
}
