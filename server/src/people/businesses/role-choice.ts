import { RoleNotFound } from '@keystead/contract/people/businesses/member.operations.ts'
import { text as words } from '@keystead/contract/people/businesses/business.text.ts'
import { ADMINISTRATOR, isBuiltIn, rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import type { Rights } from '@keystead/contract/rpc/permissions.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import type { Db } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import type { BusinessScope } from './business.access.ts'
import { findRole } from './role.queries.ts'

/** A role as a member has it: one of the six, or one of the business. */
export type ChosenRole = {
  readonly key: string
  readonly name: string
  readonly rights: Partial<Rights>
  readonly isAdministrator: boolean
  readonly columns: { readonly builtInRole: string | null; readonly roleId: string | null }
}

export async function chosenRole(db: Db, scope: BusinessScope, key: string): Promise<ChosenRole> {
  if (isBuiltIn(key)) {
    const columns = { builtInRole: key, roleId: null }
    return { key, name: words.roles[key], rights: rightsOf(key), isAdministrator: key === ADMINISTRATOR, columns }
  }
  const role = isRowId(key) ? await findRole(db, scope, key) : null
  if (!role) return fail(RoleNotFound, { Role: RoleNotFound.message })
  return { key: role.id, name: role.name, rights: role.rights, isAdministrator: false, columns: { builtInRole: null, roleId: role.id } }
}

/** The key of a role of a row. */
export const roleKeyOf = (row: { built_in_role: string | null; role_id: string | null }) => row.built_in_role ?? row.role_id ?? ''
