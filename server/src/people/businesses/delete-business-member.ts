import { type DeleteBusinessMember, MemberNotFound } from '@keystead/contract/people/businesses/member.operations.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedPart } from './business.access.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { endMembership } from './end-membership.ts'
import { text as label } from './end-membership.text.ts'
import { getMember, listSuccessors } from './member.queries.ts'

export const deleteBusinessMember: Handler<typeof DeleteBusinessMember, ReachedPart> = async (context, { SuccessorId }) => {
  const { db, owned } = context
  await lockOwnBusiness(context)
  const member = await getMember(db, owned.scope, owned.partId)
  if (member.status !== 'active' && member.status !== 'blocked') fail(MemberNotFound)
  const successors = await listSuccessors(db, owned.scope, member.id)
  if (SuccessorId !== null && !successors.some(({ id }) => id === SuccessorId)) failField('SuccessorId', invalidMessage(label.successor))
  await endMembership(context, owned, member, { successorId: SuccessorId, isOwnWish: false })
  await noteInHistory(context, owned, say(text, 'removed', { name: '' }), member.id)
  context.audit(member.id, { successor: SuccessorId })
  return { Removed: true }
}
