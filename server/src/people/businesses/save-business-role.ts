import {
  RoleChanged,
  RoleExists,
  RoleNotFound,
  type SaveBusinessRole,
  TooManyRoles,
} from '@keystead/contract/people/businesses/member.operations.ts'
import { MAX_ROLES_OF_ITS_OWN } from '@keystead/contract/people/businesses/business.values.ts'
import { text as words } from '@keystead/contract/people/businesses/business.text.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedBusiness } from './business.access.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { listHolders } from './member.queries.ts'
import { findRole, insertRole, listRoles, type RoleRow, updateRole } from './role.queries.ts'
import { seat } from './seats.ts'

/** What all six are called, which a role of one's own is not. */
const TAKEN = new Set(Object.values(words.roles).map((name) => name.toLowerCase()))

export const saveBusinessRole: Handler<typeof SaveBusinessRole, ReachedBusiness> = async (context, input) => {
  const { owned } = context
  await lockOwnBusiness(context)
  const wanted = { name: input.Name, rights: input.Rights }
  if (TAKEN.has(input.Name.toLowerCase())) fail(RoleExists, { Name: RoleExists.message })
  const role =
    input.RoleId === null ? await made(context, owned, wanted) : await changed(context, owned, input.RoleId, input.Version, wanted)
  if (!role) return fail(RoleExists, { Name: RoleExists.message })
  context.audit(role.id, { rights: input.Rights })
  return { RoleId: role.id, Version: role.version }
}

type Context = Parameters<typeof saveBusinessRole>[0]
type Wanted = Parameters<typeof insertRole>[3]

async function made(context: Context, business: ReachedBusiness, wanted: Wanted): Promise<RoleRow | null> {
  if ((await listRoles(context.db, business.scope)).length >= MAX_ROLES_OF_ITS_OWN) fail(TooManyRoles)
  const role = await insertRole(context.db, business.scope, business.businessId, wanted)
  if (role) await noteInHistory(context, business, say(text, 'roleMade', { role: role.name }))
  return role
}

/** Those who have it have its rights from their next call on. */
async function changed(
  context: Context,
  business: ReachedBusiness,
  roleId: string,
  version: number,
  wanted: Wanted,
): Promise<RoleRow | null> {
  const { db } = context
  const before = (await findRole(db, business.scope, roleId)) ?? fail(RoleNotFound)
  if (before.version !== version) fail(RoleChanged)
  const role = await updateRole(db, business.scope, roleId, wanted)
  if (!role) return null
  for (const holder of await listHolders(db, business.scope, role.id))
    await seat(
      context,
      business,
      { id: holder.id, personAccountId: holder.person_account_id },
      { role: { name: role.name, rights: role.rights, isAdministrator: false }, isLimited: holder.is_limited },
    )
  await noteInHistory(context, business, say(text, 'roleChanged', { role: role.name }))
  return role
}
