import type { GetMemberRemovalPreview } from '@keystead/contract/people/businesses/member.operations.ts'
import { ADMINISTRATOR } from '@keystead/contract/people/businesses/role.values.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedPart } from './business.access.ts'
import { holdingsOf } from './end-membership.ts'
import { getMember, hasOtherAdministrator, listSuccessors } from './member.queries.ts'

export const getMemberRemovalPreview: Handler<typeof GetMemberRemovalPreview, ReachedPart> = async (context) => {
  const { db, owned } = context
  const member = await getMember(db, owned.scope, owned.partId)
  const runsIt = member.status === 'active' && member.built_in_role === ADMINISTRATOR
  const successors = await listSuccessors(db, owned.scope, member.id)
  return {
    Holdings: (await holdingsOf(context, owned, member.id)).map(({ what, count }) => ({ What: what, Count: count })),
    Successors: successors.map(({ id, name }) => ({ MemberId: id, Name: name })),
    IsLastAdministrator: runsIt && !(await hasOtherAdministrator(db, owned.scope, member.id)),
  }
}
