import {
  type GetAssetPaymentDetails,
  type GetAssetPayments,
  PaymentNotFound,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { PaymentCard, PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import type { PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { recipientNames } from '../invoices/invoice.public.ts'
import { failureWords } from './failure-words.ts'
import type { ReachedPayment } from './payment.access.ts'
import {
  countPayments,
  findListedPayment,
  listAllocatedLines,
  type ListedPayment,
  listPayments,
  type PaymentListFilter,
} from './payment-list.queries.ts'
import { findPayment, type PaymentRow } from './payment.queries.ts'
import { refundableOf, refundRefusal } from './refund-payment.ts'
import { listRefunds } from './refund.queries.ts'

export const getAssetPayments: Handler<typeof GetAssetPayments> = async ({ db, actor }, input) => {
  const { accountId, profileId, profileType } = profileActor(actor)
  const filter: PaymentListFilter = {
    accountId,
    profileId,
    isAgent: profileType === 'Agent',
    side: input.Direction === null ? null : input.Direction === INVOICE_DIRECTIONS.Sent ? 'received' : 'made',
    status: input.Status,
    invoiceId: input.InvoiceId,
    assetId: input.AssetId,
    month: input.Month,
  }
  const rows = await listPayments(db, filter, rowsOf(input))
  return pageWith(await presentCards(db, rows, profileId), input, await countPayments(db, filter))
}

export const getAssetPaymentDetails: Handler<typeof GetAssetPaymentDetails, ReachedPayment> = async ({ db, owned, actor }) => {
  const row = (await findListedPayment(db, owned.paymentId)) ?? fail(PaymentNotFound)
  const payment = (await findPayment(db, owned.paymentId)) ?? fail(PaymentNotFound)
  const { profileId } = profileActor(actor)
  const [card] = await presentCards(db, [row], profileId)
  return present(db, { card: card!, payment, isIssuer: owned.side === 'issuer', isPayer: card!.IsYours })
}

async function presentCards(db: Db, rows: readonly ListedPayment[], profileId: string): Promise<PaymentCard[]> {
  const cards = await findProfileCards(
    db,
    rows.flatMap(({ payer_profile_id }) => payer_profile_id ?? []),
  )
  const places = rows.map(({ recipient_profile_id, recipient_person_id }) => ({
    profile_id: recipient_profile_id,
    person_id: recipient_person_id,
  }))
  const nameOf = await recipientNames(db, places)
  return rows.map((row, index) => ({
    PaymentId: row.id,
    InvoiceId: row.invoice_id,
    InvoiceNumber: row.number,
    AssetId: row.asset_id,
    PropertyTitle: row.asset_title,
    PayerName: (isPayer(row) ? nameOf(places[index]!) : cards.get(row.payer_profile_id ?? '')?.Name) ?? null,
    IsYours: (row.payer_profile_id ?? row.recipient_profile_id) === profileId,
    Status: row.status,
    Method: row.method,
    MethodDetail: row.method_detail ?? row.reference,
    Amount: textFromCents(row.amount_cents),
    Refunded: textFromCents(row.refunded_cents),
    WentBack: textFromCents(row.went_back_cents),
    StartedAt: row.started_at.toISOString(),
    PaidOn: row.paid_on,
    ExpectedOn: row.settled_at ? null : row.expected_on,
    SettledAt: row.settled_at?.toISOString() ?? null,
    ReceiptNumber: row.receipt_number,
    FailureReason: hasFailed(row.status) ? failureWords({ returnCode: row.return_code, failureCode: row.failure_code }) : null,
  }))
}

/** Whom the place on the invoice is of has paid. */
function isPayer({ payer_profile_id, recipient_profile_id }: ListedPayment): boolean {
  return payer_profile_id === null || payer_profile_id === recipient_profile_id
}

function hasFailed(status: PaymentStatus): boolean {
  return status === 'failed' || status === 'returned' || status === 'canceled'
}

type Read = { readonly card: PaymentCard; readonly payment: PaymentRow; readonly isIssuer: boolean; readonly isPayer: boolean }

async function present(db: Db, { card, payment, isIssuer, isPayer }: Read): Promise<PaymentDetails> {
  const refunds = await listRefunds(db, payment.id)
  const refundable = refundableOf(payment, refunds)
  return {
    ...card,
    PayerFee: textFromCents(payment.payer_fee_cents),
    IssuerFee: isIssuer ? textFromCents(payment.issuer_fee_cents) : null,
    Total: textFromCents(payment.amount_cents + payment.payer_fee_cents),
    Received: isIssuer ? textFromCents(payment.amount_cents - payment.issuer_fee_cents) : null,
    PaidAhead: textFromCents(payment.prepaid_cents),
    ChallengeUrl: isPayer && payment.status === 'needsAction' ? payment.challenge_url : null,
    IsUnknown: payment.unknown_since !== null,
    Note: isIssuer ? payment.note : null,
    ReversalReason: payment.reversal_reason,
    Allocations: (await listAllocatedLines(db, payment.id)).map(({ line_id, title, cents }) => ({
      LineId: line_id,
      Title: title,
      Amount: textFromCents(cents),
    })),
    Refunds: refunds.map((refund) => ({
      RefundId: refund.id,
      Amount: textFromCents(refund.amount_cents),
      Status: refund.status,
      Reason: refund.reason,
      IsStillOwed: refund.is_still_owed,
      At: refund.created_at.toISOString(),
    })),
    Refundable: isIssuer ? textFromCents(Math.max(refundable, 0)) : null,
    RefundRefusal: isIssuer ? (refundRefusal(payment, refundable)?.message ?? null) : null,
    CanReverse: isIssuer && payment.source === 'recorded' && payment.status === 'settled',
    CanCancel: isPayer && payment.status === 'needsAction',
  }
}
