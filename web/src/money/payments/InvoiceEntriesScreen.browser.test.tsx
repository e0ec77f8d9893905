import { GetInvoiceDetails, GetInvoiceHistory, NoteInvoiceSeen } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetAssetPayments, GetInvoiceEntries } from '@keystead/contract/money/payments/payment.operations.ts'
import type { BookedEntry } from '@keystead/contract/money/payments/payment.schemas.ts'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { InvoiceEntriesScreen } from './InvoiceEntriesScreen.tsx'
import { SHARED_INVOICE } from './payments.factory.ts'
import { ViewInvoiceScreen } from './ViewInvoiceScreen.tsx'

const { InvoiceId } = SHARED_INVOICE
const [TOVA, SAM] = SHARED_INVOICE.Recipients.map(({ RecipientId }) => RecipientId) as [string, string]
const AT = `/User/Payments/InvoiceEntries?id=${InvoiceId}`

const BILLED: BookedEntry = {
  TransactionId: idOf(20),
  Kind: 'charge',
  Text: 'Billed',
  On: '2026-11-27',
  At: '2026-11-27T18:00:00Z',
  Legs: [
    { AccountKind: 'receivable', Account: 'Owed to you', RecipientId: TOVA, Debit: '900.60', Credit: null },
    { AccountKind: 'receivable', Account: 'Owed to you', RecipientId: SAM, Debit: '600.40', Credit: null },
    { AccountKind: 'income', Account: 'Income: Rental income', RecipientId: null, Debit: null, Credit: '1501.00' },
  ],
}
const CHECK: BookedEntry = {
  TransactionId: idOf(21),
  Kind: 'mark',
  Text: 'Payment recorded',
  On: '2026-11-20',
  At: '2026-11-28T18:00:00Z',
  Legs: [
    { AccountKind: 'offline', Account: 'Received outside', RecipientId: null, Debit: '400.00', Credit: null },
    { AccountKind: 'receivable', Account: 'Owed to you', RecipientId: TOVA, Debit: null, Credit: '400.00' },
  ],
}

beforeEach(() => {
  signIn()
  answer(GetInvoiceDetails, SHARED_INVOICE)
  answer(GetInvoiceEntries, { Items: [BILLED, CHECK] })
})

test('each transaction has its legs in plain names, as much debit as credit, and the day that it counts for', async () => {
  const page = await show(<InvoiceEntriesScreen />, { at: AT })
  await expect.element(page.getByRole('heading', { name: 'Entries of invoice INV-0007' })).toBeVisible()
  const billed = page.getByRole('article', { name: 'Billed' })
  await expect.element(billed.getByRole('row', { name: /Owed to you by Tova Tester/ })).toMatchTextContent('$900.60')
  await expect.element(billed.getByRole('row', { name: /Sum/ })).toMatchTextContent('Sum$1,501.00$1,501.00')
  expect(billed.getByText(/Counts for/).elements()).toHaveLength(0)
  await expect.element(page.getByRole('article', { name: 'Payment recorded' })).toMatchTextContent('Counts for Nov 20, 2026')
  const accounts = page.getByRole('region', { name: 'What the accounts come to' })
  for (const words of [
    'Owed to you by Tova Tester$500.60',
    'Owed to you by Sam Tester$600.40',
    'Received outside$400.00',
    'Income: Rental income-$1,501.00',
    'Sum$0.00',
  ])
    await expect.element(accounts).toMatchTextContent(words)
})

test('a number shows the entries behind it, and what they come to', async () => {
  const page = await show(<InvoiceEntriesScreen />, { at: `${AT}&number=paid` })
  await expect.element(page.getByText('Comes to $400.00')).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(1)
  await page.getByRole('link', { name: 'Still owed' }).click()
  await expect.element(page.getByText('Comes to $1,101.00')).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(2)
})

test('a number of one who is billed shows what is behind their share', async () => {
  const page = await show(<InvoiceEntriesScreen />, { at: `${AT}&number=total&recipient=${TOVA}` })
  await expect.element(page.getByRole('main')).toMatchTextContent('The share of Tova Tester.')
  await expect.element(page.getByText('Comes to $900.60')).toBeVisible()
  await page.getByRole('link', { name: 'Still owed' }).click()
  await expect.element(page.getByText('Comes to $500.60')).toBeVisible()
  await page.getByRole('link', { name: 'All shares' }).click()
  await expect.element(page.getByText('Comes to $1,101.00')).toBeVisible()
})

test('nothing booked is said, and so is what is not there', async () => {
  answer(GetInvoiceEntries, { Items: [] })
  const page = await show(<InvoiceEntriesScreen />, { at: AT })
  await expect.element(page.getByText('Nothing is booked about this so far.')).toBeVisible()
  await page.unmount()
  const none = await show(<InvoiceEntriesScreen />, { at: '/User/Payments/InvoiceEntries' })
  await expect.element(none.getByText('Invoice details not found.')).toBeVisible()
  expect(asked(GetInvoiceEntries)).toHaveLength(1)
})

test('every number on an invoice opens to its entries, for who bills alone', async () => {
  answer(GetInvoiceHistory, { Items: [], PageIndex: 0, PageSize: 10, TotalCount: 0, TotalIsCapped: false })
  answer(GetAssetPayments, { Items: [], PageIndex: 0, PageSize: 10, TotalCount: 0, TotalIsCapped: false })
  const at = `/User/Payments/ViewInvoice?id=${InvoiceId}`
  const page = await show(<ViewInvoiceScreen />, { at })
  const paper = page.getByRole('article', { name: 'Invoice INV-0007' })
  for (const [name, number] of [
    ['Rent for December: $1,501.00', 'total'],
    ['Total: $1,501.00', 'total'],
    ['Paid: -$400.00', 'paid'],
    ['Still owed: $1,101.00', 'balance'],
  ] as const)
    await expect.element(paper.getByRole('link', { name })).toHaveAttribute('href', `${AT}&number=${number}`)
  const recipients = page.getByRole('region', { name: 'Who is billed' })
  for (const [name, number] of [
    ['Owes $900.60', 'total'],
    ['$400.00 paid', 'paid'],
  ] as const)
    await expect.element(recipients.getByRole('link', { name })).toHaveAttribute('href', `${AT}&number=${number}&recipient=${TOVA}`)
  await page.unmount()
  answer(NoteInvoiceSeen, { InvoiceId })
  answer(GetInvoiceDetails, { ...SHARED_INVOICE, Direction: 2, Actions: [] })
  const billed = await show(<ViewInvoiceScreen />, { at })
  await expect.element(billed.getByRole('article')).toMatchTextContent('$1,101.00')
  expect(billed.getByRole('article').getByRole('link').elements()).toHaveLength(0)
})
