import { BusinessBeingDeleted } from '@keystead/contract/people/businesses/business.operations.ts'
import { type CreateBusinessMember, MemberExists, MemberLimitReached } from '@keystead/contract/people/businesses/member.operations.ts'
import { MEMBER_INVITATION_DAYS } from '@keystead/contract/people/businesses/business.values.ts'
import { memberLimitOf } from '../../platform/plans/plan.public.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedBusiness } from './business.access.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { giveHomes } from './given-homes.ts'
import { inviteByEmail } from './invite-by-email.ts'
import { countSeats, deleteOverdue, insertMember, isMemberByEmail } from './member.queries.ts'
import { chosenRole } from './role-choice.ts'

export const createBusinessMember: Handler<typeof CreateBusinessMember, ReachedBusiness> = async (context, input) => {
  const { db, owned } = context
  const { status } = await lockOwnBusiness(context)
  if (status === 'deleting') fail(BusinessBeingDeleted)
  const role = await chosenRole(db, owned.scope, input.Role)
  if (await isMemberByEmail(db, owned.scope, input.Email)) fail(MemberExists, { Email: MemberExists.message })
  await deleteOverdue(db, owned.scope, input.Email)
  // Under the lock of the business: the last seat is not taken twice.
  if ((await countSeats(db, owned.scope)) >= (await memberLimitOf(db, owned.accountId))) fail(MemberLimitReached)
  const memberId =
    (await insertMember(db, owned.scope, owned.businessId, {
      email: input.Email,
      firstName: input.FirstName,
      lastName: input.LastName,
      title: input.Title,
      ...role.columns,
      isLimited: input.IsLimited,
      message: input.Message,
      invitedBy: accountActor(context.actor).accountId,
      days: MEMBER_INVITATION_DAYS,
    })) ?? fail(MemberExists, { Email: MemberExists.message })
  await giveHomes(context, owned, memberId, input)
  await inviteByEmail(context, owned, memberId)
  await noteInHistory(context, owned, say(text, 'invited', { name: '', role: role.name }), memberId)
  context.audit(memberId, { role: role.key, isLimited: input.IsLimited })
  return { MemberId: memberId }
}
