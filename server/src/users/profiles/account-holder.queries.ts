import { type Db, only } from '../../database/db.ts'

/** Whom a mail to an account greets. */
export type AccountHolder = { email: string; firstName: string; name: string }

/** The names given at sign-up, else those of the default profile. */
export async function getAccountHolder(db: Db, accountId: string): Promise<AccountHolder> {
  const row = only(
    await db.sql<{ email: string; first_name: string; last_name: string }>(
      `select a.email, coalesce(a.first_name, p.first_name, '') as first_name, coalesce(a.last_name, p.last_name, '') as last_name
       from account a left join profile p on p.id = a.default_profile_id where a.id = $1`,
      [accountId],
    ),
  )
  return { email: row.email, firstName: row.first_name, name: `${row.first_name} ${row.last_name}`.trim() }
}
