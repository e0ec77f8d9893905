import type { Db } from '../../database/db.ts'

/** Those of these profiles that a profile is connected with, or is. */
export async function listConnectedAmong(db: Db, profileId: string, others: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.sql<{ id: string }>(
    `select given.id from unnest($2::uuid[]) as given (id)
     where given.id = $1 or exists (select from connection_sides c where c.state = 1
       and ((c.requester_profile_id = $1 and c.addressee_profile_id = given.id) or (c.addressee_profile_id = $1 and c.requester_profile_id = given.id)))`,
    [profileId, others],
  )
  return new Set(rows.map(({ id }) => id))
}
