import { canStep, type PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { GatewayPayment } from '../../rpc/payment-gateway.ts'
import { lockWithInvoice, type LockedPayment } from './lock-with-invoice.ts'
import { noteFailed, noteProcessing, noteSettled } from './payment-news.ts'
import { changePayment } from './payment.queries.ts'
import { settle } from './settle.ts'
import { changeClaim } from '../invoices/invoice.public.ts'

const STATUS_OF: Readonly<Record<GatewayPayment['status'], PaymentStatus>> = {
  requires_payment_method: 'failed',
  requires_action: 'needsAction',
  processing: 'processing',
  succeeded: 'settled',
  canceled: 'canceled',
}

/** What became of it since it came is told by its refunds and disputes: as a payment it has succeeded, whatever they say. */
const HAS_COME: ReadonlySet<PaymentStatus> = new Set(['settled', 'refunded', 'disputed', 'returned', 'reversed'])

/**
 * Brings a payment to where the provider says it is; seeing all rows. It asks how things stand and not what happened, so that news that come late,
 * twice or in another order change nothing.
 */
export async function applyGatewayPayment(context: EventContext, paymentId: string, told: GatewayPayment): Promise<void> {
  const held = await lockWithInvoice(context.db, paymentId)
  if (!held) return
  const { payment } = held
  const to = STATUS_OF[told.status]
  if (payment.status === to || HAS_COME.has(payment.status) || !canStep(payment.status, to)) return
  const seen = { gatewayRef: told.id, methodDetail: detailOf(told), challengeUrl: told.challengeUrl }
  if (to === 'settled') return settled(context, held, told, seen)
  if (to === 'failed' || to === 'canceled') {
    await release(context, held)
    await changePayment(context.db, payment, { ...seen, challengeUrl: null, status: to, ...reasonOf(told) })
    await noteFailed(context, held, { ...reasonOf(told), isCanceled: to === 'canceled' })
    return
  }
  await changePayment(context.db, payment, { ...seen, status: to, expectedOn: told.expectedSettlement })
  if (to === 'processing') await noteProcessing(context, held)
}

/** It was refused before it was a payment at all, such as a token that was used. */
export async function failPayment(context: EventContext, paymentId: string, failureCode: string): Promise<void> {
  const held = await lockWithInvoice(context.db, paymentId)
  if (!held || !canStep(held.payment.status, 'failed')) return
  await release(context, held)
  await changePayment(context.db, held.payment, { status: 'failed', failureCode })
  await noteFailed(context, held, { failureCode, returnCode: null, isCanceled: false })
}

type Seen = { readonly gatewayRef: string; readonly methodDetail: string | null; readonly challengeUrl: string | null }

async function settled(context: EventContext, held: LockedPayment, told: GatewayPayment, seen: Seen): Promise<void> {
  const { payment } = held
  const expected = payment.amount_cents + payment.payer_fee_cents
  // What they took is another amount than was asked for: it is in their books, and a person has to look.
  const difference = told.amountReceivedCents - expected
  if (difference !== 0)
    context.services.log.error(
      { event: 'payment-amount-differs', payment: payment.id, expected, received: told.amountReceivedCents },
      'money',
    )
  await settle(context, held, { ...seen, challengeUrl: null }, difference)
  await noteSettled(context, held)
}

/** Nothing is on its way any more. One that was given up already is not given up twice. */
async function release({ db }: EventContext, { invoice, claim, payment }: LockedPayment): Promise<void> {
  await changeClaim(db, invoice, claim, { inTransit: -payment.amount_cents })
}

function detailOf({ method }: GatewayPayment): string | null {
  if (!method) return null
  const name = method.type === 'card' ? brandName(method.brand) : (method.bankName ?? 'Bank')
  return `${name.slice(0, 60)} ${method.last4}`
}

const brandName = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1)

function reasonOf({ lastError }: GatewayPayment): { failureCode: string; returnCode: string | null } {
  return {
    failureCode: lastError?.declineCode ?? lastError?.code ?? 'unknown',
    returnCode: lastError?.networkReturnCode ?? null,
  }
}
