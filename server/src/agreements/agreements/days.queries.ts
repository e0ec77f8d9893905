import { type Db, first } from '../../database/db.ts'
import { IS_WAITED_FOR } from './party.queries.ts'

export type Due = { id: string }

/* Agreements to which a day does something, each looked at once more under its lock. */

const IS_OVER = `a.status = 'sent' and a.expires_at <= now()`
const WAITS = `p.agreement_id = a.id and ${IS_WAITED_FOR}`
const IS_TO_REMIND = `a.status = 'sent' and a.reminder_days is not null and a.expires_at > now() and exists (
  select from agreement_party p where ${WAITS} and greatest(p.told_at, p.reminded_at) <= now() - make_interval(days => a.reminder_days))`
const IS_LAST_DAY = `a.status = 'sent' and a.expires_at > now() and a.expires_at <= now() + interval '24 hours' and a.last_day_told_at is null`

export async function listOver(db: Db, limit: number, after: Due | null): Promise<Due[]> {
  return db.sql<Due>(`select a.id from agreement a where ${IS_OVER} and ($2::uuid is null or a.id > $2) order by a.id limit $1`, [
    limit,
    after?.id ?? null,
  ])
}

/** Null where it is no longer so, or another worker has it in hand. */
export async function lockOver(db: Db, id: string): Promise<Due | null> {
  return first(await db.sql<Due>(`select a.id from agreement a where a.id = $1 and ${IS_OVER} for update skip locked`, [id]))
}

export async function listToRemind(db: Db, limit: number, after: Due | null): Promise<Due[]> {
  return db.sql<Due>(`select a.id from agreement a where ${IS_TO_REMIND} and ($2::uuid is null or a.id > $2) order by a.id limit $1`, [
    limit,
    after?.id ?? null,
  ])
}

export async function lockToRemind(db: Db, id: string): Promise<Due | null> {
  return first(await db.sql<Due>(`select a.id from agreement a where a.id = $1 and ${IS_TO_REMIND} for update of a skip locked`, [id]))
}

/** Those of its parties who were told or reminded as many days ago as it says. */
export async function listDueParties(db: Db, agreementId: string): Promise<ReadonlySet<string>> {
  const rows = await db.sql<Due>(
    `select p.id from agreement a join agreement_party p on ${WAITS}
     where a.id = $1 and greatest(p.told_at, p.reminded_at) <= now() - make_interval(days => a.reminder_days)`,
    [agreementId],
  )
  return new Set(rows.map(({ id }) => id))
}

export async function listLastDays(db: Db, limit: number, after: Due | null): Promise<Due[]> {
  return db.sql<Due>(`select a.id from agreement a where ${IS_LAST_DAY} and ($2::uuid is null or a.id > $2) order by a.id limit $1`, [
    limit,
    after?.id ?? null,
  ])
}

export async function lockLastDay(db: Db, id: string): Promise<Due | null> {
  return first(await db.sql<Due>(`select a.id from agreement a where a.id = $1 and ${IS_LAST_DAY} for update skip locked`, [id]))
}

export async function setLastDayTold(db: Db, id: string): Promise<void> {
  await db.sql('update agreement set last_day_told_at = now() where id = $1', [id])
}
