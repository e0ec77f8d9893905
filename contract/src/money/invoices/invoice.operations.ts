import { z } from 'zod'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { longPagingInput, pageOf, pagingInput } from '../../rpc/paging.ts'
import { choice, date, optional, rowId, searchText } from '../../values/fields.ts'
import { InvoiceCard, InvoiceDetails, InvoiceEvent } from './invoice.schemas.ts'
import {
  InvoiceFilterChoice,
  InvoiceForm,
  InvoiceInput,
  InvoicePreviewInput,
  InvoiceVersionInput,
  NumberingForm,
  RecipientChoice,
  SendInvoiceInput,
  VoidInvoiceInput,
} from './invoice.forms.ts'
import { messages } from './invoices-messages.text.ts'
import { INVOICE_DIRECTIONS, INVOICE_FILTERS } from './invoice.values.ts'

/*
 * Invoices: from a draft to what is sent, owed and settled. An invoice belongs to who bills; those who are billed see it from the moment
 * it is sent, and of a bill by shares their own part alone.
 */

const payments = area('payments')

export const InvoiceNotFound = defineError('InvoiceNotFound', 404, messages.invoiceNotFound)
export const InvoiceChanged = defineError('InvoiceChanged', 409, messages.invoiceChanged)
export const InvoiceNumberTaken = defineError('InvoiceNumberTaken', 409, messages.numberTaken)
export const RecipientUnknown = defineError('RecipientUnknown', 400, messages.recipientUnknown)
export const InvoiceNotDraft = defineError('InvoiceNotDraft', 409, messages.notADraft)
export const InvoiceNotReady = defineError('InvoiceNotReady', 409, messages.notReady)
export const InvoiceSentAlready = defineError('InvoiceSentAlready', 409, messages.sentAlready)
export const InvoiceNotSent = defineError('InvoiceNotSent', 409, messages.notSent)
export const InvoicePaidInPart = defineError('InvoicePaidInPart', 409, messages.paidInPart)
export const InvoiceWasTried = defineError('InvoiceWasTried', 409, messages.wasTried)
export const InvoiceWasPaid = defineError('InvoiceWasPaid', 409, messages.wasPaid)
export const InvoiceIsPaid = defineError('InvoiceIsPaid', 409, messages.isPaid)
export const InvoiceNotPaidInPart = defineError('InvoiceNotPaidInPart', 409, messages.notPaidInPart)
export const InvoiceIsWrittenOff = defineError('InvoiceIsWrittenOff', 409, messages.isWrittenOff)
export const InvoiceIsVoid = defineError('InvoiceIsVoid', 409, messages.isVoid)
export const PaymentUnderWay = defineError('PaymentUnderWay', 409, messages.paymentUnderWay)
export const SentInvoiceIsVoided = defineError('SentInvoiceIsVoided', 409, messages.sentIsVoided)
export const NoPaymentAccountCreated = defineError('NoPaymentAccountCreated', 409, messages.noPaymentAccount)
export const RecipientGone = defineError('RecipientGone', 409, messages.recipientGone)
export const PersonsBilledTogether = defineError('PersonsBilledTogether', 409, messages.personsBilledTogether)
export const DepositTooSmall = defineError('DepositTooSmall', 409, messages.depositTooSmall)
export const InvoiceNumbersRunOut = defineError('InvoiceNumbersRunOut', 409, messages.numbersRunOut)

const issuers = signedIn({ profiles: ['Owner', 'Agent'] })
/** Who bills, and agents who bill for the manager. */
export const issuer = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'InvoiceId', kind: 'invoice', reach: ['agent:invoice'] } })
/** These, and those who are billed. */
export const eitherSide = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'InvoiceId', kind: 'invoice', reach: ['agent:invoice', 'recipient'] },
})
const billers = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['agent:invoice', 'agent'] } })

const Changed = z.object({ InvoiceId: z.guid(), Version: z.int() })
const listFilters = {
  Text: optional(searchText('Keyword', 80)),
  Status: optional(z.enum(INVOICE_FILTERS, { error: 'Status is not valid.' })),
  AssetId: optional(rowId('Property')),
  /** The other side: a profile or a person who is billed, or of received ones who bills. */
  PersonId: optional(rowId('Person')),
  /** Those with a line that was taken from it. */
  InvoiceItemId: optional(rowId('Item')),
  /** The month of the due date, by its first day. */
  Month: optional(date('Month')),
}

export const GenerateInvoiceNumber = payments.command('GenerateInvoiceNumber', {
  summary: 'The next number of the active profile’s invoices, in its format. It is given once, also where no invoice comes of it.',
  access: issuers,
  permission: 'invoices:edit',
  input: z.strictObject({}),
  output: z.object({ InvoiceNumber: z.string() }),
  errors: [InvoiceNumbersRunOut],
  audit: 'none',
})

export const GetInvoiceNumbering = payments.query('GetInvoiceNumbering', {
  summary: 'How the invoices of the active profile are numbered.',
  access: issuers,
  permission: 'invoices:view',
  input: z.strictObject({}),
  output: z.object({ Prefix: z.string().nullable(), Digits: z.int(), Next: z.int(), Example: z.string() }),
  reads: ['invoice'],
})

export const SetInvoiceNumbering = payments.command('SetInvoiceNumbering', {
  summary: 'Chooses how invoices are numbered from now on. With one prefix, numbers only grow.',
  access: issuers,
  permission: 'invoices:edit',
  concerns: 'whole business',
  input: NumberingForm,
  output: z.object({ Example: z.string() }),
  changes: ['invoice'],
})

export const GetDdlInvoiceRecipients = payments.query('GetDdlInvoiceRecipients', {
  summary:
    'Who can be billed about a property, by the letters of a name: those in its leases, and those whom the active profile is connected with.',
  access: billers,
  permission: 'invoices:edit',
  input: RecipientChoice,
  output: z.object({
    Items: z.array(
      z.object({
        Id: z.guid(),
        Text: z.string(),
        ProfileId: z.guid().nullable(),
        PersonId: z.guid().nullable(),
        /** What they have to do with it: "Tenant until Jun 30, 2027". */
        Detail: z.string(),
        LeaseId: z.guid().nullable(),
        SharePercent: z.number().nullable(),
      }),
    ),
  }),
  errors: [PropertyNotFound],
  reads: ['lease', 'connection', 'person'],
})

export const GetDdlInvoiceFilters = payments.query('GetDdlInvoiceFilters', {
  summary: 'Properties, or people of the other side, that invoices of a list are about, by letters of their title or name.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'invoices:view',
  input: InvoiceFilterChoice,
  output: z.object({ Items: z.array(z.object({ Id: z.guid(), Text: z.string() })) }),
  reads: ['invoice'],
})

export const CreateInvoice = payments.command('CreateInvoice', {
  summary:
    'Writes a draft of an invoice, or changes one with its id and the `Version` that was read. No one else sees it. What it comes to is counted here.',
  access: billers,
  permission: 'invoices:edit',
  input: InvoiceForm,
  output: Changed.extend({ Total: z.string() }),
  errors: [PropertyNotFound, InvoiceNotFound, InvoiceChanged, InvoiceNumberTaken, RecipientUnknown, InvoiceNotDraft],
  changes: ['invoice'],
})

export const SetInvoiceTempToActive = payments.command('SetInvoiceTempToActive', {
  summary: 'Finishes a draft: from now on its lines stay as they are.',
  access: issuer,
  permission: 'invoices:edit',
  input: InvoiceVersionInput,
  output: Changed,
  errors: [InvoiceNotFound, InvoiceChanged, InvoiceNotDraft, RecipientGone],
  changes: ['invoice'],
})

export const SendInvoice = payments.command('SendInvoice', {
  summary:
    'Sends a finished invoice: those who are billed see it, get it by email with its PDF, and owe it from now on. Without an active payment account it is refused until that is said to be known.',
  access: issuer,
  permission: 'invoices:edit',
  input: SendInvoiceInput,
  output: Changed,
  errors: [
    InvoiceNotFound,
    InvoiceChanged,
    InvoiceNotReady,
    InvoiceSentAlready,
    InvoiceIsVoid,
    NoPaymentAccountCreated,
    RecipientGone,
    PropertyNotFound,
  ],
  changes: ['invoice'],
})

export const UnsendInvoice = payments.command('UnsendInvoice', {
  summary:
    'Takes a sent invoice back, as long as nothing was ever paid and nothing is on its way: those who were billed no longer see it. One that was paid once has a receipt, and is voided instead.',
  access: issuer,
  permission: 'invoices:edit',
  input: InvoiceVersionInput,
  output: Changed,
  errors: [InvoiceNotFound, InvoiceChanged, InvoiceNotSent, InvoicePaidInPart, InvoiceWasPaid, PaymentUnderWay, InvoiceIsVoid],
  changes: ['invoice'],
})

export const VoidInvoice = payments.command('VoidInvoice', {
  summary: 'Declares a sent invoice void, with a reason that those who were billed read. It stays, and is owed no longer.',
  access: issuer,
  permission: 'invoices:delete',
  input: VoidInvoiceInput,
  output: Changed,
  errors: [InvoiceNotFound, InvoiceChanged, InvoiceNotSent, InvoicePaidInPart, PaymentUnderWay, InvoiceIsVoid],
  changes: ['invoice'],
})

export const DeleteInvoice = payments.command('DeleteInvoice', {
  summary: 'Deletes an invoice that was not sent, and of which no payment was ever begun. One that was sent is made void instead.',
  access: issuer,
  permission: 'invoices:delete',
  input: InvoiceInput,
  output: z.object({ InvoiceId: z.guid() }),
  errors: [InvoiceNotFound, SentInvoiceIsVoided, InvoiceWasTried],
  changes: ['invoice'],
})

export const GetInvoices = payments.query('GetInvoices', {
  summary: 'The invoices that the active profile makes, drafts included; of agents also those that they make for managers.',
  access: issuers,
  permission: 'invoices:view',
  input: z.strictObject({ ...longPagingInput, ...listFilters }),
  output: pageOf(InvoiceCard),
  reads: ['invoice', 'payment'],
})

export const GetSentInvoices = payments.query('GetSentInvoices', {
  summary: 'Invoices that were sent: by the active profile (1), or to it (2).',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'invoices:view',
  input: z.strictObject({
    ...longPagingInput,
    Direction: choice('Direction', Object.values(INVOICE_DIRECTIONS)).default(INVOICE_DIRECTIONS.Received),
    ...listFilters,
  }),
  output: pageOf(InvoiceCard),
  reads: ['invoice', 'payment'],
})

export const GetInvoiceTotals = payments.query('GetInvoiceTotals', {
  summary: 'What the invoices of a list come to: what is due and late today, what is on its way, and what was collected.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'invoices:view',
  input: z.strictObject({
    Direction: choice('Direction', Object.values(INVOICE_DIRECTIONS)).default(INVOICE_DIRECTIONS.Sent),
    AssetId: listFilters.AssetId,
    PersonId: listFilters.PersonId,
    InvoiceItemId: listFilters.InvoiceItemId,
    Month: listFilters.Month,
  }),
  output: z.object({
    /** Sent, less what was paid and what was forgiven, of those whose day has not passed where the property stands. */
    Due: z.string(),
    DueCount: z.int(),
    /** The same of those whose day has passed. */
    Overdue: z.string(),
    OverdueCount: z.int(),
    /** Paid, and settled. */
    Collected: z.string(),
    /** Being paid, and not settled yet. */
    InTransit: z.string(),
  }),
  reads: ['invoice', 'payment'],
})

export const GetInvoiceDetails = payments.query('GetInvoiceDetails', {
  summary: 'One invoice, for who bills and for those who are billed, each with what is theirs to see.',
  access: eitherSide,
  permission: 'invoices:view',
  input: InvoiceInput,
  output: InvoiceDetails,
  errors: [InvoiceNotFound],
  reads: ['invoice', 'payment'],
})

export const GetInvoicePreview = payments.query('GetInvoicePreview', {
  summary: 'One invoice, for who bills, as one of those who are billed reads it once it is sent.',
  access: issuer,
  permission: 'invoices:view',
  input: InvoicePreviewInput,
  output: InvoiceDetails,
  errors: [InvoiceNotFound],
  reads: ['invoice', 'payment'],
})

export const GetInvoiceHistory = payments.query('GetInvoiceHistory', {
  summary: 'What happened to an invoice, the latest first: for those who are billed, since it was sent to them.',
  access: eitherSide,
  permission: 'invoices:view',
  input: z.strictObject({ InvoiceId: rowId('Invoice'), ...pagingInput }),
  output: pageOf(InvoiceEvent),
  errors: [InvoiceNotFound],
  reads: ['invoice', 'payment'],
})

export const NoteInvoiceSeen = payments.command('NoteInvoiceSeen', {
  summary: 'Says to who bills that the invoice was opened by who is billed, once.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'InvoiceId', kind: 'invoice', reach: ['recipient'] } }),
  permission: 'invoices:view',
  input: InvoiceInput,
  output: z.object({ InvoiceId: z.guid() }),
  errors: [InvoiceNotFound],
  audit: 'none',
})
