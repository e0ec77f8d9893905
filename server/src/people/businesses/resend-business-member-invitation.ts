import {
  MemberExists,
  MemberLimitReached,
  MemberNotFound,
  MemberTooSoon,
  type ResendBusinessMemberInvitation,
} from '@keystead/contract/people/businesses/member.operations.ts'
import { MEMBER_INVITATION_DAYS } from '@keystead/contract/people/businesses/business.values.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedPart } from './business.access.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { inviteByEmail } from './invite-by-email.ts'
import { memberLimitOf } from '../../platform/plans/plan.public.ts'
import { countSeats, extendInvitation, getMember, isMemberByEmail } from './member.queries.ts'

export const resendBusinessMemberInvitation: Handler<typeof ResendBusinessMemberInvitation, ReachedPart> = async (context) => {
  const { db, owned } = context
  await lockOwnBusiness(context)
  const member = await getMember(db, owned.scope, owned.partId)
  if (member.status !== 'invited') fail(MemberNotFound)
  if (!member.may_resend) fail(MemberTooSoon)
  if (await isMemberByEmail(db, owned.scope, member.email)) fail(MemberExists)
  // One that was not answered in time has no seat any more.
  if (member.is_over && (await countSeats(db, owned.scope)) >= (await memberLimitOf(db, owned.accountId))) fail(MemberLimitReached)
  const expiresAt = await extendInvitation(db, owned.scope, member.id, MEMBER_INVITATION_DAYS)
  await inviteByEmail(context, owned, member.id)
  await noteInHistory(context, owned, say(text, 'invitedAgain', { name: '' }), member.id)
  context.audit(member.id)
  return { MemberId: member.id, ExpiresAt: expiresAt.toISOString() }
}
