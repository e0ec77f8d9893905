import { everything } from '../../database/pool.ts'
import type { GatewayEventHandler } from '../../payment-gateway/gateway-event.ts'
import type { Services } from '../../rpc/services.ts'
import { lookForPayment } from './look-for-payment.ts'
import { lookAtPayout } from './look-at-payout.ts'
import { findPaymentByGateway } from './payment.queries.ts'

const CLAIMS = everything('the provider tells of payments of all accounts')

/** Whatever it tells of a payment, its refunds or disputes: it is asked how the payment stands. */
export const paymentEvents: GatewayEventHandler = {
  types: [
    'payment_intent.processing',
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
    'payment_intent.canceled',
    'charge.refunded',
    'charge.dispute.created',
    'charge.dispute.closed',
    'refund.created',
    'refund.updated',
    'refund.failed',
  ],
  async handle(services, { type, objectId, paymentId, metadata }, signal) {
    const reference = metadata['attempt'] ?? null
    const gatewayRef = type.startsWith('payment_intent.') ? objectId : paymentId
    const id = reference ?? (gatewayRef && (await ourPayment(services, gatewayRef)))
    return id ? lookForPayment(services, id, signal) : false
  },
}

export const payoutEvents: GatewayEventHandler = {
  types: ['payout.created', 'payout.paid', 'payout.failed'],
  async handle(services, { accountId, objectId }, signal) {
    return accountId && objectId ? lookAtPayout(services, { gatewayAccount: accountId, gatewayRef: objectId }, signal) : false
  },
}

async function ourPayment({ payments, jobDatabase }: Services, gatewayRef: string): Promise<string | null> {
  const payment = payments && (await jobDatabase.transaction(CLAIMS, (db) => findPaymentByGateway(db, payments.name, gatewayRef)))
  return payment?.id ?? null
}
