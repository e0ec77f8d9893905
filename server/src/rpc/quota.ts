import { CallErrors, type ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { Clock } from '../clock.ts'
import { type Db, only, prepare } from '../database/db.ts'
import { CallFailure } from './failure.ts'

/*
 * Two kinds of quota. Floods are stopped in memory, cheaply and per process. Guessable calls are counted in the
 * database, so that all processes agree and a restart forgets nothing.
 */

export type FloodGuard = { admit(key: string, perMinute: number): void }

/** A token bucket per key: a minute's worth may come at once, then it trickles. */
export function floodGuard(clock: Clock): FloodGuard {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const MOST_KEYS = 50_000
  return {
    admit(key, perMinute) {
      const now = clock.monotonicMs()
      const bucket = buckets.get(key) ?? { tokens: perMinute, at: now }
      bucket.tokens = Math.min(perMinute, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute)
      bucket.at = now
      if (buckets.size >= MOST_KEYS && !buckets.has(key)) buckets.clear()
      buckets.set(key, bucket)
      if (bucket.tokens < 1) {
        throw new CallFailure(CallErrors.TooManyRequests, { retryAfterSeconds: Math.ceil(((1 - bucket.tokens) * 60) / perMinute) })
      }
      bucket.tokens -= 1
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

/** Housekeeping: windows that are over. */
export async function deleteExpiredQuotas(db: Db): Promise<void> {
  await db.sql('delete from throttle where expires_at < now()')
}
