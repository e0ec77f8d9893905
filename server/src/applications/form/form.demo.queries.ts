import type { Db } from '../../database/db.ts'

/** What was agreed to in forms of a demo was agreed to so many days earlier. */
export async function ageDemoConsents(db: Db, formIds: readonly string[], days: number): Promise<void> {
  await db.sql(`update application_consent set given_at = given_at - $2::float8 * interval '24 hours' where form_id = any($1::uuid[])`, [
    formIds,
    days,
  ])
}
