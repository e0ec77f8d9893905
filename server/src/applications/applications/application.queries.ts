import {
  type ApplicationState,
  type FormState,
  HOURS_BETWEEN_INVITE_EMAILS,
  MOST_INVITE_EMAILS,
} from '@keystead/contract/applications/applications/application.values.ts'
import type { ApplicationEventKind } from '@keystead/contract/applications/applications/application.schemas.ts'
import { type Db, first, only } from '../../database/db.ts'

export type ApplicationRow = {
  id: string
  account_id: string
  profile_id: string
  asset_id: string
  number: number
  home_title: string
  home_address: string
  category_id: number
  lead_profile_id: string | null
  lead_account_id: string | null
  status: ApplicationState
  version: number
  move_in_on: string | null
  lease_months: number | null
  message: string | null
  time_zone: string
  sent_at: Date | null
  opened_at: Date | null
  completed_at: Date | null
  conditions_accepted_at: Date | null
  lease_id: string | null
  /** What the home cost when it became complete. */
  rent_cents: number | null
  rent_frequency_id: number | null
  advance_cents: number | null
  updated_at: Date
}

const COLUMNS = `id, account_id, profile_id, asset_id, number, home_title, home_address, category_id, lead_profile_id, lead_account_id, status, version,
  move_in_on, lease_months, message, time_zone, sent_at, opened_at, completed_at, conditions_accepted_at, lease_id, rent_cents,
  rent_frequency_id, advance_cents, updated_at`

export async function findApplication(db: Db, id: string): Promise<ApplicationRow | null> {
  return first(await db.sql<ApplicationRow>(`select ${COLUMNS} from application where id = $1`, [id]))
}

/** Kept for this transaction: all that sends, submits, withdraws or ends takes this lock first. */
export async function lockApplication(db: Db, id: string): Promise<ApplicationRow | null> {
  return first(await db.sql<ApplicationRow>(`select ${COLUMNS} from application where id = $1 for update`, [id]))
}

export type NewApplication = {
  readonly accountId: string
  readonly profileId: string
  readonly assetId: string
  readonly homeTitle: string
  readonly homeAddress: string
  readonly categoryId: number
  readonly timeZone: string
  readonly lead: { readonly profileId: string; readonly accountId: string } | null
  readonly madeByProfileId: string
  readonly moveInOn: string | null
  readonly leaseMonths: number | null
  readonly message: string | null
}

/** Its number is the next one of the profile, which is locked. */
export async function insertApplication(db: Db, made: NewApplication): Promise<string> {
  const row = only(
    await db.sql<{ id: string }>(
      `insert into application (account_id, profile_id, asset_id, number, home_title, home_address, category_id, time_zone, lead_profile_id,
         lead_account_id, made_by_profile_id, move_in_on, lease_months, message)
       select $1, $2, $3, coalesce(max(number), 1000) + 1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 from application where profile_id = $2
       returning id`,
      [
        made.accountId,
        made.profileId,
        made.assetId,
        made.homeTitle,
        made.homeAddress,
        made.categoryId,
        made.timeZone,
        made.lead?.profileId ?? null,
        made.lead?.accountId ?? null,
        made.madeByProfileId,
        made.moveInOn,
        made.leaseMonths,
        made.message,
      ],
    ),
  )
  return row.id
}

/** Null where it is another version than was read. */
export async function updateTerms(
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
  { moveInOn, leaseMonths, message }: Pick<NewApplication, 'moveInOn' | 'leaseMonths' | 'message'>,
): Promise<number | null> {
  const row = first(
    await db.sql<{ version: number }>(
      `update application set move_in_on = $3, lease_months = $4, message = $5, version = version + 1, updated_at = now()
       where id = $1 and version = $2 returning version`,
      [id, version, moveInOn, leaseMonths, message],
    ),
  )
  return row?.version ?? null
}

export async function setSent(db: Db, id: string, expiresAfterDays: number): Promise<void> {
  await db.sql(
    `update application set status = 'sent', sent_at = now(), opened_at = null, expires_at = now() + make_interval(days => $2), version = version + 1,
       updated_at = now() where id = $1`,
    [id, expiresAfterDays],
  )
}

export async function setUnsent(db: Db, id: string): Promise<void> {
  await db.sql(
    `update application set status = 'draft', sent_at = null, opened_at = null, completed_at = null, expires_at = null, version = version + 1,
       updated_at = now() where id = $1`,
    [id],
  )
}

/** By those who decide: what a renter sent, or what was submitted to them. */
export async function setOpened(db: Db, id: string): Promise<boolean> {
  const rows = await db.sql<{ id: string }>(
    `update application a set opened_at = now() where id = $1 and opened_at is null and sent_at is not null
       and (lead_profile_id is not null or exists (select from application_form f where f.application_id = a.id and f.state = 'submitted')) returning id`,
    [id],
  )
  return rows.length > 0
}

/**
 * Someone who is asked after it was complete has as much time as the others had. When it became complete stays, with what the home cost then, unless
 * someone has submitted since whom those who decide had not asked.
 */
export async function setComplete(db: Db, id: string, isComplete: boolean, expiresAfterDays: number): Promise<void> {
  await db.sql(
    isComplete
      ? `update application a set status = 'submitted', version = version + 1, updated_at = now(),
           (completed_at, rent_cents, rent_frequency_id, advance_cents) = (
             select case when is_new then now() else a.completed_at end, case when is_new then o.amount_cents else a.rent_cents end,
               case when is_new then o.rent_frequency_id else a.rent_frequency_id end, case when is_new then o.advance_cents else a.advance_cents end
             from (select a.completed_at is null or exists (
                 select from application_form f
                 where f.application_id = a.id and f.state = 'submitted' and f.submitted_at > a.completed_at and not f.asked_by_landlord) as is_new) found
             left join asset_to_show o on o.id = a.asset_id)
         where id = $1`
      : `update application set status = 'sent', expires_at = greatest(expires_at, now() + make_interval(days => $2)), version = version + 1,
           updated_at = now() where id = $1`,
    isComplete ? [id] : [id, expiresAfterDays],
  )
}

/**
 * With its forms, so that its people can apply for the same home again. What was submitted in one that is withdrawn is withdrawn as well: those
 * who decide read none of it any more. What others had begun stays as far as it was.
 */
export async function setEnded(db: Db, id: string, status: ApplicationState, reason: string | null): Promise<void> {
  await db.sql(
    `with ended as (update application_form set ended_at = now(), invite_email = null, state = case when $2 = 'withdrawn' and state = 'submitted' then 'withdrawn' else state end
       where application_id = $1 and ended_at is null)
     update application set status = $2, ended_at = now(), end_reason = $3, version = version + 1, updated_at = now() where id = $1`,
    [id, status, reason],
  )
}

/** A decision that is no end. Conditions are accepted once for each decision. */
export async function setDecided(db: Db, id: string, status: ApplicationState): Promise<void> {
  await db.sql(
    'update application set status = $2, conditions_accepted_at = null, version = version + 1, updated_at = now() where id = $1',
    [id, status],
  )
}

export async function setConditionsAccepted(db: Db, id: string): Promise<void> {
  await db.sql('update application set conditions_accepted_at = now(), version = version + 1, updated_at = now() where id = $1', [id])
}

export async function setLeaseDraft(db: Db, id: string, leaseId: string): Promise<void> {
  await db.sql('update application set lease_id = $2, version = version + 1, updated_at = now() where id = $1', [id, leaseId])
}

/** Forms that no one has submitted: there is nothing more to be filled in. */
export async function endUnsubmitted(db: Db, id: string): Promise<void> {
  await db.sql(
    `update application_form set ended_at = now(), invite_email = null
     where application_id = $1 and ended_at is null and state in ('invited', 'started')`,
    [id],
  )
}

export async function touchApplication(db: Db, id: string): Promise<void> {
  await db.sql('update application set version = version + 1, updated_at = now() where id = $1', [id])
}

export async function deleteApplications(db: Db, ids: readonly string[]): Promise<void> {
  await db.sql('delete from application where id = any($1::uuid[])', [ids])
}

export type FormRow = {
  id: string
  application_id: string
  account_id: string
  asset_id: string
  applicant_type_id: number
  /** Null while it waits to be taken by the link of an email, and so the account. */
  profile_id: string | null
  profile_account_id: string | null
  name: string
  state: FormState
  given_at: Date | null
  opened_at: Date | null
  submitted_at: Date | null
  ended_at: Date | null
  /** Of what it says: numbers and documents, and all of it. */
  numbers_erased_at: Date | null
  erased_at: Date | null
  /** The person who has begun it: for themselves, or for a business. */
  filled_by_account_id: string | null
  /** As who named them by an email called them, and where that goes to until the form is taken. */
  invite_name: string | null
  invite_email: string | null
  invite_sent_at: Date | null
  invite_sent_count: number
  /** Whether another email with the link may leave. */
  is_invite_due: boolean
}

/** One whose person is known. */
export type TakenForm = FormRow & { profile_id: string; profile_account_id: string }

/** Of whom there is something to decide on, and can be a report. Also of someone who has left since: theirs may have counted. */
export const hasSubmitted = (forms: readonly FormRow[]) => forms.some(({ submitted_at }) => submitted_at !== null)

export function isTaken(form: FormRow): form is TakenForm {
  return form.profile_id !== null
}

export const FORM = `id, application_id, account_id, asset_id, applicant_type_id, profile_id, profile_account_id, name, state, given_at, opened_at, submitted_at,
  ended_at, numbers_erased_at, erased_at, filled_by_account_id, invite_name, invite_email, invite_sent_at, invite_sent_count,
  invite_sent_count < ${MOST_INVITE_EMAILS} and (invite_sent_at is null or invite_sent_at <= now() - interval '${HOURS_BETWEEN_INVITE_EMAILS} hours')
    as is_invite_due`

/** Of a form `f`: what a person says of themselves is not for their colleagues. Who begins it makes it theirs. */
export function isForPerson(accountId: `$${number}`): string {
  return `(f.filled_by_account_id is null or f.filled_by_account_id = ${accountId})`
}

/** In the order in which they were named. */
export async function listForms(db: Db, applicationIds: readonly string[]): Promise<FormRow[]> {
  return db.sql<FormRow>(
    `select ${FORM} from application_form where application_id = any($1::uuid[]) order by application_id, position, id`,
    [applicationIds],
  )
}

/** Of one home, those that wait for a decision or for what follows from it; in the order in which they became complete. */
export async function listToDecide(db: Db, assetId: string, limit: number): Promise<ApplicationRow[]> {
  return db.sql<ApplicationRow>(
    `select ${COLUMNS} from application where asset_id = $1 and ended_at is null and sent_at is not null
     order by status = 'sent', completed_at nulls last, sent_at, id limit $2`,
    [assetId, limit],
  )
}

export async function countOfHome(db: Db, assetId: string): Promise<{ open: number; ended: number }> {
  return only(
    await db.sql<{ open: number; ended: number }>(
      `select count(*) filter (where ended_at is null)::int as open, count(*) filter (where ended_at is not null)::int as ended
       from application where asset_id = $1 and sent_at is not null`,
      [assetId],
    ),
  )
}

/** Open applications of these homes, kept for this transaction. */
export async function lockOpenOfHomes(db: Db, assetIds: readonly string[]): Promise<ApplicationRow[]> {
  return db.sql<ApplicationRow>(
    `select ${COLUMNS} from application where asset_id = any($1::uuid[]) and ended_at is null order by id for update`,
    [assetIds],
  )
}

export async function findForm(db: Db, id: string): Promise<FormRow | null> {
  return first(await db.sql<FormRow>(`select ${FORM} from application_form where id = $1`, [id]))
}

export type NewForm = {
  readonly applicantTypeId: number
  /** Whose it is; of someone who is named by an email nothing is known yet. */
  readonly profileId: string | null
  readonly profileAccountId: string | null
  readonly name: string
  readonly email: string | null
  /** The account of the person who begins it with its application; null for those who are asked to. */
  readonly filledByAccountId: string | null
}

export async function insertForm(
  db: Db,
  { id, accountId, assetId }: { readonly id: string; readonly accountId: string; readonly assetId: string },
  form: NewForm,
): Promise<string> {
  const row = only(
    await db.sql<{ id: string }>(
      `insert into application_form (application_id, account_id, asset_id, position, applicant_type_id, profile_id, profile_account_id, name, state,
         opened_at, filled_by_account_id, invite_name, invite_email)
       select $1, $2, $3, coalesce(max(position), -1) + 1, $4, $5, $6, $7, case when $8::uuid is null then 'invited' else 'started' end,
         case when $8::uuid is not null then now() end, $8::uuid, case when $9::text is not null then $7 end, $9
       from application_form where application_id = $1
       returning id`,
      [id, accountId, assetId, form.applicantTypeId, form.profileId, form.profileAccountId, form.name, form.filledByAccountId, form.email],
    ),
  )
  return row.id
}

/** Of these the forms whose person has an open one for the same home, from another application. */
export async function listWithOtherOpen(db: Db, ids: readonly string[]): Promise<Pick<FormRow, 'name' | 'state'>[]> {
  return db.sql<Pick<FormRow, 'name' | 'state'>>(
    `select f.name, f.state from application_form f
     where f.id = any($1::uuid[]) and f.ended_at is null and exists (
       select from application_form o where o.asset_id = f.asset_id and o.profile_id = f.profile_id and o.given_at is not null and o.ended_at is null
         and o.id <> f.id)
     order by f.position`,
    [ids],
  )
}

/** Their form is late because those who decide wanted one more. */
export async function setAskedByLandlord(db: Db, ids: readonly string[]): Promise<void> {
  await db.sql('update application_form set asked_by_landlord = true where id = any($1::uuid[])', [ids])
}

export async function setGiven(db: Db, ids: readonly string[]): Promise<void> {
  await db.sql('update application_form set given_at = now() where id = any($1::uuid[]) and given_at is null', [ids])
}

/** The first time that its applicant saves something. */
export async function setBegun(db: Db, id: string, filledByAccountId: string): Promise<void> {
  await db.sql(
    `update application_form set state = 'started', opened_at = coalesce(opened_at, now()),
       filled_by_account_id = coalesce(filled_by_account_id, $2) where id = $1`,
    [id, filledByAccountId],
  )
}

export async function takeFormsBack(db: Db, applicationId: string): Promise<void> {
  await db.sql('update application_form set given_at = null, opened_at = null where application_id = $1 and ended_at is null', [
    applicationId,
  ])
}

export async function setFormOpened(db: Db, id: string): Promise<boolean> {
  const rows = await db.sql<{ id: string }>(
    'update application_form set opened_at = now() where id = $1 and opened_at is null and given_at is not null returning id',
    [id],
  )
  return rows.length > 0
}

export async function setFormState(db: Db, id: string, state: FormState): Promise<void> {
  await db.sql(
    `update application_form set state = $2, submitted_at = case when $2 = 'submitted' then now() when $2 = 'withdrawn' then submitted_at end,
       opened_at = coalesce(opened_at, now()), ended_at = case when $2 = 'withdrawn' then now() end where id = $1`,
    [id, state],
  )
}

/** Whether a screening of its person waits for them, which the room of screenings knows. */
export async function setWaitsForScreening(db: Db, id: string, waits: boolean): Promise<void> {
  await db.sql('update application_form set waits_for_screening = $2 where id = $1 and waits_for_screening <> $2', [id, waits])
}

export async function deleteForm(db: Db, id: string): Promise<void> {
  await db.sql('delete from application_form where id = $1', [id])
}

/** The application of a profile for a home that has not come to its end. */
export async function findOpenForm(
  db: Db,
  assetId: string,
  profileId: string,
): Promise<{ id: string; application_id: string; state: FormState } | null> {
  return first(
    await db.sql<{ id: string; application_id: string; state: FormState }>(
      'select id, application_id, state from application_form where asset_id = $1 and profile_id = $2 and given_at is not null and ended_at is null',
      [assetId, profileId],
    ),
  )
}

type Filled = { readonly accountId: string; readonly profileId: string; readonly filledByAccountId: string }

/** The form that a person has filled in last for a profile, but for one. */
export async function findLastForm(
  db: Db,
  { accountId, profileId, filledByAccountId }: Filled,
  butForId: string | null = null,
): Promise<{ id: string; at: Date } | null> {
  return first(
    await db.sql<{ id: string; at: Date }>(
      `select id, coalesce(submitted_at, opened_at) as at from application_form
       where profile_account_id = $1 and profile_id = $2 and filled_by_account_id = $4 and id is distinct from $3 and erased_at is null
       order by coalesce(submitted_at, opened_at) desc, id desc limit 1`,
      [accountId, profileId, butForId, filledByAccountId],
    ),
  )
}

export type EventRow = {
  kind: ApplicationEventKind
  by_name: string | null
  about_name: string | null
  note: string | null
  at: Date
}

export async function insertEvent(
  db: Db,
  { id, account_id }: Pick<ApplicationRow, 'id' | 'account_id'>,
  event: Omit<EventRow, 'at'> & { readonly by_profile_id: string | null },
): Promise<void> {
  await db.sql(
    `insert into application_event (application_id, account_id, kind, by_profile_id, by_name, about_name, note) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, account_id, event.kind, event.by_profile_id, event.by_name, event.about_name, event.note],
  )
}

export async function listEvents(db: Db, applicationId: string): Promise<EventRow[]> {
  return db.sql<EventRow>('select kind, by_name, about_name, note, at from application_event where application_id = $1 order by at, id', [
    applicationId,
  ])
}
