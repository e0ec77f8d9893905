import type { UpdateOwnMembership } from '@keystead/contract/people/businesses/member.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedBusiness } from './business.access.ts'
import { setShown } from './member.queries.ts'
import { membershipOf } from './own-membership.ts'

export const updateOwnMembership: Handler<typeof UpdateOwnMembership, ReachedBusiness> = async (
  { db, actor, owned, audit },
  { IsShown },
) => {
  const { memberId } = membershipOf(actor)
  await setShown(db, owned.scope, memberId, IsShown)
  audit(memberId, { isShown: IsShown })
  return { IsShown }
}
