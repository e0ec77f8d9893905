import { type DeleteBusinessRole, RoleInUse, RoleNotFound } from '@keystead/contract/people/businesses/member.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedPart } from './business.access.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { deleteRole, findRole, forgetRoleOfFormer, isRoleInUse } from './role.queries.ts'

export const deleteBusinessRole: Handler<typeof DeleteBusinessRole, ReachedPart> = async (context) => {
  const { db, owned } = context
  await lockOwnBusiness(context)
  const role = (await findRole(db, owned.scope, owned.partId)) ?? fail(RoleNotFound)
  if (await isRoleInUse(db, owned.scope, role.id)) fail(RoleInUse)
  await forgetRoleOfFormer(db, owned.scope, role.id)
  await deleteRole(db, owned.scope, role.id)
  await noteInHistory(context, owned, say(text, 'roleDeleted', { role: role.name }))
  context.audit(role.id)
  return { Deleted: true }
}
