import { type Kept, collection } from '../books/collection.ts'
import type { Metadata } from './input.ts'
import { type Method, presentMethod } from './payment-method.ts'

export type Charge = Kept & {
  readonly intent: string
  readonly status: 'pending' | 'succeeded' | 'failed'
  /** What was taken. */
  readonly amount: number
  readonly destination: string | null
  readonly applicationFee: number
  readonly amountRefunded: number
  readonly feeRefunded: number
  /** Disputed amounts are neither the payee's nor to be refunded. */
  readonly dispute: string | null
  readonly method: Method
  readonly description: string | null
  readonly metadata: Metadata
  readonly failure: { readonly code: string; readonly message: string } | null
  readonly balanceTransaction: string | null
}

export const charges = collection<Charge>('charge', { parent: ({ intent }) => intent })

export function presentCharge(charge: Charge) {
  return {
    id: charge.id,
    object: 'charge' as const,
    created: charge.created,
    livemode: false,
    payment_intent: charge.intent,
    status: charge.status,
    paid: charge.status === 'succeeded',
    amount: charge.amount,
    amount_refunded: charge.amountRefunded,
    refunded: charge.amount > 0 && charge.amountRefunded === charge.amount,
    disputed: charge.dispute !== null,
    dispute: charge.dispute,
    currency: 'usd' as const,
    destination: charge.destination,
    application_fee_amount: charge.applicationFee,
    payment_method_details: presentMethod(charge.method),
    balance_transaction: charge.balanceTransaction,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    description: charge.description,
    metadata: charge.metadata,
  }
}
export type PresentedCharge = ReturnType<typeof presentCharge>
