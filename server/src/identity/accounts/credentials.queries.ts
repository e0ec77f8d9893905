import { type Db, first, only, prepare } from '../../database/db.ts'

export type Credentials = { accountId: string; passwordHash: string | null }

const accountByEmail = prepare<{ id: string; password_hash: string | null }, [string]>(
  'account-by-email',
  `select id, password_hash from account where email = $1 and status = 'A'`,
)

/** Emails are kept in lower case, and so is `email`. */
export async function findCredentials(db: Db, email: string): Promise<Credentials | null> {
  const row = first(await db.prepared(accountByEmail, [email]))
  return row && { accountId: row.id, passwordHash: row.password_hash }
}

/** Whether this is still the password of an account; a change of it waits for the end of the transaction. */
export async function holdPassword(db: Db, accountId: string, passwordHash: string): Promise<boolean> {
  const held = await db.sql(`select 1 from account where id = $1 and password_hash = $2 and status = 'A' for share`, [
    accountId,
    passwordHash,
  ])
  return held.length > 0
}

/** Sets a password and answers when. */
export async function setPassword(db: Db, accountId: string, passwordHash: string): Promise<Date> {
  const { at } = only(
    await db.sql<{ at: Date }>(
      `update account set password_hash = $2, password_changed_at = now(), version = version + 1, updated_at = now()
       where id = $1 returning password_changed_at as at`,
      [accountId, passwordHash],
    ),
  )
  return at
}

export async function findPasswordHash(db: Db, accountId: string): Promise<string | null> {
  return (
    first(await db.sql<{ password_hash: string | null }>('select password_hash from account where id = $1', [accountId]))?.password_hash ??
    null
  )
}
