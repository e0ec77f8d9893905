import {
  InvoiceChanged,
  InvoiceIsPaid,
  InvoiceIsVoid,
  InvoiceIsWrittenOff,
  InvoiceNotDraft,
  InvoiceNotFound,
  InvoiceNotPaidInPart,
  InvoiceNotReady,
  InvoiceNotSent,
  InvoicePaidInPart,
  InvoiceSentAlready,
  InvoiceWasPaid,
  InvoiceWasTried,
  PaymentUnderWay,
  SentInvoiceIsVoided,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceAction } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { ReachedInvoice } from './invoice.access.ts'
import { type InvoiceRow, type LockedInvoice, lockInvoice } from './invoice.queries.ts'

/** What a step asks of an invoice. */
type Standing = Pick<
  InvoiceRow,
  'status' | 'was_tried' | 'was_paid' | 'paid_cents' | 'credited_cents' | 'written_off_cents' | 'in_transit_cents' | 'total_cents'
>

const isSettled = ({ paid_cents, credited_cents, total_cents }: Standing) => paid_cents + credited_cents >= total_cents

/** Why a step cannot be taken now; null where it can. Handlers and screens ask the same. */
export const REFUSAL_OF: Readonly<Record<Exclude<InvoiceAction, 'pay'>, (invoice: Standing) => ErrorDefinition | null>> = {
  change: ({ status }) => (status === 'temporary' ? null : InvoiceNotDraft),
  finish: ({ status }) => (status === 'temporary' ? null : InvoiceNotDraft),
  send: ({ status }) => {
    if (status === 'active') return null
    return status === 'temporary' ? InvoiceNotReady : status === 'void' ? InvoiceIsVoid : InvoiceSentAlready
  },
  // Who has paid goes on seeing what they paid for.
  unsend: (invoice) => takenBack(invoice) ?? (invoice.was_paid ? InvoiceWasPaid : null),
  void: takenBack,
  delete: ({ status, was_tried }) => {
    if (status !== 'temporary' && status !== 'active') return SentInvoiceIsVoided
    return was_tried ? InvoiceWasTried : null
  },
  // One of which nothing was paid is voided: then it says so, and not that it was closed.
  writeOff: (invoice) => notOpen(invoice) ?? (invoice.paid_cents > 0 || invoice.credited_cents > 0 ? null : InvoiceNotPaidInPart),
  markAsPaid: notOpen,
}

function notOpen(invoice: Standing): ErrorDefinition | null {
  if (invoice.status !== 'sent') return invoice.status === 'void' ? InvoiceIsVoid : InvoiceNotSent
  if (isSettled(invoice)) return invoice.written_off_cents > 0 ? InvoiceIsWrittenOff : InvoiceIsPaid
  return invoice.in_transit_cents > 0 ? PaymentUnderWay : null
}

function takenBack(invoice: Standing): ErrorDefinition | null {
  if (invoice.status === 'void') return InvoiceIsVoid
  if (invoice.status !== 'sent') return InvoiceNotSent
  if (invoice.in_transit_cents > 0) return PaymentUnderWay
  return invoice.paid_cents > 0 || invoice.credited_cents > 0 ? InvoicePaidInPart : null
}

/** The invoice of the call, locked, where the step can be taken with what was read of it. */
export async function lockForStep(
  { db, owned }: CallContext & { readonly owned: ReachedInvoice },
  step: Exclude<InvoiceAction, 'pay'>,
  version: number | null,
): Promise<LockedInvoice> {
  const invoice = (await lockInvoice(db, owned.scope, owned.invoiceId)) ?? fail(InvoiceNotFound)
  const refusal = REFUSAL_OF[step](invoice)
  if (refusal) fail(refusal)
  if (version !== null && invoice.version !== version) fail(InvoiceChanged)
  return invoice
}
