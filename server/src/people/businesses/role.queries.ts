import type { Rights } from '@keystead/contract/rpc/permissions.ts'
import { type Db, first, only } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import type { BusinessScope } from './business.access.ts'

export type RoleRow = { id: string; name: string; rights: Partial<Rights>; version: number }

export function listRoles(db: Db, { accountId }: BusinessScope): Promise<RoleRow[]> {
  return db.sql<RoleRow>('select id, name, rights, version from business_role where account_id = $1 order by lower(name), id', [accountId])
}

export async function findRole(db: Db, { accountId }: BusinessScope, roleId: string): Promise<RoleRow | null> {
  return first(
    await db.sql<RoleRow>('select id, name, rights, version from business_role where account_id = $1 and id = $2', [accountId, roleId]),
  )
}

/** How many have each role: built-in ones by their names, others by their ids. */
export async function countHolders(db: Db, { accountId }: BusinessScope): Promise<ReadonlyMap<string, number>> {
  const rows = await db.sql<{ role: string; count: number }>(
    `select coalesce(built_in_role, role_id::text) as role, count(*)::int as count from business_member
     where account_id = $1 and status <> 'removed' group by 1`,
    [accountId],
  )
  return new Map(rows.map(({ role, count }) => [role, count]))
}

export type RoleWords = { readonly name: string; readonly rights: Rights }

/** The role of a locked business; null where it has one of that name. */
export async function insertRole(
  db: Db,
  { accountId }: BusinessScope,
  businessId: string,
  { name, rights }: RoleWords,
): Promise<RoleRow | null> {
  return first(
    await db.sql<RoleRow>(
      `insert into business_role (business_id, account_id, name, rights) values ($1, $2, $3, $4::jsonb)
       on conflict (business_id, lower(name)) do nothing returning id, name, rights, version`,
      [businessId, accountId, name, JSON.stringify(rights)],
    ),
  )
}

/** The same of one that is there; the caller has its business locked, so that its version holds. */
export async function updateRole(
  db: Db,
  { accountId }: BusinessScope,
  roleId: string,
  { name, rights }: RoleWords,
): Promise<RoleRow | null> {
  try {
    return only(
      await db.sql<RoleRow>(
        `update business_role set name = $3, rights = $4::jsonb, version = version + 1, updated_at = now()
         where account_id = $1 and id = $2 returning id, name, rights, version`,
        [accountId, roleId, name, JSON.stringify(rights)],
      ),
    )
  } catch (error) {
    if (violatedConstraint(error) === 'business_role_name') return null
    throw error
  }
}

export async function deleteRole(db: Db, { accountId }: BusinessScope, roleId: string): Promise<void> {
  await db.sql('delete from business_role where account_id = $1 and id = $2', [accountId, roleId])
}

/** Whether a member has it or is invited with it. */
export async function isRoleInUse(db: Db, { accountId }: BusinessScope, roleId: string): Promise<boolean> {
  const found = await db.sql(`select 1 from business_member where account_id = $1 and role_id = $2 and status <> 'removed' limit 1`, [
    accountId,
    roleId,
  ])
  return found.length > 0
}

/** Former members had a role that goes: their lines say no more than that they were members. */
export async function forgetRoleOfFormer(db: Db, { accountId }: BusinessScope, roleId: string): Promise<void> {
  await db.sql(
    `update business_member set role_id = null, built_in_role = 'viewer' where account_id = $1 and role_id = $2 and status = 'removed'`,
    [accountId, roleId],
  )
}
