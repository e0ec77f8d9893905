import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Gateway } from '../gateway.ts'
import { ApiError } from '../http/api-error.ts'
import { isSameSecret } from '../http/authority.ts'
import { parse } from '../http/parse.ts'
import { answerChallenge } from '../objects/confirm.ts'
import { type PaymentIntent, paymentIntents } from '../objects/payment-intent.ts'
import { fill } from './page-files.ts'
import { sendPage } from './page-headers.ts'

const answerInput = z.strictObject({ client_secret: z.string(), outcome: z.enum(['complete', 'reject']) })
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** The page on which a payer confirms a card, or does not. */
export function challengeRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { store } = gateway.sandbox
  app.get<{ Params: { id: string } }>('/challenge/:id', ({ params }, reply) => {
    const intent = paymentIntents.get(store, params.id)
    return sendPage(reply, pageOf(intent), challengeOf(intent).allowedOrigin)
  })
  app.post<{ Params: { id: string } }>('/challenge/:id', ({ params, body }) => {
    const given = parse(answerInput, body ?? {})
    const answered = store.transaction(() => {
      const intent = paymentIntents.get(store, params.id)
      checkSecret(challengeOf(intent).secret, given.client_secret)
      return answerChallenge(gateway.sandbox, intent.id, given.outcome === 'complete')
    })
    gateway.wake()
    return { status: answered.status, said: saidOf(answered) }
  })
}

function challengeOf({ challenge }: PaymentIntent): NonNullable<PaymentIntent['challenge']> {
  if (!challenge) throw new ApiError(404, 'resource_missing', 'The payment asks for no confirmation.')
  return challenge
}

function checkSecret(secret: string, given: string): void {
  if (!isSameSecret(given, secret))
    throw new ApiError(400, 'resource_missing', 'The link is not whole. Begin the payment again.', { param: 'client_secret' })
}

function pageOf(intent: PaymentIntent): string {
  const last4 = intent.method.type === 'card' ? intent.method.card.last4 : ''
  const amount = DOLLARS.format(intent.amount / 100)
  return fill('challenge.html', { intent: intent.id, origin: challengeOf(intent).allowedOrigin, amount, last4, said: saidOf(intent) })
}

function saidOf({ status }: PaymentIntent): string {
  if (status === 'requires_action') return ''
  return status === 'succeeded' ? 'The payment is confirmed.' : 'The payment was not confirmed.'
}
