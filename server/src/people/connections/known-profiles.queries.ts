import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { type Db, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'

const { Joined, Pending } = CONNECTION_STATES

/** Whether others know a profile as what it is now, or are asked to. */
export async function hasLiveConnections(db: Db, profile: { id: string; accountId: string }): Promise<boolean> {
  const { found } = only(
    await db.sql<{ found: boolean }>(
      `select exists (select from connection where requester_profile_id = $2 and requester_account_id = $1 and state in (${Pending}, ${Joined}))
         or exists (select from connection where addressee_profile_id = $2 and addressee_account_id = $1 and state in (${Pending}, ${Joined})) as found`,
      [profile.accountId, profile.id],
    ),
  )
  return found
}

/** Profiles that are joined with one, whose full or last name begins with a text. */
export async function listJoinedByName(db: Db, profileId: string, text: string): Promise<string[]> {
  const start = `${literalOfLike(text.toLowerCase())}%`
  const nameStarts = `(lower(p.first_name || ' ' || p.last_name) like $2 or lower(p.last_name) like $2)`
  const rows = await db.sql<{ id: string }>(
    `select p.id from connection c join profile_card p on p.id = c.addressee_profile_id
     where c.requester_profile_id = $1 and c.state = ${Joined} and ${nameStarts}
     union
     select p.id from connection c join profile_card p on p.id = c.requester_profile_id
     where c.addressee_profile_id = $1 and c.state = ${Joined} and ${nameStarts}`,
    [profileId, start],
  )
  return rows.map(({ id }) => id)
}
