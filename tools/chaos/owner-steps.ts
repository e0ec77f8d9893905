import {
  CreateInvoice,
  DeleteInvoice,
  GetInvoiceDetails,
  SendInvoice,
  SetInvoiceTempToActive,
  UnsendInvoice,
  VoidInvoice,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import {
  GetAssetPaymentDetails,
  MARK_INVOICE_AS_PAID,
  MarkInvoiceAsPaid,
  RecordInvoicePayment,
  RefundPayment,
  ReverseRecordedPayment,
  WriteOffInvoice,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { ConfirmSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { centsFromText, textFromCents } from '@keystead/contract/values/money.ts'
import { dayFromNow, invoiceInput } from '../../server/src/money/invoices/invoice.factory.ts'
import { type Home, PIN, oneOf } from './homes.ts'
import type { Step } from './script.ts'
import type { Tab } from './tab.ts'

export type OwnersTab = { readonly home: Home; readonly tab: Tab }

/** Today in every zone of the country. */
const PAID_ON = () => dayFromNow(-1)

export async function bill({ home, tab }: OwnersTab, step: Step): Promise<void> {
  const draft = await drafted({ home, tab }, step)
  if (!draft) return
  const { InvoiceId: invoiceId } = draft
  const active = await tab.change(SetInvoiceTempToActive, { InvoiceId: invoiceId, Version: draft.Version }, { ...step, invoiceId })
  if (!active?.data) return
  const sent = await tab.change(SendInvoice, { InvoiceId: invoiceId, Version: active.data.Version }, { ...step, invoiceId })
  // Whether it was sent or not, others try what they can do with it.
  if (sent) home.bills.push({ invoiceId, cents: centsFromText(draft.Total), isByLink: step.kind === 'bill by link' })
}

async function drafted({ home, tab }: OwnersTab, step: Step) {
  const cents = 2_000 + Math.floor(step.number * 300_000)
  const [tova, tim] = home.tenants.map(({ profileId }) => profileId)
  const isShared = step.kind === 'bill' && step.way < 0.4
  const recipients =
    step.kind === 'bill by link'
      ? [{ PersonId: home.person.id }]
      : isShared
        ? [
            { ProfileId: tova!, SharePercent: 60 },
            { ProfileId: tim!, SharePercent: 40 },
          ]
        : step.way < 0.6
          ? [{ ProfileId: tova! }]
          : [{ ProfileId: tova! }, { ProfileId: tim! }]
  const line = { Title: 'Rent', Amount: textFromCents(cents), ItemForTypeId: 1, AccountForTypeId: 1 }
  const input = invoiceInput(home.assetId, recipients, {
    Lines: [line, { ...line, Title: 'Parking', Amount: '50.00' }],
    Billing: isShared ? 'shares' : 'joint',
    AllowsPartial: step.number < 0.8,
  })
  return (await tab.change(CreateInvoice, input, step))?.data ?? null
}

export async function draftAndDelete(at: OwnersTab, step: Step): Promise<void> {
  const draft = await drafted(at, step)
  if (draft) await at.tab.change(DeleteInvoice, { InvoiceId: draft.InvoiceId }, { ...step, invoiceId: draft.InvoiceId })
}

/** One that was billed lately, as it is read now: two tabs read the same, and one is late. */
async function opened({ home, tab }: OwnersTab, { pick }: Step) {
  const chosen = oneOf(home.bills, pick)
  return chosen ? tab.ask(GetInvoiceDetails, { InvoiceId: chosen.invoiceId }) : null
}

export async function unsend(at: OwnersTab, step: Step): Promise<void> {
  const invoice = await opened(at, step)
  if (!invoice) return
  const about = { InvoiceId: invoice.InvoiceId, Version: invoice.Version }
  const taken = await at.tab.change(UnsendInvoice, about, { ...step, invoiceId: invoice.InvoiceId })
  if (!taken?.data || step.way < 0.3) return
  await at.tab.change(SendInvoice, { InvoiceId: invoice.InvoiceId, Version: taken.data.Version }, { ...step, invoiceId: invoice.InvoiceId })
}

export const makeVoid = closing(VoidInvoice, 'Billed twice.')

/** What is open of one that was paid in part. */
export const writeOff = closing(WriteOffInvoice, 'They have moved abroad.')

function closing(operation: typeof VoidInvoice | typeof WriteOffInvoice, Reason: string) {
  return async (at: OwnersTab, step: Step): Promise<void> => {
    const invoice = await opened(at, step)
    if (!invoice) return
    const { InvoiceId, Version } = invoice
    await at.tab.change(operation, { InvoiceId, Version, Reason }, { ...step, invoiceId: InvoiceId })
  }
}

export async function record(at: OwnersTab, step: Step): Promise<void> {
  const invoice = await opened(at, step)
  const balance = centsFromText(invoice?.Balance ?? '0.00')
  if (!invoice || balance <= 0) return
  const { InvoiceId, Version } = invoice
  const Amount = textFromCents(Math.max(1, Math.floor(balance * Math.min(step.part, 0.7))))
  const typed = { InvoiceId, Version, Method: 'check', PaidOn: PAID_ON(), Reference: '1042', Amount } as const
  const recorded = await at.tab.change(RecordInvoicePayment, typed, { ...step, invoiceId: InvoiceId })
  if (recorded?.data) noteRecorded(at.home, InvoiceId, [recorded.data.PaymentId])
}

export async function markAsPaid(at: OwnersTab, step: Step): Promise<void> {
  const invoice = await opened(at, step)
  if (!invoice) return
  const { InvoiceId, Version } = invoice
  const asked = { Operation: MARK_INVOICE_AS_PAID, ObjectId: InvoiceId, AmountCents: null, Pin: PIN }
  const confirmed = await at.tab.ask(ConfirmSecurityPin, asked)
  if (!confirmed) return
  const typed = { InvoiceId, Version, Method: 'cash', PaidOn: PAID_ON(), PinConfirmation: confirmed.Confirmation } as const
  const marked = await at.tab.change(MarkInvoiceAsPaid, typed, { ...step, invoiceId: InvoiceId })
  if (marked?.data) noteRecorded(at.home, InvoiceId, marked.data.PaymentIds)
}

function noteRecorded({ payments }: Home, invoiceId: string, ids: readonly string[]): void {
  for (const paymentId of ids) payments.push({ paymentId, invoiceId, isRecorded: true, by: 'account' })
}

export async function takeBack({ home, tab }: OwnersTab, step: Step): Promise<void> {
  const paid = oneOf(
    home.payments.filter(({ isRecorded }) => isRecorded),
    step.pick,
  )
  if (!paid) return
  const { paymentId: PaymentId, invoiceId } = paid
  await tab.change(ReverseRecordedPayment, { PaymentId, Reason: 'The check bounced.' }, { ...step, invoiceId })
}

export async function refund({ home, tab }: OwnersTab, step: Step): Promise<void> {
  const paid = oneOf(
    home.payments.filter(({ isRecorded }) => !isRecorded),
    step.pick,
  )
  const payment = paid && (await tab.ask(GetAssetPaymentDetails, { PaymentId: paid.paymentId }))
  if (!payment || payment.RefundRefusal !== null) return
  const refundable = centsFromText(payment.Refundable ?? '0.00')
  const Amount = textFromCents(Math.max(1, Math.floor(refundable * step.part)))
  const asked = { PaymentId: payment.PaymentId, Amount, Reason: 'Billed too much.', IsStillOwed: step.way < 0.5 }
  const how = { ...step, invoiceId: paid.invoiceId }
  // From two tabs that have both read what can be given back.
  await Promise.all(
    step.number < 0.3
      ? [tab.change(RefundPayment, asked, how), tab.change(RefundPayment, asked, how)]
      : [tab.change(RefundPayment, asked, how)],
  )
}
