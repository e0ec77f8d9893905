import { randomBytes } from 'node:crypto'
import { type Db, first, only } from '../database/db.ts'
import { sha256 } from '../secrets/sha256.ts'
import { lastingPurposes, type LinkPurpose } from './link-purpose.ts'

/*
 * Secret links. One that an email brings is announced when it is decided (`makeLink`) and made when its email leaves
 * (`mintLink`), so that no table, job or log ever holds the secret: the email has it, the database its SHA-256.
 * One that its owner copies is made at once (`giveLink`).
 */

/** What a link is about: an object, or an address of the account. */
type About<Opens> = Opens extends string
  ? { readonly objectId: string; readonly email?: never }
  : { readonly email: string; readonly objectId?: never }

/** Whose a link is: of the account that gave it, whatever it opens. */
export type SecretLink<Purpose extends LinkPurpose> = {
  readonly id: string
  readonly accountId: string
  readonly purpose: Purpose['name']
} & About<Purpose['opens']>

type EmailedPurpose = LinkPurpose & { readonly lifetimeSeconds: number | 'given' }

type NewLink<Purpose extends EmailedPurpose> = {
  readonly accountId: string
} & About<Purpose['opens']> &
  (Purpose['lifetimeSeconds'] extends number ? { readonly lifetimeSeconds?: never } : { readonly lifetimeSeconds: number })

/** Announces a link and answers its id, which an email carries until it leaves. */
export async function makeLink<Purpose extends EmailedPurpose>(db: Db, purpose: Purpose, link: NewLink<Purpose>): Promise<string> {
  const { accountId, email = null, objectId = null, lifetimeSeconds = purpose.lifetimeSeconds } = link
  // A replaced link gets a new id, so that an email that still waits with the old one finds nothing to send.
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into secret_link (account_id, purpose, email, lifetime_seconds, is_replaced, object_kind, object_id) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (account_id, purpose) where is_replaced do update set
         id = new_id(), email = excluded.email, lifetime_seconds = excluded.lifetime_seconds, token_sha256 = null,
         object_kind = excluded.object_kind, object_id = excluded.object_id,
         created_at = now(), expires_at = null, used_at = null, revoked_at = null
       returning id`,
      [accountId, purpose.name, email, lifetimeSeconds, !purpose.keepsOlder, purpose.opens, objectId],
    ),
  )
  return id
}

/** The secret of a link whose email leaves now; its time begins. An email that is sent again gets a new one. Null: replaced, revoked or used. */
export async function mintLink(db: Db, tokenId: string): Promise<string | null> {
  const secret = newSecret()
  const minted = await db.sql(
    `update secret_link set token_sha256 = $2, expires_at = now() + make_interval(secs => lifetime_seconds)
     where id = $1 and used_at is null and revoked_at is null returning id`,
    [tokenId, sha256(secret)],
  )
  return minted.length > 0 ? secret : null
}

type GivenPurpose = LinkPurpose & { readonly opens: string; readonly lifetimeSeconds: 'given' | 'endless' }
type GivenLink<Purpose extends GivenPurpose> = {
  readonly accountId: string
  readonly objectId: string
} & (Purpose['lifetimeSeconds'] extends 'given' ? { readonly lifetimeSeconds: number } : { readonly lifetimeSeconds?: never })

/** The secret of a link that no email brings; its time begins now. A room that shows it again keeps it sealed. */
export async function giveLink<Purpose extends GivenPurpose>(
  db: Db,
  { name, opens }: Purpose,
  { accountId, objectId, lifetimeSeconds }: GivenLink<Purpose>,
): Promise<string> {
  const secret = newSecret()
  await db.sql(
    `insert into secret_link (account_id, purpose, is_replaced, token_sha256, lifetime_seconds, expires_at, object_kind, object_id)
     values ($1, $2, false, $3, $4::int, coalesce(now() + make_interval(secs => $4::int), 'infinity'), $5, $6)`,
    [accountId, name, sha256(secret), lifetimeSeconds ?? null, opens, objectId],
  )
  return secret
}

/** All are of one length: by that the log knows what to leave out of addresses. */
function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The link behind a secret. Expired, used, replaced, revoked, foreign and cut ones are all the same: null. */
export async function openLink<Purpose extends LinkPurpose>(
  db: Db,
  purposes: readonly Purpose[],
  secret: string,
): Promise<SecretLink<Purpose> | null> {
  const found = await db.sql<LinkRow>(`select ${COLUMNS} from secret_link where ${IS_LIVE}`, [sha256(secret), namesOf(purposes)])
  return first(found) as SecretLink<Purpose> | null
}

/** Uses a link up, in the transaction of what it allows. Of two at once the second waits for the first and gets null. */
export async function spendLink<Purpose extends LinkPurpose & { readonly isSingleUse: true }>(
  db: Db,
  purposes: readonly Purpose[],
  secret: string,
): Promise<SecretLink<Purpose> | null> {
  const spent = await db.sql<LinkRow>(`update secret_link set used_at = now() where ${IS_LIVE} returning ${COLUMNS}`, [
    sha256(secret),
    namesOf(purposes),
  ])
  return first(spent) as SecretLink<Purpose> | null
}

/** As `makeLink` was told for these purposes: an object, or an address. */
type LinkRow = { id: string; accountId: string; purpose: string; email: string | null; objectId: string | null }
const COLUMNS = 'id, account_id as "accountId", purpose, email, object_id as "objectId"'
const IS_LIVE = 'token_sha256 = $1 and purpose = any($2) and used_at is null and revoked_at is null and expires_at > now()'

function namesOf(purposes: readonly LinkPurpose[]): readonly string[] {
  return purposes.map(({ name }) => name)
}

/** Links of these purposes that are on their way stop working. */
export async function revokeLinks(db: Db, accountId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await db.sql(
    'update secret_link set revoked_at = now() where account_id = $1 and purpose = any($2) and used_at is null and revoked_at is null',
    [accountId, namesOf(purposes)],
  )
}

/** Links to one object stop working: all of them, or those whose email has not left yet. */
export async function revokeLinksTo(
  db: Db,
  { opens }: LinkPurpose & { readonly opens: string },
  objectId: string,
  { keepSent = false } = {},
): Promise<void> {
  await db.sql(
    `update secret_link set revoked_at = now()
     where object_kind = $1 and object_id = $2 and revoked_at is null and (not $3 or token_sha256 is null)`,
    [opens, objectId, keepSent],
  )
}

/** All of an account that emails bring stop working: it is taken back from a thief, who may have read them. */
export async function revokeAllLinks(db: Db, accountId: string): Promise<void> {
  await db.sql(
    'update secret_link set revoked_at = now() where account_id = $1 and lifetime_seconds is not null and used_at is null and revoked_at is null',
    [accountId],
  )
}

/** For an account that ends: nothing is left of the addresses that its links were about. What others hold by a link they go on holding. */
export async function deleteLinksOf(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from secret_link where account_id = $1 and not purpose = any($2)', [accountId, lastingPurposes()])
}

/** Housekeeping: links that can be used no more. A month of them is kept to answer why one does not work. */
export async function deleteSpentLinks(db: Db): Promise<void> {
  await db.sql(
    `delete from secret_link
     where created_at < now() - interval '30 days'
       and least(used_at, revoked_at, coalesce(expires_at, created_at + make_interval(secs => lifetime_seconds))) < now() - interval '30 days'`,
  )
}

/**
 * Of all people: links that an email has brought stop working. Those that no email has brought yet have no secret, and stay,
 * and so do those without an end. Answers how many.
 */
export async function expireEveryLink(db: Db): Promise<number> {
  const expired = await db.sql(
    `update public.secret_link set expires_at = now()
     where lifetime_seconds is not null and used_at is null and revoked_at is null and token_sha256 is not null and expires_at > now() returning 1`,
  )
  return expired.length
}

/** What links open is another account's from now on; they go on working. */
export async function moveLinksTo(
  db: Db,
  { opens }: LinkPurpose & { readonly opens: string },
  objectIds: readonly string[],
  toAccountId: string,
): Promise<void> {
  await db.sql('update secret_link set account_id = $3 where object_kind = $1 and object_id = any($2::uuid[]) and not is_replaced', [
    opens,
    objectIds,
    toAccountId,
  ])
}
