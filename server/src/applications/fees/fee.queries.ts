import type { FeeKind, FeeLimitKind, FeeState } from '@keystead/contract/applications/fees/fee.values.ts'
import { type Db, first, only } from '../../database/db.ts'

export type FeeRow = {
  id: string
  application_id: string | null
  form_id: string | null
  account_id: string
  profile_id: string
  asset_id: string
  payer_profile_id: string
  payer_account_id: string
  kind: FeeKind
  wanted_cents: number
  cents: number
  limited_by: FeeLimitKind | null
  status: FeeState
  invoice_id: string | null
  payment_id: string | null
  paid_at: Date | null
  given_back_cents: number
  used_at: Date | null
  gives_back_at: Date | null
  give_back_reason: string | null
  gave_back_at: Date | null
  waived_at: Date | null
  waived_by: string | null
  waive_reason: string | null
}

const FEE = `id, application_id, form_id, account_id, profile_id, asset_id, payer_profile_id, payer_account_id, kind, wanted_cents, cents, limited_by,
  status, invoice_id, payment_id, paid_at, given_back_cents, used_at, gives_back_at, give_back_reason, gave_back_at, waived_at, waived_by, waive_reason`

/** Of some forms, in the order in which they were asked. */
export async function listFeesOfForms(db: Db, formIds: readonly string[]): Promise<FeeRow[]> {
  return db.sql<FeeRow>(`select ${FEE} from application_fee where form_id = any($1::uuid[]) order by form_id, created_at, id`, [formIds])
}

export async function lockFeesOfForm(db: Db, formId: string, kind: FeeKind): Promise<FeeRow[]> {
  return db.sql<FeeRow>(`select ${FEE} from application_fee where form_id = $1 and kind = $2 order by created_at, id for no key update`, [
    formId,
    kind,
  ])
}

export async function listFeesOfApplication(db: Db, applicationId: string): Promise<FeeRow[]> {
  return db.sql<FeeRow>(`select ${FEE} from application_fee where application_id = $1 order by created_at, id`, [applicationId])
}

export async function findFeeById(db: Db, id: string): Promise<FeeRow | null> {
  return first(await db.sql<FeeRow>(`select ${FEE} from application_fee where id = $1`, [id]))
}

type Paid = { readonly invoiceId: string; readonly paymentId: string | null }

/** What is billed by an invoice, or was last paid by a payment of one that is void. */
export async function findFeeOf(db: Db, { invoiceId, paymentId }: Paid): Promise<FeeRow | null> {
  return first(
    await db.sql<FeeRow>(
      `select ${FEE} from application_fee where invoice_id = $1 or (invoice_id is null and payment_id = $2) order by invoice_id limit 1`,
      [invoiceId, paymentId],
    ),
  )
}

export type NewFee = Pick<
  FeeRow,
  | 'application_id'
  | 'form_id'
  | 'account_id'
  | 'profile_id'
  | 'asset_id'
  | 'payer_profile_id'
  | 'payer_account_id'
  | 'kind'
  | 'wanted_cents'
  | 'cents'
  | 'limited_by'
  | 'status'
>

export async function insertFee(db: Db, fee: NewFee): Promise<FeeRow> {
  return only(
    await db.sql<FeeRow>(
      `insert into application_fee (application_id, form_id, account_id, profile_id, asset_id, payer_profile_id, payer_account_id, kind,
         wanted_cents, cents, limited_by, status)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${FEE}`,
      [
        fee.application_id,
        fee.form_id,
        fee.account_id,
        fee.profile_id,
        fee.asset_id,
        fee.payer_profile_id,
        fee.payer_account_id,
        fee.kind,
        fee.wanted_cents,
        fee.cents,
        fee.limited_by,
        fee.status,
      ],
    ),
  )
}

/** What was asked of a form that is given once more, and that nothing has become of. */
export async function deleteUnpaidFees(db: Db, formId: string): Promise<void> {
  await db.sql(`delete from application_fee where form_id = $1 and payment_id is null and status in ('none', 'outside', 'due', 'void')`, [
    formId,
  ])
}

export type FeeChange = {
  readonly status?: FeeState
  readonly cents?: number
  readonly invoiceId?: string | null
  readonly paymentId?: string | null
  /** That it counts as paid, or does not any more. */
  readonly isPaid?: boolean
  readonly givenBackCents?: number
}

/** What is not named stays. */
export async function changeFee(db: Db, { id }: Pick<FeeRow, 'id'>, change: FeeChange): Promise<FeeRow> {
  return only(
    await db.sql<FeeRow>(
      `update application_fee set status = coalesce($2, status), cents = coalesce($3, cents),
         invoice_id = case when $4 then $5::uuid else invoice_id end, payment_id = case when $6 then $7::uuid else payment_id end,
         paid_at = case $8::bool when true then coalesce(paid_at, now()) when false then null else paid_at end, given_back_cents = coalesce($9, given_back_cents), updated_at = now()
       where id = $1 returning ${FEE}`,
      [
        id,
        change.status ?? null,
        change.cents ?? null,
        change.invoiceId !== undefined,
        change.invoiceId ?? null,
        change.paymentId !== undefined,
        change.paymentId ?? null,
        change.isPaid ?? null,
        change.givenBackCents ?? null,
      ],
    ),
  )
}

/** It is to go back; the first reason stays. */
export async function wishBack(db: Db, { id }: Pick<FeeRow, 'id'>, reason: string): Promise<FeeRow> {
  return only(
    await db.sql<FeeRow>(
      `update application_fee set gives_back_at = coalesce(gives_back_at, now()), give_back_reason = coalesce(give_back_reason, $2), updated_at = now()
       where id = $1 returning ${FEE}`,
      [id, reason],
    ),
  )
}

/** True the first time. */
export async function setGaveBack(db: Db, { id }: Pick<FeeRow, 'id'>): Promise<boolean> {
  const rows = await db.sql<{ id: string }>(
    `update application_fee set gave_back_at = now(), status = 'goingBack', updated_at = now() where id = $1 and gave_back_at is null returning id`,
    [id],
  )
  return rows.length > 0
}

/** Those who decide have read what was submitted by now. */
export async function setUsed(db: Db, applicationId: string): Promise<void> {
  await db.sql(
    `update application_fee fee set used_at = now()
     from application_form_head form
     where fee.application_id = $1 and fee.used_at is null and fee.kind = 'application' and form.id = fee.form_id and form.state = 'submitted'`,
    [applicationId],
  )
}

/** What this one was paid for was done. */
export async function setFeeUsed(db: Db, id: string): Promise<void> {
  await db.sql('update application_fee set used_at = now() where id = $1 and used_at is null', [id])
}

export type HomeWithFee = {
  fee_cents: number | null
  managing_profile_id: string
  category_id: number
  state_id: number | null
  amount_cents: number | null
  rent_frequency_id: number | null
  asks_rent: boolean
}

/** A home as who manages it has it now; null where it is gone. */
export async function findHomeWithFee(db: Db, assetId: string, forRentIds: readonly number[]): Promise<HomeWithFee | null> {
  return first(
    await db.sql<HomeWithFee>(
      `select shown.application_fee_cents as fee_cents, shown.managing_profile_id, shown.category_id, shown.state_id, shown.amount_cents,
         shown.rent_frequency_id, shown.listing_type_id = any($2::int[]) as asks_rent
       from asset_to_show shown join asset_offer offer on offer.id = shown.id
       where shown.id = $1 and offer.deleted_at is null`,
      [assetId, forRentIds],
    ),
  )
}

export type FormToAsk = {
  id: string
  application_id: string
  account_id: string
  profile_id: string
  asset_id: string
  payer_profile_id: string
  payer_account_id: string
  applicant_type_id: number
  is_over: boolean
}

/** Whom a fee would be asked of, and by whom. */
export async function findFormToAsk(db: Db, formId: string): Promise<FormToAsk | null> {
  return first(
    await db.sql<FormToAsk>(
      `select form.id, form.application_id, head.account_id, head.profile_id, form.asset_id, form.profile_id as payer_profile_id,
         form.profile_account_id as payer_account_id, form.applicant_type_id, form.ended_at is not null or head.ended_at is not null as is_over
       from application_form_head form join application_head head on head.id = form.application_id
       where form.id = $1`,
      [formId],
    ),
  )
}

/** A profile has become that of a business: what it asks of others, and what it pays. */
export async function moveFees(db: Db, { id, accountId }: { readonly id: string; readonly accountId: string }): Promise<void> {
  await db.sql('update application_fee set account_id = $2 where profile_id = $1', [id, accountId])
  await db.sql('update application_fee set payer_account_id = $2 where payer_profile_id = $1', [id, accountId])
}

export async function setWaived(
  db: Db,
  { id }: Pick<FeeRow, 'id'>,
  { by, reason }: { readonly by: string | null; readonly reason: string },
): Promise<void> {
  await db.sql(
    `update application_fee set status = 'waived', waived_at = now(), waived_by = $2, waive_reason = $3, invoice_id = null, updated_at = now()
     where id = $1`,
    [id, by, reason],
  )
}

const IS_PAID = `status in ('pending', 'onItsWay', 'paid')`

/** What was paid for forms that others have ended before they were submitted. */
export async function listPaidInVain(db: Db, limit: number): Promise<Pick<FeeRow, 'id'>[]> {
  return db.sql<Pick<FeeRow, 'id'>>(
    `select fee.id from application_fee fee join application_form_head form on form.id = fee.form_id
     where fee.${IS_PAID} and fee.gives_back_at is null and form.ended_at is not null and form.state in ('invited', 'started')
     order by fee.id limit $1`,
    [limit],
  )
}

/** Of an account, or of one home of it: what goes back when it ends, since no one has made use of it. */
export async function countUnused(db: Db, { accountId, assetId }: { accountId: string; assetId: string | null }): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from application_fee fee join application_form_head form on form.id = fee.form_id
       where fee.account_id = $1 and ($2::uuid is null or fee.asset_id = $2) and fee.${IS_PAID} and fee.used_at is null and form.ended_at is null`,
      [accountId, assetId],
    ),
  ).count
}
