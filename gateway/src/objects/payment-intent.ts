import { type Kept, collection } from '../books/collection.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Metadata } from './input.ts'
import { type Method, presentMethod } from './payment-method.ts'

export type PaymentError = {
  readonly type: 'card_error' | 'invalid_request_error'
  readonly code: string
  readonly decline_code?: string
  /** Of a bank payment that came back: R01 and others. */
  readonly network_return_code?: string
  readonly message: string
  readonly charge?: string
}

export type PaymentIntent = Kept & {
  readonly status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  readonly amount: number
  readonly amountReceived: number
  /** Other than the amount only where the sandbox was told to misbehave. */
  readonly amountTaken: number
  readonly clientReference: string
  readonly paymentMethod: string
  readonly method: Method
  readonly destination: string | null
  readonly onBehalfOf: string | null
  readonly applicationFee: number
  readonly description: string | null
  readonly descriptorSuffix: string | null
  readonly metadata: Metadata
  readonly latestCharge: string | null
  readonly lastError: PaymentError | null
  readonly challenge: { readonly secret: string; readonly allowedOrigin: string } | null
  /** The day on which the money is there for who is paid. */
  readonly expectedSettlement: string | null
  readonly canceledAt: number | null
}

export const paymentIntents = collection<PaymentIntent>('payment_intent', { reference: ({ metadata }) => metadata['attempt'] ?? null })

export function presentPaymentIntent({ origin }: Sandbox, intent: PaymentIntent) {
  const { challenge, status } = intent
  return {
    id: intent.id,
    object: 'payment_intent' as const,
    created: intent.created,
    livemode: false,
    status,
    amount: intent.amount,
    amount_received: intent.amountReceived,
    currency: 'usd' as const,
    client_reference: intent.clientReference,
    payment_method: intent.paymentMethod,
    payment_method_details: presentMethod(intent.method),
    latest_charge: intent.latestCharge,
    last_payment_error: intent.lastError,
    next_action:
      status === 'requires_action' && challenge
        ? { type: 'redirect_to_url' as const, url: `${origin()}/challenge/${intent.id}#${challenge.secret}` }
        : null,
    expected_settlement: intent.expectedSettlement,
    on_behalf_of: intent.onBehalfOf,
    transfer_data: intent.destination ? { destination: intent.destination } : null,
    application_fee_amount: intent.applicationFee,
    description: intent.description,
    statement_descriptor_suffix: intent.descriptorSuffix,
    canceled_at: intent.canceledAt,
    metadata: intent.metadata,
  }
}
export type PresentedPaymentIntent = ReturnType<typeof presentPaymentIntent>
