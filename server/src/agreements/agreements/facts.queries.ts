import { type Db, first } from '../../database/db.ts'

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
