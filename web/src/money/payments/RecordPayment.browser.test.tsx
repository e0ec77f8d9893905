import { GetInvoiceDetails, GetInvoiceHistory, InvoiceIsPaid } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetAssetPayments, MarkInvoiceAsPaid, RecordInvoicePayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { ConfirmSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { CARD_PAYMENT, SHARED_INVOICE } from './payments.factory.ts'
import { ViewInvoiceScreen } from './ViewInvoiceScreen.tsx'

const { InvoiceId } = SHARED_INVOICE
const VIEW = { at: `/User/Payments/ViewInvoice?id=${InvoiceId}` }
const pageOf = <Item,>(Items: Item[]) => ({ Items, PageIndex: 0, PageSize: 10, TotalCount: Items.length, TotalIsCapped: false })

beforeEach(() => {
  signIn()
  answer(GetInvoiceDetails, SHARED_INVOICE)
  answer(GetInvoiceHistory, pageOf([]))
  answer(GetAssetPayments, pageOf([]))
})

test('payments say when, how, from whom, how they stand and their receipt, and open', async () => {
  const failed = {
    ...CARD_PAYMENT,
    PaymentId: idOf(9),
    Status: 'failed' as const,
    ReceiptNumber: null,
    FailureReason: 'The card was declined.',
  }
  answer(GetAssetPayments, pageOf([failed, CARD_PAYMENT]))
  const page = await show(<ViewInvoiceScreen />, VIEW)
  const settled = page.getByRole('row', { name: /R-0001/ })
  for (const words of [
    'Nov 28, 2026',
    'Receipt R-0001',
    'Tova Tester',
    'Card, Visa 4242, from Tova Tester',
    'Paid',
    'Arrived Nov 28, 2026.',
    '$400.00',
  ])
    await expect.element(settled).toMatchTextContent(words)
  await expect.element(page.getByRole('row', { name: /Failed/ })).toMatchTextContent('The card was declined. Nothing was taken.')
  await expect.element(settled.getByRole('link')).toHaveAttribute('href', `/User/Payments/ViewPayment?id=${CARD_PAYMENT.PaymentId}`)
  expect(asked(GetAssetPayments)).toEqual([{ InvoiceId, PageIndex: 0 }])
})

test('a part is recorded by whose share it is, and what is too much is said at the amount', async () => {
  let tries = 0
  answer(RecordInvoicePayment, () => {
    if (tries++ === 0) throw refusal(CallErrors.InvalidInput, { Amount: 'This is more than the $600.40 that is due.' })
    return { InvoiceId, Version: 4, PaymentId: idOf(9) }
  })
  const page = await show(<ViewInvoiceScreen />, VIEW)
  await page.getByRole('button', { name: 'Record a payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record a payment of invoice INV-0007' })
  await expect.element(dialog.getByLabelText('Amount')).toHaveAccessibleDescription('Still owed: $500.60')
  await dialog.getByLabelText('Whose share').selectOptions('Sam Tester, owes $600.40')
  await expect.element(dialog.getByLabelText('Amount')).toHaveAccessibleDescription('Still owed: $600.40')
  await dialog.getByLabelText('Amount').fill('700')
  await dialog.getByRole('button', { name: 'Record a payment' }).click()
  await expect.element(dialog.getByLabelText('Payment method')).toHaveAccessibleDescription(/Payment method can not be empty/)
  await dialog.getByLabelText('Payment method').selectOptions('Check')
  await dialog.getByRole('textbox', { name: 'Date' }).fill('2026-11-20')
  await dialog.getByLabelText(/^Reference/).fill('1042')
  await dialog.getByRole('button', { name: 'Record a payment' }).click()
  await expect.element(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(/This is more than the \$600.40 that is due/)
  await dialog.getByLabelText('Amount').fill('600.40')
  await dialog.getByRole('button', { name: 'Record a payment' }).click()
  await expect.element(page.getByText('Payment recorded successfully.')).toBeVisible()
  expect(asked(RecordInvoicePayment).at(-1)).toEqual({
    InvoiceId,
    Version: 3,
    Method: 'check',
    PaidOn: '2026-11-20',
    Reference: '1042',
    Note: null,
    RecipientId: SHARED_INVOICE.Recipients[1]!.RecipientId,
    Amount: '600.40',
  })
})

test('marking as paid warns that it is not undone, and needs the PIN', async () => {
  answer(ConfirmSecurityPin, { Confirmation: 'confirmed', Expires: '2026-11-28T18:05:00Z' })
  answer(MarkInvoiceAsPaid, { InvoiceId, Version: 5, PaymentIds: [idOf(9), idOf(10)] })
  const page = await show(<ViewInvoiceScreen />, VIEW)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Mark as paid' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark invoice as paid?' })
  await expect.element(dialog).toMatchTextContent('Invoice #INV-0007 will be marked as paid. This action cannot be undone.')
  await expect.element(dialog).toMatchTextContent('All that is still owed, $1,101.00, counts as paid.')
  await dialog.getByLabelText('Payment method').selectOptions('Cash')
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  const pin = page.getByRole('dialog', { name: 'Enter your security PIN' })
  await expect.element(pin).toMatchTextContent('Mark invoice #INV-0007 as paid: $1,101.00.')
  expect(asked(MarkInvoiceAsPaid)).toEqual([])
  await pin.getByLabelText('Security PIN').fill('483920')
  await pin.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Invoice marked as paid successfully.')).toBeVisible()
  expect(asked(ConfirmSecurityPin)).toEqual([{ Pin: '483920', Operation: 'MarkInvoiceAsPaid', ObjectId: InvoiceId, AmountCents: null }])
  expect(asked(MarkInvoiceAsPaid)[0]).toMatchObject({
    InvoiceId,
    Version: 3,
    Method: 'cash',
    Reference: null,
    PinConfirmation: 'confirmed',
  })
})

test('what cannot be recorded now says why, and no button offers it', async () => {
  answer(GetInvoiceDetails, { ...SHARED_INVOICE, State: 'paid', Actions: [{ Action: 'markAsPaid', Refusal: InvoiceIsPaid.message }] })
  const page = await show(<ViewInvoiceScreen />, VIEW)
  await page.getByRole('button', { name: 'More actions' }).click()
  for (const name of [/Mark as paid/, /Record a payment/]) {
    const entry = page.getByRole('menuitem', { name })
    await expect.element(entry).toMatchTextContent(InvoiceIsPaid.message)
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
  }
  expect(page.getByRole('button', { name: 'Record a payment' }).elements()).toHaveLength(0)
})

test('a member who may only look records nothing', async () => {
  signIn({}, memberAs('viewer'))
  const page = await show(<ViewInvoiceScreen />, VIEW)
  await expect.element(page.getByText('No payments found.')).toBeVisible()
  expect(page.getByRole('button', { name: /Record a payment|More actions/ }).elements()).toHaveLength(0)
})
