import type { ApplicationState } from '@keystead/contract/applications/applications/application.values.ts'
import type { Db } from '../../database/db.ts'

/* What a demo has of the past was done at the moments that it says. Days are counted in hours, and may be parts of one. */

/** All that has happened to an application so far was so many days earlier. */
export async function ageDemoApplication(db: Db, id: string, days: number): Promise<void> {
  await db.sql(
    `update application set created_at = created_at - earlier.by, updated_at = updated_at - earlier.by, sent_at = sent_at - earlier.by,
       opened_at = opened_at - earlier.by, completed_at = completed_at - earlier.by, expires_at = expires_at - earlier.by
     from (select $2::float8 * interval '24 hours' as by) earlier where id = $1`,
    [id, days],
  )
  await db.sql(
    `update application_form set created_at = created_at - earlier.by, given_at = given_at - earlier.by, opened_at = opened_at - earlier.by,
       submitted_at = submitted_at - earlier.by
     from (select $2::float8 * interval '24 hours' as by) earlier where application_id = $1`,
    [id, days],
  )
  await db.sql(`update application_event set at = at - $2::float8 * interval '24 hours' where application_id = $1`, [id, days])
}

type DemoEnd = {
  readonly status: Extract<ApplicationState, 'withdrawn' | 'expired' | 'closed'>
  readonly reason: string | null
  readonly daysAgo: number
}

/** It came to its end so many days ago, which is not changed afterwards. What happened a moment ago of that name is its end. */
export async function endDemoApplication(db: Db, id: string, { status, reason, daysAgo }: DemoEnd): Promise<void> {
  await db.sql(
    `update application_form set ended_at = now() - $3::float8 * interval '24 hours',
       state = case when $2 = 'withdrawn' and state in ('started', 'submitted') then 'withdrawn' else state end
     where application_id = $1 and ended_at is null`,
    [id, status, daysAgo],
  )
  await db.sql(
    `update application set status = $2, end_reason = $3, version = version + 1, ended_at = now() - $4::float8 * interval '24 hours',
       updated_at = now() - $4::float8 * interval '24 hours' where id = $1`,
    [id, status, reason, daysAgo],
  )
  await db.sql(`update application_event set at = at - $3::float8 * interval '24 hours' where application_id = $1 and kind = $2`, [
    id,
    status,
    daysAgo,
  ])
}
