import { GetReceiptPdf, GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { ReceiptPdfDetails } from '@keystead/contract/money/papers/paper.schemas.ts'
import {
  GetAssetPaymentDetails,
  PaymentReversedAlready,
  RefundPayment,
  ReverseRecordedPayment,
} from '@keystead/contract/money/payments/payment.operations.ts'
import type { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { CARD_PAYMENT, CHECK_PAYMENT } from './payments.factory.ts'
import { ViewPaymentScreen } from './ViewPaymentScreen.tsx'

const { PaymentId, InvoiceId } = CARD_PAYMENT
const AT = `/User/Payments/ViewPayment?id=${PaymentId}`

beforeEach(() => signIn())

function shown(payment: PaymentDetails, at = AT) {
  answer(GetAssetPaymentDetails, payment)
  return show(<ViewPaymentScreen />, { at })
}

test('who bills reads how it stands, its fees, what arrived, and each line that it paid', async () => {
  const page = await shown(CARD_PAYMENT)
  await expect.element(page.getByRole('heading', { name: 'Payment of $400.00' })).toBeVisible()
  const main = page.getByText(/Arrived Nov 28, 2026\./)
  await expect.element(main).toBeVisible()
  for (const words of ['Tova Tester', 'Card, Visa 4242', '$11.90', '$388.10', 'R-0001'])
    await expect.element(page.getByText(words)).toBeVisible()
  const paid = page.getByRole('region', { name: 'What it paid' })
  for (const words of ['$350.00', '$50.00', '$400.00']) await expect.element(paid).toMatchTextContent(words)
  await expect
    .element(page.getByRole('link', { name: 'Invoice INV-0007' }))
    .toHaveAttribute('href', `/User/Payments/ViewInvoice?id=${InvoiceId}`)
})

test('who paid reads what they were charged, and nothing of the other side', async () => {
  const page = await shown({
    ...CARD_PAYMENT,
    IsYours: true,
    PayerFee: '3.00',
    Total: '403.00',
    IssuerFee: null,
    Received: null,
    Refundable: null,
  })
  await expect.element(page.getByText('$403.00')).toBeVisible()
  for (const words of ['Fee that you bear', 'Arrives at you']) expect(page.getByText(words).elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Refund' }).elements()).toHaveLength(0)
})

test('what is more than was owed is said, to both sides', async () => {
  const page = await shown({ ...CARD_PAYMENT, PaidAhead: '120.00' })
  await expect.element(page.getByText('$120.00, which is more than was owed')).toBeVisible()
})

test('a part is refunded with a reason, and forgiven or owed again', async () => {
  answer(RefundPayment, { RefundId: idOf(9) })
  const page = await shown(CARD_PAYMENT)
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund this payment?' })
  await expect.element(dialog).toMatchTextContent('At most $400.00 can be refunded.')
  await dialog.getByLabelText('Amount').fill('40')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Reason can not be empty/)
  await dialog.getByLabelText('Reason').fill('Billed too much.')
  await dialog.getByLabelText('It’s owed again').click()
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect.element(page.getByText('Refund started. The payer is told.')).toBeVisible()
  expect(asked(RefundPayment)).toEqual([{ PaymentId, Amount: '40.00', Reason: 'Billed too much.', IsStillOwed: true }])
})

test('a refund that cannot be made now says why; those that were made say how they stand', async () => {
  const Refunds = [
    {
      RefundId: idOf(9),
      Amount: '40.00',
      Status: 'succeeded' as const,
      Reason: 'Billed too much.',
      IsStillOwed: false,
      At: '2026-11-29T18:00:00Z',
    },
    { RefundId: idOf(10), Amount: '5.00', Status: 'failed' as const, Reason: 'A favor.', IsStillOwed: true, At: '2026-11-30T18:00:00Z' },
  ]
  const page = await shown({ ...CARD_PAYMENT, Status: 'disputed', Refunds, RefundRefusal: 'A dispute runs.' })
  await expect.element(page.getByRole('button', { name: 'Refund' })).toHaveAccessibleDescription('A dispute runs.')
  const refunds = page.getByRole('region', { name: 'Refunds' })
  for (const words of ['Billed too much.', 'Given back', 'What was given back isn’t owed.', '$40.00', 'A favor.', 'Failed', '$5.00'])
    await expect.element(refunds).toMatchTextContent(words)
  expect(refunds.getByText('What was given back is owed again.').elements()).toHaveLength(0)
})

test('what was recorded is taken back with a reason, once', async () => {
  let tries = 0
  answer(ReverseRecordedPayment, () => {
    if (tries++ === 0) throw refusal(PaymentReversedAlready)
    return { PaymentId, Status: 'reversed' as const }
  })
  const page = await shown(CHECK_PAYMENT)
  for (const words of ['Received Nov 20, 2026.', 'Check', '1042', 'Put in the box.'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Refund' }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Take back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take this payment back?' })
  await dialog.getByLabelText('Reason').fill('The check bounced.')
  await dialog.getByRole('button', { name: 'Take payment back' }).click()
  await expect.element(dialog.getByText(PaymentReversedAlready.message)).toBeVisible()
  await dialog.getByRole('button', { name: 'Take payment back' }).click()
  await expect.element(page.getByText('Payment taken back. It’s owed again.')).toBeVisible()
  expect(asked(ReverseRecordedPayment).at(-1)).toEqual({ PaymentId, Reason: 'The check bounced.' })
})

test('one that was taken back says so, with the reason', async () => {
  const page = await shown({ ...CHECK_PAYMENT, Status: 'reversed', CanReverse: false, ReversalReason: 'The check bounced.' })
  await expect.element(page.getByText('The check bounced.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take back' })).toHaveAttribute('aria-disabled', 'true')
})

test('the receipt is read in the words of its PDF', async () => {
  answer(GetReceiptPdfDetails, {
    Receipt: {
      PaymentId,
      Standing: { State: 'reversed', Refunded: '0.00', Note: 'This payment was taken back.' },
      ...sampleOf(ReceiptPdfDetails, {
        Heading: 'Receipt',
        Number: 'R-0001',
        Date: '2026-11-28',
        Stamp: null,
        Parties: [{ Label: 'From', Name: 'Olive Owner', Lines: [] }],
        Facts: [{ Label: 'Method', Value: 'Visa ending in 4242' }],
        Columns: { Description: 'Description', Billed: 'Billed', Paid: 'Paid' },
        Lines: [{ Description: 'Rent for December', Detail: null, Billed: '$900.60', Paid: '$400.00' }],
        Totals: [{ Label: 'Paid', Amount: '$400.00', Weight: 'strong' }],
      }),
    },
  })
  const page = await shown(CARD_PAYMENT, `${AT}&show=receipt`)
  const receipt = page.getByRole('article', { name: 'Receipt R-0001' })
  for (const words of ['Nov 28, 2026', 'Olive Owner', 'Visa ending in 4242']) await expect.element(receipt).toMatchTextContent(words)
  await expect.element(receipt.getByRole('row', { name: /Rent for December/ })).toMatchTextContent('$900.60')
  expect(asked(GetReceiptPdfDetails)).toEqual([{ InvoiceId, PaymentId }])
  await expect.element(page.getByText('This payment was taken back.')).toBeVisible()
  answer(GetReceiptPdf, { State: 'start', Url: null, DownloadUrl: null, Expires: null, FileName: null, Bytes: null, Pages: null })
  await page.getByRole('button', { name: 'Show the PDF' }).click()
  await expect.element(page.getByRole('status')).toMatchTextContent('The PDF is being made.')
  expect(asked(GetReceiptPdf)[0]).toEqual({ InvoiceId, PaymentId })
})

test('without a receipt that is said, and without a payment nothing is asked', async () => {
  answer(GetReceiptPdfDetails, { Receipt: null })
  const page = await shown({ ...CARD_PAYMENT, Status: 'processing' }, `${AT}&show=receipt`)
  await expect.element(page.getByText('No receipt found.')).toBeVisible()
  await page.unmount()
  const none = await show(<ViewPaymentScreen />, { at: '/User/Payments/ViewPayment' })
  await expect.element(none.getByText('Payment details not found.')).toBeVisible()
  expect(asked(GetAssetPaymentDetails)).toHaveLength(1)
})
