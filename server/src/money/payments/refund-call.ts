import { everything, seeingEverything } from '../../database/pool.ts'
import { defineOutsideCall } from '../../outside-calls/outside-call.ts'
import type { CompanyRefusal } from '../../rpc/other-company.ts'
import type { GatewayRefund } from '../../rpc/payment-gateway.ts'
import { applyGatewayRefund, failRefund } from './apply-gateway-refund.ts'
import { findPayment } from './payment.queries.ts'
import { findRefund } from './refund.queries.ts'
import { tellMoved } from './tell-moved.ts'

type Asked = { readonly refundId: string }

const CLAIMS = everything('refunds of all accounts are handed to the provider')

export const refundCall = defineOutsideCall<Asked, GatewayRefund | null, CompanyRefusal>('refund', {
  timeoutMs: 15_000,

  async attempt(services, { refundId }, one) {
    const { payments, jobDatabase } = services
    const read = await jobDatabase.transaction(CLAIMS, async (db) => {
      const refund = await findRefund(db, refundId)
      return refund && { refund, payment: await findPayment(db, refund.payment_id) }
    })
    if (!read || read.refund.gateway_ref !== null || read.refund.status !== 'pending') return { outcome: 'done', answer: null }
    if (!payments) throw new Error('no payment gateway is set')
    const known = await payments.refunds.findByReference(refundId, one)
    if (known) return { outcome: 'done', answer: known }
    const paymentId = read.payment?.gateway_ref
    if (!paymentId) throw new Error(`refund ${refundId} is of no payment that the provider knows`)
    return payments.refunds.create(
      {
        paymentId,
        amountCents: read.refund.amount_cents,
        reason: 'requested_by_customer',
        returnsApplicationFee: false,
        metadata: { refund: refundId },
      },
      one,
    )
  },

  async settle(context, { refundId }, verdict) {
    await seeingEverything(context.db, 'what the provider says of refunds of all accounts', async () => {
      if (verdict.outcome === 'refused') await failRefund(context, refundId)
      else if (verdict.answer) await applyGatewayRefund(context, refundId, verdict.answer)
      const refund = await findRefund(context.db, refundId)
      if (refund) await tellMoved(context, refund.payment_id)
    })
  },
})
