import type { Db } from '../../database/db.ts'
import {
  type Claim,
  claimOf,
  invoicesIssuedBy,
  listRecipients,
  type LockedInvoice,
  lockInvoice,
  type RecipientRow,
} from '../invoices/invoice.public.ts'
import { findPayment, lockPayment, type PaymentRow } from './payment.queries.ts'

/** A payment with what it pays, held until the transaction ends. */
export type LockedPayment = {
  readonly payment: PaymentRow
  readonly invoice: LockedInvoice
  readonly recipients: readonly RecipientRow[]
  readonly recipient: RecipientRow
  readonly claim: Claim
}

/** What of the claim is open. Nothing is owed for an invoice that does not stand any more: what comes then belongs to who has paid. */
export const owedNow = ({ invoice, claim }: LockedPayment): number => (invoice.status === 'sent' ? Math.max(claim.balanceCents, 0) : 0)

/** The invoice first, then the payment, as every step does. Null: there is no such payment. */
export async function lockWithInvoice(db: Db, paymentId: string): Promise<LockedPayment | null> {
  const found = await findPayment(db, paymentId)
  if (!found) return null
  const { account_id: accountId, issuer_profile_id: profileId, invoice_id } = found
  const invoice = await lockInvoice(db, invoicesIssuedBy({ accountId, profileId }), invoice_id)
  const payment = await lockPayment(db, paymentId)
  if (!invoice || !payment) return null
  const recipients = await listRecipients(db, [invoice.id])
  const recipient = recipients.find(({ id }) => id === payment.recipient_id)
  if (!recipient) throw new Error(`payment ${paymentId} is of no one who is billed`)
  return { payment, invoice, recipients, recipient, claim: claimOf(invoice, recipient) }
}
