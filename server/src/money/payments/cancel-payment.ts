import {
  type CancelPaymentTransaction,
  PaymentNotCancelable,
  PaymentNotFound,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { everything, seeingEverything } from '../../database/pool.ts'
import { callOutside } from '../../outside-calls/call-outside.ts'
import { defineOutsideCall } from '../../outside-calls/outside-call.ts'
import { tryAtOnce } from '../../outside-calls/try-at-once.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { GatewayPayment } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'
import { applyGatewayPayment } from './apply-gateway-payment.ts'
import type { ReachedPayment } from './payment.access.ts'
import { findPayment, listAbandoned } from './payment.queries.ts'
import { tellMoved } from './tell-moved.ts'

const CLAIMS = everything('payments of all accounts are given up at the provider')

/** Gives a payment up at the provider. What it did instead, such as to take the money after all, is what becomes of it. */
export const cancelCall = defineOutsideCall<{ readonly paymentId: string }, GatewayPayment | null>('cancel-payment', {
  timeoutMs: 15_000,
  async attempt({ payments, jobDatabase }, { paymentId }, one) {
    const payment = await jobDatabase.transaction(CLAIMS, (db) => findPayment(db, paymentId))
    if (!payment?.gateway_ref || payment.status !== 'needsAction') return { outcome: 'done', answer: null }
    if (!payments) throw new Error('no payment gateway is set')
    const verdict = await payments.payments.cancel(payment.gateway_ref, one)
    if (verdict.outcome === 'done') return verdict
    return { outcome: 'done', answer: await payments.payments.find(payment.gateway_ref, one) }
  },
  async settle(context, { paymentId }, verdict) {
    if (verdict.outcome !== 'done' || !verdict.answer) return
    const { answer } = verdict
    await seeingEverything(context.db, 'what the provider says of payments of all accounts', async () => {
      await applyGatewayPayment(context, paymentId, answer)
      await tellMoved(context, paymentId)
    })
  },
})

export const cancelPaymentTransaction: Handler<typeof CancelPaymentTransaction, ReachedPayment> = async (context, { PaymentId }) => {
  const { db, services, audit } = context
  const found = (await findPayment(db, PaymentId)) ?? fail(PaymentNotFound)
  if (found.status !== 'needsAction') fail(PaymentNotCancelable)
  const callId = await callOutside(services, db, cancelCall, { data: { paymentId: found.id }, naturalKey: found.id })
  context.afterCommit(() => tryAtOnce(services, cancelCall, callId))
  audit(found.id)
  return { PaymentId: found.id, Status: found.status }
}

/** Payers who were to prove who they are and went away: what they were to pay can be paid again. */
export async function cancelAbandoned(services: Services, minutes: number, signal: AbortSignal): Promise<void> {
  const { jobDatabase } = services
  const abandoned = await jobDatabase.transaction(CLAIMS, async (db) => {
    const ids = await listAbandoned(db, minutes)
    for (const { id } of ids) await callOutside(services, db, cancelCall, { data: { paymentId: id }, naturalKey: id })
    return ids
  })
  if (abandoned.length > 0 && !signal.aborted) services.log.info({ event: 'payments-abandoned', count: abandoned.length }, 'money')
}
