import {
  CalculatePaymentAmount,
  CreatePaymentTransaction,
  GetAssetPaymentDetails,
  GetPaymentFields,
  NoActivePaymentAccount,
  PaymentFieldsOff,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BANK, beginAsTenant, given, InvoiceId, PAID, PAYMENT, paysAs, QUOTE, showCheckout, UNDER_WAY } from '../../../test/checkout.tsx'
import { fieldsPage, silentPage } from '../../../test/provider-page.ts'
import { answer, asked, refusal } from '../../../test/stand-in.ts'

beforeEach(beginAsTenant)

describe('before it is paid', () => {
  test('what is owed, the fee of each way, who bears it, and when it arrives', async () => {
    const { page } = await showCheckout()
    await expect.element(page.getByRole('heading', { name: 'Pay invoice INV-0007' })).toBeVisible()
    await expect.element(page.getByText('No fee for you. Arrives about Dec 4, 2026.')).toBeVisible()
    await expect.element(page.getByText('Olive Hart bears the fee of $5.00.', { exact: false })).toBeVisible()
    await page.getByRole('radio', { name: /Card/ }).click()
    await expect.element(page.getByRole('region', { name: 'What you pay' })).toMatchTextContent(/Fee\s*\$26.87\s*You pay\s*\$927.47/)
    await expect.element(page.getByRole('button', { name: 'Pay $927.47' })).toBeVisible()
    expect(asked(CreatePaymentTransaction)).toEqual([])
  })

  test('a part is priced before it is paid, and is within its limits', async () => {
    const partly = { AllowsPartial: true, LeastPartial: '100.00' }
    given([], { quote: partly })
    answer(CalculatePaymentAmount, ({ Amount }) => {
      const amount = Amount ?? '900.60'
      return { ...QUOTE, ...partly, Amount: amount, Options: [{ ...BANK, Total: amount }] }
    })
    const left = { invoice: { State: 'partlyPaid', Balance: '400.60' }, quote: { ...partly, Balance: '400.60', Amount: '400.60' } } as const
    paysAs({ Amount: '500.00', Total: '500.00' }, left)
    const { page, type } = await showCheckout()
    await page.getByRole('radio', { name: /A part of it/ }).click()
    await page.getByLabelText('Amount').fill('50')
    expect(page.getByRole('button', { name: /Pay \$/ }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect.element(page.getByText('Please pay at least $100.00 at once.').first()).toBeVisible()
    await page.getByLabelText('Amount').fill('500')
    await expect.element(page.getByRole('button', { name: 'Pay $500.00' })).not.toHaveAttribute('aria-disabled')
    await type('42')
    await page.getByRole('button', { name: 'Pay $500.00' }).click()
    await expect.element(page.getByRole('heading', { name: 'Paid. Thank you.' })).toHaveFocus()
    await expect.element(page.getByText('$400.60 of this invoice is still open.')).toBeVisible()
    expect(asked(CreatePaymentTransaction)).toEqual([
      { InvoiceId, MerchantKey: 'ka_1', Method: 'bank', Amount: '500.00', Total: '500.00', Token: 'pm_42' },
    ])
    await page.getByRole('button', { name: 'Pay more of it' }).click()
    await expect.element(page.getByRole('button', { name: 'Pay $900.60' })).toBeVisible()
  })

  test.each([
    ['no account to go to', { quote: { Refusal: NoActivePaymentAccount.message, MerchantKey: null } }, NoActivePaymentAccount.message],
    ['become void', { invoice: { State: 'void' } }, 'This invoice is void. You don’t owe it.'],
    ['been paid', PAID, 'Nothing is open on this invoice.'],
    ['a payment of another under way', UNDER_WAY, 'A payment is already on its way'],
  ] as const)('what has %s has no form, and says why', async (_what, facts, words) => {
    given([], facts)
    const { page } = await showCheckout()
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByRole('button', { name: /^Pay/ }).elements()).toEqual([])
    expect(asked(GetPaymentFields)).toEqual([])
  })
})

describe('the fields of the provider', () => {
  test('say themselves what is wrong, and nothing is sent', async () => {
    const { field, frame, press } = await showCheckout()
    const input = await field()
    await press()
    await expect.poll(() => frame()!.contentDocument!.activeElement).toBe(input)
    expect(asked(CreatePaymentTransaction)).toEqual([])
  })

  test('are sent by Enter, and follow the scheme of the page', async () => {
    paysAs({}, PAID)
    const { page, field, frame } = await showCheckout()
    const input = await field()
    const before = document.documentElement.dataset['scheme']
    document.documentElement.dataset['scheme'] = 'dark'
    await expect.poll(() => frame()!.contentDocument!.body.dataset['scheme']).toBe('dark')
    if (before === undefined) delete document.documentElement.dataset['scheme']
    else document.documentElement.dataset['scheme'] = before
    input.value = '42'
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await expect.element(page.getByRole('heading', { name: 'Paid. Thank you.' })).toBeVisible()
  })

  test('are heard, and no other page: neither another window of this origin nor another origin', async () => {
    paysAs({}, PAID)
    const { frame, type, press } = await showCheckout()
    await type('mute')
    await press()
    const data = { type: 'gateway:token', token: 'pm_forged' }
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: window }))
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://elsewhere.example', source: frame()!.contentWindow }))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked(CreatePaymentTransaction)).toEqual([])
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: frame()!.contentWindow }))
    await expect.poll(() => asked(CreatePaymentTransaction).length).toBe(1)
  })

  test('that do not come say so after a while, and can be loaded again', async () => {
    answer(GetPaymentFields, () => ({ CardUrl: silentPage(), BankUrl: silentPage() }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { page, frame } = await showCheckout()
      await expect.poll(() => frame()).not.toBeNull()
      await vi.advanceTimersByTimeAsync(15_000)
      await expect.element(page.getByText('The payment provider does not answer. Nothing was paid.')).toBeVisible()
      vi.useRealTimers()
      answer(GetPaymentFields, () => ({ CardUrl: fieldsPage(), BankUrl: fieldsPage() }))
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => frame()?.contentDocument?.querySelector('input') ?? null).not.toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  test('that are over are replaced by new ones', async () => {
    const { page, type, press } = await showCheckout()
    await type('over')
    await press()
    await expect.element(page.getByText('These fields can’t be used any longer.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => asked(GetPaymentFields).length).toBe(2)
  })

  test('that the provider does not give are asked for again', async () => {
    answer(GetPaymentFields, () => {
      throw refusal(PaymentFieldsOff)
    })
    const { page } = await showCheckout()
    await expect.element(page.getByText(PaymentFieldsOff.message)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => asked(GetPaymentFields).length).toBe(2)
  })
})

test('a provider that hangs: nothing is to be paid again, and it is looked at by itself', async () => {
  given([{ ...PAYMENT, Status: 'created' }], UNDER_WAY)
  const { page } = await showCheckout()
  await expect.element(page.getByRole('heading', { name: 'Your payment is with the payment provider' })).toBeVisible()
  await expect.element(page.getByText('You don’t need to pay again', { exact: false })).toBeVisible()
  await expect.poll(() => asked(GetAssetPaymentDetails).length, { timeout: 10_000 }).toBeGreaterThan(1)
})

test('what came back is owed again, and says why', async () => {
  given([{ ...PAYMENT, Status: 'returned', Method: 'bank', FailureReason: 'There is not enough money on the account.' }])
  const { page } = await showCheckout()
  const words = 'Your bank took back your payment of $900.60. There is not enough money on the account. It’s owed again.'
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Pay / })).toBeVisible()
})
