import { type Db, first, prepare } from '../../database/db.ts'

/** How a key's tries are slowed down. */
export type DelayRule = {
  /** Tries without a delay. */
  freeTries: number
  /** After them 2, 4, 8 … seconds, up to this. */
  longestDelaySeconds: number
}

// A try counts before the password is checked, so that guesses made at the same moment do not pass together.
const countTry = prepare<{ tries: number }, [string, number, number]>(
  'sign-in-count',
  `insert into sign_in_delay as d (key, tries, next_try_at, expires_at)
   values ($1, 1, now(), now() + interval '1 day')
   on conflict (key) do update set
     tries = case when d.expires_at < now() then 1 else d.tries + 1 end,
     next_try_at = case when d.expires_at < now() or d.tries < $2 then now()
                        else now() + make_interval(secs => least($3, 2 ^ least(d.tries + 1 - $2, 20))) end,
     expires_at = now() + interval '1 day'
   where d.next_try_at <= now()
   returning tries`,
)

const secondsLeft = prepare<{ seconds: number }, [string]>(
  'sign-in-wait',
  'select greatest(1, ceil(extract(epoch from next_try_at - now())))::int as seconds from sign_in_delay where key = $1',
)

/** Counts a try; answers null when it may go on, else the seconds to wait. */
export async function countSignInTry(db: Db, key: string, rule: DelayRule): Promise<number | null> {
  if (first(await db.prepared(countTry, [key, rule.freeTries, rule.longestDelaySeconds]))) return null
  return first(await db.prepared(secondsLeft, [key]))?.seconds ?? 1
}

export async function forgetSignInTries(db: Db, key: string): Promise<void> {
  await db.sql('delete from sign_in_delay where key = $1', [key])
}

/** Takes one counted try back. */
export async function takeBackSignInTry(db: Db, key: string): Promise<void> {
  await db.sql('update sign_in_delay set tries = greatest(0, tries - 1), next_try_at = now() where key = $1', [key])
}

/** Removes some keys that were not used for a day, so that the table stays small without a job. */
export async function sweepSignInTries(db: Db): Promise<void> {
  await db.sql(
    `delete from sign_in_delay where key in (
       select key from sign_in_delay where expires_at < now() order by expires_at limit 50 for update skip locked)`,
  )
}
