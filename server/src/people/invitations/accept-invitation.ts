import { EmailConfirmed } from '@keystead/contract/identity/accounts/account.events.ts'
import { InvitationToSelf } from '@keystead/contract/people/connections/connection.operations.ts'
import { InvitationNeedsProfile } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { type AcceptInvitation, InvitationForOtherAddress } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { accountActor, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { holdAccountAddress, markEmailVerified } from '../../identity/accounts/account.public.ts'
import { joinConnection } from './join-connection.ts'
import { getInvitationBehind } from './open-invitation.ts'

export const acceptInvitation: Handler<typeof AcceptInvitation> = async (context, input) => {
  const { db } = context
  const actor = profileActor(context.actor)
  // Who acts for a business answers what came to their own address.
  const { accountId: personAccountId } = accountActor(context.actor)
  const connection = await getInvitationBehind(db, input.Token, { lock: true })
  // A link that was passed on lets no one else in.
  const address = await holdAccountAddress(db, personAccountId)
  if (address.email !== connection.invite_email) fail(InvitationForOtherAddress)
  // Someone has invited an address that has become their own meanwhile.
  if ([actor.accountId, personAccountId].includes(connection.requester_account_id)) fail(InvitationToSelf)
  if (PROFILE_TYPES[actor.profileType] !== connection.addressee_type_id) fail(InvitationNeedsProfile)
  // Who holds what was sent to an address reads its emails.
  if (!address.isConfirmed) await markEmailVerified(db, personAccountId)
  const joined = await joinConnection(context, connection, actor)
  // Told once this invitation is answered, so that it is not among those that wait for the address.
  if (!address.isConfirmed) {
    const confirmed = { id: personAccountId, accountId: personAccountId, email: address.email, signUp: null }
    await context.services.events.emit(context, EmailConfirmed, [confirmed])
  }
  context.audit(joined.id, { byLink: true })
  return { ConnectionId: joined.id }
}
