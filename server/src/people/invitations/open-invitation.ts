import { InvitationConnected, InvitationLinkExpired } from '@keystead/contract/people/invitations/invitation.operations.ts'
import type { Db } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import { type ConnectionRow, findInvitationBehind, isConnectedBehind } from '../connections/connection.public.ts'

/** The open invitation behind the secret of an email. Who has joined the sender in another way is told so; all else is over. */
export async function getInvitationBehind(db: Db, secret: string, { lock }: { lock: boolean }): Promise<ConnectionRow> {
  const invitation = await findInvitationBehind(db, secret, { lock })
  return invitation ?? fail((await isConnectedBehind(db, secret)) ? InvitationConnected : InvitationLinkExpired)
}
