import {
  CalculateCheckoutAmount,
  GetCheckout,
  GetCheckoutFields,
  NoActivePaymentAccount,
  PayCheckout,
  PaymentLinkOver,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { Checkout, type PaymentQuote } from '@keystead/contract/money/payments/payment.schemas.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { expect, test } from 'vitest'
import { PAID, QUOTE, UNDER_WAY } from '../../../test/checkout.tsx'
import { challengePage, fieldsPage, shownField } from '../../../test/provider-page.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { PayByLinkScreen } from './PayByLinkScreen.tsx'

const LINK = 'a'.repeat(43)
const BILL = sampleOf(Checkout, {
  InvoiceNumber: 'INV-0042',
  IssuerName: 'Olive Tester',
  PayerName: 'Pia Novak',
  PropertyTitle: 'Larch House',
  State: 'due',
  DueDate: '2026-12-15',
  Total: '1501.00',
  Paid: '600.40',
  Balance: '900.60',
  IsProcessing: false,
  Lines: [{ LineId: idOf(1), Title: 'Rent for December', Amount: '1501.00' }],
  Payments: [],
})
type Payment = OutputOf<typeof GetCheckout>['Payments'][number]
const PAYMENT: Payment = {
  PaymentId: idOf(2),
  Status: 'settled',
  Method: 'card',
  MethodDetail: 'Visa 4242',
  Amount: '900.60',
  Total: '927.47',
  StartedAt: '2026-11-26T12:00:00Z',
  ExpectedOn: null,
  ReceiptNumber: 'R-000001',
  IsUnknown: false,
  FailureReason: null,
  ChallengeUrl: null,
}

function given(changes: Partial<OutputOf<typeof GetCheckout>> = {}, quote: Partial<PaymentQuote> = {}): void {
  answer(GetCheckout, { ...BILL, ...changes })
  answer(CalculateCheckoutAmount, { ...QUOTE, ...quote })
  answer(GetCheckoutFields, () => ({ CardUrl: fieldsPage(), BankUrl: fieldsPage() }))
}

async function showScreen() {
  const page = await show(<PayByLinkScreen />, { at: `/Checkout/${LINK}`, path: '/Checkout/:id' })
  async function pay() {
    const field = await shownField(page.container)
    field.value = '42'
    await page.getByRole('button', { name: /^Pay / }).click()
  }
  return { page, pay }
}

test('it says who bills what, what is due by when, and opening it pays nothing', async () => {
  given()
  const { page } = await showScreen()
  await expect.element(page.getByRole('heading', { name: 'Invoice INV-0042 from Olive Tester' })).toBeVisible()
  await expect.element(page.getByText('Dec 15, 2026')).toBeVisible()
  await expect.element(page.getByText('Rent for December')).toBeVisible()
  await expect.element(page.getByText('No payments found.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pay $900.60' })).toBeVisible()
  expect(asked(PayCheckout)).toEqual([])
})

test('it is paid without an account, with the receipt', async () => {
  given()
  answer(PayCheckout, () => {
    given({ ...PAID.invoice, Payments: [PAYMENT] }, PAID.quote)
    return { PaymentId: PAYMENT.PaymentId, Status: 'created' as const }
  })
  const { page, pay } = await showScreen()
  await pay()
  await expect.element(page.getByRole('heading', { name: 'Paid. Thank you.' })).toHaveFocus()
  await expect.element(page.getByText('Receipt R-000001')).toBeVisible()
  expect(page.getByRole('link', { name: 'View the invoice' }).elements()).toEqual([])
  expect(asked(PayCheckout)).toEqual([
    { Link: LINK, MerchantKey: 'ka_1', Method: 'bank', Amount: '900.60', Total: '900.60', Token: 'pm_42' },
  ])
})

test('a declined card is told at the fields, and in the list', async () => {
  given()
  answer(PayCheckout, () => {
    given({ Payments: [{ ...PAYMENT, Status: 'failed', FailureReason: 'The card was declined.', ReceiptNumber: null }] })
    return { PaymentId: PAYMENT.PaymentId, Status: 'created' as const }
  })
  const { page, pay } = await showScreen()
  await pay()
  await expect.element(page.getByRole('alert')).toMatchTextContent('The card was declined. Nothing was charged.')
  await expect.element(page.getByText('Visa 4242, Failed')).toBeVisible()
})

test('a bank asks, and without an account it is given up by itself', async () => {
  given({ IsProcessing: true, Payments: [{ ...PAYMENT, Status: 'needsAction', ChallengeUrl: challengePage() }] }, UNDER_WAY.quote)
  const { page } = await showScreen()
  await expect.element(page.getByRole('heading', { name: 'Your bank asks whether it’s you' })).toBeVisible()
  await expect.element(page.getByText('given up after about an hour', { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: 'Give up this payment' }).elements()).toEqual([])
})

test.each([
  ['void', { State: 'void', Balance: '0.00' }, PAID.quote, 'This invoice is void. You don’t owe it.'],
  ['paid', { State: 'paid', Balance: '0.00' }, PAID.quote, 'Nothing is open on this invoice.'],
  ['being paid', { IsProcessing: true }, UNDER_WAY.quote, 'A payment is already on its way'],
  ['not to be paid online', {}, { Refusal: NoActivePaymentAccount.message, MerchantKey: null }, NoActivePaymentAccount.message],
])('what is %s is said', async (_what, changes, quote, words) => {
  given(changes, quote)
  const { page } = await showScreen()
  await expect.element(page.getByText(words)).toBeVisible()
  expect(asked(GetCheckoutFields)).toEqual([])
})

test('a link that no longer works says so, and not how to pay', async () => {
  answer(GetCheckout, () => {
    throw refusal(PaymentLinkOver)
  })
  const { page } = await showScreen()
  await expect.element(page.getByText(PaymentLinkOver.message)).toBeVisible()
  expect(page.getByText('You can pay it here').elements()).toEqual([])
})

test('a link that is over while it is paid says so', async () => {
  given()
  answer(PayCheckout, () => {
    answer(GetCheckout, () => {
      throw refusal(PaymentLinkOver)
    })
    throw refusal(PaymentLinkOver)
  })
  const { page, pay } = await showScreen()
  await pay()
  await expect.element(page.getByRole('link', { name: 'Browse homes' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Pay/ }).elements()).toEqual([])
})
