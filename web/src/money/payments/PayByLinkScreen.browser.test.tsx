import { GetCheckout, PayCheckout, PaymentLinkOver } from '@keystead/contract/money/payments/payment.operations.ts'
import { Checkout } from '@keystead/contract/money/payments/payment.schemas.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { PayByLinkScreen } from './PayByLinkScreen.tsx'

const BILL = sampleOf(Checkout, {
  InvoiceNumber: 'INV-0042',
  IssuerName: 'Olive Tester',
  PayerName: 'Pia Novak',
  PropertyTitle: 'Larch House',
  State: 'due',
  DueDate: '2026-12-15',
  Total: '1501.00',
  Paid: '500.00',
  Balance: '1001.00',
  IsProcessing: false,
  Lines: [{ LineId: '0197b4b0-0000-7000-8000-000000000001', Title: 'Rent for December', Amount: '1501.00' }],
  Payments: [],
})

const showScreen = () => show(<PayByLinkScreen />, { at: `/Checkout/${'a'.repeat(43)}`, path: '/Checkout/:id' })

function showBill(changes: Partial<OutputOf<typeof GetCheckout>> = {}) {
  answer(GetCheckout, { ...BILL, ...changes })
  return showScreen()
}

test('it says who bills what, what is due by when, and opening it pays nothing', async () => {
  const page = await showBill()
  await expect.element(page.getByRole('heading', { name: 'Invoice INV-0042 from Olive Tester' })).toBeVisible()
  await expect.element(page.getByText('Due Dec 15, 2026')).toBeVisible()
  await expect.element(page.getByText('Rent for December, $1,501')).toBeVisible()
  await expect.element(page.getByText('$1,001')).toBeVisible()
  await expect.element(page.getByText('No payments found.')).toBeVisible()
  expect(asked(PayCheckout)).toEqual([])
})

test.each([
  [{ State: 'void', Balance: '0.00' }, 'This invoice is void. You don’t owe it.'],
  [{ State: 'paid', Balance: '0.00' }, 'This invoice is paid. Thank you.'],
  [{ IsProcessing: true }, 'A payment is on its way.'],
])('%j is said', async (changes, words) => {
  const page = await showBill(changes)
  await expect.element(page.getByText(words)).toBeVisible()
})

test('a link that no longer works says so', async () => {
  answer(GetCheckout, () => {
    throw refusal(PaymentLinkOver)
  })
  const page = await showScreen()
  await expect.element(page.getByText(PaymentLinkOver.message)).toBeVisible()
})
