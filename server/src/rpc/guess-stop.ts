import { type Db, first, prepare } from '../database/db.ts'

/*
 * A delay that grows still lets some hundred guesses a day through, for ever. Of what has only a million values a hundred
 * wrong ones in ninety days are the end: it takes no more until its holder has come by email.
 */

const MOST_WRONG = 100

const countWrong = prepare<{ wrong: number }, [string, number]>(
  'wrong-code-count',
  `insert into wrong_code_total as t (key, wrong, expires_at) values ($1, 1, now() + interval '90 days')
   on conflict (key) do update set
     wrong = case when t.expires_at < now() then 1 else t.wrong + 1 end,
     expires_at = case when t.expires_at < now() then excluded.expires_at else t.expires_at end,
     told_at = case when t.expires_at < now() then null else t.told_at end
   where t.wrong < $2 or t.expires_at < now()
   returning wrong`,
)

/** Counts a try as a wrong one before it is looked at, as tries at the same moment must not pass together. False: no more are taken. */
export async function countTowardsStop(db: Db, key: string): Promise<boolean> {
  return first(await db.prepared(countWrong, [key, MOST_WRONG])) !== null
}

/** The try was right after all. Those before it stay counted: between two sign-ins of its owner others may guess. */
export async function takeBackFromStop(db: Db, key: string): Promise<void> {
  await db.sql('update wrong_code_total set wrong = greatest(0, wrong - 1) where key = $1', [key])
}

/** True for the one who is to tell the holder of a stop. */
export async function isFirstToTell(db: Db, key: string): Promise<boolean> {
  return (await db.sql('update wrong_code_total set told_at = now() where key = $1 and told_at is null returning 1', [key])).length > 0
}

/** Its holder has proved by email who they are. */
export async function liftStop(db: Db, key: string): Promise<void> {
  await db.sql('delete from wrong_code_total where key = $1', [key])
}

/** Housekeeping: counts that are over. */
export async function deleteExpiredStops(db: Db): Promise<void> {
  await db.sql('delete from wrong_code_total where expires_at < now()')
}
