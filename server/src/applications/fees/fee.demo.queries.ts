import type { Db } from '../../database/db.ts'

/** Landlords of a demo have collected what someone who submits in it was asked for: no one pays there. */
export async function collectDemoFee(db: Db, formId: string): Promise<void> {
  await db.sql(`update application_fee set status = 'outside' where form_id = $1 and status = 'due'`, [formId])
}
