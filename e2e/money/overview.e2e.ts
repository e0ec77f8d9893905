import { GetInvoiceDetails } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { RecordInvoicePayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { expect, test } from '@playwright/test'
import { namedPerson } from '../network.ts'
import type { Person } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'
import { leaseTo, sendRentBill } from './billing.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

/** Of yesterday, which has come wherever the home stands. */
const YESTERDAY = addDays(new Date().toISOString().slice(0, 10), -1)

test('the numbers of money: the owner’s dashboard and property, the lists behind them, and the tenant’s home, as they change', async ({
  browser,
  context,
  page,
}) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tenant = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  const { AssetId, Tenants } = await leaseTo(owner, [{ person: tenant, name: 'tessa', share: 100 }])
  const Recipients = Tenants.map(({ ProfileId }) => ({ ProfileId }))
  const billed = (Amount: string, DueDate: string) =>
    sendRentBill(owner, { AssetId, Recipients, Amount, IssueDate: addDays(YESTERDAY, -20), DueDate, WithoutPaymentAccount: true })
  await owner.signIn(context)
  const ofOwner = await watch(page)
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await tenant.signIn(phone)
  const tab = await phone.newPage()
  const ofTenant = await watch(tab)
  const money = page.getByRole('region', { name: 'Money' })
  const bills = tab.getByRole('region', { name: 'Your bills' })

  await test.step('before anything is billed, both say so', async () => {
    await page.goto(`${server.url}/User/Dashboard`)
    await expect(money).toContainText('Nothing is due')
    await tab.goto(`${server.url}/User/Dashboard`)
    await expect(bills).toContainText('You don’t owe anything')
  })
  const late = await billed('1501.00', addDays(YESTERDAY, -5))
  await billed('80.00', addDays(YESTERDAY, 10))
  await test.step('what is billed shows up on the open pages, what is late first', async () => {
    await expect(money.getByRole('link', { name: /^Overdue/ })).toContainText('$1,501.00')
    await expect(money.getByRole('link', { name: /^Due/ })).toContainText('$80.00')
    await expect(bills).toContainText(/\$1,501\.00 was due/)
    await expectAccessible(page)
    await expectAccessible(tab)
    await expectNoSidewaysScroll(tab)
  })
  await test.step('a number leads to the invoices that it counts', async () => {
    await money.getByRole('link', { name: /^Due/ }).click()
    await expect(page.getByRole('row', { name: /INV-0002/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /INV-0001/ })).toHaveCount(0)
  })
  await test.step('the property shows its own, and its list alone', async () => {
    await page.goto(`${server.url}/User/Owners/ViewProperty?id=${AssetId}`)
    await money.getByRole('link', { name: /^Overdue/ }).click()
    await expect(page).toHaveURL(new RegExp(`status=overdue&property=${AssetId}`))
    await expect(page.getByRole('row', { name: /INV-0001/ })).toBeVisible()
  })
  await test.step('what is paid is collected, for both, and stands in the list of its month', async () => {
    await page.goto(`${server.url}/User/Dashboard`)
    await expect(money).toContainText('$1,501.00')
    await pays(owner, late)
    await expect(money.getByRole('link', { name: /^Collected/ })).toContainText(/\$1,501\.00 so far this year/)
    await expect(money.getByRole('link', { name: /^Overdue/ })).toContainText('$0.00')
    await expect(bills).toContainText(/\$80\.00 due/)
    await page.goto(`${server.url}/User/Payments/Payments?month=${YESTERDAY.slice(0, 7)}`)
    await expect(page.getByRole('region', { name: /comes to/ })).toContainText('$1,501.00')
    await expect(page.getByRole('row', { name: /INV-0001/ })).toContainText('Receipt R-000001')
    await expectAccessible(page)
    await bills.getByRole('link', { name: 'Your payments and receipts' }).click()
    await expect(tab.getByRole('main')).toContainText('Receipt R-000001')
    await expectNoSidewaysScroll(tab)
    await expectAccessible(tab)
  })
  for (const { problems } of [ofOwner, ofTenant]) expect(problems).toEqual([])
})

async function pays(owner: Person, InvoiceId: string): Promise<void> {
  const { Version, Balance } = await owner.call(GetInvoiceDetails, { InvoiceId })
  await owner.call(RecordInvoicePayment, { InvoiceId, Version, Method: 'cash', PaidOn: YESTERDAY, Amount: Balance })
}
