import { z } from 'zod'
import { type Line, PAYERS, PLATFORM, move } from '../books/books.ts'
import { type Kept, collection } from '../books/collection.ts'
import { newId } from '../books/ids.ts'
import { ApiError } from '../http/api-error.ts'
import type { Sandbox } from '../sandbox.ts'
import { addBusinessDays, bankTimeOf, dayOf } from '../time/business-days.ts'
import { addDue } from './planning.ts'
import { type Charge, charges, presentCharge } from './charge.ts'
import { disputes } from './dispute.ts'
import { emit } from './event.ts'
import { type Metadata, cents, metadata } from './input.ts'
import { paymentIntents } from './payment-intent.ts'

const DAY = 86_400
const BANK_REFUND_BUSINESS_DAYS = 3

export const refundInput = z.strictObject({
  payment_intent: z.string(),
  amount: cents.min(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  reverse_transfer: z.boolean().default(false),
  refund_application_fee: z.boolean().default(false),
  metadata: metadata.default({}),
})

export type Refund = Kept & {
  readonly intent: string
  readonly charge: string
  readonly amount: number
  readonly reason: string | null
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly isReversed: boolean
  /** What the platform gave back of its fee. */
  readonly fee: number
  readonly failureReason: string | null
  readonly balanceTransaction: string | null
  readonly metadata: Metadata
}

export const refunds = collection<Refund>('refund', {
  parent: ({ intent }) => intent,
  reference: (refund) => refund.metadata['refund'] ?? null,
})

/** Back to where it came from, and never more than is left. */
export function createRefund(sandbox: Sandbox, given: z.output<typeof refundInput>): Refund {
  const { store, clock } = sandbox
  const intent = paymentIntents.get(store, given.payment_intent, { param: 'payment_intent', status: 400 })
  if (intent.status !== 'succeeded') throw new ApiError(400, 'payment_intent_unexpected_state', `The payment is ${intent.status}.`)
  const charge = charges.get(store, intent.latestCharge!)
  const amount = amountOf(sandbox, charge, given.amount)
  const fee = given.refund_application_fee ? feeShare(charge, amount) : 0
  const isReversed = given.reverse_transfer && charge.destination !== null
  const id = newId('re')
  const [balanceTransaction = null] = moveBack(sandbox, charge, { id, amount, fee, isReversed })
  const refund = refunds.insert(store, {
    id,
    created: clock.now(),
    intent: intent.id,
    charge: charge.id,
    amount,
    reason: given.reason ?? null,
    status: charge.method.type === 'card' ? 'succeeded' : 'pending',
    isReversed,
    fee,
    failureReason: null,
    balanceTransaction,
    metadata: given.metadata,
  })
  const refunded = charges.change(store, charge, { amountRefunded: charge.amountRefunded + amount, feeRefunded: charge.feeRefunded + fee })
  emit(sandbox, 'refund.created', presentRefund(refund))
  emit(sandbox, 'charge.refunded', presentCharge(refunded))
  plan(sandbox, charge, id)
  return refund
}

function plan(sandbox: Sandbox, { method }: Charge, id: string): void {
  const now = sandbox.clock.now()
  if (method.type === 'us_bank_account')
    addDue(sandbox, bankTimeOf(addBusinessDays(dayOf(now), BANK_REFUND_BUSINESS_DAYS)), 'refund.succeed', id)
  else if (method.outcome.kind === 'refund-fails') addDue(sandbox, now + DAY, 'refund.fail', id)
}

function amountOf({ store }: Sandbox, charge: Charge, asked: number | undefined): number {
  const dispute = charge.dispute && disputes.get(store, charge.dispute)
  if (dispute && dispute.status !== 'won') throw new ApiError(400, 'charge_disputed', 'The charge is disputed and can not be refunded.')
  const left = charge.amount - charge.amountRefunded
  if (left === 0) throw new ApiError(400, 'charge_already_refunded', 'The charge has been refunded.')
  if (asked !== undefined && asked > left)
    throw new ApiError(400, 'amount_too_large', `Only ${left} of the charge are left to refund.`, { param: 'amount' })
  return asked ?? left
}

/** In proportion; the last refund gets what rounding has left. */
function feeShare({ amount, amountRefunded, applicationFee, feeRefunded }: Charge, refunded: number): number {
  return Math.max(0, Math.floor((applicationFee * (amountRefunded + refunded)) / amount) - feeRefunded)
}

type Back = Pick<Refund, 'id' | 'amount' | 'fee' | 'isReversed'>

function moveBack(sandbox: Sandbox, { destination }: Charge, { id, amount, fee, isReversed }: Back): string[] {
  const description = `Refund ${id}`
  const lines: Line[] = [{ owner: PLATFORM, type: 'refund', amount: -amount, description }]
  if (destination && (isReversed || fee > 0))
    lines.push({ owner: destination, type: 'payment_refund', amount: isReversed ? -amount : 0, fee: -fee, feeTo: PLATFORM, description })
  if (isReversed) lines.push({ owner: PLATFORM, type: 'transfer_refund', amount, description })
  if (fee > 0) lines.push({ owner: PLATFORM, type: 'application_fee_refund', amount: -fee, description })
  return move(sandbox, { kind: 'refund', source: id, lines, against: PAYERS })
}

export function succeedRefund(sandbox: Sandbox, id: string): void {
  const refund = refunds.get(sandbox.store, id)
  if (refund.status === 'pending')
    emit(sandbox, 'refund.updated', presentRefund(refunds.change(sandbox.store, refund, { status: 'succeeded' })))
}

/** The bank of the payer does not take it: everything is as it was before. */
export function failRefund(sandbox: Sandbox, id: string): void {
  const { store } = sandbox
  const refund = refunds.get(store, id)
  if (refund.status === 'failed') return
  const charge = charges.get(store, refund.charge)
  const { amount, fee, isReversed } = refund
  const description = `Refund ${id} failed`
  const lines: Line[] = [{ owner: PLATFORM, type: 'refund_failure', amount, description }]
  if (charge.destination && (isReversed || fee > 0))
    lines.push({ owner: charge.destination, type: 'refund_failure', amount: isReversed ? amount : 0, fee, feeTo: PLATFORM, description })
  if (isReversed) lines.push({ owner: PLATFORM, type: 'transfer', amount: -amount, description })
  if (fee > 0) lines.push({ owner: PLATFORM, type: 'application_fee', amount: fee, description })
  move(sandbox, { kind: 'refund_failure', source: id, lines, against: PAYERS })
  charges.change(store, charge, { amountRefunded: charge.amountRefunded - amount, feeRefunded: charge.feeRefunded - fee })
  const failed = refunds.change(store, refund, { status: 'failed', failureReason: 'lost_or_stolen_card' })
  emit(sandbox, 'refund.failed', presentRefund(failed))
}

export function presentRefund(refund: Refund) {
  return {
    id: refund.id,
    object: 'refund' as const,
    created: refund.created,
    payment_intent: refund.intent,
    charge: refund.charge,
    amount: refund.amount,
    application_fee_refunded: refund.fee,
    currency: 'usd' as const,
    status: refund.status,
    reason: refund.reason,
    failure_reason: refund.failureReason,
    balance_transaction: refund.balanceTransaction,
    metadata: refund.metadata,
  }
}
export type PresentedRefund = ReturnType<typeof presentRefund>
