import { z } from 'zod'
import { date, emptyOrInvalid, linkToken, money, optional, optionalText, requiredText, rowId, wholeNumber } from '../../values/fields.ts'
import { invalidMessage } from '../../text/messages.ts'
import { messages } from '../../text/shared-messages.text.ts'
import { isCardInPlaceOfKey } from '../../values/card-numbers.ts'
import { ONLINE_METHODS, RECORDED_METHODS } from './payment.values.ts'

const version = wholeNumber('Version', { min: 1, max: 2_147_483_647 })
const onlineMethod = z.enum(ONLINE_METHODS, { error: emptyOrInvalid('Payment method') })
const recordedMethod = z.enum(RECORDED_METHODS, { error: emptyOrInvalid('Payment method') })
const merchantKey = madeKey('Payment account', 120)
/** Of the fields of the payment provider, whose numbers never come here. */
const fieldsToken = madeKey('Card or bank account', 200)

/** What a program has made and a page passes on. */
function madeKey(label: string, max: number) {
  return requiredText(label, { max }).refine((key) => !isCardInPlaceOfKey(key), { error: messages.cardNumber })
}

/** What is sent when something is paid, whatever it is. */
export const payingFields = {
  MerchantKey: merchantKey,
  Method: onlineMethod,
  Amount: money('Amount'),
  /** With the fee, as the payer has seen it: another price is asked for again. */
  Total: money('Total'),
  Token: fieldsToken,
}

export const CalculateForm = z.strictObject({ InvoiceId: rowId('Invoice'), Amount: optional(money('Amount')) })
export const CreatePaymentForm = z.strictObject({ InvoiceId: rowId('Invoice'), ...payingFields })

export const CheckoutInput = z.strictObject({ Token: linkToken() })
export const CheckoutAmountForm = z.strictObject({ Token: linkToken(), Amount: optional(money('Amount')) })
export const PayCheckoutForm = z.strictObject({ Link: linkToken(), ...payingFields })

const recorded = {
  InvoiceId: rowId('Invoice'),
  Version: version,
  Method: recordedMethod,
  PaidOn: date('Date'),
  /** The number of a check, a transfer or a receipt. */
  Reference: optionalText('Reference', { max: 80, refusesCards: true }),
  Note: optionalText('Note', { max: 500, multiline: true, refusesCards: true }),
}

export const MarkAsPaidForm = z.strictObject({
  ...recorded,
  PinConfirmation: optional(requiredText('Security PIN', { max: 200 })),
})

export const RecordPaymentForm = z.strictObject({
  ...recorded,
  /** Who has paid; of a bill by shares, whose share it is. */
  RecipientId: optional(rowId('Recipient')),
  Amount: money('Amount'),
})

export const ReversePaymentForm = z.strictObject({
  PaymentId: rowId('Payment'),
  Reason: requiredText('Reason', { max: 300, refusesCards: true }),
})

export const RefundForm = z.strictObject({
  PaymentId: rowId('Payment'),
  Amount: money('Amount'),
  Reason: requiredText('Reason', { max: 300, refusesCards: true }),
  /** Whether what is given back is owed again. Otherwise it is forgiven. */
  IsStillOwed: z.boolean({ error: invalidMessage('Still owed') }).default(false),
})
