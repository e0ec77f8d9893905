import { randomBytes } from 'node:crypto'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { Rights } from '@keystead/contract/rpc/permissions.ts'
import { SEATS, memberRightsOf } from '../access/seat.queries.ts'
import { type Db, first, only, prepare } from '../database/db.ts'
import type { ActingFor } from '../rpc/actor.ts'
import { CallFailure } from '../rpc/failure.ts'
import type { HeldSession, NewSession, Sessions } from '../rpc/sessions.ts'
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

type SessionRow = {
  id: string
  account_id: string
  profile_id: string | null
  profile_type_id: number | null
  profile_account_id: string | null
  member_id: string | null
  is_administrator: boolean | null
  rights: Partial<Rights> | null
  is_limited: boolean | null
  language: string
  stale: boolean
  factor_is_fresh: boolean
  by_former_secret: boolean
}

const touchSession = prepare<never, [string]>('session-touch', 'update session set last_seen_at = now() where id = $1')

function sessionStatements(accounts: string, profiles: string) {
  // The profile is the person's own, or one of a business that they are a member of now.
  const acting = `left join (${profiles}) p on p.id = s.profile_id
       left join (${SEATS}) m on m.profile_id = s.profile_id and m.account_id = s.account_id`
  const mayAct = '(p.account_id = s.account_id or m.member_id is not null)'
  return {
    find: prepare<SessionRow, [Buffer]>(
      'session-find',
      `select s.id, s.account_id, s.profile_id, case when ${mayAct} then p.profile_type_id end as profile_type_id,
         p.account_id as profile_account_id, m.member_id, m.is_administrator, m.rights, m.is_limited, a.language,
         s.last_seen_at < now() - interval '1 minute' as stale, s.factor_at > now() - interval '15 minutes' as factor_is_fresh, s.secret_sha256 <> $1 as by_former_secret
       from session s
       join (${accounts}) a on a.id = s.account_id
       ${acting}
       where (s.secret_sha256 = $1 or (s.previous_secret_sha256 = $1 and s.rotated_at > now() - interval '30 seconds'))
         and ${SESSION_IS_ALIVE}`,
    ),
    listReaders: prepare<{ id: string; profile_id: string }, [readonly string[]]>(
      'session-readers',
      `select s.id, p.id as profile_id from session s
       join (${accounts}) a on a.id = s.account_id
       ${acting}
       where s.id = any($1::uuid[]) and ${mayAct} and ${SESSION_IS_ALIVE}`,
    ),
  }
}

/**
 * What is asked of rooms above comes from them: `accounts` and `profiles` are queries of those that may act, of `id` and
 * `language`, and of `id`, `account_id` and `profile_type_id`.
 */
export function openSessions(accounts: string, profiles: string, profileType: (id: number) => ProfileTypeName | null): Sessions {
  const statements = sessionStatements(accounts, profiles)

  function actingFor(row: SessionRow): ActingFor {
    const { account_id, profile_id, profile_type_id, profile_account_id, member_id, is_administrator, rights, is_limited } = row
    if (profile_type_id === null || profile_account_id === null)
      return { accountId: account_id, profileId: null, profileType: null, member: null }
    const isMember = member_id !== null && is_administrator !== null && rights !== null && is_limited !== null
    return {
      accountId: profile_account_id,
      profileId: profile_id,
      profileType: profileType(profile_type_id),
      member: isMember ? memberRightsOf({ member_id, is_administrator, rights, is_limited }) : null,
    }
  }

  return {
    async find(db, secret) {
      const secretSha256 = sha256(secret)
      const row = first(await db.prepared(statements.find, [secretSha256]))
      if (!row) return null
      if (row.stale) await db.prepared(touchSession, [row.id])
      return {
        kind: 'account',
        accountId: row.account_id,
        sessionId: row.id,
        actingFor: actingFor(row),
        language: row.language,
        factorIsFresh: row.factor_is_fresh && !row.by_former_secret,
        byFormerSecret: row.by_former_secret,
        secretSha256,
      }
    },

    async listReaders(db, sessionIds) {
      const rows = await db.prepared(statements.listReaders, [sessionIds])
      return new Map(rows.map(({ id, profile_id }) => [id, profile_id]))
    },

    async start(db, { accountId, profileId, remember, origin }) {
      const secret = newSecret()
      const lifetime = remember ? LIFETIMES.remembered : LIFETIMES.browser
      const { id } = only(
        await db.sql<{ id: string }>(
          `insert into session (secret_sha256, account_id, profile_id, device_id, remember, expires_at, ip, user_agent)
           values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8) returning id`,
          [sha256(secret), accountId, profileId, origin.deviceId, remember, lifetime.absoluteSeconds, origin.ip, origin.userAgent],
        ),
      )
      return { secret, sessionId: id, maxAgeSeconds: remember ? lifetime.absoluteSeconds : null }
    },

    async switchProfile(db, session, profileId) {
      const renewed = await renew(db, session, GRACE)
      await db.sql('update session set profile_id = $2 where id = $1', [session.sessionId, profileId])
      return renewed
    },

    async leaveProfile(db, accountId, profileId) {
      await db.sql('update session set profile_id = null where account_id = $1 and profile_id = $2', [accountId, profileId])
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

/** Ends the sessions of all people; answers how many were open. */
export async function endEverySession(db: Db): Promise<number> {
  const ended = await db.sql(
    `update public.session set revoked_at = now(), previous_secret_sha256 = null where revoked_at is null and expires_at > now() returning 1`,
  )
  return ended.length
}

/** Housekeeping: sessions that ended long ago. They are kept a while for whoever looks into an incident. */
export async function deleteEndedSessions(db: Db): Promise<void> {
  await db.sql(`delete from session where least(expires_at, revoked_at) < now() - interval '90 days'`)
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
