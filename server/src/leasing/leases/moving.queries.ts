import type { Db } from '../../database/db.ts'

/* Leases, and those whom they name, of homes and profiles that have become another account's. All of it sees all accounts. */

const TABLES = ['lease', 'lease_rent', 'lease_tenant', 'lease_guarantor', 'lease_occupant'] as const

export async function moveLeases(db: Db, assetIds: readonly string[], toAccountId: string): Promise<void> {
  for (const table of TABLES) await db.sql(`update ${table} set account_id = $2 where asset_id = any($1::uuid[])`, [assetIds, toAccountId])
}

/** Where the profile itself is a tenant, it lives there as before. */
export async function moveTenant(db: Db, { id, accountId }: { id: string; accountId: string }): Promise<void> {
  await db.sql('update lease_tenant set profile_account_id = $2 where profile_id = $1', [id, accountId])
}

/** Someone whom the former account has written down, and whether another profile of it has to do with them as well. */
export type NamedPerson = { readonly id: string; readonly is_named_elsewhere: boolean }

const NAMED_IN = (condition: string) => `(
  exists (select from lease_tenant t join asset_card a on a.id = t.asset_id where t.person_id = p.id and ${condition})
  or exists (select from lease_guarantor g join asset_card a on a.id = g.asset_id where g.person_id = p.id and ${condition}))`

const ASKED = (condition: string) => `exists (select from connection_invitation i where i.person_id = p.id and ${condition})`

/** Those whom leases of some homes name. */
export async function listPersonsOfHomes(
  db: Db,
  assetIds: readonly string[],
  { profileId, fromAccountId }: { profileId: string; fromAccountId: string },
): Promise<NamedPerson[]> {
  return db.sql<NamedPerson>(
    `select p.id, ${NAMED_IN('a.managing_profile_id <> $3')} or ${ASKED('i.requester_profile_id <> $3')} as is_named_elsewhere
     from person_card p
     where p.account_id = $2 and p.id in (
       select person_id from lease_tenant where asset_id = any($1::uuid[]) union select person_id from lease_guarantor where asset_id = any($1::uuid[]))`,
    [assetIds, fromAccountId, profileId],
  )
}

/** Those whom a profile has written down and no lease names, or whom it has asked, and no home of its own names. */
export async function listPersonsOfProfile(db: Db, { id, fromAccountId }: { id: string; fromAccountId: string }): Promise<NamedPerson[]> {
  return db.sql<NamedPerson>(
    `select p.id, ${NAMED_IN('true')} or ${ASKED('i.requester_profile_id <> $1')} as is_named_elsewhere
     from person_card p
     where p.account_id = $2 and not ${NAMED_IN('a.managing_profile_id = $1')}
       and (p.created_by_profile_id = $1 and not ${NAMED_IN('true')} or ${ASKED('i.requester_profile_id = $1')})`,
    [id, fromAccountId],
  )
}

export type Called = { readonly fromId: string; readonly toId: string }

/** Leases of some homes name persons as another account calls them. Answers which homes name whom. */
export async function callOtherwise(
  db: Db,
  assetIds: readonly string[],
  persons: readonly Called[],
): Promise<{ asset_id: string; person_id: string }[]> {
  const values = [assetIds, persons.map(({ fromId }) => fromId), persons.map(({ toId }) => toId)]
  const called = 'from unnest($2::uuid[], $3::uuid[]) as called (from_id, to_id)'
  return db.sql<{ asset_id: string; person_id: string }>(
    `with tenants as (
       update lease_tenant t set person_id = called.to_id ${called} where t.asset_id = any($1::uuid[]) and t.person_id = called.from_id
       returning t.asset_id, t.person_id
     ), guarantors as (
       update lease_guarantor g set person_id = called.to_id ${called} where g.asset_id = any($1::uuid[]) and g.person_id = called.from_id
       returning g.asset_id, g.person_id
     )
     select asset_id, person_id from tenants union select asset_id, person_id from guarantors`,
    values,
  )
}
