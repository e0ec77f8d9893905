import {
  AT_BUREAU,
  OPEN_SCREENINGS,
  type ScreeningFailure,
  type ScreeningPayer,
  type ScreeningState,
} from '@keystead/contract/applications/screening/screening.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { BureauAgency, BureauQuestions } from '../../rpc/screening-bureau.ts'

export type KeptBlock = { readonly agency: BureauAgency; readonly whatToDo: string }

export type ScreeningRow = {
  id: string
  application_id: string
  form_id: string
  account_id: string
  package_id: number
  price_cents: number
  valid_days: number
  paid_by: ScreeningPayer
  state: ScreeningState
  requested_at: Date
  requested_by_profile_id: string | null
  requested_by_name: string | null
  landlord_name: string
  landlord_verified_at: Date | null
  consent_version: string | null
  consented_at: Date | null
  consent_ip: string | null
  bureau: string | null
  bureau_ref: string | null
  attempts_left: number | null
  questions: BureauQuestions['questions'] | null
  answers_sent: number
  blocked: KeptBlock | null
  retries: number
  still_frozen_at: Date | null
  failure: ScreeningFailure | null
  report_ref: string | null
  report_version: number | null
  report_expires_at: Date | null
  is_under_dispute: boolean
  ended_at: Date | null
  fee_id: string | null
  is_expired: boolean
}

const COLUMNS = `id, application_id, form_id, account_id, package_id, price_cents, valid_days, paid_by, state, requested_at, requested_by_profile_id,
  requested_by_name, landlord_name, landlord_verified_at, consent_version, consented_at, consent_ip, bureau, bureau_ref, attempts_left, questions,
  answers_sent, blocked, retries, still_frozen_at, failure, report_ref, report_version, report_expires_at, is_under_dispute, ended_at, fee_id,
  coalesce(report_expires_at <= now(), false) as is_expired`

export async function findScreening(db: Db, id: string): Promise<ScreeningRow | null> {
  return first(await db.sql<ScreeningRow>(`select ${COLUMNS} from screening where id = $1`, [id]))
}

/** Kept for this transaction. */
export async function lockScreening(db: Db, id: string): Promise<ScreeningRow | null> {
  return first(await db.sql<ScreeningRow>(`select ${COLUMNS} from screening where id = $1 for update`, [id]))
}

export async function listScreenings(db: Db, applicationId: string): Promise<ScreeningRow[]> {
  return db.sql<ScreeningRow>(`select ${COLUMNS} from screening where application_id = $1 order by requested_at desc, id desc`, [
    applicationId,
  ])
}

export type NewScreening = {
  readonly applicationId: string
  readonly formId: string
  readonly accountId: string
  readonly packageId: number
  readonly priceCents: number
  readonly validDays: number
  readonly paidBy: ScreeningPayer
  readonly byProfileId: string
  readonly byName: string | null
  readonly purposeVersion: string
  readonly purposeIp: string | null
  readonly landlordName: string
  readonly landlordVerifiedAt: Date | null
}

export async function insertScreening(db: Db, made: NewScreening): Promise<string> {
  const row = only(
    await db.sql<{ id: string }>(
      `insert into screening (application_id, form_id, account_id, package_id, price_cents, valid_days, paid_by, requested_by_profile_id,
         requested_by_name, purpose_version, purpose_ip, landlord_name, landlord_verified_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
      [
        made.applicationId,
        made.formId,
        made.accountId,
        made.packageId,
        made.priceCents,
        made.validDays,
        made.paidBy,
        made.byProfileId,
        made.byName,
        made.purposeVersion,
        made.purposeIp,
        made.landlordName,
        made.landlordVerifiedAt,
      ],
    ),
  )
  return row.id
}

type Consent = { readonly version: string; readonly ip: string | null; readonly userAgent: string | null }

/** From here on it may be ordered. */
export async function setConsented(db: Db, id: string, state: ScreeningState, { version, ip, userAgent }: Consent): Promise<void> {
  await db.sql(
    `update screening set state = $2, consent_version = $3, consented_at = clock_timestamp(), consent_ip = $4, consent_user_agent = $5 where id = $1`,
    [id, state, version, ip, userAgent],
  )
}

export async function setState(db: Db, id: string, state: ScreeningState): Promise<void> {
  await db.sql(`update screening set state = $2 where id = $1`, [id, state])
}

/** It is over, without a report. */
export async function setOver(
  db: Db,
  id: string,
  state: Extract<ScreeningState, 'failed' | 'refused' | 'canceled'>,
  failure: ScreeningFailure | null = null,
): Promise<void> {
  await db.sql(
    `update screening set state = $2, failure = $3, ended_at = clock_timestamp(), questions = null, blocked = null, attempts_left = null where id = $1`,
    [id, state, failure],
  )
}

export async function setAtBureau(db: Db, id: string, bureau: string, ref: string): Promise<void> {
  await db.sql(`update screening set bureau = $2, bureau_ref = $3 where id = $1`, [id, bureau, ref])
}

type Standing = {
  readonly state: Extract<ScreeningState, 'questions' | 'working' | 'blocked'>
  readonly attemptsLeft: number | null
  readonly questions: BureauQuestions['questions'] | null
  readonly blocked: KeptBlock | null
}

export async function setStanding(db: Db, id: string, { state, attemptsLeft, questions, blocked }: Standing): Promise<void> {
  await db.sql(
    `update screening set state = $2, attempts_left = $3, questions = $4::jsonb, blocked = $5::jsonb,
       still_frozen_at = case when $2 = 'blocked' then still_frozen_at end where id = $1`,
    [id, state, attemptsLeft, questions && JSON.stringify(questions), blocked && JSON.stringify(blocked)],
  )
}

/** What was asked is answered: until the agency says what it thinks of it there is nothing to answer. */
export async function setAnswersSent(db: Db, id: string): Promise<void> {
  await db.sql(`update screening set questions = null, answers_sent = answers_sent + 1 where id = $1`, [id])
}

export async function setRetried(db: Db, id: string): Promise<void> {
  await db.sql(`update screening set retries = retries + 1, still_frozen_at = null where id = $1`, [id])
}

export async function setStillFrozen(db: Db, id: string): Promise<void> {
  await db.sql(`update screening set still_frozen_at = clock_timestamp() where id = $1 and state = 'blocked'`, [id])
}

type Completed = {
  readonly reportRef: string | null
  readonly version: number
  /** By the agency; ours comes on top: it counts for so many days at most. */
  readonly expiresAt: Date | null
  readonly isUnderDispute: boolean
}

export async function setCompleted(db: Db, id: string, { reportRef, version, expiresAt, isUnderDispute }: Completed): Promise<void> {
  await db.sql(
    `update screening set state = 'completed', ended_at = coalesce(ended_at, clock_timestamp()), questions = null, blocked = null, attempts_left = null,
       report_ref = $2, report_version = $3, is_under_dispute = $5,
       report_expires_at = coalesce(report_expires_at, least($4::timestamptz, clock_timestamp() + make_interval(days => valid_days)))
     where id = $1`,
    [id, reportRef, version, expiresAt, isUnderDispute],
  )
}

export async function noteLookedAt(db: Db, id: string): Promise<void> {
  await db.sql('update screening set looked_at = now() where id = $1', [id])
}

const HOURS_BETWEEN_LOOKS = { disputed: 1, other: 24 }

/**
 * At the bureau, and not heard of for so long; and those of which the report may have been corrected or a dispute resolved, as long as it counts. What
 * was ordered and not answered yet is the order's to find.
 */
export async function listToLookAt(db: Db, { minutes, limit }: { readonly minutes: number; readonly limit: number }): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `(select id from screening where state = any($1::text[]) and bureau_ref is not null
        and coalesce(looked_at, consented_at) < now() - make_interval(mins => $2)
      order by looked_at nulls first limit $3)
     union all
     (select s.id from screening s where s.state = 'completed' and s.report_expires_at > now() and s.bureau_ref is not null
        and coalesce(s.looked_at, s.ended_at) < now() - make_interval(hours => case
          when exists (select from screening_dispute d where d.screening_id = s.id and d.outcome is null) then ${HOURS_BETWEEN_LOOKS.disputed}
          else ${HOURS_BETWEEN_LOOKS.other} end)
      order by s.looked_at nulls first limit $3)`,
    [AT_BUREAU, minutes, limit],
  )
  return rows.map(({ id }) => id)
}

/** Of applications that have come to their end, and of people who have left. */
export async function listOfEnded(db: Db, limit: number): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select s.id from screening s join application_head a on a.id = s.application_id join application_form_head f on f.id = s.form_id
     where s.state = any($1::text[]) and (a.ended_at is not null or f.ended_at is not null) limit $2`,
    [OPEN_SCREENINGS, limit],
  )
  return rows.map(({ id }) => id)
}

/** Whether one of a form waits for its person. */
export async function isWaitedFor(db: Db, formId: string): Promise<boolean> {
  const waiting = await db.sql(
    `select 1 from screening where form_id = $1
       and (state in ('requested', 'unpaid', 'blocked') or (state = 'questions' and questions is not null)) limit 1`,
    [formId],
  )
  return waiting.length > 0
}

export async function findStateOfHome(db: Db, assetId: string): Promise<{ code: string; name: string } | null> {
  return first(
    await db.sql<{ code: string; name: string }>(
      'select s.code, s.name from asset_card a join place_state s on s.id = a.state_id where a.id = $1',
      [assetId],
    ),
  )
}

export async function countOfForm(db: Db, formId: string): Promise<number> {
  const row = only(await db.sql<{ count: number }>('select count(*)::int as count from screening where form_id = $1', [formId]))
  return row.count
}

/** A report of this kind that still counts. */
export async function hasCurrentReport(db: Db, formId: string, packageId: number): Promise<boolean> {
  const rows = await db.sql(
    `select id from screening where form_id = $1 and package_id = $2 and state = 'completed' and report_expires_at > now() limit 1`,
    [formId, packageId],
  )
  return rows.length > 0
}

export async function keepNumber(
  db: Db,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  sealed: Buffer,
): Promise<void> {
  await db.sql(
    `insert into screening_secret (screening_id, account_id, sealed) values ($1, $2, $3)
     on conflict (screening_id) do update set sealed = excluded.sealed`,
    [id, accountId, sealed],
  )
}

export async function findNumber(db: Db, id: string): Promise<Buffer | null> {
  const row = first(await db.sql<{ sealed: Buffer }>('select sealed from screening_secret where screening_id = $1', [id]))
  return row?.sealed ?? null
}

export async function dropNumber(db: Db, id: string): Promise<void> {
  await db.sql('delete from screening_secret where screening_id = $1', [id])
}

export async function keepCharge(
  db: Db,
  { id, account_id, price_cents }: Pick<ScreeningRow, 'id' | 'account_id' | 'price_cents'>,
  profileId: string,
): Promise<void> {
  await db.sql(
    `insert into screening_charge (screening_id, account_id, profile_id, cents) values ($1, $2, $3, $4) on conflict (screening_id) do nothing`,
    [id, account_id, profileId, price_cents],
  )
}

export async function hasCharge(db: Db, id: string): Promise<boolean> {
  const rows = await db.sql('select screening_id from screening_charge where screening_id = $1', [id])
  return rows.length > 0
}

export async function setFee(db: Db, id: string, feeId: string): Promise<void> {
  await db.sql('update screening set fee_id = $2 where id = $1', [id, feeId])
}

/** One that waits for its person to pay this. */
export async function lockUnpaid(db: Db, feeId: string): Promise<ScreeningRow | null> {
  return first(await db.sql<ScreeningRow>(`select ${COLUMNS} from screening where fee_id = $1 and state = 'unpaid' for update`, [feeId]))
}

/** Of a profile that has become a business's. */
export async function moveScreenings(db: Db, { id, accountId }: { readonly id: string; readonly accountId: string }): Promise<void> {
  const ofProfile = 'select s.id from screening s join application_head a on a.id = s.application_id where a.profile_id = $1'
  const asRenter = 'select s.id from screening s join application_form_head f on f.id = s.form_id where f.profile_id = $1'
  await db.sql(`update screening_report set account_id = $2 where screening_id in (${ofProfile})`, [id, accountId])
  await db.sql(`update screening_opening set account_id = $2 where screening_id in (${ofProfile})`, [id, accountId])
  await db.sql(`update screening_charge set account_id = $2 where screening_id in (${ofProfile})`, [id, accountId])
  await db.sql(`update screening set account_id = $2 where id in (${ofProfile})`, [id, accountId])
  await db.sql(`update screening_dispute set account_id = $2 where screening_id in (${asRenter})`, [id, accountId])
  await db.sql(`update screening_secret set account_id = $2 where screening_id in (${asRenter})`, [id, accountId])
  await db.sql('update screening_landlord set account_id = $2 where profile_id = $1', [id, accountId])
}

export async function listOfProfile(db: Db, profileId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    'select s.id from screening s join application_head a on a.id = s.application_id where a.profile_id = $1',
    [profileId],
  )
  return rows.map(({ id }) => id)
}
