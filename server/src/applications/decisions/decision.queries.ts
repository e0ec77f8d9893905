import type { Decision } from '@keystead/contract/applications/decisions/decision.values.ts'
import { SHARED_ROOM } from '@keystead/contract/properties/fields/property.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { HOME_ADDRESS } from '../applications/application.public.ts'

export type KeptCondition = { readonly typeId: number; readonly amountCents: number | null; readonly text: string | null }

export type DecisionRow = {
  id: string
  decision: Decision
  by_name: string | null
  at: Date
  message: string | null
  conditions: KeptCondition[]
  reason_ids: number[]
  other_reason: string | null
  taken_back_at: Date | null
}

type Place = { readonly id: string; readonly account_id: string }
type By = { readonly profileId: string; readonly name: string | null }

export type NewDecision = {
  readonly decision: Decision
  readonly message: string | null
  readonly conditions: readonly KeptCondition[]
  readonly reasonIds: readonly number[]
  readonly otherReason: string | null
  readonly reportUsed: boolean | null
}

export async function insertDecision(db: Db, { id, account_id }: Place, by: By, made: NewDecision): Promise<string> {
  const row = only(
    await db.sql<{ id: string }>(
      `insert into application_decision (application_id, account_id, by_profile_id, by_name, decision, message, conditions, reason_ids, other_reason,
         report_used)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [
        id,
        account_id,
        by.profileId,
        by.name,
        made.decision,
        made.message,
        JSON.stringify(made.conditions),
        made.reasonIds,
        made.otherReason,
        made.reportUsed,
      ],
    ),
  )
  return row.id
}

/** In the order in which they were made. */
export async function listDecisions(db: Db, applicationId: string): Promise<DecisionRow[]> {
  return db.sql<DecisionRow>(
    `select id, decision, by_name, at, message, conditions, reason_ids, other_reason, taken_back_at from application_decision
     where application_id = $1 order by at, id`,
    [applicationId],
  )
}

export async function takeDecisionsBack(db: Db, applicationId: string): Promise<void> {
  await db.sql('update application_decision set taken_back_at = now() where application_id = $1 and taken_back_at is null', [applicationId])
}

export type KeptScore = {
  readonly value: number
  readonly lowest: number
  readonly highest: number
  readonly on: string
  readonly factors: readonly string[]
}

export type NoticeRow = {
  id: string
  form_id: string
  decision: Decision
  name: string
  landlord_name: string
  agency_name: string
  agency_address: string
  agency_phone: string
  agency_website: string | null
  score: KeptScore | null
  at: Date
}

export type NewNotice = Omit<NoticeRow, 'id' | 'at' | 'decision'>

export async function insertNotice(db: Db, { id, account_id }: Place, decisionId: string, notice: NewNotice): Promise<string> {
  const row = only(
    await db.sql<{ id: string }>(
      `insert into application_notice (application_id, account_id, decision_id, form_id, name, landlord_name, agency_name, agency_address, agency_phone,
         agency_website, score)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        id,
        account_id,
        decisionId,
        notice.form_id,
        notice.name,
        notice.landlord_name,
        notice.agency_name,
        notice.agency_address,
        notice.agency_phone,
        notice.agency_website,
        notice.score && JSON.stringify(notice.score),
      ],
    ),
  )
  return row.id
}

export async function listNotices(db: Db, applicationId: string): Promise<NoticeRow[]> {
  return db.sql<NoticeRow>(
    `select n.id, n.form_id, d.decision, n.name, n.landlord_name, n.agency_name, n.agency_address, n.agency_phone, n.agency_website, n.score, n.at
     from application_notice n join application_decision d on d.id = n.decision_id where n.application_id = $1 order by n.at, n.id`,
    [applicationId],
  )
}

export type NoteRow = { id: string; at: Date; by_name: string | null; text: string }

export async function insertNote(db: Db, { id, account_id }: Place, by: By, text: string): Promise<string> {
  const row = only(
    await db.sql<{ id: string }>(
      'insert into application_note (application_id, account_id, by_profile_id, by_name, text) values ($1, $2, $3, $4, $5) returning id',
      [id, account_id, by.profileId, by.name, text],
    ),
  )
  return row.id
}

export async function listNotes(db: Db, applicationId: string): Promise<NoteRow[]> {
  return db.sql<NoteRow>('select id, at, by_name, text from application_note where application_id = $1 order by at, id', [applicationId])
}

export async function countNotes(db: Db, applicationIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.sql<{ application_id: string; count: number }>(
    'select application_id, count(*)::int as count from application_note where application_id = any($1::uuid[]) group by application_id',
    [applicationIds],
  )
  return new Map(rows.map(({ application_id, count }) => [application_id, count]))
}

/** The draft of a lease that was made of an application, as the caller sees it: drafts are their maker’s alone. What is recorded is none any more. */
export async function findSeenDraft(db: Db, applicationId: string): Promise<string | null> {
  const row = first(
    await db.sql<{ id: string }>('select l.id from application_head a join lease_term l on l.id = a.lease_id where a.id = $1', [
      applicationId,
    ]),
  )
  return row?.id ?? null
}

/** Of these leases those that are no drafts any more. */
export async function listRecorded(db: Db, leaseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.sql<{ id: string }>(`select id from lease_term where id = any($1::uuid[]) and status <> 'draft'`, [leaseIds])
  return new Set(rows.map(({ id }) => id))
}

export type HomeToCompare = {
  managing_profile_id: string
  title: string
  address: string
  state_id: number | null
  time_zone: string
  is_listed: boolean
  amount_cents: number | null
  rent_frequency_id: number | null
  /** Whether that amount is a rent. */
  asks_rent: boolean
}

export async function findHomeToCompare(db: Db, assetId: string, rentTypes: readonly number[]): Promise<HomeToCompare> {
  return only(
    await db.sql<HomeToCompare>(
      `select a.managing_profile_id, a.title, ${HOME_ADDRESS} as address, a.state_id,
         a.time_zone, a.is_listed, o.amount_cents, o.rent_frequency_id, coalesce(o.listing_type_id = any($2::int[]), false) as asks_rent
       from asset_card a join asset_offer o on o.id = a.id left join place_state s on s.id = a.state_id where a.id = $1`,
      [assetId, rentTypes],
    ),
  )
}

/** A profile has become that of a business: what was decided for its homes comes along. */
export async function moveDecisions(db: Db, { id, accountId }: { readonly id: string; readonly accountId: string }): Promise<void> {
  const ofProfile = 'application_id in (select a.id from application_head a where a.profile_id = $1)'
  await db.sql(`update application_decision set account_id = $2 where ${ofProfile}`, [id, accountId])
  await db.sql(`update application_note set account_id = $2 where ${ofProfile}`, [id, accountId])
  await db.sql(`update application_notice set account_id = $2 where ${ofProfile}`, [id, accountId])
}

/** Of someone whose account closes: that they got a notice stays with those who sent it, what their score was does not. */
export async function forgetScoresOf(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `update application_notice set score = null where score is not null and form_id in (
       select id from application_form_head where profile_account_id = $1 or filled_by_account_id = $1)`,
    [accountId],
  )
}

/** Of what was decided on long ago: the score in a notice, and once the last of its forms is erased, what those who decided noted of it. */
export async function forgetLongAgo(
  db: Db,
  { formId, applicationId }: { readonly formId: string; readonly applicationId: string },
): Promise<void> {
  await db.sql('update application_notice set score = null where score is not null and form_id = $1', [formId])
  await db.sql(
    `delete from application_note n where n.application_id = $1
       and not exists (select from application_form_head f where f.application_id = $1 and f.erased_at is null)`,
    [applicationId],
  )
}

export type HomeLeased = { id: string; is_shared: boolean; today: string }

export async function listHomesLeased(db: Db, assetIds: readonly string[]): Promise<HomeLeased[]> {
  return db.sql<HomeLeased>(
    `select a.id, coalesce(a.access_type_id = $2, false) as is_shared, (now() at time zone c.time_zone)::date as today
     from asset_to_show a join asset_card c on c.id = a.id where a.id = any($1::uuid[])`,
    [assetIds, SHARED_ROOM],
  )
}

/** With which these accounts sign in. */
export async function listAddressesOf(db: Db, accountIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ email: string }>('select email from account_holder where id = any($1::uuid[])', [accountIds])
  return rows.map(({ email }) => email.toLowerCase())
}
