import type { EventContext } from '../../rpc/events.ts'
import { failField } from '../../rpc/failure.ts'
import { type ConnectionRow, findInvitationBehind } from '../connections/connection.public.ts'
import { attachInvitations } from './attach-invitations.ts'
import { joinConnection } from './join-connection.ts'
import { text } from './invitation.text.ts'

/**
 * For sign-up: the invitation whose link was followed, which proves its address. One that was answered or taken back
 * meanwhile is no reason not to sign up.
 */
export async function lockInvitationOfSignup(
  { db }: EventContext,
  { token, email }: { token: string; email: string },
): Promise<ConnectionRow | null> {
  const invitation = await findInvitationBehind(db, token, { lock: true })
  if (invitation && invitation.invite_email !== email) {
    failField('Email', text.otherEmail)
  }
  return invitation
}

type NewAccount = { accountId: string; email: string; profileId: string | null; profileTypeId: number }

/** For sign-up, once the address is confirmed: joins by the invitation where the first profile is the one it asks for. */
export async function takeUpInvitations(
  context: EventContext,
  { accountId, email, profileId, profileTypeId }: NewAccount,
  invitation: ConnectionRow | null,
): Promise<void> {
  const joins = invitation !== null && profileId !== null && invitation.addressee_type_id === profileTypeId
  await attachInvitations(context, { accountId, email, ...(joins ? { except: invitation.id } : {}) })
  if (joins) await joinConnection(context, invitation, { accountId, profileId })
}
