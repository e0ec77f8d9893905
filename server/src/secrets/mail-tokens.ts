import { randomBytes } from 'node:crypto'
import { type Db, first, only } from '../database/db.ts'
import { sha256 } from './sha256.ts'

/*
 * Secret links in mails. A link is announced when it is decided (`issueToken`) and made when its mail leaves
 * (`mintToken`), so that no table, job or log ever holds the secret: the mail has it, the database its SHA-256.
 */

export type MailToken = { readonly id: string; readonly accountId: string; readonly purpose: string; readonly email: string }

type NewToken = {
  accountId: string
  purpose: string
  /** The address that the link is about. */
  email: string
  lifetimeSeconds: number
  /** Earlier links of the same purpose go on working; else the newest alone counts. */
  keepsOlder?: boolean
}

/** Announces a link and answers its id, which a mail carries until it leaves. */
export async function issueToken(db: Db, { accountId, purpose, email, lifetimeSeconds, keepsOlder = false }: NewToken): Promise<string> {
  // A replaced link gets a new id, so that a mail that still waits with the old one finds nothing to send.
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into account_token (account_id, purpose, email, lifetime_seconds, is_replaced) values ($1, $2, $3, $4, $5)
       on conflict (account_id, purpose) where is_replaced do update set
         id = new_id(), email = excluded.email, lifetime_seconds = excluded.lifetime_seconds, token_sha256 = null,
         created_at = now(), expires_at = null, used_at = null
       returning id`,
      [accountId, purpose, email, lifetimeSeconds, !keepsOlder],
    ),
  )
  return id
}

/** The secret of a link whose mail leaves now; its time begins. A mail that is sent again gets a new one. Null: replaced or used. */
export async function mintToken(db: Db, tokenId: string): Promise<string | null> {
  const secret = randomBytes(32).toString('base64url')
  const minted = await db.sql(
    `update account_token set token_sha256 = $2, expires_at = now() + make_interval(secs => lifetime_seconds)
     where id = $1 and used_at is null returning id`,
    [tokenId, sha256(secret)],
  )
  return minted.length > 0 ? secret : null
}

/** The link behind a secret. Expired, used, replaced, foreign and cut ones are all the same: null. */
export async function findToken(db: Db, purposes: readonly string[], secret: string): Promise<MailToken | null> {
  return first(await db.sql<MailToken>(`select ${COLUMNS} from account_token where ${IS_LIVE}`, [sha256(secret), purposes]))
}

/** Uses a link up, in the transaction of what it allows. Of two at once the second waits for the first and gets null. */
export async function spendToken(db: Db, purposes: readonly string[], secret: string): Promise<MailToken | null> {
  return first(
    await db.sql<MailToken>(`update account_token set used_at = now() where ${IS_LIVE} returning ${COLUMNS}`, [sha256(secret), purposes]),
  )
}

const COLUMNS = 'id, account_id as "accountId", purpose, email'
const IS_LIVE = 'token_sha256 = $1 and purpose = any($2) and used_at is null and expires_at > now()'

/** Links of these purposes that are on their way stop working. */
export async function cancelTokens(db: Db, accountId: string, purposes: readonly string[]): Promise<void> {
  await db.sql('delete from account_token where account_id = $1 and purpose = any($2) and used_at is null', [accountId, purposes])
}

/** All of them, such as when the account closes. */
export async function cancelAllTokens(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from account_token where account_id = $1', [accountId])
}

/** Housekeeping: links that nobody can use any more. */
export async function deleteSpentTokens(db: Db): Promise<void> {
  await db.sql(
    `delete from account_token
     where created_at < now() - interval '30 days'
       and coalesce(used_at, expires_at, created_at + make_interval(secs => lifetime_seconds)) < now() - interval '30 days'`,
  )
}
