import { createHash, randomUUID } from 'node:crypto'
import { type GetPaymentFields, PaymentFieldsOff } from '@keystead/contract/money/payments/payment.operations.ts'
import { OnlinePaymentsOff } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { FieldSetup } from '../../rpc/payment-gateway.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import type { Origin } from '../../rpc/origin.ts'
import type { Services } from '../../rpc/services.ts'
import type { ReceivedInvoice } from '../invoices/invoice.public.ts'

const LONGEST_MS = 8_000

/** What the fields of the provider are made for: a token of another payer, or for another bill, is refused there. */
export function clientReferenceOf(invoiceId: string, payerId: string): string {
  return createHash('sha256').update(`${invoiceId}/${payerId}`).digest('hex')
}

/** Asked before the transaction: no connection waits for another company. */
export async function openFields(
  { payments, log }: Pick<Services, 'payments' | 'log'>,
  { publicOrigin }: Pick<Origin, 'publicOrigin'>,
  clientReference: string,
): Promise<FieldSetup> {
  if (!payments) return fail(OnlinePaymentsOff)
  try {
    const one = { key: randomUUID(), signal: AbortSignal.timeout(LONGEST_MS) }
    const verdict = await payments.fieldSetups.create({ clientReference, allowedOrigin: publicOrigin }, one)
    if (verdict.outcome === 'done') return verdict.answer
    log.error({ event: 'payment-fields-refused', reason: verdict.reason }, 'payment gateway')
  } catch (error) {
    log.warn({ event: 'payment-fields-not-answered', reason: String(error) }, 'payment gateway')
  }
  return fail(PaymentFieldsOff)
}

/** Whether the invoice is theirs to pay is asked behind it; fields alone give nothing away. */
export const getPaymentFields: PreparedHandler<typeof GetPaymentFields, FieldSetup, ReceivedInvoice> = {
  prepare: ({ services, origin, actor }, { InvoiceId }) =>
    openFields(services, origin, clientReferenceOf(InvoiceId, profileActor(actor).profileId)),
  run: async (_context, _input, { cardUrl, bankUrl }) => ({ CardUrl: cardUrl, BankUrl: bankUrl }),
}
