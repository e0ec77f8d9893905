import { z } from 'zod'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { choice, money, optionalText, rowId } from '../../values/fields.ts'
import { centsFromText, formatExactMoney, isMoneyText, textFromCents } from '../../values/money.ts'
import { InvoiceNumbersRunOut } from '../invoices/invoice.operations.ts'
import { OnlinePaymentsOff } from '../payment-accounts/payment-account.operations.ts'
import { payingFields } from '../payments/payment.forms.ts'
import {
  MerchantKeyWrong,
  NoActivePaymentAccount,
  PaymentFieldsOff,
  PaymentMethodOff,
  PriceChanged,
  TooManyPayments,
} from '../payments/payment.operations.ts'
import { PaymentFields, PaymentQuote } from '../payments/payment.schemas.ts'
import { PAYMENT_STATUSES } from '../payments/payment.values.ts'
import { ASSET_PAYMENT_FOR_TYPES, MOST_ASSET_PAYMENT_CENTS } from './asset-payment.values.ts'
import { messages } from './asset-payments-messages.text.ts'

/*
 * What a tenant pays for a home without an invoice at hand, such as rent ahead. It is priced first; when it is paid it makes an invoice of its own,
 * which is paid, followed, received and taken back like any other.
 */

const payments = area('payments')

export const AssetPaymentOver = defineError('AssetPaymentNotFound', 404, messages.over)
export const OwnHomePaid = defineError('OwnHomePaid', 409, messages.ownHome)

export const AssetPaymentForm = z.strictObject({
  AssetId: rowId('Property'),
  ItemForTypeId: choice(
    'What it is for',
    ASSET_PAYMENT_FOR_TYPES.map(({ Id }) => Id),
  ),
  Amount: money('Amount').refine((text) => !isMoneyText(text) || centsFromText(text) <= MOST_ASSET_PAYMENT_CENTS, {
    error: messages.tooMuch({ amount: formatExactMoney(textFromCents(MOST_ASSET_PAYMENT_CENTS)) }),
  }),
  /** What who manages the home reads with it: which month, which bill. */
  Description: optionalText('Description', { max: 300, refusesCards: true }),
})

export const CreateAssetPayment = payments.command('CreateAssetPayment', {
  summary:
    'Begins what a tenant pays for a home of theirs without an invoice at hand: the price of each way to pay, and fields of the payment provider. Nothing is owed by it, no one is told, and after an hour it is over.',
  access: signedIn({ profiles: ['Tenant'], own: { field: 'AssetId', kind: 'asset', reach: ['tenant'] } }),
  permission: 'payments:pay',
  input: AssetPaymentForm,
  output: z.object({ AssetPaymentId: z.guid(), Quote: PaymentQuote, Fields: PaymentFields.nullable() }),
  errors: [PropertyNotFound, OwnHomePaid, PaymentFieldsOff],
  replay: 'never',
  audit: 'none',
  quota: 'sensitive',
})

const { Amount: _, ...processed } = payingFields

export const ProcessAssetPayment = payments.command('ProcessAssetPayment', {
  summary:
    'Pays what `CreateAssetPayment` has priced, with the guards of `CreatePaymentTransaction`: the key is that of the account that the home is paid to, and `Total` the price that the payer has seen. An invoice is made for it, from who manages the home to who pays. Where no payment comes of it, that invoice is void after an hour.',
  access: signedIn({ profiles: ['Tenant'], own: { field: 'AssetPaymentId', kind: 'asset-payment', reach: ['tenant'] } }),
  permission: 'payments:pay',
  input: z.strictObject({ AssetPaymentId: rowId('Payment'), ...processed }),
  output: z.object({ InvoiceId: z.guid(), PaymentId: z.guid(), Status: z.enum(PAYMENT_STATUSES) }),
  errors: [
    AssetPaymentOver,
    PropertyNotFound,
    OwnHomePaid,
    OnlinePaymentsOff,
    NoActivePaymentAccount,
    MerchantKeyWrong,
    PriceChanged,
    TooManyPayments,
    PaymentMethodOff,
    InvoiceNumbersRunOut,
  ],
  quota: 'sensitive',
  changes: ['invoice', 'payment'],
})
