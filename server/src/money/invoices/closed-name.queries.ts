import type { Db } from '../../database/db.ts'

/** Profiles of an account that have billed, or were billed, with what was sent. */
export async function listProfilesOnSent(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select profile_id as id from invoice where account_id = $1 and status in ('sent', 'void')
     union select profile_id from invoice_recipient where profile_account_id = $1 and reaches_since is not null`,
    [accountId],
  )
  return rows.map(({ id }) => id)
}

/** What was sent by a profile, or to it, goes on calling it like this. */
export async function keepClosedName(
  db: Db,
  { profileId, accountId, name }: { profileId: string; accountId: string; name: string },
): Promise<void> {
  await db.sql('insert into closed_name (profile_id, account_id, name) values ($1, $2, $3) on conflict do nothing', [
    profileId,
    accountId,
    name,
  ])
}

/** Of some profiles those whose account is closed, for who has an invoice of theirs or to them. */
export async function findClosedNames(db: Db, profileIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.sql<{ id: string; name: string }>(
    'select profile_id as id, name from closed_name where profile_id = any($1::uuid[])',
    [profileIds],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
