import type { GetBusinessRoles } from '@keystead/contract/people/businesses/member.operations.ts'
import { text as words } from '@keystead/contract/people/businesses/business.text.ts'
import { BUILT_IN_ROLES, rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { AREAS, type Rights } from '@keystead/contract/rpc/permissions.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedBusiness } from './business.access.ts'
import { countHolders, listRoles } from './role.queries.ts'

export const getBusinessRoles: Handler<typeof GetBusinessRoles, ReachedBusiness> = async ({ db, owned }) => {
  const holders = await countHolders(db, owned.scope)
  const builtIn = BUILT_IN_ROLES.map((role) => ({
    Role: role as string,
    Name: words.roles[role],
    IsBuiltIn: true,
    Version: 0,
    Rights: rightsOf(role),
    MembersCount: holders.get(role) ?? 0,
  }))
  const own = (await listRoles(db, owned.scope)).map((role) => ({
    Role: role.id,
    Name: role.name,
    IsBuiltIn: false,
    Version: role.version,
    Rights: Object.fromEntries(AREAS.map((area) => [area, role.rights[area] ?? 'none'])) as Rights,
    MembersCount: holders.get(role.id) ?? 0,
  }))
  return { Roles: [...builtIn, ...own] }
}
