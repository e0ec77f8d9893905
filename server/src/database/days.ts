import { type Db, only } from './db.ts'

/** The day that it is in a time zone, by the clock of the database. */
export async function todayIn(db: Db, timeZone: string): Promise<string> {
  return only(await db.sql<{ today: string }>('select (now() at time zone $1)::date as today', [timeZone])).today
}

/** Today and the day in so many days, in a time zone. */
export async function dayIn(db: Db, timeZone: string, days: number): Promise<{ today: string; later: string }> {
  return only(
    await db.sql<{ today: string; later: string }>(
      `select (now() at time zone $1)::date as today, (now() at time zone $1)::date + $2::int as later`,
      [timeZone, days],
    ),
  )
}
