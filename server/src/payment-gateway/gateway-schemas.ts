import { z } from 'zod'
import { LONGEST_LIST, cents, day, id, instant, sentence, word } from '../other-companies/answers.ts'
import type {
  FieldSetup,
  GatewayAccount,
  GatewayBalance,
  GatewayBalanceTransaction,
  GatewayCharge,
  GatewayDispute,
  GatewayEvent,
  GatewayPayment,
  GatewayPayout,
  GatewayRefund,
  GatewaySettlementReport,
} from '../rpc/payment-gateway.ts'

/*
 * What is read of the gateway's answers, and what of it the product sees.
 */

const MOST_METADATA = 20

const words = z.array(word).max(LONGEST_LIST)
const metadata = z
  .record(word, z.string().max(500))
  .nullish()
  .transform((given) => Object.fromEntries(Object.entries(given ?? {}).slice(0, MOST_METADATA)))

const capability = z.enum(['active', 'inactive', 'pending'])

export const Account: z.ZodType<GatewayAccount> = z
  .object({
    id,
    review: z.enum(['pending', 'processing', 'active', 'rejected']),
    charges_enabled: z.boolean(),
    payouts_enabled: z.boolean(),
    details_submitted: z.boolean(),
    capabilities: z.object({ card_payments: capability, us_bank_account_ach_payments: capability, transfers: capability }),
    requirements: z.object({
      currently_due: words,
      eventually_due: words,
      past_due: words,
      pending_verification: words,
      current_deadline: instant.nullable(),
      disabled_reason: word.nullable(),
      errors: z.array(z.object({ code: word, reason: sentence, requirement: word })).max(LONGEST_LIST),
    }),
    external_accounts: z.object({
      data: z.array(z.object({ id, bank_name: word.nullish(), last4: z.string().max(4), status: word })).max(LONGEST_LIST),
    }),
    metadata,
  })
  .transform(({ requirements, capabilities, ...account }) => ({
    id: account.id,
    review: account.review,
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    capabilities: {
      card: capabilities.card_payments,
      bank: capabilities.us_bank_account_ach_payments,
      transfers: capabilities.transfers,
    },
    requirements: {
      currentlyDue: requirements.currently_due,
      eventuallyDue: requirements.eventually_due,
      pastDue: requirements.past_due,
      pendingVerification: requirements.pending_verification,
      deadline: requirements.current_deadline,
      disabledReason: requirements.disabled_reason,
      errors: requirements.errors,
    },
    bankAccounts: account.external_accounts.data.map(({ id: bankId, bank_name, last4, status }) => ({
      id: bankId,
      bankName: bank_name ?? null,
      last4,
      status,
    })),
    metadata: account.metadata,
  }))

const page = z.url({ protocol: /^https?$/ }).max(2_000)

export const Setup: z.ZodType<FieldSetup> = z
  .object({ id, url: page, bank_url: page })
  .transform((setup) => ({ id: setup.id, cardUrl: setup.url, bankUrl: setup.bank_url }))

const card = z.object({ brand: word, last4: z.string().max(4), funding: word })
const bank = z.object({ bank_name: word.nullish(), last4: z.string().max(4) })

export const Payment: z.ZodType<GatewayPayment> = z
  .object({
    id,
    status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled']),
    amount: cents,
    amount_received: cents,
    currency: z.literal('usd'),
    application_fee_amount: cents.nullish(),
    transfer_data: z.object({ destination: id }),
    latest_charge: id.nullish(),
    payment_method_details: z.object({ type: word, card: card.nullish(), us_bank_account: bank.nullish() }).nullish(),
    last_payment_error: z
      .object({ code: word, decline_code: word.nullish(), network_return_code: word.nullish(), message: sentence })
      .nullish(),
    next_action: z.object({ url: page }).nullish(),
    expected_settlement: day.nullish(),
    metadata,
    created: instant,
  })
  .transform(({ payment_method_details: method, last_payment_error: error, ...payment }) => ({
    id: payment.id,
    status: payment.status,
    amountCents: payment.amount,
    amountReceivedCents: payment.amount_received,
    applicationFeeCents: payment.application_fee_amount ?? 0,
    destination: payment.transfer_data.destination,
    latestCharge: payment.latest_charge ?? null,
    method: methodOf(method ?? null),
    lastError: error
      ? {
          code: error.code,
          declineCode: error.decline_code ?? null,
          networkReturnCode: error.network_return_code ?? null,
          message: error.message,
        }
      : null,
    challengeUrl: payment.next_action?.url ?? null,
    expectedSettlement: payment.expected_settlement ?? null,
    metadata: payment.metadata,
    createdAt: payment.created,
  }))

type Method = { card?: z.output<typeof card> | null | undefined; us_bank_account?: z.output<typeof bank> | null | undefined }

function methodOf(method: Method | null): GatewayPayment['method'] {
  if (method?.card) return { type: 'card', ...method.card }
  if (method?.us_bank_account)
    return { type: 'bank', bankName: method.us_bank_account.bank_name ?? null, last4: method.us_bank_account.last4 }
  return null
}

export const Charge: z.ZodType<GatewayCharge> = z
  .object({
    id,
    payment_intent: id,
    amount: cents,
    amount_refunded: cents,
    refunded: z.boolean(),
    disputed: z.boolean(),
    balance_transaction: id.nullish(),
  })
  .transform((charge) => ({
    id: charge.id,
    paymentId: charge.payment_intent,
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
    isRefunded: charge.refunded,
    isDisputed: charge.disputed,
    balanceTransaction: charge.balance_transaction ?? null,
  }))

export const Refund: z.ZodType<GatewayRefund> = z
  .object({
    id,
    payment_intent: id,
    amount: cents,
    status: z.enum(['pending', 'succeeded', 'failed']),
    failure_reason: word.nullish(),
    metadata,
  })
  .transform((refund) => ({
    id: refund.id,
    paymentId: refund.payment_intent,
    amountCents: refund.amount,
    status: refund.status,
    failureReason: refund.failure_reason ?? null,
    metadata: refund.metadata,
  }))

export const Dispute: z.ZodType<GatewayDispute> = z
  .object({
    id,
    charge: id,
    payment_intent: id,
    amount: cents,
    fee: cents.nullish(),
    reason: word,
    status: z.enum(['needs_response', 'under_review', 'won', 'lost']),
    network_reason_code: word.nullish(),
  })
  .transform((dispute) => ({
    id: dispute.id,
    chargeId: dispute.charge,
    paymentId: dispute.payment_intent,
    amountCents: dispute.amount,
    feeCents: dispute.fee ?? 0,
    reason: dispute.reason,
    status: dispute.status,
    networkReturnCode: dispute.network_reason_code ?? null,
  }))

export const Payout: z.ZodType<GatewayPayout> = z
  .object({
    id,
    amount: cents,
    status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
    failure_code: word.nullish(),
    arrival_date: instant.nullish(),
    created: instant,
  })
  .transform((payout) => ({
    id: payout.id,
    amountCents: payout.amount,
    status: payout.status,
    failureCode: payout.failure_code ?? null,
    arrivalDate: payout.arrival_date?.toISOString().slice(0, 10) ?? null,
    createdAt: payout.created,
  }))

const amounts = z.array(z.object({ amount: cents, currency: z.literal('usd') })).max(LONGEST_LIST)
const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

export const Balance: z.ZodType<GatewayBalance> = z
  .object({ available: amounts, pending: amounts })
  .transform(({ available, pending }) => ({ availableCents: sumOf(available), pendingCents: sumOf(pending) }))

export const BalanceTransaction: z.ZodType<GatewayBalanceTransaction> = z
  .object({
    id,
    type: word,
    amount: cents,
    fee: cents,
    net: cents,
    source: id.nullish(),
    status: z.enum(['available', 'pending']),
    available_on: instant.nullish(),
  })
  .transform((transaction) => ({
    id: transaction.id,
    type: transaction.type,
    amountCents: transaction.amount,
    feeCents: transaction.fee,
    netCents: transaction.net,
    source: transaction.source ?? null,
    status: transaction.status,
    availableOn: transaction.available_on ?? null,
  }))

const moved = { account: id.nullish(), type: word, amount: cents, fee: cents, net: cents }
type Moved = { account?: string | null | undefined; type: string; amount: number; fee: number; net: number }

function presentMoved({ account, type, amount, fee, net }: Moved) {
  return { accountId: account ?? null, type, amountCents: amount, feeCents: fee, netCents: net }
}

const SettlementLine = z
  .object({
    id,
    ...moved,
    currency: word.transform((name) => name.toUpperCase()),
    source: id.nullish(),
    payment_intent: id.nullish(),
    refund: id.nullish(),
    dispute: id.nullish(),
    payout: id.nullish(),
    metadata,
    refund_metadata: metadata,
    created: instant,
  })
  .transform((line) => ({
    id: line.id,
    ...presentMoved(line),
    currency: line.currency,
    source: line.source ?? null,
    paymentId: line.payment_intent ?? null,
    refundId: line.refund ?? null,
    disputeId: line.dispute ?? null,
    payoutId: line.payout ?? null,
    metadata: line.metadata,
    refundMetadata: line.refund_metadata,
    createdAt: line.created,
  }))

const SettlementTotal = z.object({ ...moved, count: z.int().min(0) }).transform((total) => ({ count: total.count, ...presentMoved(total) }))

export const SettlementReport: z.ZodType<GatewaySettlementReport> = z
  .object({ has_more: z.boolean(), lines: z.array(SettlementLine).max(1_000), totals: z.array(SettlementTotal).max(200_000) })
  .transform(({ has_more, ...report }) => ({ ...report, hasMore: has_more }))

export const Event: z.ZodType<GatewayEvent> = z
  .object({
    id,
    type: word,
    created: instant,
    account: id.nullish(),
    data: z.object({ object: z.object({ id: id.nullish(), payment_intent: id.nullish(), metadata }) }),
  })
  .transform(({ data: { object }, ...event }) => ({
    id: event.id,
    type: event.type,
    createdAt: event.created,
    accountId: event.account ?? null,
    objectId: object.id ?? null,
    paymentId: object.payment_intent ?? null,
    metadata: object.metadata,
  }))
