import { GetDdlInvoiceFilters } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetMoneyOverview } from '@keystead/contract/money/overview/overview.operations.ts'
import { GetAssetPayments } from '@keystead/contract/money/payments/payment.operations.ts'
import { PaymentCard } from '@keystead/contract/money/payments/payment.schemas.ts'
import { ExportList } from '@keystead/contract/platform/list-exports/list-export.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { PaymentsScreen } from './PaymentsScreen.tsx'

const ARRIVED = sampleOf(PaymentCard, {
  PaymentId: idOf(1),
  InvoiceId: idOf(2),
  InvoiceNumber: 'INV-0007',
  PropertyTitle: 'Larch House',
  PayerName: 'Tova Tester',
  Status: 'settled',
  Method: 'card',
  MethodDetail: 'Visa 4242',
  Amount: '900.60',
  Refunded: '100.00',
  WentBack: '100.00',
  PaidOn: null,
  ExpectedOn: null,
  SettledAt: '2026-11-12T18:00:00Z',
  ReceiptNumber: 'R-000001',
})
const UNDER_WAY = {
  ...ARRIVED,
  PaymentId: idOf(3),
  InvoiceNumber: 'INV-0008',
  PayerName: null,
  Status: 'processing' as const,
  Method: 'bank' as const,
  StartedAt: '2026-11-20T18:00:00Z',
  SettledAt: null,
  ExpectedOn: '2026-11-25',
  ReceiptNumber: null,
  WentBack: '0.00',
}
const pageWith = (...Items: PaymentCard[]) => ({ Items, PageIndex: 0, PageSize: 10, TotalCount: Items.length, TotalIsCapped: false })
const AT = '/User/Payments/Payments'
const TENANT = { ProfileTypeId: 3, ProfileType: 'Tenant' }

beforeEach(() => {
  answer(GetAssetPayments, pageWith(ARRIVED, UNDER_WAY))
})

test('each row says who paid what, how and when, what went back, and what is to arrive when', async () => {
  signIn()
  const page = await show(<PaymentsScreen />, { at: AT })
  const arrived = page.getByRole('row', { name: /INV-0007/ })
  for (const words of ['Receipt R-000001', 'Larch House', 'Tova Tester', 'Nov 12, 2026', 'Visa 4242', '$900.60', '$100.00', 'Paid'])
    await expect.element(arrived).toMatchTextContent(words)
  const underWay = page.getByRole('row', { name: /INV-0008/ })
  for (const words of ['Not named', 'Nov 20, 2026', 'Expected Nov 25, 2026', 'Processing'])
    await expect.element(underWay).toMatchTextContent(words)
  await expect.element(page.getByRole('link', { name: 'INV-0007' })).toHaveAttribute('href', `/User/Payments/ViewInvoice?id=${idOf(2)}`)
  await expect.element(page.getByRole('link', { name: 'Nov 12, 2026' })).toHaveAttribute('href', `/User/Payments/ViewPayment?id=${idOf(1)}`)
  expect(asked(GetAssetPayments)).toMatchObject([{ Direction: 1, Status: null, Month: null }])
})

test('the list is saved as it is narrowed, whatever page is in sight', async () => {
  signIn()
  answer(GetDdlInvoiceFilters, { Items: [] })
  answer(ExportList, { Url: '/nowhere', Expires: '2027-01-05T12:00:00Z' })
  const page = await show(<PaymentsScreen />, { at: `${AT}?tab=made&status=arrived&page=2` })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect
    .poll(() => asked(ExportList))
    .toMatchObject([{ List: 'GetAssetPayments', Filters: { Direction: 2, Status: 'arrived', AssetId: null, Month: null } }])
})

test('a month says how its number comes about; status and property stand in the address', async () => {
  signIn()
  answer(GetDdlInvoiceFilters, { Items: [{ Id: idOf(4), Text: 'Larch House' }] })
  answer(GetMoneyOverview, {
    Due: '0.00',
    DueCount: 0,
    Overdue: '0.00',
    OverdueCount: 0,
    InTransit: '0.00',
    InTransitCount: 0,
    Next: null,
    Month: '2026-11-01',
    Arrived: '1000.60',
    WentBack: '100.00',
    Collected: '900.60',
    CollectedInYear: '900.60',
  })
  const page = await show(<PaymentsScreen />, { at: `${AT}?month=2026-11&property=${idOf(4)}` })
  const sums = page.getByRole('region', { name: 'What Nov 2026 comes to' })
  for (const words of ['$1,000.60', '$100.00', '$900.60', 'Collected in Nov 2026']) await expect.element(sums).toMatchTextContent(words)
  expect(asked(GetMoneyOverview)).toMatchObject([{ Direction: 1, AssetId: idOf(4), Month: '2026-11-01' }])
  await page.getByRole('button', { name: 'Any status' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Refunded or returned' }).click()
  await expect.poll(page.address).toBe(`${AT}?status=wentBack&property=${idOf(4)}&month=2026-11`)
  await expect.poll(() => asked(GetAssetPayments).at(-1)).toMatchObject({ Status: 'wentBack', AssetId: idOf(4), Month: '2026-11-01' })
  await page.getByRole('link', { name: 'Remove the filter Larch House' }).click()
  await expect.poll(page.address).toBe(`${AT}?status=wentBack&month=2026-11`)
})

test('a tenant sees what they paid, and not that others pay them', async () => {
  signIn(TENANT)
  const page = await show(<PaymentsScreen />, { at: AT })
  await expect.element(page.getByRole('row', { name: /INV-0007/ })).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Which payments' }).elements()).toHaveLength(0)
  expect(page.getByRole('columnheader', { name: 'From' }).elements()).toHaveLength(0)
  expect(asked(GetAssetPayments)).toMatchObject([{ Direction: 2 }])
})

test('without a payment it says when there will be one; a filter that fits none can be cleared', async () => {
  signIn()
  answer(GetAssetPayments, pageWith())
  const page = await show(<PaymentsScreen />, { at: AT })
  await expect.element(page.getByText('No payments found.')).toBeVisible()
  await page.getByRole('link', { name: 'Made' }).click()
  await expect.element(page.getByText(/as soon as you start to pay a bill/)).toBeVisible()
  await page.unmount()
  const narrowed = await show(<PaymentsScreen />, { at: `${AT}?status=failed` })
  await narrowed.getByRole('link', { name: 'Clear the filters' }).click()
  await expect.poll(narrowed.address).toBe(AT)
})
