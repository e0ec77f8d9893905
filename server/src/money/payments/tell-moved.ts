import { PaymentMoved } from '@keystead/contract/money/payments/payment.events.ts'
import type { EventContext } from '../../rpc/events.ts'
import { findPayment } from './payment.queries.ts'
import { listRefunds } from './refund.queries.ts'

/** At the end of a transaction in which something has become of it; seeing its rows. */
export async function tellMoved(context: EventContext, paymentId: string): Promise<void> {
  const payment = await findPayment(context.db, paymentId)
  if (!payment) return
  const pending = (await listRefunds(context.db, paymentId)).filter(({ status, is_booked }) => status === 'pending' && !is_booked)
  await context.services.events.emit(context, PaymentMoved, [
    {
      id: payment.id,
      accountId: payment.account_id,
      invoiceId: payment.invoice_id,
      status: payment.status,
      method: payment.method,
      amountCents: payment.amount_cents,
      refundedCents: payment.refunded_cents,
      goingBackCents: pending.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    },
  ])
}
