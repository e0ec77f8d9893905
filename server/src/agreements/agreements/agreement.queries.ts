import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import type { AgreementState } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { PaperPage } from '../../files/contents/inspect-paper.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { Said } from '../../text/said.ts'

type Texts = Readonly<Record<string, string>>

export type AgreementRow = {
  id: string
  account_id: string
  profile_id: string
  template_name: string
  kind: 'text' | 'paper'
  roles: RoleRead[]
  body: TemplateBody | null
  fields: PlacedField[]
  source_key: string | null
  source_bytes: number | null
  source_sha256: Buffer | null
  source_pages: PaperPage[] | null
  category_id: number
  title: string
  status: AgreementState
  version: number
  asset_id: string | null
  lease_id: string | null
  connection_id: string | null
  contract_type_id: number | null
  starts_on: string | null
  ends_on: string | null
  rent_cents: number | null
  rent_frequency_id: number | null
  advance_cents: number | null
  subject: string | null
  message: string | null
  sign_by: string
  time_zone: string
  expires_at: Date | null
  /** It is out, and its last day is over. */
  is_over: boolean
  reminder_days: number | null
  changed: Texts
  answers: Texts
  reading: TemplateBody | null
  paper_key: string | null
  paper_sha256: Buffer | null
  paper_bytes: number | null
  paper_pages: number | null
  paper_sizes: PaperPage[] | null
  sealed_key: string | null
  sealed_sha256: Buffer | null
  sealed_bytes: number | null
  sealed_at: Date | null
  time_stamped_at: Date | null
  certificate_key: string | null
  sent_at: Date | null
  ended_at: Date | null
  end_reason: string | null
  outcome: 'recorded' | 'refused' | null
  outcome_said: Said | null
  updated_at: Date
}

const COLUMNS = `id, account_id, profile_id, template_name, kind, roles, body, fields, source_key, source_bytes, source_sha256, source_pages, category_id, title, status, version,
  asset_id, lease_id, connection_id, contract_type_id, starts_on, ends_on, rent_cents, rent_frequency_id, advance_cents, subject, message, sign_by,
  time_zone, expires_at, status = 'sent' and expires_at <= now() as is_over, reminder_days, changed, answers, reading, paper_key, paper_sha256, paper_bytes, paper_pages, paper_sizes, sealed_key, sealed_sha256,
  sealed_bytes, sealed_at, time_stamped_at, certificate_key, sent_at, ended_at, end_reason, outcome, outcome_said, updated_at`

/** One that the caller was found to reach; row security sees to the rest. */
export async function findAgreement(db: Db, id: string): Promise<AgreementRow | null> {
  return first(await db.sql<AgreementRow>(`select ${COLUMNS} from agreement where id = $1`, [id]))
}

/** Kept for this transaction: all that sends, signs, voids or seals takes this lock first. */
export async function lockAgreement(db: Db, id: string): Promise<AgreementRow | null> {
  return first(await db.sql<AgreementRow>(`select ${COLUMNS} from agreement where id = $1 for update`, [id]))
}

export type NewAgreement = {
  readonly templateId: string | null
  readonly templateName: string
  readonly kind: 'text' | 'paper'
  readonly roles: readonly RoleRead[]
  readonly body: TemplateBody | null
  readonly fields: readonly PlacedField[]
  readonly sourceKey: string | null
  readonly sourceBytes: number | null
  readonly sourceSha256: Buffer | null
  readonly sourcePages: readonly PaperPage[] | null
  readonly categoryId: number
  readonly assetId: string | null
  readonly leaseId: string | null
  readonly connectionId: string | null
  readonly followsId: string | null
  readonly timeZone: string
}

export type Terms = {
  readonly title: string
  readonly contractTypeId: number | null
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly rentCents: number | null
  readonly rentFrequencyId: number | null
  readonly advanceCents: number | null
  readonly subject: string | null
  readonly message: string | null
  readonly signBy: string
  readonly reminderDays: number | null
  readonly changed: Texts
  readonly answers: Texts
}

export async function insertAgreement(
  db: Db,
  { accountId, profileId }: Scope<'agreement'>,
  made: NewAgreement,
  terms: Terms,
): Promise<string> {
  return only(
    await db.sql<{ id: string }>(
      `insert into agreement (account_id, profile_id, template_id, template_name, kind, roles, body, fields, source_key, source_bytes, source_sha256, source_pages,
         category_id, asset_id, lease_id, connection_id, follows_id, time_zone, title, contract_type_id, starts_on, ends_on, rent_cents,
         rent_frequency_id, advance_cents, subject, message, sign_by, reminder_days, changed, answers)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31)
       returning id`,
      [
        accountId,
        profileId,
        made.templateId,
        made.templateName,
        made.kind,
        JSON.stringify(made.roles),
        made.body && JSON.stringify(made.body),
        JSON.stringify(made.fields),
        made.sourceKey,
        made.sourceBytes,
        made.sourceSha256,
        made.sourcePages && JSON.stringify(made.sourcePages),
        made.categoryId,
        made.assetId,
        made.leaseId,
        made.connectionId,
        made.followsId,
        made.timeZone,
        ...valuesOf(terms),
      ],
    ),
  ).id
}

function valuesOf(terms: Terms): readonly unknown[] {
  return [
    terms.title,
    terms.contractTypeId,
    terms.startsOn,
    terms.endsOn,
    terms.rentCents,
    terms.rentFrequencyId,
    terms.advanceCents,
    terms.subject,
    terms.message,
    terms.signBy,
    terms.reminderDays,
    JSON.stringify(terms.changed),
    JSON.stringify(terms.answers),
  ]
}

/** Of a locked draft. */
export async function updateTerms(db: Db, id: string, terms: Terms): Promise<number> {
  return only(
    await db.sql<{ version: number }>(
      `update agreement set title = $2, contract_type_id = $3, starts_on = $4, ends_on = $5, rent_cents = $6, rent_frequency_id = $7,
         advance_cents = $8, subject = $9, message = $10, sign_by = $11, reminder_days = $12, changed = $13, answers = $14,
         version = version + 1, updated_at = now()
       where id = $1 returning version`,
      [id, ...valuesOf(terms)],
    ),
  ).version
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.sql('delete from agreement where id = $1', [id])
}

export type Frozen = {
  readonly filled: Texts
  readonly reading: TemplateBody | null
  readonly paperKey: string
  readonly paperSha256: Buffer
  readonly paperBytes: number
  readonly paperSizes: readonly PaperPage[]
}

/** A locked draft goes out; it can be signed until the end of its last day, where its home is. */
export async function setSent(db: Db, id: string, byProfileId: string, frozen: Frozen): Promise<void> {
  await db.sql(
    `update agreement set status = 'sent', sent_at = now(), sent_by_profile_id = $2, updated_at = now(), version = version + 1,
       expires_at = (sign_by + 1)::timestamp at time zone time_zone,
       filled = $3, reading = $4, paper_key = $5, paper_sha256 = $6, paper_bytes = $7, paper_pages = $8, paper_sizes = $9
     where id = $1`,
    [
      id,
      byProfileId,
      JSON.stringify(frozen.filled),
      frozen.reading && JSON.stringify(frozen.reading),
      frozen.paperKey,
      frozen.paperSha256,
      frozen.paperBytes,
      frozen.paperSizes.length,
      JSON.stringify(frozen.paperSizes),
    ],
  )
}

/** A locked one that is out comes to its end. */
export async function setEnded(
  db: Db,
  id: string,
  status: 'completed' | 'declined' | 'voided' | 'expired',
  reason: string | null,
): Promise<void> {
  await db.sql(
    'update agreement set status = $2, ended_at = now(), end_reason = $3, updated_at = now(), version = version + 1 where id = $1',
    [id, status, reason],
  )
}

/** So that those who look at it see that something has happened. */
export async function touchAgreement(db: Db, id: string): Promise<void> {
  await db.sql('update agreement set updated_at = now(), version = version + 1 where id = $1', [id])
}

/** One sends at a time for an account, so that its limit holds. */
export async function lockSending(db: Db, accountId: string): Promise<void> {
  await db.sql(`select pg_advisory_xact_lock(hashtextextended('agreements sent by ' || $1::text, 0))`, [accountId])
}

/** Sent by the account since this month began, wherever it is first. */
export async function countSentThisMonth(db: Db, accountId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from agreement
       where account_id = $1 and sent_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`,
      [accountId],
    ),
  ).count
}

/** Files that agreements name: the daily sweep deletes what none does. */
export const KEPT_AGREEMENT_FILES = `select source_key as storage_key from agreement where source_key is not null
  union all select paper_key from agreement where paper_key is not null
  union all select sealed_key from agreement where sealed_key is not null
  union all select certificate_key from agreement where certificate_key is not null`
