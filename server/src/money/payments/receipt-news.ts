import type { Receipt } from '@keystead/contract/money/papers/receipt.events.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'
import type { EmailAttachment } from '../../email/attachment.ts'
import type { EventContext } from '../../rpc/events.ts'
import { say } from '../../text/said.ts'
import { emailPerson } from '../invoices/invoice.public.ts'
import { lockWithInvoice, type LockedPayment } from './lock-with-invoice.ts'
import { receiptEmail, receiptToPersonEmail } from './payment.email.ts'
import { text } from './payment.text.ts'
import { aboutOf, payerOf, tell } from './tell-of-payment.ts'

type Made = { readonly id: string; readonly receipt: Receipt; readonly file: { readonly key: string; readonly fileName: string } | null }

/** What was given back as a whole before its receipt was there has been told as that. */
const IS_GONE: ReadonlySet<PaymentStatus> = new Set(['returned', 'reversed'])

/** Who has paid hears that it has come, with the receipt where there is a file of it: once for each payment. */
export async function announceReceipt(context: EventContext, { id, receipt, file }: Made): Promise<void> {
  const held = await lockWithInvoice(context.db, id)
  if (!held || IS_GONE.has(held.payment.status)) return
  const paper = file && { ...file, contentType: 'application/pdf' }
  await (payerOf(held) === null ? emailToPerson(context, held, receipt, paper) : tellPayer(context, held, receipt, paper))
}

const onceOf = ({ payment: { id, source } }: LockedPayment) =>
  source === 'recorded' ? `payment:${id}:recorded` : `payment:${id}:settled:payer`

function dataOf({ payment }: LockedPayment, receipt: Receipt, paper: EmailAttachment | null) {
  const {
    IssuerName: issuer,
    InvoiceNumber: number,
    PropertyTitle: home,
    ReceiptNumber,
    Amount,
    Fee,
    Total,
    PaidOn,
    Method,
    LastFour,
    BalanceAfter,
  } = receipt
  const said = { ReceiptNumber, Amount, Fee, Total, PaidOn, Method, LastFour, BalanceAfter }
  return { ...said, issuer, number, home, isRecorded: payment.source === 'recorded', hasPaper: paper !== null }
}

async function tellPayer(context: EventContext, held: LockedPayment, receipt: Receipt, paper: EmailAttachment | null): Promise<void> {
  const { amount, number } = aboutOf(held)
  const once = onceOf(held)
  await tell(context, held, {
    event: 'payment.settled',
    once,
    said: say(text, held.payment.source === 'recorded' ? 'recordedForPayer' : 'settledForPayer', { amount, number }),
    to: [payerOf(held)],
    // It comes in their look.
    by: held.payment.issuer_profile_id,
    email: ({ firstName }) => ({
      definition: receiptEmail,
      data: { ...dataOf(held, receipt, paper), firstName, path: paths.viewInvoice(held.invoice.id) },
      naturalKey: once,
      ...(paper && { attachments: [paper] }),
    }),
  })
}

function emailToPerson(context: EventContext, held: LockedPayment, receipt: Receipt, paper: EmailAttachment | null): Promise<void> {
  const hasLink = held.invoice.status === 'sent'
  return emailPerson(context, held.invoice, held.recipient, {
    definition: receiptToPersonEmail,
    naturalKey: onceOf(held),
    paper,
    hasNoLink: !hasLink,
    data: { ...dataOf(held, receipt, paper), hasLink },
  })
}
