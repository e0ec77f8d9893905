import { type Db, first } from '../../database/db.ts'

/** Until when those who decided keep what a form says; null while it is open. */
export async function findKeptUntil(db: Db, formId: string, keptMonths: number): Promise<Date | null> {
  const row = first(
    await db.sql<{ kept_until: Date | null }>(
      'select ended_at + make_interval(months => $2) as kept_until from application_form where id = $1',
      [formId, keptMonths],
    ),
  )
  return row?.kept_until ?? null
}

export type LongEndedRow = { id: string; application_id: string; profile_account_id: string | null }

/** Forms whose time to be kept is over, held to the end of the transaction; the oldest first. */
export async function lockLongEnded(db: Db, keptMonths: number, limit: number): Promise<LongEndedRow[]> {
  return db.sql<LongEndedRow>(
    `select id, application_id, profile_account_id from application_form
     where ended_at is not null and erased_at is null and ended_at < now() - make_interval(months => $1)
     order by ended_at limit $2 for update skip locked`,
    [keptMonths, limit],
  )
}

export async function setNumbersErased(db: Db, id: string): Promise<void> {
  await db.sql('update application_form set numbers_erased_at = now() where id = $1 and numbers_erased_at is null', [id])
}

/** With what its household wrote to those who decide, once it is the last of them. Who never took theirs is not named any more. */
export async function setErased(db: Db, id: string, nameOfUntaken: string): Promise<void> {
  await db.sql(
    `update application_form set numbers_erased_at = coalesce(numbers_erased_at, now()), erased_at = now(),
       name = case when profile_id is null then $2 else name end, invite_name = case when profile_id is null then $2 end
     where id = $1`,
    [id, nameOfUntaken],
  )
  await db.sql(
    `update application a set message = null from application_form f
     where f.id = $1 and a.id = f.application_id and a.message is not null and a.ended_at is not null
       and not exists (select from application_form o where o.application_id = a.id and o.erased_at is null)`,
    [id],
  )
}
