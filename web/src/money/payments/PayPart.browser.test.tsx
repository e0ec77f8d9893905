import { InvoiceIsPaid, PaymentUnderWay } from '@keystead/contract/money/invoices/invoice.operations.ts'
import {
  CancelPaymentTransaction,
  CreatePaymentTransaction,
  GetPaymentFields,
  PriceChanged,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import { beforeEach, expect, test } from 'vitest'
import { BANK, become, beginAsTenant, given, PAID, PAYMENT, paysAs, showCheckout, UNDER_WAY } from '../../../test/checkout.tsx'
import { challengePage } from '../../../test/provider-page.ts'
import { answer, asked, refusal } from '../../../test/stand-in.ts'

beforeEach(beginAsTenant)

test('twice pressed is once sent; it is paid, with its receipt and the way to the invoice', async () => {
  const pressed = Promise.withResolvers<void>()
  paysAs({ ReceiptNumber: 'R-000001' }, PAID, pressed.promise)
  const { page, type } = await showCheckout()
  await type('42')
  await page.getByRole('button', { name: /^Pay / }).dblClick()
  pressed.resolve()
  await expect.element(page.getByRole('heading', { name: 'Paid. Thank you.' })).toHaveFocus()
  await expect.element(page.getByText('You paid $927.47 by Visa 4242, $26.87 of it the fee.')).toBeVisible()
  await expect.element(page.getByText('Receipt R-000001')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'View the invoice' })).toBeVisible()
  expect(asked(CreatePaymentTransaction)).toHaveLength(1)
})

test('a bank payment is on its way, with the day, and stays so when the page is opened again', async () => {
  const bank = { Method: 'bank', MethodDetail: 'SANDBOX BANK 6789', Total: '900.60', ExpectedOn: '2026-12-04' } as const
  paysAs({ ...bank, Status: 'processing' }, UNDER_WAY)
  const { page, type, press } = await showCheckout()
  await type('42')
  await press()
  await expect.element(page.getByRole('heading', { name: 'Your payment is on its way' })).toHaveFocus()
  const words = '$900.60 from SANDBOX BANK 6789. It should arrive about Dec 4, 2026.'
  await expect.element(page.getByText(words)).toBeVisible()
  await page.unmount()
  const again = await showCheckout()
  await expect.element(again.page.getByText(words)).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('a declined card is told at new fields, and another one pays', async () => {
  paysAs({ Status: 'failed', FailureReason: 'The card has expired. Please use another card.' })
  const { page, type, press } = await showCheckout()
  await page.getByRole('radio', { name: /Card/ }).click()
  await type('42')
  await press()
  const words = 'Your payment of $927.47 didn’t go through. The card has expired. Please use another card. Nothing was charged.'
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe(words)
  await expect.element(page.getByRole('radio', { name: /Card/ })).toBeChecked()
  await expect.poll(() => asked(GetPaymentFields).length).toBe(2)
  paysAs({}, PAID)
  await type('43')
  await press()
  await expect.element(page.getByRole('heading', { name: 'Paid. Thank you.' })).toBeVisible()
  expect(asked(CreatePaymentTransaction).map(({ Token }) => Token)).toEqual(['pm_42', 'pm_43'])
})

test('a price that has changed is shown, and is asked again', async () => {
  answer(CreatePaymentTransaction, () => {
    given([], { quote: { Options: [{ ...BANK, Total: '910.60', FeePaidBy: 'payer', Fee: '10.00' }] } })
    throw refusal(PriceChanged, { Total: PriceChanged.message })
  })
  const { page, type, press } = await showCheckout()
  await type('42')
  await press()
  await expect.element(page.getByRole('alert')).toMatchTextContent(PriceChanged.message)
  await expect.element(page.getByRole('button', { name: 'Pay $910.60' })).toBeVisible()
  paysAs({}, PAID)
  await press()
  await expect.element(page.getByRole('heading', { name: 'Paid. Thank you.' })).toBeVisible()
  expect(asked(CreatePaymentTransaction).map(({ Total }) => Total)).toEqual(['900.60', '910.60'])
})

test.each([
  ['was paid in the meantime', InvoiceIsPaid, PAID, 'Paid. Thank you.'],
  ['is paid in another tab', PaymentUnderWay, UNDER_WAY, 'A payment is already on its way'],
] as const)('what %s is not paid again', async (_how, error, facts, title) => {
  answer(CreatePaymentTransaction, () => {
    given([], facts)
    throw refusal(error)
  })
  const { page, type, press } = await showCheckout()
  await type('42')
  await press()
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
})

test('without an answer the same wish is sent once more, and no other', async () => {
  const transactions = new Set<string | null>()
  const send = globalThis.fetch
  let isOffline = true
  globalThis.fetch = (to, request) => {
    if (to !== CreatePaymentTransaction.path) return send(to, request)
    transactions.add(new Headers(request?.headers).get(CallHeaders.transactionId))
    return isOffline ? Promise.reject(new TypeError('Failed to fetch')) : send(to, request)
  }
  paysAs({}, PAID)
  const { page, type, press } = await showCheckout()
  await type('42')
  await press()
  await expect.element(page.getByRole('heading', { name: 'We don’t know yet whether your payment was begun' })).toHaveFocus()
  isOffline = false
  await page.getByRole('button', { name: 'Ask once more' }).click()
  await expect.element(page.getByRole('heading', { name: 'Paid. Thank you.' })).toBeVisible()
  expect(asked(CreatePaymentTransaction).map(({ Token }) => Token)).toEqual(['pm_42'])
  expect(transactions.size).toBe(1)
})

test('a bank asks whether it is the payer, and what it said is looked at', async () => {
  paysAs({ Status: 'needsAction', CanCancel: true, ChallengeUrl: challengePage() }, UNDER_WAY)
  const { page, type, press, frame } = await showCheckout()
  await type('42')
  await press()
  await expect.element(page.getByRole('heading', { name: 'Your bank asks whether it’s you' })).toHaveFocus()
  await expect.poll(() => frame()?.contentDocument?.querySelector('button') ?? null).not.toBeNull()
  frame()!.contentDocument!.querySelector('button')!.click()
  await expect.element(page.getByText('We’re looking at what your bank said.')).toBeVisible()
  become({ Status: 'settled', ChallengeUrl: null, CanCancel: false }, PAID)
  await expect.element(page.getByRole('heading', { name: 'Paid. Thank you.' })).toHaveFocus()
})

test('what a bank asks can be given up', async () => {
  paysAs({ Status: 'needsAction', CanCancel: true, ChallengeUrl: challengePage() }, UNDER_WAY)
  answer(CancelPaymentTransaction, ({ PaymentId }) => {
    become({ Status: 'canceled', ChallengeUrl: null, CanCancel: false })
    return { PaymentId, Status: 'needsAction' as const }
  })
  const { page, type, press } = await showCheckout()
  await type('42')
  await press()
  await page.getByRole('button', { name: 'Give up this payment' }).click()
  await expect.element(page.getByText('Your payment of $927.47 was given up. Nothing was charged.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Pay / })).toBeVisible()
  expect(asked(CancelPaymentTransaction)).toEqual([{ PaymentId: PAYMENT.PaymentId.replace('002', '010') }])
})
