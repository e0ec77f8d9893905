import type { LeaveBusiness } from '@keystead/contract/people/businesses/member.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedBusiness } from './business.access.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { endMembership } from './end-membership.ts'
import { getMember } from './member.queries.ts'
import { membershipOf } from './own-membership.ts'

export const leaveBusiness: Handler<typeof LeaveBusiness, ReachedBusiness> = async (context) => {
  const { db, owned } = context
  await lockOwnBusiness(context)
  const member = await getMember(db, owned.scope, membershipOf(context.actor).memberId)
  await endMembership(context, owned, member, { successorId: null, isOwnWish: true })
  await noteInHistory(context, owned, say(text, 'left', { name: '' }), member.id)
  context.audit(member.id)
  return { Left: true }
}
