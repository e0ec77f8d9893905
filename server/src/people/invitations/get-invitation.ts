import { type GetInvitation, InvitationLinkExpired } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { fail } from '../../rpc/failure.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { Handler } from '../../rpc/module.ts'
import { presentPicture } from '../../identity/profiles/profile.public.ts'
import { getInvitingPerson } from './invitation.queries.ts'
import { offersBehind } from './offers.ts'
import { hasOpenAccount } from '../../identity/accounts/account.public.ts'
import { getInvitationBehind } from './open-invitation.ts'

/** Changes nothing, so that a mail program may open what it likes. */
export const getInvitation: Handler<typeof GetInvitation> = (context, input) =>
  context.services.database.transaction({ kind: 'public' }, (db) => invitationBehind({ ...context, db }, input.Token), { readOnly: true })

async function invitationBehind(context: EventContext, secret: string) {
  const { db } = context
  const connection = await getInvitationBehind(db, secret, { lock: false })
  const from = await getInvitingPerson(db, connection.requester_profile_id)
  const { proposal, shares } = await offersBehind(context, connection)
  const email = connection.invite_email ?? fail(InvitationLinkExpired)
  return {
    FromName: from.name,
    FromPicPath: presentPicture(from),
    FromProfileType: profileTypeName(from.profile_type_id) ?? '',
    FromCompanyName: from.company_name,
    ProfileTypeId: connection.addressee_type_id,
    ProfileType: profileTypeName(connection.addressee_type_id) ?? '',
    Email: email,
    Name: connection.invite_name,
    Message: connection.message,
    Proposal: proposal,
    Shares: shares,
    ExpiresAt: connection.expires_at.toISOString(),
    HasAccount: await hasOpenAccount(db, email),
  }
}
