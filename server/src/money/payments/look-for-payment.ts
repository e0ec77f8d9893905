import { everything } from '../../database/pool.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { GatewayPayment, PaymentGateway } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'
import { applyGatewayDispute } from './apply-gateway-dispute.ts'
import { applyGatewayPayment } from './apply-gateway-payment.ts'
import { applyGatewayRefund } from './apply-gateway-refund.ts'
import { findPayment, type PaymentRow } from './payment.queries.ts'
import { tellMoved } from './tell-moved.ts'

const CLAIMS = everything('payments of all accounts are looked for at the provider')

/** What the provider has of a payment, with its refunds and disputes. */
type Seen = { readonly payment: GatewayPayment; readonly refunds: Refunds; readonly disputes: Disputes }
type Refunds = Awaited<ReturnType<PaymentGateway['refunds']['listOfPayment']>>
type Disputes = Awaited<ReturnType<PaymentGateway['disputes']['listOfPayment']>>

/**
 * Asks the provider how a payment stands and brings ours there, with its refunds and disputes. False: it has none such. Nothing is concluded from
 * that: it may come to know it.
 */
export async function lookForPayment(services: Services, paymentId: string, signal: AbortSignal): Promise<boolean> {
  const { payments, jobDatabase } = services
  if (!payments) return false
  const payment = await jobDatabase.transaction(CLAIMS, (db) => findPayment(db, paymentId))
  const seen = payment && payment.source !== 'recorded' ? await look(payments, payment, signal) : null
  if (!seen) return false
  await eventTransaction(services, CLAIMS, async (context) => {
    await applyGatewayPayment(context, paymentId, seen.payment)
    for (const refund of seen.refunds) if (refund.metadata['refund']) await applyGatewayRefund(context, refund.metadata['refund'], refund)
    for (const dispute of seen.disputes) await applyGatewayDispute(context, paymentId, dispute)
    await tellMoved(context, paymentId)
  })
  return true
}

async function look(payments: PaymentGateway, { id, gateway_ref }: PaymentRow, signal: AbortSignal): Promise<Seen | null> {
  const asking = { signal }
  const payment =
    gateway_ref === null ? await payments.payments.findByReference(id, asking) : await payments.payments.find(gateway_ref, asking)
  if (!payment) return null
  const refunds = await payments.refunds.listOfPayment(payment.id, asking)
  return { payment, refunds, disputes: await payments.disputes.listOfPayment(payment.id, asking) }
}
