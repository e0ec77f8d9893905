import { everything, seeingEverything } from '../../database/pool.ts'
import { defineOutsideCall } from '../../outside-calls/outside-call.ts'
import { tryAtOnce } from '../../outside-calls/try-at-once.ts'
import type { CompanyRefusal, CompanyVerdict, OneTry } from '../../rpc/other-company.ts'
import type { GatewayPayment, PaymentGateway } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'
import { findAccountOfPayment } from '../payment-accounts/payment-account.public.ts'
import { applyGatewayPayment, failPayment } from './apply-gateway-payment.ts'
import { findPayment, type PaymentRow } from './payment.queries.ts'
import { statementSuffix } from './statement-suffix.ts'
import { tellMoved } from './tell-moved.ts'

type Asked = { readonly paymentId: string }
/** Null: it is decided already. */
type Answer = GatewayPayment | null

const CLAIMS = everything('payments of all accounts are handed to the provider')

/**
 * Asks the provider to take a payment. The row is committed before, so that whatever breaks, there is something to look for; it is looked for first
 * wherever it may have been asked before, since a key is forgotten after a day.
 */
export const payCall = defineOutsideCall<Asked, Answer, CompanyRefusal>('pay', {
  timeoutMs: 15_000,

  async attempt(services, { paymentId }, one) {
    const { payments, jobDatabase } = services
    const read = await jobDatabase.transaction(CLAIMS, async (db) => {
      const payment = await findPayment(db, paymentId)
      const id = payment?.payment_account_id
      return payment && id ? { payment, account: await findAccountOfPayment(db, id) } : null
    })
    if (!read || read.payment.status !== 'created') return { outcome: 'done', answer: null }
    if (!payments) throw new Error('no payment gateway is set')
    const known = await payments.payments.findByReference(paymentId, one)
    if (known) return { outcome: 'done', answer: known }
    if (!read.account) throw new Error(`payment ${paymentId} goes to no payment account`)
    return askForPayment(payments, read.payment, read.account, one)
  },

  async settle(context, { paymentId }, verdict) {
    await seeingEverything(context.db, 'what the provider says of payments of all accounts', async () => {
      if (verdict.outcome === 'refused') await failPayment(context, paymentId, verdict.refusal?.code ?? 'refused')
      else if (verdict.answer) await applyGatewayPayment(context, paymentId, verdict.answer)
      await tellMoved(context, paymentId)
    })
  },
})

export function askForPayment(
  payments: PaymentGateway,
  payment: PaymentRow,
  account: { readonly gateway_ref: string; readonly name: string },
  one: OneTry,
): Promise<CompanyVerdict<GatewayPayment>> {
  return payments.payments.create(
    {
      amountCents: payment.amount_cents + payment.payer_fee_cents,
      paymentMethod: payment.token ?? '',
      clientReference: payment.client_reference ?? '',
      applicationFeeCents: payment.payer_fee_cents + payment.issuer_fee_cents,
      destination: account.gateway_ref,
      description: `Invoice payment ${payment.id}`,
      statementSuffix: statementSuffix(account.name),
      metadata: { attempt: payment.id },
    },
    one,
  )
}

/** A person waits for what becomes of it. */
export const tryNow = (services: Services, callId: string | null) => tryAtOnce(services, payCall, callId)
