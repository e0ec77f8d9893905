import { MOST_INVITE_EMAILS } from '@keystead/contract/applications/applications/application.values.ts'
import { type Db, first } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { FORM, type FormRow } from './application.queries.ts'

/** Notes that an email with the link leaves. Null where there were enough of them. */
export async function setInviteSent(db: Db, formId: string): Promise<(FormRow & { invite_email: string }) | null> {
  return first(
    await db.sql<FormRow & { invite_email: string }>(
      `update application_form set invite_sent_at = now(), invite_sent_count = invite_sent_count + 1
       where id = $1 and invite_email is not null and ended_at is null and invite_sent_count < ${MOST_INVITE_EMAILS} returning ${FORM}`,
      [formId],
    ),
  )
}

/** A form that waits, with what its application says of it. */
export type Waiting = {
  id: string
  application_id: string
  applicant_type_id: number
  invite_name: string
  invite_email: string
  asset_id: string
  home_title: string
  home_address: string
  message: string | null
  manager_profile_id: string
  made_by_profile_id: string | null
}

/** What a link opens: for as long as the form waits and its application is one in which it can be filled in. */
export async function findWaiting(db: Db, formId: string): Promise<Waiting | null> {
  return first(
    await db.sql<Waiting>(
      `select f.id, f.application_id, f.applicant_type_id, f.invite_name, f.invite_email, a.asset_id, a.home_title, a.home_address,
         case when a.lead_profile_id is null then a.message end as message, a.profile_id as manager_profile_id, a.made_by_profile_id
       from application_form f join application a on a.id = f.application_id
       where f.id = $1 and f.invite_email is not null and f.given_at is not null and f.ended_at is null and a.ended_at is null
         and a.status in ('draft', 'sent', 'conditional')`,
      [formId],
    ),
  )
}

type Taking = { readonly profileId: string; readonly accountId: string; readonly name: string }

/** False where this profile has a form in the same application already, or an open one for the same home. */
export async function setTaken(db: Db, formId: string, { profileId, accountId, name }: Taking): Promise<boolean> {
  try {
    await db.sql(
      `update application_form set profile_id = $2, profile_account_id = $3, name = $4, invite_email = null, opened_at = now()
       where id = $1 and profile_id is null`,
      [formId, profileId, accountId, name],
    )
    return true
  } catch (error) {
    if (['application_form_once', 'application_form_of_person'].includes(violatedConstraint(error) ?? '')) return false
    throw error
  }
}

/** Of someone who will not apply. */
export async function endWaiting(db: Db, formId: string): Promise<void> {
  await db.sql('update application_form set ended_at = now(), invite_email = null where id = $1 and profile_id is null', [formId])
}

/** Forms that wait in applications that a profile decides on. */
export async function listWaitingOf(db: Db, applicationIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    'select id from application_form where application_id = any($1::uuid[]) and profile_id is null',
    [applicationIds],
  )
  return rows.map(({ id }) => id)
}
