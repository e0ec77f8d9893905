import { GetMoneyOverview } from '@keystead/contract/money/overview/overview.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { BuiltScreens } from '../../navigation/built-screens.ts'
import { BillsSection } from './BillsSection.tsx'
import { MoneySection } from './MoneySection.tsx'
import type { Overview } from './MoneyStats.tsx'

const NEXT = { InvoiceId: idOf(1), InvoiceNumber: 'INV-0007', DueDate: '2026-11-15', Balance: '600.40', IsOverdue: true }
const MONEY: Overview = {
  Due: '1501.00',
  DueCount: 1,
  Overdue: '600.40',
  OverdueCount: 2,
  InTransit: '250.00',
  InTransitCount: 1,
  Month: '2026-11-01',
  Arrived: '1000.00',
  WentBack: '99.40',
  Collected: '900.60',
  CollectedInYear: '12345.60',
  Next: null,
}
const NOTHING: Overview = {
  Due: '0.00',
  DueCount: 0,
  Overdue: '0.00',
  OverdueCount: 0,
  InTransit: '0.00',
  InTransitCount: 0,
  Month: '2026-11-01',
  Arrived: '0.00',
  WentBack: '0.00',
  Collected: '0.00',
  CollectedInYear: '0.00',
  Next: null,
}
const TENANT = { ProfileTypeId: 3, ProfileType: 'Tenant' }
const INVOICES = '/User/Payments/Invoices'
const PAYMENTS = '/User/Payments/Payments'
const built = (part: React.ReactNode, isBuilt = (_address: string) => true) => <BuiltScreens value={isBuilt}>{part}</BuiltScreens>

beforeEach(() => {
  answer(GetMoneyOverview, ({ Direction }) => ({ ...MONEY, Next: Direction === 2 ? NEXT : null }))
})

test('each number says what it counts, and leads to the list that it comes from', async () => {
  signIn()
  const page = await show(built(<MoneySection />))
  for (const [name, words, href] of [
    ['Due', ['$1,501.00', 'Still owed on 1 invoice that isn’t late.'], `${INVOICES}?status=due`],
    ['Overdue', ['$600.40', '2 invoices whose due date has passed where the property is'], `${INVOICES}?status=overdue`],
    ['On its way', ['$250.00', '1 payment that hasn’t arrived yet'], `${PAYMENTS}?status=underWay`],
    ['Collected in November', ['$900.60', 'less what went back', '$12,345.60 so far this year'], `${PAYMENTS}?month=2026-11`],
  ] as const) {
    const number = page.getByRole('link', { name: new RegExp(`^${name}`) })
    await expect.element(number).toHaveAttribute('href', href)
    for (const one of words) await expect.element(number).toMatchTextContent(one)
  }
})

test('of one property, its lists are those of the property', async () => {
  signIn()
  const page = await show(built(<MoneySection assetId={idOf(2)} />))
  await expect
    .element(page.getByRole('link', { name: /^Overdue/ }))
    .toHaveAttribute('href', `${INVOICES}?status=overdue&property=${idOf(2)}`)
  expect(asked(GetMoneyOverview)).toMatchObject([{ Direction: 1, AssetId: idOf(2) }])
})

test('where nothing was billed it says so; who may bill is told how to begin', async () => {
  signIn()
  answer(GetMoneyOverview, NOTHING)
  const page = await show(built(<MoneySection assetId={idOf(2)} />))
  await expect.element(page.getByText('Nothing is due')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Create an invoice' }))
    .toHaveAttribute('href', `/User/Payments/CreateInvoice?property=${idOf(2)}`)
  await page.unmount()
  signIn({}, memberAs('viewer'))
  const other = await show(built(<MoneySection />))
  await expect.element(other.getByText('Nothing is due')).toBeVisible()
  expect(other.getByRole('link', { name: 'Create an invoice' }).elements()).toHaveLength(0)
})

test('members whose role shows no invoices see and ask nothing', async () => {
  signIn({}, memberAs('maintenance'))
  const page = await show(
    built(
      <>
        <MoneySection />
        <BillsSection />
        <p>The end</p>
      </>,
    ),
  )
  await expect.element(page.getByText('The end')).toBeVisible()
  expect(page.getByRole('heading').elements()).toHaveLength(0)
  expect(asked(GetMoneyOverview)).toEqual([])
})

test('a tenant sees what to pay first, and pays it from there', async () => {
  signIn(TENANT)
  const page = await show(built(<BillsSection />))
  await expect.element(page.getByText('$600.40 was due Nov 15, 2026')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Pay invoice INV-0007' }))
    .toHaveAttribute('href', `/User/Payments/Checkout?id=${idOf(1)}`)
  await expect.element(page.getByRole('link', { name: /^Paid in November/ })).toHaveAttribute('href', `${PAYMENTS}?month=2026-11`)
  await expect.element(page.getByRole('link', { name: 'Your payments and receipts' })).toHaveAttribute('href', PAYMENTS)
  expect(asked(GetMoneyOverview)).toMatchObject([{ Direction: 2 }])
})

test('where all that is owed is on its way there is nothing to pay, and no way to pay that is not there yet', async () => {
  signIn(TENANT)
  answer(GetMoneyOverview, { ...MONEY, Next: null })
  const page = await show(built(<BillsSection />))
  await expect.element(page.getByText('Everything you owe is on its way.')).toBeVisible()
  await page.unmount()
  answer(GetMoneyOverview, { ...MONEY, Next: { ...NEXT, IsOverdue: false } })
  const other = await show(built(<BillsSection />, (address) => !address.startsWith('/User/Payments/Checkout')))
  await expect.element(other.getByText('$600.40 due Nov 15, 2026')).toBeVisible()
  expect(other.getByRole('link', { name: /Pay invoice/ }).elements()).toHaveLength(0)
})

test('who bills and is billed has tabs for both; a quiet part says nothing where there is nothing', async () => {
  signIn()
  const page = await show(built(<BillsSection isQuiet />))
  await expect.element(page.getByRole('link', { name: /^Due/ })).toHaveAttribute('href', `${INVOICES}?tab=received&status=due`)
  await expect.element(page.getByRole('link', { name: /^On its way/ })).toHaveAttribute('href', `${PAYMENTS}?tab=made&status=underWay`)
  await page.unmount()
  answer(GetMoneyOverview, NOTHING)
  const quiet = await show(
    built(
      <>
        <BillsSection isQuiet />
        <p>The end</p>
      </>,
    ),
  )
  await expect.poll(() => asked(GetMoneyOverview).length).toBe(2)
  expect(quiet.getByRole('heading').elements()).toHaveLength(0)
  await quiet.unmount()
  const other = await show(built(<BillsSection />))
  await expect.element(other.getByText('You don’t owe anything')).toBeVisible()
})
