import { type Db, first } from '../../database/db.ts'

/** The name that an agreement prints: of a business its own, of a person theirs. */
export async function findNameOf(db: Db, profileId: string): Promise<string | null> {
  const row = first(
    await db.sql<{ name: string }>(
      `select coalesce(case when p.account_type_id = 2 then p.company_name end, trim(p.first_name || ' ' || p.last_name)) as name
       from profile_card p where p.id = $1`,
      [profileId],
    ),
  )
  return row?.name || null
}

export type AgentFact = { name: string; business: string | null; license: string | null }

export async function findAgentFact(db: Db, profileId: string): Promise<AgentFact | null> {
  return first(
    await db.sql<AgentFact>(
      `select trim(p.first_name || ' ' || p.last_name) as name, p.company_name as business, shown.license_number as license
       from profile_card p left join public_profile shown on shown.id = p.id where p.id = $1`,
      [profileId],
    ),
  )
}

export async function findStateName(db: Db, stateId: number): Promise<string | null> {
  return first(await db.sql<{ name: string }>('select name from place_state where id = $1', [stateId]))?.name ?? null
}

/** The other side of a connection that stands; null where it does not, or is none of the profile’s. */
export async function findConnected(db: Db, connectionId: string, profileId: string): Promise<string | null> {
  const row = first(
    await db.sql<{ other: string }>(
      `select case when c.requester_profile_id = $2 then c.addressee_profile_id else c.requester_profile_id end as other
       from connection_sides c where c.id = $1 and c.state = 1 and $2 in (c.requester_profile_id, c.addressee_profile_id)`,
      [connectionId, profileId],
    ),
  )
  return row?.other ?? null
}

/** Those of these profiles that the maker is connected with, or is. */
export async function listConnectedAmong(db: Db, profileId: string, others: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.sql<{ id: string }>(
    `select given.id from unnest($2::uuid[]) as given (id)
     where given.id = $1 or exists (select from connection_sides c where c.state = 1
       and ((c.requester_profile_id = $1 and c.addressee_profile_id = given.id) or (c.addressee_profile_id = $1 and c.requester_profile_id = given.id)))`,
    [profileId, others],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Profiles as parties: whose they are. */
export async function listAccountsOf(db: Db, profileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.sql<{ id: string; account_id: string }>('select id, account_id from profile_card where id = any($1::uuid[])', [
    profileIds,
  ])
  return new Map(rows.map(({ id, account_id }) => [id, account_id]))
}
