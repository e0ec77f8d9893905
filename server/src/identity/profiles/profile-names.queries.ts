import { type Db, first } from '../../database/db.ts'

/** The name that papers print: of a business its own, of a person theirs. */
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

/** Of which accounts profiles are. */
export async function listAccountsOf(db: Db, profileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.sql<{ id: string; account_id: string }>('select id, account_id from profile_card where id = any($1::uuid[])', [
    profileIds,
  ])
  return new Map(rows.map(({ id, account_id }) => [id, account_id]))
}
