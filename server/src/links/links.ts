import { randomBytes } from 'node:crypto'
import { type Db, first, only } from '../database/db.ts'
import { sha256 } from '../secrets/sha256.ts'

/*
 * Secret links in mails. A link is announced when it is decided (`makeLink`) and made when its mail leaves
 * (`mintLink`), so that no table, job or log ever holds the secret: the mail has it, the database its SHA-256.
 */

/** What a link opens, where it is not the account itself. */
export type LinkedObject = { readonly kind: string; readonly id: string }

/** Whose a link is: of the account that gave it, whatever it opens. */
export type SecretLink = {
  readonly id: string
  readonly accountId: string
  readonly purpose: string
  readonly email: string
  readonly objectKind: string | null
  readonly objectId: string | null
}

type NewLink = {
  accountId: string
  purpose: string
  /** The address that the link is about. */
  email: string
  lifetimeSeconds: number
  object?: LinkedObject
  /** Earlier links of the same purpose go on working; else the newest alone counts. */
  keepsOlder?: boolean
}

/** Announces a link and answers its id, which a mail carries until it leaves. */
export async function makeLink(
  db: Db,
  { accountId, purpose, email, lifetimeSeconds, object, keepsOlder = false }: NewLink,
): Promise<string> {
  // A replaced link gets a new id, so that a mail that still waits with the old one finds nothing to send.
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into secret_link (account_id, purpose, email, lifetime_seconds, is_replaced, object_kind, object_id) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (account_id, purpose) where is_replaced do update set
         id = new_id(), email = excluded.email, lifetime_seconds = excluded.lifetime_seconds, token_sha256 = null,
         object_kind = excluded.object_kind, object_id = excluded.object_id,
         created_at = now(), expires_at = null, used_at = null
       returning id`,
      [accountId, purpose, email, lifetimeSeconds, !keepsOlder, object?.kind ?? null, object?.id ?? null],
    ),
  )
  return id
}

/** The secret of a link whose mail leaves now; its time begins. A mail that is sent again gets a new one. Null: replaced or used. */
export async function mintLink(db: Db, tokenId: string): Promise<string | null> {
  const secret = randomBytes(32).toString('base64url')
  const minted = await db.sql(
    `update secret_link set token_sha256 = $2, expires_at = now() + make_interval(secs => lifetime_seconds)
     where id = $1 and used_at is null returning id`,
    [tokenId, sha256(secret)],
  )
  return minted.length > 0 ? secret : null
}

/** The link behind a secret. Expired, used, replaced, foreign and cut ones are all the same: null. */
export async function openLink(db: Db, purposes: readonly string[], secret: string): Promise<SecretLink | null> {
  return first(await db.sql<SecretLink>(`select ${COLUMNS} from secret_link where ${IS_LIVE}`, [sha256(secret), purposes]))
}

/** Uses a link up, in the transaction of what it allows. Of two at once the second waits for the first and gets null. */
export async function spendLink(db: Db, purposes: readonly string[], secret: string): Promise<SecretLink | null> {
  return first(
    await db.sql<SecretLink>(`update secret_link set used_at = now() where ${IS_LIVE} returning ${COLUMNS}`, [sha256(secret), purposes]),
  )
}

const COLUMNS = 'id, account_id as "accountId", purpose, email, object_kind as "objectKind", object_id as "objectId"'
const IS_LIVE = 'token_sha256 = $1 and purpose = any($2) and used_at is null and expires_at > now()'

/** Links of these purposes that are on their way stop working. */
export async function revokeLinks(db: Db, accountId: string, purposes: readonly string[]): Promise<void> {
  await db.sql('delete from secret_link where account_id = $1 and purpose = any($2) and used_at is null', [accountId, purposes])
}

/** Links to one object stop working: all of them, or those whose mail has not left yet. */
export async function revokeLinksTo(db: Db, { kind, id }: LinkedObject, { keepSent }: { keepSent: boolean }): Promise<void> {
  await db.sql('delete from secret_link where object_kind = $1 and object_id = $2 and (not $3 or token_sha256 is null)', [
    kind,
    id,
    keepSent,
  ])
}

/** All of them, such as when the account closes. */
export async function revokeAllLinks(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from secret_link where account_id = $1', [accountId])
}

/** Housekeeping: links that nobody can use any more. */
export async function deleteSpentLinks(db: Db): Promise<void> {
  await db.sql(
    `delete from secret_link
     where created_at < now() - interval '30 days'
       and coalesce(used_at, expires_at, created_at + make_interval(secs => lifetime_seconds)) < now() - interval '30 days'`,
  )
}

/** Of all people: links that a mail has brought stop working. Those that no mail has brought yet have no secret, and stay. Answers how many. */
export async function expireEveryLink(db: Db): Promise<number> {
  const expired = await db.sql(
    `update public.secret_link set expires_at = now() where used_at is null and token_sha256 is not null and expires_at > now() returning 1`,
  )
  return expired.length
}
