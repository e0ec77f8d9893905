import type { RefereeKind } from '@keystead/contract/applications/form/form.values.ts'
import {
  HOURS_BETWEEN_REFERENCE_EMAILS,
  MOST_REFERENCE_EMAILS,
  REFERENCE_LINK_DAYS,
  type ReferenceState,
} from '@keystead/contract/applications/references/reference.values.ts'
import { type Db, first } from '../../database/db.ts'

export type ReferenceRow = {
  id: string
  application_id: string
  form_id: string
  account_id: string
  kind: RefereeKind
  place: number
  name: string
  about: string | null
  email: string | null
  applicant_name: string
  asked_by_name: string | null
  asked_at: Date
  sent_at: Date
  times_sent: number
  until_at: Date
  state: ReferenceState
  answered_at: Date | null
  answer: unknown
  /** From when on it may be sent once more; null where it may not. */
  again_at: Date | null
  is_due_again: boolean
}

const AGAIN_AT = `r.sent_at + interval '${HOURS_BETWEEN_REFERENCE_EMAILS} hours'`
const MAY_AGAIN = `r.state = 'asked' and r.email is not null and r.times_sent < ${MOST_REFERENCE_EMAILS}`
const COLUMNS = `r.id, r.application_id, r.form_id, r.account_id, r.kind, r.place, r.name, r.about, r.email, r.applicant_name, r.asked_by_name,
  r.asked_at, r.sent_at, r.times_sent, r.until_at, r.state, r.answered_at, r.answer, case when ${MAY_AGAIN} then ${AGAIN_AT} end as again_at,
  ${MAY_AGAIN} and ${AGAIN_AT} <= now() as is_due_again`

export type NewReference = Pick<ReferenceRow, 'form_id' | 'kind' | 'place' | 'name' | 'about' | 'applicant_name'> & {
  readonly email: string
  readonly askedBy: { readonly profileId: string; readonly name: string | null }
}

/** Null where they were asked already. */
export async function insertReference(
  db: Db,
  application: { readonly id: string; readonly account_id: string },
  made: NewReference,
): Promise<ReferenceRow | null> {
  return first(
    await db.sql<ReferenceRow>(
      `insert into application_reference as r (application_id, account_id, form_id, kind, place, name, about, applicant_name, email,
         asked_by_profile_id, asked_by_name, until_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + make_interval(days => ${REFERENCE_LINK_DAYS}))
       on conflict (form_id, kind, place) do nothing returning ${COLUMNS}`,
      [
        application.id,
        application.account_id,
        made.form_id,
        made.kind,
        made.place,
        made.name,
        made.about,
        made.applicant_name,
        made.email,
        made.askedBy.profileId,
        made.askedBy.name,
      ],
    ),
  )
}

export async function listReferences(db: Db, applicationId: string): Promise<ReferenceRow[]> {
  return db.sql<ReferenceRow>(`select ${COLUMNS} from application_reference r where r.application_id = $1 order by r.asked_at, r.id`, [
    applicationId,
  ])
}

export async function findReference(db: Db, applicationId: string, id: string): Promise<ReferenceRow | null> {
  return first(
    await db.sql<ReferenceRow>(`select ${COLUMNS} from application_reference r where r.id = $2 and r.application_id = $1`, [
      applicationId,
      id,
    ]),
  )
}

export async function setSentAgain(db: Db, id: string): Promise<ReferenceRow | null> {
  return first(
    await db.sql<ReferenceRow>(
      `update application_reference as r set sent_at = now(), times_sent = r.times_sent + 1,
         until_at = now() + make_interval(days => ${REFERENCE_LINK_DAYS})
       where r.id = $1 and ${MAY_AGAIN} and ${AGAIN_AT} <= now() returning ${COLUMNS}`,
      [id],
    ),
  )
}

/** What a link opens: for as long as it has time, and the application and the form that it is about are not over. */
export async function findLinkedReference(db: Db, id: string): Promise<ReferenceRow | null> {
  return first(
    await db.sql<ReferenceRow>(
      `select ${COLUMNS} from application_reference r
       join application_head a on a.id = r.application_id and a.ended_at is null
       join application_form_head f on f.id = r.form_id and f.state = 'submitted' and f.ended_at is null
       where r.id = $1 and r.until_at > now()`,
      [id],
    ),
  )
}

/** Whether it was open until now. */
export async function setGiven(
  db: Db,
  id: string,
  { state, answer }: { readonly state: Exclude<ReferenceState, 'asked'>; readonly answer: object | null },
): Promise<boolean> {
  const rows = await db.sql<{ id: string }>(
    `update application_reference set state = $2, answer = $3, answered_at = now() where id = $1 and state = 'asked' returning id`,
    [id, state, answer && JSON.stringify(answer)],
  )
  return rows.length > 0
}

export type ReferenceCount = { asked: number; answered: number }

/** Of forms that still count. */
export async function countReferences(db: Db, applicationIds: readonly string[]): Promise<ReadonlyMap<string, ReferenceCount>> {
  const rows = await db.sql<ReferenceCount & { application_id: string }>(
    `select r.application_id, count(*)::int as asked, count(*) filter (where r.state = 'answered')::int as answered
     from application_reference r join application_form_head f on f.id = r.form_id and f.state = 'submitted'
     where r.application_id = any($1::uuid[]) group by r.application_id`,
    [applicationIds],
  )
  return new Map(rows.map(({ application_id, asked, answered }) => [application_id, { asked, answered }]))
}

/** Of a form: how many landlords of the past would rent to its person again, and how many would not. */
export type LandlordsSay = { readonly again: number; readonly notAgain: number }

export async function listLandlordsSay(db: Db, formIds: readonly string[]): Promise<ReadonlyMap<string, LandlordsSay>> {
  const rows = await db.sql<LandlordsSay & { form_id: string }>(
    `select form_id, count(*) filter (where answer ->> 'WouldRentAgain' = 'Y')::int as again,
       count(*) filter (where answer ->> 'WouldRentAgain' = 'N')::int as "notAgain"
     from application_reference where form_id = any($1::uuid[]) and kind = 'landlord' and state = 'answered' group by form_id`,
    [formIds],
  )
  return new Map(rows.map(({ form_id, again, notAgain }) => [form_id, { again, notAgain }]))
}

/** A profile has become that of a business: whom it asked comes along. Answers their ids. */
export async function moveReferences(db: Db, { id, accountId }: { readonly id: string; readonly accountId: string }): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `update application_reference set account_id = $2 where application_id in (select a.id from application_head a where a.profile_id = $1)
     returning id`,
    [id, accountId],
  )
  return rows.map((row) => row.id)
}

/** About someone whose account closes: what was answered stays with those who asked, whom they named as what does not. Answers their ids. */
export async function forgetAddressesOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `update application_reference set email = null, about = null where form_id in (
       select f.id from application_form_head f where f.profile_account_id = $1 or f.filled_by_account_id = $1)
     returning id`,
    [accountId],
  )
  return rows.map(({ id }) => id)
}

/** Of forms that are gone as a whole, what was answered as well; else the addresses alone. Answers their ids. */
export async function forgetReferencesOfForm(db: Db, formId: string, isWhole: boolean): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    isWhole
      ? 'delete from application_reference where form_id = $1 returning id'
      : 'update application_reference set email = null, about = null where form_id = $1 returning id',
    [formId],
  )
  return rows.map(({ id }) => id)
}
