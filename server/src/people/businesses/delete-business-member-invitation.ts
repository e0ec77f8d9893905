import { type DeleteBusinessMemberInvitation, MemberNotFound } from '@keystead/contract/people/businesses/member.operations.ts'
import { setSeatAssets } from '../../access/seat.queries.ts'
import { revokeLinksTo } from '../../links/links.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedPart } from './business.access.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { MEMBER_LINK } from './member-link.ts'
import { getMember, removeMember } from './member.queries.ts'

export const deleteBusinessMemberInvitation: Handler<typeof DeleteBusinessMemberInvitation, ReachedPart> = async (context) => {
  const { db, owned } = context
  await lockOwnBusiness(context)
  const member = await getMember(db, owned.scope, owned.partId)
  if (member.status !== 'invited') fail(MemberNotFound)
  await revokeLinksTo(db, MEMBER_LINK, member.id)
  await removeMember(db, owned.scope, member.id)
  await setSeatAssets(db, member.id, [])
  await noteInHistory(context, owned, say(text, 'withdrawn', { name: '' }), member.id)
  context.audit(member.id)
  return { Withdrawn: true }
}
