import { CallErrors, type ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { Clock } from '../process/clock.ts'
import { type Db, only, prepare } from '../database/db.ts'
import { CallFailure } from './failure.ts'

/*
 * Two kinds of quota. Floods are stopped in memory, cheaply and per process. Guessable calls are counted in the
 * database, so that all processes agree and a restart forgets nothing.
 */

export type FloodGuard = {
  /** Takes `cost` of what the key has for each minute, or throws. */
  admit(key: string, perMinute: number, cost?: number): void
}

type Bucket = { tokens: number; at: number; perMinute: number; movedAt: number }

const MOST_KEYS = 50_000
/** Of a full table, how many are looked at to find one that can go. */
const MOST_LOOKED_AT = 500
/** A key goes to the end of the line once in this time: in a large Map each move leaves a hole, which lookups of the key pass. */
const MOVED_EVERY_MS = 1_000

/** A token bucket per key: a minute's worth may come at once, then it trickles. */
export function floodGuard(clock: Pick<Clock, 'monotonicMs'>, mostKeys = MOST_KEYS): FloodGuard {
  // Those that were used last come last, nearly.
  const buckets = new Map<string, Bucket>()

  function fill(bucket: Bucket, now: number): void {
    bucket.tokens = Math.min(bucket.perMinute, bucket.tokens + ((now - bucket.at) / 60_000) * bucket.perMinute)
    bucket.at = now
  }

  function moveToEnd(key: string, bucket: Bucket, now: number): void {
    buckets.delete(key)
    buckets.set(key, bucket)
    bucket.movedAt = now
  }

  /** To forget a bucket that is nearly full forgives nearly nothing. One that was emptied goes to the end of the line. */
  function makeRoom(now: number): void {
    let fullest: { key: string; level: number } | null = null
    let lookedAt = 0
    for (const [key, bucket] of buckets) {
      fill(bucket, now)
      const level = bucket.tokens / bucket.perMinute
      if (!fullest || level > fullest.level) fullest = { key, level }
      lookedAt += 1
      if (level > 0.5 || lookedAt === MOST_LOOKED_AT) break
      moveToEnd(key, bucket, now)
    }
    if (fullest) buckets.delete(fullest.key)
  }

  return {
    admit(key, perMinute, cost = 1) {
      const now = clock.monotonicMs()
      const known = buckets.get(key)
      const bucket = known ?? { tokens: perMinute, at: now, perMinute, movedAt: now }
      fill(bucket, now)
      if (!known && buckets.size >= mostKeys) makeRoom(now)
      if (!known) buckets.set(key, bucket)
      else if (now - bucket.movedAt >= MOVED_EVERY_MS) moveToEnd(key, bucket, now)
      if (bucket.tokens < cost) {
        throw new CallFailure(CallErrors.TooManyRequests, { retryAfterSeconds: Math.ceil(((cost - bucket.tokens) * 60) / perMinute) })
      }
      bucket.tokens -= cost
    },
  }
}

const countUse = prepare<{ used: number }>(
  'quota-count',
  `insert into throttle as t (key, window_start, used, expires_at)
   values ($1, date_bin(make_interval(secs => $2), now(), 'epoch'), 1, now() + make_interval(secs => 2 * $2))
   on conflict (key, window_start) do update set used = t.used + 1
   returning used`,
)

type Quota = {
  readonly uses: number
  readonly windowSeconds: number
  /** What the caller is told when it is used up. */
  readonly failure?: ErrorDefinition
}

/** Counts one use of a key; refuses when the window's quota is used up. In a command's transaction, calls that fail do not count. */
export async function countAgainstQuota(db: Db, key: string, quota: Quota): Promise<void> {
  if (!(await staysWithinQuota(db, key, quota))) {
    throw new CallFailure(quota.failure ?? CallErrors.TooManyRequests, { retryAfterSeconds: quota.windowSeconds })
  }
}

/** The same for what is left undone quietly once the quota is used up. */
export async function staysWithinQuota(db: Db, key: string, { uses, windowSeconds }: Quota): Promise<boolean> {
  const { used } = only(await db.prepared(countUse, [key, windowSeconds]))
  return used <= uses
}

/** The same of several keys, which are all different, in one statement: those that are within it. */
export async function thoseWithinQuota(db: Db, keys: readonly string[], { uses, windowSeconds }: Quota): Promise<ReadonlySet<string>> {
  const counted = await db.sql<{ key: string; used: number }>(
    `insert into throttle as t (key, window_start, used, expires_at)
     select key, date_bin(make_interval(secs => $2), now(), 'epoch'), 1, now() + make_interval(secs => 2 * $2)
     from unnest($1::text[]) as key order by key
     on conflict (key, window_start) do update set used = t.used + 1
     returning key, used`,
    [keys, windowSeconds],
  )
  return new Set(counted.filter(({ used }) => used <= uses).map(({ key }) => key))
}

/** Housekeeping: windows that are over. */
export async function deleteExpiredQuotas(db: Db): Promise<void> {
  await db.sql('delete from throttle where expires_at < now()')
}
