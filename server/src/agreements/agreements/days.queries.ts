import type { Db } from '../../database/db.ts'

/** Agreements whose last day is over; locked for this transaction. */
export async function lockOver(db: Db, limit: number): Promise<{ id: string }[]> {
  return db.sql<{ id: string }>(
    `select id from agreement where status = 'sent' and expires_at <= now() order by expires_at limit $1 for update skip locked`,
    [limit],
  )
}

/** Agreements with parties who are waited for and were told or reminded that many days ago; locked. */
export async function lockToRemind(db: Db, limit: number): Promise<{ id: string }[]> {
  return db.sql<{ id: string }>(
    `select a.id from agreement a
     where a.status = 'sent' and a.reminder_days is not null and a.expires_at > now() and exists (
       select from agreement_party p where p.agreement_id = a.id and p.part in ('signer', 'approver') and p.state in ('sent', 'viewed')
         and greatest(p.told_at, p.reminded_at) <= now() - make_interval(days => a.reminder_days))
     order by a.id limit $1 for update of a skip locked`,
    [limit],
  )
}

/** Of those, who they are. */
export async function listDueParties(db: Db, agreementId: string): Promise<ReadonlySet<string>> {
  const rows = await db.sql<{ id: string }>(
    `select p.id from agreement_party p join agreement a on a.id = p.agreement_id
     where a.id = $1 and p.part in ('signer', 'approver') and p.state in ('sent', 'viewed')
       and greatest(p.told_at, p.reminded_at) <= now() - make_interval(days => a.reminder_days)`,
    [agreementId],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Agreements that are out and whose last day it is, where their home is; each once. */
export async function lockLastDays(db: Db, limit: number): Promise<{ id: string }[]> {
  return db.sql<{ id: string }>(
    `select id from agreement where status = 'sent' and expires_at > now() and expires_at <= now() + interval '24 hours' and last_day_told_at is null
     order by expires_at limit $1 for update skip locked`,
    [limit],
  )
}

export async function setLastDayTold(db: Db, id: string): Promise<void> {
  await db.sql('update agreement set last_day_told_at = now() where id = $1', [id])
}
