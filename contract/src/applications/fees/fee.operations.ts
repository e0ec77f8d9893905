import { z } from 'zod'
import { InvoiceNotSent, InvoiceNumbersRunOut, PaymentUnderWay } from '../../money/invoices/invoice.operations.ts'
import { OnlinePaymentsOff } from '../../money/payment-accounts/payment-account.operations.ts'
import {
  MerchantKeyWrong,
  NoActivePaymentAccount,
  PaymentFieldsOff,
  PaymentMethodOff,
  PriceChanged,
  TooManyPayments,
} from '../../money/payments/payment.operations.ts'
import { PaymentFields, PaymentQuote } from '../../money/payments/payment.schemas.ts'
import { PAYMENT_STATUSES } from '../../money/payments/payment.values.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { rowId } from '../../values/fields.ts'
import { ApplicationFormNotFound, ApplicationNotFound, ApplicationNotOpen } from '../applications/application.operations.ts'
import { ownFee, PayFeeForm, waiveFields } from './fee.forms.ts'
import { FeeLaw, FeeRead, ListingFee } from './fee.schemas.ts'
import { messages } from './fees-messages.text.ts'

/*
 * What is paid to apply: by each adult who would live there, before their form is submitted, as much as the state allows. Nothing is owed until it
 * is paid, and it goes back when the home is gone before anyone has looked.
 */

const applications = area('applications')

export const ApplicationFeeNotFound = defineError('ApplicationFeeNotFound', 404, messages.feeNotFound)
export const ApplicationFeeNotDue = defineError('ApplicationFeeNotDue', 409, messages.notDue)
export const ApplicationFeeNotWaivable = defineError('ApplicationFeeNotWaivable', 409, messages.notWaivable)

const payer = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'FormId', kind: 'application-form' } })
/** A client that has lost its answer may ask again as long as a card's payment can come back. */
const REPLAY_DAYS = 400

export const GetListingFee = applications.query('GetListingFee', {
  summary:
    'What each adult who applies for a home that is offered now is asked to pay, and what its state says of it; null where it costs nothing.',
  access: publicAccess('Who thinks of applying reads it before they do.'),
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({ Fee: ListingFee.nullable() }),
  reads: ['listing'],
})

export const GetApplicationFees = applications.query('GetApplicationFees', {
  summary: 'What the people of an application were asked to pay, and how each fee stands.',
  access: signedIn({
    profiles: ['Owner', 'Agent', 'Tenant'],
    own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants', 'applicant'] },
  }),
  permission: 'applications:view',
  input: z.strictObject({ ApplicationId: rowId('Application') }),
  output: z.object({ ApplicationId: z.guid(), Items: z.array(FeeRead), Law: FeeLaw.nullable() }),
  errors: [ApplicationNotFound],
  reads: ['application', 'payment'],
})

export const CalculateApplicationFee = applications.query('CalculateApplicationFee', {
  summary: 'What paying a fee of one’s own form comes to now: the fee of each way to pay, and who bears it.',
  access: payer,
  permission: 'payments:view',
  input: z.strictObject(ownFee),
  output: PaymentQuote,
  errors: [ApplicationFormNotFound, ApplicationFeeNotFound],
  reads: ['application', 'payment', 'paymentAccount'],
})

export const GetApplicationFeeFields = applications.command('GetApplicationFeeFields', {
  summary: 'Fields of the payment provider for the numbers of a card or bank account, for this payer and fee alone.',
  access: payer,
  permission: 'payments:pay',
  input: z.strictObject(ownFee),
  output: PaymentFields,
  errors: [ApplicationFormNotFound, OnlinePaymentsOff, PaymentFieldsOff],
  replay: 'never',
  audit: 'none',
  quota: 'sensitive',
})

export const PayApplicationFee = applications.command('PayApplicationFee', {
  summary:
    'Pays a fee of one’s own form, with the guards of `CreatePaymentTransaction`: it is billed by this, from who decides to the applicant, and void again where no payment comes of it.',
  access: payer,
  permission: 'payments:pay',
  input: PayFeeForm,
  output: z.object({ InvoiceId: z.guid(), PaymentId: z.guid(), Status: z.enum(PAYMENT_STATUSES) }),
  errors: [
    ApplicationFormNotFound,
    ApplicationFeeNotFound,
    ApplicationFeeNotDue,
    ApplicationNotOpen,
    PropertyNotFound,
    OnlinePaymentsOff,
    NoActivePaymentAccount,
    MerchantKeyWrong,
    PriceChanged,
    TooManyPayments,
    PaymentMethodOff,
    PaymentUnderWay,
    InvoiceNotSent,
    InvoiceNumbersRunOut,
  ],
  replayDays: REPLAY_DAYS,
  quota: 'sensitive',
  changes: ['application', 'invoice', 'payment'],
})

export const WaiveApplicationFee = applications.command('WaiveApplicationFee', {
  summary: 'Asks nothing of someone who has not paid yet. They read the reason.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants'] } }),
  permission: 'applications:edit',
  input: z.strictObject({ ApplicationId: rowId('Application'), FeeId: rowId('Fee'), ...waiveFields }),
  output: z.object({ FeeId: z.guid() }),
  errors: [ApplicationNotFound, ApplicationFeeNotFound, ApplicationFeeNotWaivable, PaymentUnderWay],
  changes: ['application', 'invoice'],
})
