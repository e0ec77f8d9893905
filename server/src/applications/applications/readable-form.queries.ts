import type { ApplicationState } from '@keystead/contract/applications/applications/application.values.ts'
import { type Db, first } from '../../database/db.ts'
import { holdsGrant } from '../../access/access-grant.queries.ts'
import { FORM, type FormRow, isForPerson } from './application.queries.ts'

type Reader = { readonly accountId: string; readonly profileId: string; readonly personAccountId: string }

/** `as_of`: the day of which it tells, at the home: on which it was submitted, before then today. */
export type ReadableForm = FormRow & { is_own: boolean; as_of: string; home_title: string; application_status: ApplicationState }

/**
 * A form as someone may read what it holds: its applicant at any time, and those who decide once it is submitted. Its other people do not. Asked
 * under the claims of the reader, so that row security is the second net.
 */
export async function findReadableForm(
  db: Db,
  { applicationId, formId }: { readonly applicationId: string; readonly formId: string },
  { accountId, profileId, personAccountId }: Reader,
): Promise<ReadableForm | null> {
  return first(
    await db.sql<ReadableForm>(
      `select ${FORM}, is_own, as_of, home_title, application_status from (
         select f.*, f.profile_account_id = $3 and f.profile_id = $4 and ${isForPerson('$5')} as is_own, a.home_title, a.status as application_status,
           (coalesce(f.submitted_at, now()) at time zone a.time_zone)::date as as_of,
           (a.account_id = $3 and a.profile_id = $4) or ${holdsGrant('a.asset_id', '$4', 'agent', 'tenants')} as decides
         from application_form f join application a on a.id = f.application_id
         where f.id = $2 and f.application_id = $1 and f.given_at is not null and (a.lead_profile_id is null or a.sent_at is not null
           or (f.profile_account_id = $3 and f.profile_id = $4))
       ) as found
       where is_own or (decides and state = 'submitted')`,
      [applicationId, formId, accountId, profileId, personAccountId],
    ),
  )
}
