import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { longPagingInput, pageOf } from '../../rpc/paging.ts'
import { PinConfirmationNeeded } from '../../security/security-pin/pin.operations.ts'
import { choice, date, optional, rowId } from '../../values/fields.ts'
import {
  InvoiceChanged,
  InvoiceIsPaid,
  InvoiceIsVoid,
  InvoiceIsWrittenOff,
  InvoiceNotFound,
  InvoiceNotPaidInPart,
  InvoiceNotSent,
  issuer,
  PaymentUnderWay,
} from '../invoices/invoice.operations.ts'
import { VoidInvoiceInput } from '../invoices/invoice.forms.ts'
import { INVOICE_DIRECTIONS } from '../invoices/invoice.values.ts'
import { OnlinePaymentsOff } from '../payment-accounts/payment-account.operations.ts'
import {
  CalculateForm,
  CheckoutAmountForm,
  CheckoutInput,
  CreatePaymentForm,
  MarkAsPaidForm,
  PayCheckoutForm,
  RecordPaymentForm,
  RefundForm,
  ReversePaymentForm,
} from './payment.forms.ts'
import { BookedEntry, Checkout, PaymentCard, PaymentDetails, PaymentFields, PaymentQuote } from './payment.schemas.ts'
import { PAYMENT_FILTERS, PAYMENT_STATUSES } from './payment.values.ts'
import { messages } from './payments-messages.text.ts'

/*
 * Paying an invoice, and what becomes of a payment. The browser wishes; the price, what is owed and where it goes are found here. One payment at a time
 * of what is owed is open, and as long as it is, nothing else happens to it.
 */

const payments = area('payments')

export const PaymentNotFound = defineError('PaymentNotFound', 404, messages.paymentNotFound)
export const NoActivePaymentAccount = defineError('NoActivePaymentAccount', 409, messages.noActiveAccount)
export const MerchantKeyWrong = defineError('MerchantKeyWrong', 409, messages.keyWrong)
export const PriceChanged = defineError('PriceChanged', 409, messages.priceChanged)
export const TooManyPayments = defineError('TooManyPayments', 429, messages.tooMany)
export const PaymentMethodOff = defineError('PaymentMethodOff', 409, messages.methodOff)
export const PaymentFieldsOff = defineError('PaymentFieldsOff', 503, messages.methodOff)
export const PaymentNotRefundable = defineError('PaymentNotRefundable', 409, messages.notRefundable)
export const PaymentIsDisputed = defineError('PaymentIsDisputed', 409, messages.disputeRuns)
export const PaymentNotRecorded = defineError('PaymentNotRecorded', 409, messages.notRecorded)
export const PaymentReversedAlready = defineError('PaymentReversedAlready', 409, messages.reversedAlready)
export const PaymentNotCancelable = defineError('PaymentNotCancelable', 409, messages.notCancelable)
export const PaymentLinkOver = defineError('PaymentLinkOver', 404, messages.paymentLinkOver)

/** The operation that a security PIN confirms for `MarkInvoiceAsPaid`; its object is the invoice. */
export const MARK_INVOICE_AS_PAID = 'MarkInvoiceAsPaid'

/** Those who are billed. */
const payer = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'InvoiceId', kind: 'invoice-received' } })
const ofIssuer = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'PaymentId', kind: 'payment', reach: ['agent:invoice'] } })
const ofEither = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'PaymentId', kind: 'payment', reach: ['agent:invoice', 'recipient'] },
})
const withLink = publicAccess('Who has the payment link of an email pays without an account.')

const refusalsOfPaying = [
  InvoiceNotFound,
  InvoiceNotSent,
  InvoiceIsVoid,
  InvoiceIsPaid,
  InvoiceIsWrittenOff,
  PaymentUnderWay,
  OnlinePaymentsOff,
  NoActivePaymentAccount,
  MerchantKeyWrong,
  PriceChanged,
  TooManyPayments,
  PaymentMethodOff,
]
/** A client that has lost its answer may ask again as long as a card's payment can come back. */
const REPLAY_DAYS = 400
const Paid = z.object({ PaymentId: z.guid(), Status: z.enum(PAYMENT_STATUSES) })

export const CalculatePaymentAmount = payments.query('CalculatePaymentAmount', {
  summary: 'What paying now would come to for who is billed: the fee of each way to pay, who bears it, what arrives and when.',
  access: payer,
  permission: 'payments:view',
  input: CalculateForm,
  output: PaymentQuote,
  errors: [InvoiceNotFound, InvoiceNotSent, InvoiceIsVoid],
  reads: ['invoice', 'payment', 'paymentAccount'],
})

export const GetPaymentFields = payments.command('GetPaymentFields', {
  summary:
    'Fields of the payment provider for the numbers of a card or bank account, which never come here. They work for this payer and invoice alone.',
  access: payer,
  permission: 'payments:pay',
  input: z.strictObject({ InvoiceId: rowId('Invoice') }),
  output: PaymentFields,
  errors: [InvoiceNotFound, OnlinePaymentsOff, PaymentFieldsOff],
  replay: 'never',
  audit: 'none',
  quota: 'sensitive',
})

export const CreatePaymentTransaction = payments.command('CreatePaymentTransaction', {
  summary:
    'Pays what is owed, or a part of it, with what the fields of the provider have answered. `MerchantKey` has to be that of the account that the invoice is paid to, and `Total` the price that the payer has seen. The answer may be that it is on its way: `GetAssetPaymentDetails` says what becomes of it.',
  access: payer,
  permission: 'payments:pay',
  input: CreatePaymentForm,
  output: Paid,
  errors: refusalsOfPaying,
  replayDays: REPLAY_DAYS,
  quota: 'sensitive',
  changes: ['invoice', 'payment'],
})

export const CancelPaymentTransaction = payments.command('CancelPaymentTransaction', {
  summary: 'Gives up a payment whose payer was to prove to their bank who they are, and has not.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'PaymentId', kind: 'payment', reach: ['recipient'] } }),
  permission: 'payments:pay',
  input: z.strictObject({ PaymentId: rowId('Payment') }),
  output: Paid,
  errors: [PaymentNotFound, PaymentNotCancelable],
  changes: ['invoice', 'payment'],
})

export const GetAssetPayments = payments.query('GetAssetPayments', {
  summary: 'Payments of one invoice or property, or all that the active profile gets (1) or makes (2), the latest first.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'payments:view',
  input: z.strictObject({
    ...longPagingInput,
    InvoiceId: optional(rowId('Invoice')),
    AssetId: optional(rowId('Property')),
    /** As invoices are sent (1) or received (2): payments that come in for what was sent, or are made for what was received. */
    Direction: optional(choice('Direction', Object.values(INVOICE_DIRECTIONS))),
    Status: optional(z.enum(PAYMENT_FILTERS, { error: 'Status is not valid.' })),
    /** The month, by its first day, in which it came or something of it went back. */
    Month: optional(date('Month')),
  }),
  output: pageOf(PaymentCard),
  reads: ['payment', 'invoice'],
})

export const GetAssetPaymentDetails = payments.query('GetAssetPaymentDetails', {
  summary: 'One payment with all that became of it, for who pays and for who bills.',
  access: ofEither,
  permission: 'payments:view',
  input: z.strictObject({ PaymentId: rowId('Payment') }),
  output: PaymentDetails,
  errors: [PaymentNotFound],
  reads: ['payment', 'invoice'],
})

export const MarkInvoiceAsPaid = payments.command('MarkInvoiceAsPaid', {
  summary:
    'Records that all that is still owed of an invoice was paid outside, with method, day and reference. Needs the security PIN. It is not undone; what was wrong is corrected by taking the payment back, with a reason.',
  access: issuer,
  permission: 'payments:edit',
  input: MarkAsPaidForm,
  output: z.object({ InvoiceId: z.guid(), Version: z.int(), PaymentIds: z.array(z.guid()) }),
  errors: [
    InvoiceNotFound,
    InvoiceChanged,
    InvoiceNotSent,
    InvoiceIsVoid,
    InvoiceIsPaid,
    InvoiceIsWrittenOff,
    PaymentUnderWay,
    PinConfirmationNeeded,
  ],
  changes: ['invoice', 'payment'],
})

export const RecordInvoicePayment = payments.command('RecordInvoicePayment', {
  summary: 'Records a payment of a part that was made outside.',
  access: issuer,
  permission: 'payments:edit',
  input: RecordPaymentForm,
  output: z.object({ InvoiceId: z.guid(), Version: z.int(), PaymentId: z.guid() }),
  errors: [InvoiceNotFound, InvoiceChanged, InvoiceNotSent, InvoiceIsVoid, InvoiceIsPaid, InvoiceIsWrittenOff, PaymentUnderWay],
  changes: ['invoice', 'payment'],
})

export const WriteOffInvoice = payments.command('WriteOffInvoice', {
  summary:
    'Gives up what is still open of an invoice that was paid in part, with a reason that those who owe it read. What was paid stays paid; nothing more is owed. One that nothing was paid of is voided.',
  access: issuer,
  permission: 'invoices:delete',
  input: VoidInvoiceInput,
  output: z.object({ InvoiceId: z.guid(), Version: z.int(), WrittenOff: z.string() }),
  errors: [
    InvoiceNotFound,
    InvoiceChanged,
    InvoiceNotSent,
    InvoiceIsVoid,
    InvoiceIsPaid,
    InvoiceIsWrittenOff,
    InvoiceNotPaidInPart,
    PaymentUnderWay,
  ],
  changes: ['invoice', 'payment'],
})

export const ReverseRecordedPayment = payments.command('ReverseRecordedPayment', {
  summary: 'Takes a recorded payment back by an entry of its own, with a reason. Both stay in the books; what it paid is owed again.',
  access: ofIssuer,
  permission: 'payments:edit',
  input: ReversePaymentForm,
  output: Paid,
  errors: [PaymentNotFound, PaymentNotRecorded, PaymentReversedAlready],
  changes: ['invoice', 'payment'],
})

export const RefundPayment = payments.command('RefundPayment', {
  summary:
    'Gives a payment back to the card or bank account that it came from, whole or in part; what is given back is forgiven, or owed again.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'PaymentId', kind: 'payment', reach: ['agent:invoice'] }, fresh: true }),
  permission: 'payments:edit',
  input: RefundForm,
  output: z.object({ RefundId: z.guid() }),
  errors: [PaymentNotFound, PaymentNotRefundable, PaymentIsDisputed, OnlinePaymentsOff],
  replayDays: REPLAY_DAYS,
  quota: 'sensitive',
  changes: ['invoice', 'payment'],
})

export const GetInvoiceEntries = payments.query('GetInvoiceEntries', {
  summary: 'What stands in the books of who bills about an invoice: each number on it opens to these.',
  access: issuer,
  permission: 'invoices:view',
  input: z.strictObject({ InvoiceId: rowId('Invoice') }),
  output: z.object({ Items: z.array(BookedEntry) }),
  errors: [InvoiceNotFound],
  reads: ['invoice', 'payment'],
})

export const GetCheckout = payments.query('GetCheckout', {
  summary: 'The bill behind a payment link. Opening it changes nothing.',
  access: withLink,
  input: CheckoutInput,
  output: Checkout,
  errors: [PaymentLinkOver],
  quota: 'sensitive',
  reads: ['invoice', 'payment'],
})

export const CalculateCheckoutAmount = payments.query('CalculateCheckoutAmount', {
  summary: 'What paying by a payment link would come to now.',
  access: withLink,
  input: CheckoutAmountForm,
  output: PaymentQuote,
  errors: [PaymentLinkOver],
  quota: 'sensitive',
  reads: ['invoice', 'payment'],
})

export const GetCheckoutFields = payments.command('GetCheckoutFields', {
  summary: 'Fields of the payment provider for who pays by a payment link.',
  access: withLink,
  input: CheckoutInput,
  output: PaymentFields,
  errors: [PaymentLinkOver, OnlinePaymentsOff, PaymentFieldsOff],
  replay: 'never',
  audit: 'none',
  quota: 'sensitive',
})

export const PayCheckout = payments.command('PayCheckout', {
  summary: 'Pays what is owed behind a payment link, as `CreatePaymentTransaction` does for those with an account.',
  access: withLink,
  input: PayCheckoutForm,
  output: Paid,
  errors: [PaymentLinkOver, ...refusalsOfPaying],
  replayDays: REPLAY_DAYS,
  quota: 'sensitive',
})
