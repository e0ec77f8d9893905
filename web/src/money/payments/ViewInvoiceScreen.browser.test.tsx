import {
  DeleteInvoice,
  GetInvoiceDetails,
  GetInvoiceHistory,
  GetInvoicePreview,
  InvoiceChanged,
  NoPaymentAccountCreated,
  NoteInvoiceSeen,
  SendInvoice,
  SetInvoiceTempToActive,
  UnsendInvoice,
  VoidInvoice,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { InvoiceDetails, InvoiceLineRead, InvoiceRecipientRead } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { GetAssetPayments, WriteOffInvoice } from '@keystead/contract/money/payments/payment.operations.ts'
import { INVOICE_ACTIONS, type InvoiceAction } from '@keystead/contract/money/invoices/invoice.values.ts'
import { beforeEach, expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { PreviewInvoiceScreen } from '../invoices/PreviewInvoiceScreen.tsx'
import { ViewInvoiceScreen } from './ViewInvoiceScreen.tsx'

const InvoiceId = idOf(1)
const VIEW = `/User/Payments/ViewInvoice?id=${InvoiceId}`
const PREVIEW = `/User/Payments/PreviewInvoice?id=${InvoiceId}`

const recipient = (number: number, Name: string, SharePercent: number, Amount: string) =>
  sampleOf(InvoiceRecipientRead, { RecipientId: idOf(number), Name, SharePercent, Amount, Paid: '0.00' })
const TOVA = recipient(3, 'Tova Tester', 60, '900.60')
const SAM = { ...recipient(4, 'Sam Tester', 40, '600.40'), SeenAt: '2026-11-28T18:00:00Z' }
const RENT = sampleOf(InvoiceLineRead, {
  LineId: idOf(5),
  Title: 'Rent for December',
  Quantity: 2,
  Amount: '750.50',
  Discount: '0.00',
  Tax: '0.00',
  LineTotal: '1501.00',
  PeriodStart: '2026-12-01',
  PeriodEnd: '2026-12-31',
})
const INVOICE = sampleOf(InvoiceDetails, {
  InvoiceId,
  Version: 3,
  InvoiceNumber: 'INV-0007',
  Direction: 1,
  State: 'due',
  Total: '1501.00',
  Paid: '0.00',
  Balance: '1501.00',
  Subtotal: '1501.00',
  Discount: '0.00',
  Tax: '0.00',
  TaxPercent: 0,
  Billing: 'shares',
  IssuerName: 'Olive Owner',
  PropertyTitle: 'Larch House',
  Recipients: [TOVA, SAM],
  Lines: [RENT],
  SentAt: '2026-11-27T18:00:00Z',
  TimeZone: 'America/Denver',
  PrivateNotes: 'Ask about the key.',
})
const PART = {
  ...INVOICE,
  Direction: 2,
  Total: '600.40',
  Balance: '600.40',
  Subtotal: '600.40',
  PrivateNotes: null,
  Recipients: [{ ...SAM, IsYou: true, SeenAt: null }],
  Lines: [{ ...RENT, Quantity: 1, Amount: '600.40', LineTotal: '600.40' }],
}

/** All is refused but these. */
const only = (...ready: InvoiceAction[]): InvoiceDetails['Actions'] =>
  INVOICE_ACTIONS.filter((action) => action !== 'pay').map((Action) => ({
    Action,
    Refusal: ready.includes(Action) ? null : `Not now: ${Action}.`,
  }))

const done = { InvoiceId, Version: 4 }

beforeEach(() => {
  signIn()
  answer(GetInvoiceHistory, {
    Items: [{ EventId: idOf(6), At: '2026-11-27T18:00:00Z', Text: 'Sent.', By: 'Olive Owner' }],
    PageIndex: 0,
    PageSize: 10,
    TotalCount: 1,
    TotalIsCapped: false,
  })
  answer(NoteInvoiceSeen, { InvoiceId })
  answer(GetAssetPayments, { Items: [], PageIndex: 0, PageSize: 10, TotalCount: 0, TotalIsCapped: false })
})

test.each([
  ['Pay', { State: 'due' }],
  ['Pay', { State: 'partlyPaid' }],
  ['Follow the payment', { State: 'overdue', IsProcessing: true }],
] as const)('who owes it finds: %s', async (name, changes) => {
  answer(GetInvoiceDetails, { ...PART, ...changes })
  const page = await show(<ViewInvoiceScreen />, { at: VIEW })
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', `/User/Payments/Checkout?id=${InvoiceId}`)
})

test.each([
  ['paid', { State: 'paid', Balance: '0.00' }] as const,
  ['void', { State: 'void' }] as const,
  ['billed by the reader', { Direction: 1 }] as const,
])('what is %s is not paid from here', async (_how, changes) => {
  answer(GetInvoiceDetails, { ...PART, ...changes })
  const page = await show(<ViewInvoiceScreen />, { at: VIEW })
  await expect.element(page.getByRole('article', { name: 'Invoice INV-0007' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Pay' }).elements()).toEqual([])
})

test('who bills reads lines, amounts, who has opened it and what happened', async () => {
  answer(GetInvoiceDetails, { ...INVOICE, Actions: only('unsend', 'void') })
  const page = await show(<ViewInvoiceScreen />, { at: VIEW })
  const paper = page.getByRole('article', { name: 'Invoice INV-0007' })
  for (const words of ['Olive Owner', 'Larch House', 'Rent for December', '2 × $750.50', 'Dec 1, 2026 to Dec 31, 2026', '$1,501.00'])
    await expect.element(paper).toMatchTextContent(words)
  const billed = page.getByRole('region', { name: 'Who is billed' })
  for (const words of ['Tova Tester', 'Owes $900.60 (60%)', 'Not opened yet', 'Opened Nov 28, 2026'])
    await expect.element(billed).toMatchTextContent(words)
  await expect.element(page.getByRole('region', { name: 'History' })).toMatchTextContent('Nov 27, 2026, by Olive Owner')
  await expect.element(page.getByText('Ask about the key.')).toBeVisible()
  expect(asked(NoteInvoiceSeen)).toEqual([])
})

test('what cannot be done now says why', async () => {
  answer(GetInvoiceDetails, { ...INVOICE, Actions: only('unsend', 'void') })
  const page = await show(<ViewInvoiceScreen />, { at: VIEW })
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: /Delete/ })).toMatchTextContent('Not now: delete.')
  await expect.element(page.getByRole('menuitem', { name: /Delete/ })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('menuitem', { name: 'Withdraw' })).not.toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(page.getByRole('menuitem', { name: 'Copy this invoice' }))
    .toHaveAttribute('href', `/User/Payments/CreateInvoice?copy=${InvoiceId}`)
})

test('without a payment account it is sent once that is known', async () => {
  answer(GetInvoiceDetails, { ...INVOICE, State: 'active', SentAt: null, Actions: only('send', 'delete') })
  answer(SendInvoice, ({ WithoutPaymentAccount }) => {
    if (!WithoutPaymentAccount) throw refusal(NoPaymentAccountCreated)
    return done
  })
  const page = await show(<ViewInvoiceScreen />, { at: VIEW })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Warning: No Payment Account Created!' })
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByRole('button', { name: 'Send anyway' }).click()
  await expect.element(page.getByText('Invoice sent successfully.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked(SendInvoice).map(({ WithoutPaymentAccount }) => WithoutPaymentAccount)).toEqual([false, false, true])
})

test('it is withdrawn, and voided with a reason', async () => {
  answer(GetInvoiceDetails, { ...INVOICE, Actions: only('unsend', 'void') })
  answer(UnsendInvoice, done)
  answer(VoidInvoice, done)
  const page = await show(<ViewInvoiceScreen />, { at: VIEW })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog', { name: 'Withdraw invoice INV-0007?' }).getByRole('button', { name: 'Withdraw invoice' }).click()
  await expect.element(page.getByText(/Invoice withdrawn/)).toBeVisible()
  expect(asked(UnsendInvoice)).toEqual([{ InvoiceId, Version: 3 }])
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Void' }).click()
  await page.getByRole('button', { name: 'Void invoice' }).click()
  await expect.element(page.getByLabelText('Reason')).toHaveAccessibleDescription(/Reason can not be empty/)
  await page.getByLabelText('Reason').fill('Billed twice.')
  await page.getByRole('button', { name: 'Void invoice' }).click()
  await expect.element(page.getByText(/Invoice voided/)).toBeVisible()
  expect(asked(VoidInvoice)).toEqual([{ InvoiceId, Version: 3, Reason: 'Billed twice.' }])
})

test('the rest of one that was paid in part is written off with a reason, and stands there as that', async () => {
  answer(GetInvoiceDetails, { ...INVOICE, State: 'partlyPaid', Paid: '500.00', Balance: '1001.00', Actions: only('writeOff') })
  answer(WriteOffInvoice, ({ Reason }) => {
    const closed = { Balance: '0.00', WrittenOff: '1001.00', WriteOffReason: Reason }
    answer(GetInvoiceDetails, { ...INVOICE, State: 'writtenOff', Paid: '500.00', ...closed, Actions: only() })
    return { ...done, WrittenOff: '1001.00' }
  })
  const page = await show(<ViewInvoiceScreen />, { at: VIEW })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Write off the rest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write off the rest of invoice INV-0007?' })
  await expect.element(dialog).toMatchTextContent('$1,001.00 is still open.')
  await dialog.getByRole('button', { name: 'Write off $1,001.00' }).click()
  await expect.element(page.getByLabelText('Reason')).toHaveAccessibleDescription(/Reason can not be empty/)
  await page.getByLabelText('Reason').fill('They have moved abroad.')
  await dialog.getByRole('button', { name: 'Write off $1,001.00' }).click()
  await expect.element(page.getByText('Invoice closed. $1,001.00 is owed no longer.')).toBeVisible()
  expect(asked(WriteOffInvoice)).toEqual([{ InvoiceId, Version: 3, Reason: 'They have moved abroad.' }])
  await expect.element(page.getByText('The open rest of $1,001.00 was written off: They have moved abroad.')).toBeVisible()
  for (const words of ['Written off', '-$1,001.00']) await expect.element(page.getByRole('article')).toMatchTextContent(words)
})

test('deleting names it and asks; a refusal is told, and it stays', async () => {
  answer(GetInvoiceDetails, { ...INVOICE, State: 'active', SentAt: null, Actions: only('send', 'delete') })
  let tries = 0
  answer(DeleteInvoice, () => {
    if (tries++ === 0) throw refusal(InvoiceChanged)
    return { InvoiceId }
  })
  const page = await show(<ViewInvoiceScreen />, { at: VIEW })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete invoice INV-0007?' })
  await expect.element(dialog).toMatchTextContent('Are you sure?')
  await dialog.getByRole('button', { name: 'Delete invoice' }).click()
  await expect.element(page.getByText(InvoiceChanged.message)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete invoice' }).click()
  await expect.poll(page.address).toBe('/User/Payments/Invoices')
})

test('who is billed reads their own part, is offered nothing of who bills, and is noted once', async () => {
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
  answer(GetInvoiceDetails, PART)
  const page = await show(<ViewInvoiceScreen />, { at: VIEW })
  await expect.element(page.getByRole('article')).toMatchTextContent('$600.40')
  await expect.poll(() => asked(NoteInvoiceSeen)).toEqual([{ InvoiceId }])
  expect(page.getByRole('button', { name: 'More actions' }).elements()).toHaveLength(0)
  expect(page.getByText('Who is billed').elements()).toHaveLength(0)
})

test('a preview shows what each of those who are billed will read, and is made final', async () => {
  answer(GetInvoiceDetails, { ...INVOICE, State: 'temporary', SentAt: null, Actions: only('change', 'finish', 'delete') })
  answer(GetInvoicePreview, ({ RecipientId }) =>
    RecipientId === SAM.RecipientId ? PART : { ...PART, Total: '900.60', Subtotal: '900.60' },
  )
  answer(SetInvoiceTempToActive, done)
  const page = await show(<PreviewInvoiceScreen />, { at: PREVIEW })
  await expect.element(page.getByText('This is what Tova Tester will see.')).toBeVisible()
  await expect.element(page.getByRole('article')).toMatchTextContent('$900.60')
  await page.getByRole('link', { name: 'Sam Tester' }).click()
  await expect.element(page.getByText('This is what Sam Tester will see.')).toBeVisible()
  await expect.element(page.getByRole('article')).not.toMatchTextContent('$900.60')
  await expect
    .element(page.getByRole('link', { name: 'Change it' }))
    .toHaveAttribute('href', `/User/Payments/CreateInvoice?id=${InvoiceId}`)
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toHaveAccessibleDescription('Not now: send.')
  await page.getByRole('button', { name: 'Make it final' }).click()
  await expect.element(page.getByText('Invoice is ready to send.')).toBeVisible()
  await expect.poll(page.address).toBe(VIEW)
})

test('a member who may only look is offered nothing to do', async () => {
  signIn({}, memberAs('viewer'))
  answer(GetInvoiceDetails, { ...INVOICE, Actions: only('unsend', 'void') })
  const page = await show(<ViewInvoiceScreen />, { at: VIEW })
  await expect.element(page.getByRole('article')).toBeVisible()
  expect(page.getByRole('button', { name: 'More actions' }).elements()).toHaveLength(0)
})

test('an address without an invoice asks nothing, and says that it is not there', async () => {
  const page = await show(<ViewInvoiceScreen />, { at: '/User/Payments/ViewInvoice' })
  await expect.element(page.getByText('Invoice details not found.')).toBeVisible()
  await page.unmount()
  const preview = await show(<PreviewInvoiceScreen />, { at: '/User/Payments/PreviewInvoice' })
  await expect.element(preview.getByText('Invoice details not found.')).toBeVisible()
  expect(asked(GetInvoiceDetails)).toEqual([])
})
