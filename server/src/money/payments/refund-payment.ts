import { OnlinePaymentsOff } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import {
  PaymentIsDisputed,
  PaymentNotFound,
  PaymentNotRefundable,
  type RefundPayment,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { messages } from '@keystead/contract/money/payments/payments-messages.text.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { centsFromText, formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { callOutside } from '../../outside-calls/call-outside.ts'
import { tryAtOnce } from '../../outside-calls/try-at-once.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { EventContext } from '../../rpc/events.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { lockWithInvoice } from './lock-with-invoice.ts'
import type { ReachedPayment } from './payment.access.ts'
import type { PaymentRow } from './payment.queries.ts'
import { refundCall } from './refund-call.ts'
import { insertRefund, listRefunds, type RefundRow } from './refund.queries.ts'
import { tellMoved } from './tell-moved.ts'

/** What of a payment can be given back: what was paid, less what was given back or is about to be. */
export function refundableOf(payment: PaymentRow, refunds: readonly RefundRow[]): number {
  const asked = refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return payment.amount_cents - asked
}

/** Why nothing can be given back now; null where something can. */
export function refundRefusal(payment: PaymentRow, refundableCents: number): ErrorDefinition | null {
  if (payment.status === 'disputed') return PaymentIsDisputed
  return payment.source !== 'recorded' && payment.status === 'settled' && refundableCents > 0 ? null : PaymentNotRefundable
}

export const refundPayment: Handler<typeof RefundPayment, ReachedPayment> = async (context, { PaymentId, Amount, Reason, IsStillOwed }) => {
  const { db, services, audit } = context
  if (!services.payments) fail(OnlinePaymentsOff)
  const { payment } = (await lockWithInvoice(db, PaymentId)) ?? fail(PaymentNotFound)
  const refunds = await listRefunds(db, payment.id)
  const refundableCents = refundableOf(payment, refunds)
  const refusal = refundRefusal(payment, refundableCents)
  if (refusal) fail(refusal)
  const amountCents = centsFromText(Amount)
  if (amountCents > refundableCents)
    failField('Amount', messages.aboveRefundable({ amount: formatExactMoney(textFromCents(refundableCents)) }))
  const byProfileId = profileActor(context.actor).profileId
  const refund = await beginRefund(context, payment, { amountCents, reason: Reason, isStillOwed: IsStillOwed, byProfileId })
  await tellMoved(context, payment.id)
  audit(payment.id, { refund: refund.id, amountCents })
  return { RefundId: refund.id }
}

/**
 * All that is left of a payment, given back by a room above, and never more than what is left. False: there is nothing that can
 * go back now. Seeing all rows.
 */
export async function giveBackPayment(
  context: EventContext,
  paymentId: string,
  { reason, byProfileId }: Pick<NewRefund, 'reason'> & { readonly byProfileId: string | null },
): Promise<boolean> {
  const held = await lockWithInvoice(context.db, paymentId)
  if (!held || !context.services.payments) return false
  const { payment } = held
  const amountCents = refundableOf(payment, await listRefunds(context.db, payment.id))
  if (refundRefusal(payment, amountCents)) return false
  await beginRefund(context, payment, { amountCents, reason, isStillOwed: false, byProfileId: byProfileId ?? payment.issuer_profile_id })
  return true
}

type NewRefund = {
  readonly amountCents: number
  readonly reason: string
  readonly isStillOwed: boolean
  readonly byProfileId: string
}

/** Written down, and asked for once that is committed. */
export async function beginRefund(context: EventContext, payment: PaymentRow, refund: NewRefund): Promise<RefundRow> {
  const { db, services } = context
  // What was not owed goes back first.
  const fromPrepaidCents = Math.min(refund.amountCents, payment.prepaid_cents)
  const begun = await insertRefund(db, { ...refund, paymentId: payment.id, fromPrepaidCents })
  const callId = await callOutside(services, db, refundCall, {
    data: { refundId: begun.id },
    naturalKey: begun.id,
    subject: `refund:${payment.id}`,
  })
  context.afterCommit(() => tryAtOnce(services, refundCall, callId))
  return begun
}
