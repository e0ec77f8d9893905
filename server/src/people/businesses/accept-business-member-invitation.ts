import { EmailConfirmed } from '@keystead/contract/identity/accounts/account.events.ts'
import {
  type AcceptBusinessMemberInvitation,
  MemberAlready,
  MemberInvitationForOtherAddress,
  MemberLimitReached,
} from '@keystead/contract/people/businesses/member.operations.ts'
import { holdAccountAddress, markEmailVerified } from '../../identity/accounts/account.public.ts'
import { memberLimitOf } from '../../platform/plans/plan.public.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { withInvitation } from './member-invitation.ts'
import { activateMember, countSeats } from './member.queries.ts'
import { chosenRole, roleKeyOf } from './role-choice.ts'
import { seat } from './seats.ts'

export const acceptBusinessMemberInvitation: Handler<typeof AcceptBusinessMemberInvitation> = async (context, { Token }) => {
  const { db } = context
  const { accountId } = accountActor(context.actor)
  const { joined, address } = await withInvitation(db, Token, { spend: true }, async ({ business, member }) => {
    const address = await holdAccountAddress(db, accountId)
    // A link that was passed on lets no one else in.
    if (address.email !== member.email) fail(MemberInvitationForOtherAddress)
    if ((await countSeats(db, business.scope)) > (await memberLimitOf(db, business.accountId))) fail(MemberLimitReached)
    if (!(await activateMember(db, business.scope, member.id, accountId))) fail(MemberAlready)
    const role = await chosenRole(db, business.scope, roleKeyOf(member))
    await seat(context, business, { id: member.id, personAccountId: accountId }, { role, isLimited: member.is_limited })
    await noteInHistory(context, business, say(text, 'joined', { name: '', role: role.name }), member.id)
    return { joined: business, address }
  })
  // Who holds what was sent to an address reads its emails.
  if (!address.isConfirmed) {
    await markEmailVerified(db, accountId)
    await context.services.events.emit(context, EmailConfirmed, [{ id: accountId, accountId, email: address.email, signUp: null }])
  }
  context.audit(joined.businessId)
  return { BusinessId: joined.businessId, ProfileId: joined.profileId }
}
