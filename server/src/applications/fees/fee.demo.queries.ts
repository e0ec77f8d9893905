import type { Db } from '../../database/db.ts'

/** Landlords of a demo have collected what those were asked for who submitted in its past. */
export async function collectDemoFee(db: Db, formId: string): Promise<void> {
  await db.sql(`update application_fee set status = 'outside' where form_id = $1 and status = 'due'`, [formId])
}
