import { type Line, PAYERS, PLATFORM, move } from '../books/books.ts'
import { type Kept, collection } from '../books/collection.ts'
import { DISPUTE_FEE } from '../books/fees.ts'
import { newId } from '../books/ids.ts'
import { ApiError } from '../http/api-error.ts'
import type { Sandbox } from '../sandbox.ts'
import { RETURN_CODES, type ReturnCode } from '../numbers/magic-numbers.ts'
import { type Charge, charges } from './charge.ts'
import { emit } from './event.ts'
import type { Metadata } from './input.ts'
import { paymentIntents } from './payment-intent.ts'

export const DISPUTE_REASONS = [
  'fraudulent',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'unrecognized',
  'general',
  ...new Set(Object.values(RETURN_CODES).map(({ code }) => code)),
] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]

export type Dispute = Kept & {
  readonly charge: string
  readonly intent: string
  readonly amount: number
  readonly reason: DisputeReason
  readonly networkReasonCode: ReturnCode | null
  readonly status: 'needs_response' | 'under_review' | 'won' | 'lost'
  readonly metadata: Metadata
}

export const disputes = collection<Dispute>('dispute', { parent: ({ intent }) => intent })

/** What the payer takes back; of a bank payment there is no answer to it. */
export function openDispute(sandbox: Sandbox, intentId: string, reason: DisputeReason, returnCode: ReturnCode | null = null): Dispute {
  const { store, clock } = sandbox
  const intent = paymentIntents.get(store, intentId)
  if (intent.status !== 'succeeded') throw new ApiError(400, 'payment_intent_unexpected_state', `The payment is ${intent.status}.`)
  const charge = charges.get(store, intent.latestCharge!)
  const amount = charge.amount - charge.amountRefunded
  if (charge.dispute) throw new ApiError(400, 'charge_disputed', 'The charge is disputed already.')
  if (amount === 0) throw new ApiError(400, 'charge_already_refunded', 'The charge has been refunded.')
  const id = newId('dp')
  moveDisputed(sandbox, charge, { id, amount: -amount, fee: DISPUTE_FEE })
  const dispute = disputes.insert(store, {
    id,
    created: clock.now(),
    charge: charge.id,
    intent: intentId,
    amount,
    reason,
    networkReasonCode: returnCode,
    status: charge.method.type === 'card' ? 'needs_response' : 'lost',
    metadata: charge.metadata,
  })
  charges.change(store, charge, { dispute: id })
  emit(sandbox, 'charge.dispute.created', presentDispute(dispute))
  if (dispute.status === 'lost') emit(sandbox, 'charge.dispute.closed', presentDispute(dispute))
  return dispute
}

export function closeDispute(sandbox: Sandbox, intentId: string, isWon: boolean): Dispute {
  const { store } = sandbox
  const dispute = disputes.of(store, intentId).at(-1)
  if (!dispute) throw new ApiError(404, 'resource_missing', 'The payment has no dispute.')
  if (dispute.status === 'won' || dispute.status === 'lost') throw new ApiError(400, 'dispute_closed', `The dispute is ${dispute.status}.`)
  if (isWon) moveDisputed(sandbox, charges.get(store, dispute.charge), { id: dispute.id, amount: dispute.amount, fee: 0 })
  const closed = disputes.change(store, dispute, { status: isWon ? 'won' : 'lost' })
  emit(sandbox, 'charge.dispute.closed', presentDispute(closed))
  return closed
}

/** The payer's bank deals with the platform, which has it from the account that was paid, or gives it back. */
function moveDisputed(sandbox: Sandbox, { destination }: Charge, { id, amount, fee }: { id: string; amount: number; fee: number }): void {
  const description = `Dispute ${id}`
  const lines: Line[] = [{ owner: PLATFORM, type: 'adjustment', amount, fee, description }]
  if (destination) {
    lines.push({ owner: PLATFORM, type: amount < 0 ? 'transfer_refund' : 'transfer', amount: -amount, description })
    lines.push({ owner: destination, type: 'adjustment', amount, description })
  }
  move(sandbox, { kind: 'dispute', source: id, lines, against: PAYERS })
}

export function presentDispute(dispute: Dispute) {
  return {
    id: dispute.id,
    object: 'dispute' as const,
    created: dispute.created,
    charge: dispute.charge,
    payment_intent: dispute.intent,
    amount: dispute.amount,
    currency: 'usd' as const,
    fee: DISPUTE_FEE,
    reason: dispute.reason,
    network_reason_code: dispute.networkReasonCode,
    status: dispute.status,
    metadata: dispute.metadata,
  }
}
export type PresentedDispute = ReturnType<typeof presentDispute>
