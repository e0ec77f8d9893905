import { GetInvoiceDetails, InvoiceIsPaid, PaymentUnderWay } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import {
  CalculatePaymentAmount,
  CreatePaymentTransaction,
  GetAssetPaymentDetails,
  GetAssetPayments,
  GetPaymentFields,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { PaymentCard, PaymentDetails, PaymentQuote } from '@keystead/contract/money/payments/payment.schemas.ts'
import { signIn } from './people.ts'
import { fieldsPage, shownField } from './provider-page.ts'
import { idOf, sampleOf } from './sample.ts'
import { show } from './show.tsx'
import { answer } from './stand-in.ts'
import { CheckoutScreen } from '../src/money/asset-payments/CheckoutScreen.tsx'

/* A tenant's share of an invoice, a server that keeps payments of it, and the screen on which it is paid. */

export const InvoiceId = idOf(1)
export const INVOICE = sampleOf(InvoiceDetails, {
  InvoiceId,
  InvoiceNumber: 'INV-0007',
  Direction: 2,
  State: 'due',
  IsProcessing: false,
  IssuerName: 'Olive Hart',
  PropertyTitle: 'Larch House',
  Total: '900.60',
  Paid: '0.00',
  Balance: '900.60',
  AllowsPartial: false,
})
export const CARD = {
  Method: 'card',
  Fee: '26.87',
  FeePaidBy: 'payer',
  Total: '927.47',
  Received: '900.60',
  ArrivesOn: '2026-12-01',
  Refusal: null,
} as const
export const BANK = {
  ...CARD,
  Method: 'bank',
  Fee: '5.00',
  FeePaidBy: 'issuer',
  Total: '900.60',
  Received: '895.60',
  ArrivesOn: '2026-12-04',
} as const
export const QUOTE = sampleOf(PaymentQuote, {
  Balance: '900.60',
  Amount: '900.60',
  AllowsPartial: false,
  PayeeName: 'Olive Hart',
  MerchantKey: 'ka_1',
  Options: [BANK, CARD],
})
export const PAYMENT = sampleOf(PaymentDetails, {
  PaymentId: idOf(2),
  InvoiceId,
  Status: 'settled',
  Method: 'card',
  MethodDetail: 'Visa 4242',
  Amount: '900.60',
  Total: '927.47',
})

type Facts = { readonly invoice?: Partial<InvoiceDetails>; readonly quote?: Partial<PaymentQuote> }

export const PAID: Facts = {
  invoice: { State: 'paid', Paid: '900.60', Balance: '0.00' },
  quote: { Refusal: InvoiceIsPaid.message, MerchantKey: null, Balance: '0.00' },
}
export const UNDER_WAY: Facts = { invoice: { IsProcessing: true }, quote: { Refusal: PaymentUnderWay.message, MerchantKey: null } }

let payments: PaymentDetails[] = []

/** From now on the server knows these payments. */
export function given(known: readonly PaymentDetails[], { invoice, quote }: Facts = {}): void {
  payments = [...known]
  answer(GetInvoiceDetails, { ...INVOICE, ...invoice })
  answer(CalculatePaymentAmount, { ...QUOTE, ...quote })
}

/** Those that there are become something else. */
export function become(changes: Partial<PaymentDetails>, facts?: Facts): void {
  given(
    payments.map((payment) => ({ ...payment, ...changes })),
    facts,
  )
}

/** What the next try to pay makes, and what it waits for. */
export function paysAs(changes: Partial<PaymentDetails>, facts?: Facts, until?: Promise<void>): void {
  answer(CreatePaymentTransaction, async () => {
    await until
    const PaymentId = idOf(10 + payments.length)
    given([{ ...PAYMENT, PaymentId, ...changes }, ...payments], facts)
    return { PaymentId, Status: 'created' as const }
  })
}

export function beginAsTenant(): void {
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
  given([])
  answer(GetPaymentFields, () => ({ CardUrl: fieldsPage(), BankUrl: fieldsPage() }))
  answer(GetAssetPayments, () => ({
    ...sampleOf(GetAssetPayments.output),
    Items: payments.map((payment) => PaymentCard.parse(payment)),
    TotalCount: payments.length,
  }))
  answer(GetAssetPaymentDetails, (input) => payments.find((one) => one.PaymentId === input.PaymentId)!)
}

/** The screen, its frame, and what people do there. */
export async function showCheckout() {
  const page = await show(<CheckoutScreen />, { at: `/User/Payments/Checkout?id=${InvoiceId}` })
  const frame = () => page.container.querySelector('iframe')
  const field = () => shownField(page.container)
  async function type(number: string): Promise<void> {
    const input = await field()
    input.value = number
  }
  const press = () => page.getByRole('button', { name: /^Pay / }).click()
  return { page, frame, field, type, press }
}
