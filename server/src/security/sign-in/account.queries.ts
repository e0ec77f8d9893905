import { type Db, first, prepare } from '../../database/db.ts'
import { EMAIL_LINKS } from './email-links.ts'

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

/** Whether this is still the password of an account; whoever changes it waits for the end of the transaction. */
export async function holdPassword(db: Db, accountId: string, passwordHash: string): Promise<boolean> {
  const held = await db.sql(`select 1 from account where id = $1 and password_hash = $2 and status = 'A' for share`, [
    accountId,
    passwordHash,
  ])
  return held.length > 0
}

export async function isEmailKnown(db: Db, email: string): Promise<boolean> {
  return first(await db.sql('select 1 from account where email = $1', [email])) !== null
}

/**
 * Whether another account may still take this address back. Whoever took an account and changed its address must not put a
 * new account in the way of its owner.
 */
export async function isEmailHeld(db: Db, email: string, except: { accountId: string | null }): Promise<boolean> {
  const held = await db.sql(
    `select 1 from account_token where email = $1 and purpose = $2 and used_at is null and account_id is distinct from $3
       and coalesce(expires_at, created_at + make_interval(secs => lifetime_seconds)) > now() limit 1`,
    [email, EMAIL_LINKS.undo.purpose, except.accountId],
  )
  return held.length > 0
}

type NewAccount = {
  email: string
  emailVerified: boolean
  /** Null for whoever signs in by a provider. */
  passwordHash: string | null
  firstName: string
  lastName: string
  mobile: string
}

/** The id of a new account, or null when the email has one. Of two at once, the second waits for the first and gets null. */
export async function insertAccount(db: Db, account: NewAccount): Promise<string | null> {
  const row = first(
    await db.sql<{ id: string }>(
      `insert into account (email, password_hash, first_name, last_name, mobile, terms_accepted_at, email_verified_at)
       values ($1, $2, $3, $4, $5, now(), case when $6 then now() end)
       on conflict (email) do nothing returning id`,
      [account.email, account.passwordHash, account.firstName, account.lastName, account.mobile, account.emailVerified],
    ),
  )
  return row?.id ?? null
}
