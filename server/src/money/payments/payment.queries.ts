import type { PaymentMethod, PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'
import { type Db, first, only } from '../../database/db.ts'

export type PaymentRow = {
  id: string
  account_id: string
  issuer_profile_id: string
  asset_id: string
  invoice_id: string
  claim_id: string
  recipient_id: string
  payer_account_id: string | null
  payer_profile_id: string | null
  payment_account_id: string | null
  source: 'account' | 'link' | 'recorded'
  method: PaymentMethod
  status: PaymentStatus
  amount_cents: number
  payer_fee_cents: number
  issuer_fee_cents: number
  prepaid_cents: number
  refunded_cents: number
  token: string | null
  client_reference: string | null
  gateway: string | null
  gateway_ref: string | null
  challenge_url: string | null
  method_detail: string | null
  failure_code: string | null
  return_code: string | null
  started_at: Date
  paid_on: string | null
  expected_on: string | null
  settled_at: Date | null
  unknown_since: Date | null
  receipt_number: string | null
  reference: string | null
  note: string | null
  reversal_reason: string | null
}

const PAYMENT = `id, account_id, issuer_profile_id, asset_id, invoice_id, claim_id, recipient_id, payer_account_id, payer_profile_id,
  payment_account_id, source, method, status, amount_cents, payer_fee_cents, issuer_fee_cents, prepaid_cents, refunded_cents, token,
  client_reference, gateway, gateway_ref, challenge_url, method_detail, failure_code, return_code, started_at, paid_on, expected_on, settled_at,
  unknown_since, receipt_number, reference, note, reversal_reason`

export type NewPayment = {
  readonly invoiceId: string
  readonly claimId: string
  readonly recipientId: string
  readonly payer: { readonly accountId: string; readonly profileId: string } | null
  readonly paymentAccountId: string | null
  readonly source: PaymentRow['source']
  readonly method: PaymentMethod
  readonly amountCents: number
  readonly payerFeeCents?: number
  readonly issuerFeeCents?: number
  readonly token?: string
  readonly clientReference?: string
  readonly gateway?: string
  readonly expectedOn?: string | null
  readonly paidOn?: string | null
  readonly reference?: string | null
  readonly note?: string | null
  readonly byProfileId?: string | null
  readonly ip?: string | null
}

/** Begun, or recorded: then it is settled by that. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow> {
  return only(
    await db.sql<PaymentRow>(
      `insert into payment (account_id, issuer_profile_id, asset_id, invoice_id, claim_id, recipient_id, payer_account_id, payer_profile_id,
         payment_account_id, source, method, status, amount_cents, payer_fee_cents, issuer_fee_cents, token, client_reference, gateway,
         expected_on, paid_on, reference, note, by_profile_id, ip, settled_at)
       select i.account_id, i.profile_id, i.asset_id, i.id, $2, $3, $4, $5, $6, $7, $8, case when $7 = 'recorded' then 'settled' else 'created' end,
         $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, case when $7 = 'recorded' then now() end
       from invoice_identity i where i.id = $1 returning ${PAYMENT}`,
      [
        payment.invoiceId,
        payment.claimId,
        payment.recipientId,
        payment.payer?.accountId ?? null,
        payment.payer?.profileId ?? null,
        payment.paymentAccountId,
        payment.source,
        payment.method,
        payment.amountCents,
        payment.payerFeeCents ?? 0,
        payment.issuerFeeCents ?? 0,
        payment.token ?? null,
        payment.clientReference ?? null,
        payment.gateway ?? null,
        payment.expectedOn ?? null,
        payment.paidOn ?? null,
        payment.reference ?? null,
        payment.note ?? null,
        payment.byProfileId ?? null,
        payment.ip ?? null,
      ],
    ),
  )
}

export async function findPayment(db: Db, paymentId: string): Promise<PaymentRow | null> {
  return first(await db.sql<PaymentRow>(`select ${PAYMENT} from payment where id = $1`, [paymentId]))
}

/** Behind the lock of its invoice, always. */
export async function lockPayment(db: Db, paymentId: string): Promise<PaymentRow | null> {
  return first(await db.sql<PaymentRow>(`select ${PAYMENT} from payment where id = $1 for no key update`, [paymentId]))
}

export async function findPaymentByGateway(db: Db, gateway: string, gatewayRef: string): Promise<PaymentRow | null> {
  return first(await db.sql<PaymentRow>(`select ${PAYMENT} from payment where gateway = $1 and gateway_ref = $2`, [gateway, gatewayRef]))
}

export type PaymentChange = {
  readonly status?: PaymentStatus
  readonly gatewayRef?: string
  readonly challengeUrl?: string | null
  readonly methodDetail?: string | null
  readonly failureCode?: string | null
  readonly returnCode?: string | null
  readonly expectedOn?: string | null
  readonly prepaidCents?: number
  readonly refundedCents?: number
  readonly receiptNumber?: string
  readonly reversalReason?: string
}

/** What is not named stays. A token that was used, or is no longer wanted, goes with the first step. */
export async function changePayment(db: Db, { id }: Pick<PaymentRow, 'id'>, change: PaymentChange): Promise<PaymentRow> {
  return only(
    await db.sql<PaymentRow>(
      `update payment set status = coalesce($2, status), gateway_ref = coalesce($3, gateway_ref),
         challenge_url = case when $4 then $5 else challenge_url end, method_detail = coalesce($6, method_detail),
         failure_code = coalesce($7, failure_code), return_code = coalesce($8, return_code), expected_on = coalesce($9, expected_on),
         prepaid_cents = coalesce($10, prepaid_cents), refunded_cents = coalesce($11, refunded_cents),
         receipt_number = coalesce($12, receipt_number), reversal_reason = coalesce($13, reversal_reason),
         settled_at = case when $2 = 'settled' then coalesce(settled_at, now()) else settled_at end,
         token = case when $2 is null then token end, unknown_since = case when $2 is null then unknown_since end,
         version = version + 1, updated_at = now()
       where id = $1 returning ${PAYMENT}`,
      [
        id,
        change.status ?? null,
        change.gatewayRef ?? null,
        change.challengeUrl !== undefined,
        change.challengeUrl ?? null,
        change.methodDetail ?? null,
        change.failureCode ?? null,
        change.returnCode ?? null,
        change.expectedOn ?? null,
        change.prepaidCents ?? null,
        change.refundedCents ?? null,
        change.receiptNumber ?? null,
        change.reversalReason ?? null,
      ],
    ),
  )
}

/** Of payments under way whose outcome should be known by now: those to look for, the longest waiting first. */
export async function listToLookFor(db: Db, { minutes, limit }: { minutes: number; limit: number }): Promise<{ id: string }[]> {
  return db.sql<{ id: string }>(
    `select id from payment where status in ('created', 'needsAction', 'processing') and started_at < now() - make_interval(mins => $1)
     order by updated_at limit $2`,
    [minutes, limit],
  )
}

/** It was looked for, and nothing is known. True the first time. */
export async function noteUnknown(db: Db, paymentId: string): Promise<boolean> {
  const noted = await db.sql<{ is_new: boolean }>(
    `update payment set unknown_since = coalesce(unknown_since, now()), updated_at = now()
     where id = $1 and status = 'created' returning unknown_since = now() as is_new`,
    [paymentId],
  )
  return noted[0]?.is_new ?? false
}

/** It was looked for, and is as it was. */
export async function noteLookedFor(db: Db, paymentId: string): Promise<void> {
  await db.sql('update payment set updated_at = now() where id = $1', [paymentId])
}

/** Of payments whose payer was to prove who they are, those that have waited too long. */
export async function listAbandoned(db: Db, minutes: number): Promise<{ id: string }[]> {
  return db.sql<{ id: string }>(
    `select id from payment where status = 'needsAction' and started_at < now() - make_interval(mins => $1) order by started_at limit 100`,
    [minutes],
  )
}

/** Payments for one place on an invoice, the latest first. */
export async function listPaymentsOfRecipient(db: Db, recipientId: string): Promise<PaymentRow[]> {
  return db.sql<PaymentRow>(`select ${PAYMENT} from payment where recipient_id = $1 order by id desc limit 20`, [recipientId])
}
