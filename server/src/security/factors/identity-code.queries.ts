import { type Db, first } from '../../database/db.ts'

/** Keeps a new code; the one before it no longer counts. */
export async function replaceIdentityCode(db: Db, accountId: string, codeHash: string): Promise<void> {
  await db.sql(
    `insert into identity_code (account_id, code_hash, expires_at) values ($1, $2, now() + interval '10 minutes')
     on conflict (account_id) do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
    [accountId, codeHash],
  )
}

/** Counts a try of the five. Null: there is no code that still counts. */
export async function countIdentityCodeTry(db: Db, accountId: string): Promise<string | null> {
  const row = first(
    await db.sql<{ code_hash: string }>(
      `update identity_code set tries = tries + 1 where account_id = $1 and tries < 5 and expires_at > now() returning code_hash`,
      [accountId],
    ),
  )
  return row?.code_hash ?? null
}

/** Spends a code: the same one does not confirm twice. */
export async function spendIdentityCode(db: Db, accountId: string, codeHash: string): Promise<boolean> {
  const spent = await db.sql('delete from identity_code where account_id = $1 and code_hash = $2 returning 1', [accountId, codeHash])
  return spent.length > 0
}
