import { randomBytes } from 'node:crypto'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { type Db, first, only, prepare } from '../database/db.ts'
import type { AccountActor } from '../rpc/actor.ts'
import type { Origin } from '../rpc/call-context.ts'
import { CallFailure } from '../rpc/failure.ts'
import { sha256 } from '../secrets/sha256.ts'

/*
 * Sessions. The browser holds a 256-bit secret in an HttpOnly cookie, the database its SHA-256. The public handle (the
 * row's id) stands in `_u` and in the Session-Id header and grants nothing.
 */

/** Absolute and idle lifetimes (safety: remember-me 30 days and 14, else 12 hours and 2). */
const LIFETIMES = {
  remembered: { absoluteSeconds: 30 * 86_400, idleSeconds: 14 * 86_400 },
  browser: { absoluteSeconds: 12 * 3_600, idleSeconds: 2 * 3_600 },
} as const

/** Of a row of `session s`: neither ended nor over nor idle for too long. */
export const SESSION_IS_ALIVE = `s.revoked_at is null and s.expires_at > now()
  and s.last_seen_at > now() - make_interval(secs => case when s.remember then ${LIFETIMES.remembered.idleSeconds} else ${LIFETIMES.browser.idleSeconds} end)`

export type NewSession = { secret: string; sessionId: string; maxAgeSeconds: number | null }

/** A session as the caller holds it: of two that change its secret at once, the second one holds it no more. */
type HeldSession = Pick<AccountActor, 'sessionId' | 'secretSha256'>

export type Sessions = {
  /** The actor behind a cookie's secret, or null when it is unknown, ended or idle for too long. */
  find(db: Db, secret: string): Promise<AccountActor | null>
  start(db: Db, options: { accountId: string; profileId: string | null; remember: boolean; origin: Origin }): Promise<NewSession>
  /** Another profile becomes active, and the secret changes with the rights. Queries that are under way may still end. */
  switchProfile(db: Db, session: HeldSession, profileId: string): Promise<NewSession>
  /** The same session under a new secret, for when what it shows or may do has changed. Queries that are under way may still end. */
  rotate(db: Db, session: HeldSession): Promise<NewSession>
  /** The same session under a new secret, and nothing under the one before: a copy of that one may be in other hands. */
  replaceSecret(db: Db, session: HeldSession): Promise<NewSession>
  /** A password, passkey or code was given again: for 15 minutes this session may do what needs one. */
  confirmFactor(db: Db, session: HeldSession): Promise<NewSession>
  /** No session of the account answers to a secret that it had before. */
  forgetFormerSecrets(db: Db, accountId: string): Promise<void>
  end(db: Db, sessionId: string): Promise<void>
  /** Ends the sessions of an account, perhaps all but one; answers how many. */
  endAll(db: Db, accountId: string, options?: { except?: string }): Promise<number>
}

type SessionRow = {
  id: string
  account_id: string
  profile_id: string | null
  profile_type_id: number | null
  stale: boolean
  factor_is_fresh: boolean
  by_former_secret: boolean
}

const findSession = prepare<SessionRow, [Buffer]>(
  'session-find',
  `select s.id, s.account_id, s.profile_id, p.profile_type_id, s.last_seen_at < now() - interval '1 minute' as stale,
     s.factor_at > now() - interval '15 minutes' as factor_is_fresh, s.secret_sha256 <> $1 as by_former_secret
   from session s
   join account_holder a on a.id = s.account_id and a.status = 'A'
   left join profile_card p on p.id = s.profile_id and p.status = 'A'
   where (s.secret_sha256 = $1 or (s.previous_secret_sha256 = $1 and s.rotated_at > now() - interval '30 seconds'))
     and ${SESSION_IS_ALIVE}`,
)
const touchSession = prepare<never, [string]>('session-touch', 'update session set last_seen_at = now() where id = $1')

const readersOfSessions = prepare<{ id: string; profile_id: string }, [readonly string[]]>(
  'session-readers',
  `select s.id, p.id as profile_id from session s
   join account_holder a on a.id = s.account_id and a.status = 'A'
   join profile_card p on p.id = s.profile_id and p.status = 'A'
   where s.id = any($1::uuid[]) and ${SESSION_IS_ALIVE}`,
)

/** The active profile of each of these sessions that is alive and has one. Looking is not using: it keeps none alive. */
export async function listReadersOfSessions(db: Db, sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.prepared(readersOfSessions, [sessionIds])
  return new Map(rows.map(({ id, profile_id }) => [id, profile_id]))
}

export function openSessions(): Sessions {
  return {
    async find(db, secret) {
      const secretSha256 = sha256(secret)
      const row = first(await db.prepared(findSession, [secretSha256]))
      if (!row) return null
      if (row.stale) await db.prepared(touchSession, [row.id])
      return {
        kind: 'account',
        accountId: row.account_id,
        sessionId: row.id,
        profileId: row.profile_type_id === null ? null : row.profile_id,
        profileType: row.profile_type_id === null ? null : profileTypeName(row.profile_type_id),
        factorIsFresh: row.factor_is_fresh && !row.by_former_secret,
        byFormerSecret: row.by_former_secret,
        secretSha256,
      }
    },

    async start(db, { accountId, profileId, remember, origin }) {
      const secret = newSecret()
      const lifetime = remember ? LIFETIMES.remembered : LIFETIMES.browser
      const { id } = only(
        await db.sql<{ id: string }>(
          `insert into session (secret_sha256, account_id, profile_id, device_id, remember, expires_at, ip, user_agent)
           values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8) returning id`,
          [
            sha256(secret),
            accountId,
            profileId,
            origin.deviceId,
            remember,
            lifetime.absoluteSeconds,
            origin.ip,
            origin.userAgent?.slice(0, 300),
          ],
        ),
      )
      return { secret, sessionId: id, maxAgeSeconds: remember ? lifetime.absoluteSeconds : null }
    },

    async switchProfile(db, session, profileId) {
      const renewed = await renew(db, session, GRACE)
      await db.sql('update session set profile_id = $2 where id = $1', [session.sessionId, profileId])
      return renewed
    },

    rotate: (db, session) => renew(db, session, GRACE),

    replaceSecret: (db, session) => renew(db, session, NO_GRACE),

    async confirmFactor(db, session) {
      const renewed = await renew(db, session, NO_GRACE)
      await db.sql('update session set factor_at = now() where id = $1', [session.sessionId])
      return renewed
    },

    async forgetFormerSecrets(db, accountId) {
      await db.sql('update session set previous_secret_sha256 = null where account_id = $1 and previous_secret_sha256 is not null', [
        accountId,
      ])
    },

    async end(db, sessionId) {
      await db.sql('update session set revoked_at = now() where id = $1 and revoked_at is null', [sessionId])
    },

    async endAll(db, accountId, { except } = {}) {
      const ended = await db.sql(
        'update session set revoked_at = now() where account_id = $1 and revoked_at is null and id is distinct from $2 returning 1',
        [accountId, except ?? null],
      )
      return ended.length
    },
  }
}

/** What becomes of the secret before: it opens queries for 30 seconds more, or nothing. */
const GRACE = 'secret_sha256'
const NO_GRACE = 'null'

async function renew(db: Db, { sessionId, secretSha256 }: HeldSession, former: typeof GRACE | typeof NO_GRACE): Promise<NewSession> {
  const secret = newSecret()
  const row = first(
    await db.sql<{ id: string; remember: boolean; seconds_left: number }>(
      `update session set previous_secret_sha256 = ${former}, secret_sha256 = $2, rotated_at = now() where id = $1 and secret_sha256 = $3 and revoked_at is null
       returning id, remember, greatest(0, extract(epoch from expires_at - now()))::int as seconds_left`,
      [sessionId, sha256(secret), secretSha256],
    ),
  )
  // Another call has changed the secret since this one was let in: a thief's must not come after its owner's.
  if (!row) throw new CallFailure(CallErrors.SessionRenewed, { retryAfterSeconds: 1 })
  return { secret, sessionId: row.id, maxAgeSeconds: row.remember ? row.seconds_left : null }
}

/** Housekeeping: sessions that ended long ago. They are kept a while for whoever looks into an incident. */
export async function deleteEndedSessions(db: Db): Promise<void> {
  await db.sql(`delete from session where least(expires_at, revoked_at) < now() - interval '90 days'`)
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
