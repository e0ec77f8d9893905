import {
  GetDdlInvoiceFilters,
  GetInvoices,
  GetInvoiceTotals,
  GetSentInvoices,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { InvoiceCard } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { ExportList } from '@keystead/contract/platform/list-exports/list-export.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { InvoicesScreen } from './InvoicesScreen.tsx'

const LATE = sampleOf(InvoiceCard, {
  InvoiceId: idOf(1),
  InvoiceNumber: 'INV-0007',
  Direction: 1,
  State: 'overdue',
  IsProcessing: true,
  DueDate: '2026-11-01',
  Total: '1501.00',
  Balance: '600.40',
  AssetId: idOf(2),
  PropertyTitle: 'Larch House',
  Title: 'Rent for November',
  LinesCount: 3,
  Names: ['Tova Tester', 'Sam Tester', 'Pia Novak'],
})
const DRAFT = { ...LATE, InvoiceId: idOf(3), InvoiceNumber: 'INV-0008', State: 'temporary', IsProcessing: false, LinesCount: 1 } as const
const TENANT = { ProfileTypeId: 3, ProfileType: 'Tenant' }
const pageWith = (...Items: InvoiceCard[]) => ({ Items, PageIndex: 0, PageSize: 10, TotalCount: Items.length, TotalIsCapped: false })
const AT = '/User/Payments/Invoices'

beforeEach(() => {
  answer(GetInvoices, pageWith(LATE, DRAFT))
  answer(GetSentInvoices, pageWith({ ...LATE, Direction: 2, Names: ['Olive Owner'] }))
  answer(GetInvoiceTotals, {
    Due: '600.40',
    DueCount: 1,
    Overdue: '600.40',
    OverdueCount: 1,
    Collected: '900.60',
    InTransit: '250.00',
  })
})

test('each row says what it is for, whom it bills, what is owed and how it stands', async () => {
  signIn()
  const page = await show(<InvoicesScreen />, { at: AT })
  const row = page.getByRole('row', { name: /INV-0007/ })
  for (const words of [
    'Rent for November and 2 more',
    'Larch House',
    'Tova Tester, Sam Tester and 1 more',
    'Nov 1, 2026',
    '$600.40',
    'Overdue',
    'Processing',
  ])
    await expect.element(row).toMatchTextContent(words)
  await expect.element(page.getByRole('row', { name: /INV-0008/ })).toMatchTextContent('Draft')
  // What is not finished is read as it will go out.
  await expect.element(page.getByRole('link', { name: 'INV-0008' })).toHaveAttribute('href', `/User/Payments/PreviewInvoice?id=${idOf(3)}`)
})

test('totals say what they count, and lead to what is behind them', async () => {
  signIn()
  const page = await show(<InvoicesScreen />, { at: AT })
  const totals = page.getByRole('region', { name: 'Totals' })
  for (const words of ['$600.40', '$900.60', '$250.00', 'Still owed on 1 invoice that was sent'])
    await expect.element(totals).toMatchTextContent(words)
  await totals.getByRole('link', { name: /Overdue/ }).click()
  await expect.poll(page.address).toBe(`${AT}?status=overdue`)
  await expect.poll(() => asked(GetInvoices).at(-1)).toMatchObject({ Status: 'overdue' })
})

test('property, person and month are chosen, and stand in the address', async () => {
  signIn()
  answer(GetDdlInvoiceFilters, ({ Of }) => ({
    Items: [{ Id: idOf(Of === 'property' ? 2 : 5), Text: Of === 'property' ? 'Larch House' : 'Tova Tester' }],
  }))
  const page = await show(<InvoicesScreen />, { at: `${AT}?month=2026-11` })
  await expect.element(page.getByRole('button', { name: 'Due in Nov 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Property or person' }).click()
  await page.getByRole('combobox', { name: /Person/ }).fill('tova')
  await page.getByRole('option', { name: 'Tova Tester' }).click()
  await page.getByRole('button', { name: 'Show invoices' }).click()
  await expect.poll(page.address).toBe(`${AT}?person=${idOf(5)}&month=2026-11`)
  await expect.poll(() => asked(GetInvoices).at(-1)).toMatchObject({ PersonId: idOf(5), Month: '2026-11-01' })
  await expect.poll(() => asked(GetInvoiceTotals).at(-1)).toMatchObject({ PersonId: idOf(5), Month: '2026-11-01' })
  await page.getByRole('link', { name: 'Remove the filter Tova Tester' }).click()
  await expect.poll(page.address).toBe(`${AT}?month=2026-11`)
})

test('the list is saved with its filters', async () => {
  signIn()
  answer(ExportList, { Url: '/nowhere', Expires: '2027-01-05T12:00:00Z' })
  const page = await show(<InvoicesScreen />, { at: `${AT}?status=open&text=rent` })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect.poll(() => asked(ExportList)).toMatchObject([{ List: 'GetInvoices', Filters: { Status: 'open', Text: 'rent' } }])
})

test('a tenant sees what they are billed, and is offered nothing to bill', async () => {
  signIn(TENANT)
  const page = await show(<InvoicesScreen />, { at: `${AT}?status=temporary` })
  await expect.element(page.getByRole('row', { name: /INV-0007/ })).toMatchTextContent('Olive Owner')
  expect(page.getByRole('navigation', { name: 'Which invoices' }).elements()).toHaveLength(0)
  expect(page.getByRole('link', { name: 'Create an invoice' }).elements()).toHaveLength(0)
  expect(asked(GetInvoices)).toEqual([])
  expect(asked(GetSentInvoices).at(-1)).toMatchObject({ Status: null })
  await page.getByRole('button', { name: 'Actions for INV-0007' }).click()
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('Open')
})

test('what is owed can be paid from the list', async () => {
  signIn(TENANT)
  answer(GetSentInvoices, pageWith({ ...LATE, Direction: 2, IsProcessing: false }))
  const page = await show(<InvoicesScreen />, { at: AT })
  await page.getByRole('button', { name: 'Actions for INV-0007' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Pay' })).toHaveAttribute('href', `/User/Payments/Checkout?id=${LATE.InvoiceId}`)
})

test('who bills reads what they are billed in the other tab', async () => {
  signIn()
  const page = await show(<InvoicesScreen />, { at: AT })
  await page.getByRole('link', { name: 'Received' }).click()
  await expect.poll(page.address).toBe(`${AT}?tab=received`)
  await expect.element(page.getByRole('row', { name: /INV-0007/ })).toMatchTextContent('Olive Owner')
})

test('without an invoice it says what to do first; members who may not bill are not told to', async () => {
  signIn()
  answer(GetInvoices, pageWith())
  const page = await show(<InvoicesScreen />, { at: AT })
  await expect.element(page.getByText('No invoices found.')).toBeVisible()
  await expect.element(page.getByText(/Bill someone for rent/)).toBeVisible()
  await page.unmount()
  signIn({}, memberAs('viewer'))
  const other = await show(<InvoicesScreen />, { at: AT })
  await expect.element(other.getByText('No one has written an invoice so far.')).toBeVisible()
  expect(other.getByRole('link', { name: 'Create an invoice' }).elements()).toHaveLength(0)
})
