import { z } from 'zod'
import { pagingQuery, presentPage } from '../books/paging.ts'
import { Answered } from '../http/endpoint.ts'
import { endpoint } from './endpoint.ts'
import { cardSetupInput, createCardSetup, presentCardSetup } from '../objects/card-setup.ts'
import { charges, presentCharge } from '../objects/charge.ts'
import { cancelPaymentIntent } from '../objects/confirm.ts'
import { createPaymentIntent, paymentIntentInput } from '../objects/create-payment-intent.ts'
import { type PaymentIntent, paymentIntents, presentPaymentIntent } from '../objects/payment-intent.ts'
import { createRefund, presentRefund, refundInput, refunds } from '../objects/refund.ts'
import { disputes, presentDispute } from '../objects/dispute.ts'
import type { Sandbox } from '../sandbox.ts'

export const PAYMENT_ENDPOINTS = [
  endpoint({
    method: 'POST',
    path: '/v1/card_setups',
    body: cardSetupInput,
    handle: ({ sandbox, body }) => presentCardSetup(sandbox, createCardSetup(sandbox, body)),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/payment_intents',
    body: paymentIntentInput,
    handle({ sandbox, body, trouble }) {
      const difference = trouble?.kind === 'other_amount' ? (trouble.difference ?? 0) : 0
      return answerOf(sandbox, createPaymentIntent(sandbox, body, Math.max(1, body.amount + difference)))
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/payment_intents',
    query: z.strictObject({ ...pagingQuery, 'metadata[attempt]': z.string().optional() }),
    handle: ({ sandbox, query }) =>
      presentPage('/v1/payment_intents', paymentIntents.list(sandbox.store, query, { reference: query['metadata[attempt]'] }), (intent) =>
        presentPaymentIntent(sandbox, intent),
      ),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/payment_intents/:id',
    handle: ({ sandbox, id }) => presentPaymentIntent(sandbox, paymentIntents.get(sandbox.store, id)),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    body: z.strictObject({ cancellation_reason: z.string().optional() }),
    handle: ({ sandbox, id }) => presentPaymentIntent(sandbox, cancelPaymentIntent(sandbox, id)),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/charges/:id',
    handle: ({ sandbox, id }) => presentCharge(charges.get(sandbox.store, id)),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/refunds',
    body: refundInput,
    handle: ({ sandbox, body }) => presentRefund(createRefund(sandbox, body)),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/refunds',
    query: z.strictObject({ ...pagingQuery, payment_intent: z.string().optional(), 'metadata[refund]': z.string().optional() }),
    handle: ({ sandbox, query }) =>
      presentPage(
        '/v1/refunds',
        refunds.list(sandbox.store, query, { parent: query.payment_intent, reference: query['metadata[refund]'] }),
        presentRefund,
      ),
  }),
  endpoint({ method: 'GET', path: '/v1/refunds/:id', handle: ({ sandbox, id }) => presentRefund(refunds.get(sandbox.store, id)) }),
  endpoint({
    method: 'GET',
    path: '/v1/disputes',
    query: z.strictObject({ ...pagingQuery, payment_intent: z.string().optional() }),
    handle: ({ sandbox, query }) =>
      presentPage('/v1/disputes', disputes.list(sandbox.store, query, { parent: query.payment_intent }), presentDispute),
  }),
  endpoint({ method: 'GET', path: '/v1/disputes/:id', handle: ({ sandbox, id }) => presentDispute(disputes.get(sandbox.store, id)) }),
]

/** A card that was declined at once is answered as Stripe does, with the payment that has failed. */
function answerOf(sandbox: Sandbox, intent: PaymentIntent): unknown {
  const shown = presentPaymentIntent(sandbox, intent)
  const { last_payment_error: error } = shown
  return error ? new Answered(402, { error: { ...error, payment_intent: shown } }) : shown
}
