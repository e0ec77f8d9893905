import { type Db, first, prepare } from '../database/db.ts'

/*
 * Guessing is slowed down in the database, so that all processes agree and a restart forgets nothing. Each failed try of
 * a key makes the wait before the next one longer; nothing locks for good.
 */

/** How a key's tries are slowed down. */
export type DelayRule = {
  /** Tries before the first wait. */
  freeTries: number
  /** After them 2, 4, 8 … seconds, up to this. */
  longestDelaySeconds: number
}

// A try counts before what was typed is checked, so that guesses made at the same moment do not pass together. Of two at
// once, one waits for the other's row: compared with the time at which it began, the other's would lie in the future.
const countTry = prepare<{ tries: number }, [string, number, number]>(
  'guess-count',
  `insert into sign_in_delay as d (key, tries, next_try_at, expires_at)
   values ($1, 1, now(), now() + interval '1 day')
   on conflict (key) do update set
     tries = case when d.expires_at < now() then 1 else d.tries + 1 end,
     next_try_at = case when d.expires_at < now() or d.tries + 1 < $2 then now()
                        else now() + make_interval(secs => least($3, 2 ^ least(d.tries + 2 - $2, 20))) end,
     expires_at = now() + interval '1 day'
   where d.next_try_at <= clock_timestamp()
   returning tries`,
)

const secondsLeft = prepare<{ seconds: number }, [string]>(
  'guess-wait',
  'select greatest(1, ceil(extract(epoch from next_try_at - now())))::int as seconds from sign_in_delay where key = $1',
)

/** Counts a try; answers null when it may go on, else the seconds to wait. */
export async function countGuess(db: Db, key: string, rule: DelayRule): Promise<number | null> {
  if (first(await db.prepared(countTry, [key, rule.freeTries, rule.longestDelaySeconds]))) return null
  return first(await db.prepared(secondsLeft, [key]))?.seconds ?? 1
}

export async function forgetGuesses(db: Db, key: string): Promise<void> {
  await db.sql('delete from sign_in_delay where key = $1', [key])
}

/** Takes one counted try back. */
export async function takeBackGuess(db: Db, key: string): Promise<void> {
  await db.sql('update sign_in_delay set tries = greatest(0, tries - 1), next_try_at = now() where key = $1', [key])
}

/** Removes some keys that were not used for a day, so that the table stays small without a job. */
export async function sweepGuesses(db: Db): Promise<void> {
  await db.sql(
    `delete from sign_in_delay where key in (
       select key from sign_in_delay where expires_at < now() order by expires_at limit 50 for update skip locked)`,
  )
}
