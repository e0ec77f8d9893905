import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
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

const PIN = '482913'

test('a part is recorded, the rest is marked as paid, the part is taken back, and both sides read all of it', async ({
  browser,
  context,
  page,
}) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tenant = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  await owner.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN })
  const invoice = server.url + paths.viewInvoice(await billTo(owner, tenant))
  await owner.signIn(context)
  const ofOwner = await watch(page)
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await tenant.signIn(phone)
  const tab = await phone.newPage()
  const ofTenant = await watch(tab)
  const paper = page.getByRole('article', { name: 'Invoice INV-0001' })

  await test.step('a check of a part is recorded', async () => {
    await page.goto(invoice)
    await page.getByRole('button', { name: 'Record a payment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record a payment of invoice INV-0001' })
    await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription('Still owed: $1,501.00')
    await dialog.getByLabel('Amount').fill('600.50')
    await dialog.getByLabel('Payment method').selectOption('Check')
    await dialog.getByLabel('Reference').fill('1042')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Record a payment' }).click()
    await expect(dialog).toBeHidden()
    await expect(payments(page)).toContainText('Check, 1042')
    await expect(paper).toContainText('$900.50')
    await expect(page.getByRole('main')).toContainText('Partly paid')
  })
  await test.step('the rest is marked as paid, which warns and asks for the PIN', async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Mark as paid' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark invoice as paid?' })
    await expect(dialog).toContainText('Invoice #INV-0001 will be marked as paid. This action cannot be undone.')
    await dialog.getByLabel('Payment method').selectOption('Cash')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    const pin = page.getByRole('dialog', { name: 'Enter your security PIN' })
    await pin.getByLabel('Security PIN').fill(PIN)
    await pin.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toBeHidden()
    await expect(payments(page).getByRole('row')).toHaveCount(3)
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: /Mark as paid/ })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })
  await test.step('who is billed reads both payments, and the receipt of the check', async () => {
    await tab.goto(invoice)
    await expect(payments(tab).getByRole('row')).toHaveCount(3)
    await expectNoSidewaysScroll(tab)
    await expectAccessible(tab)
    await openPayment(tab, /Check, 1042/)
    await expect(tab.getByRole('heading', { name: 'Payment of $600.50' })).toBeVisible()
    await expect(tab.getByRole('region', { name: 'What it paid' })).toContainText('Monthly rent')
    await expectAccessible(tab)
    await tab.getByRole('navigation', { name: 'How it is shown' }).getByRole('link', { name: 'Receipt' }).click()
    const receipt = tab.getByRole('article', { name: /Receipt/ })
    for (const words of ['Olive Hart', 'Tessa Moor', '$600.50', 'Monthly rent']) await expect(receipt).toContainText(words)
    await expectNoSidewaysScroll(tab)
    await expectAccessible(tab)
  })
  await test.step('the check is taken back with a reason, and the invoice is open again', async () => {
    await openPayment(page, /Check, 1042/)
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByLabel('Reason').fill('The check bounced.')
    await page.getByRole('button', { name: 'Take payment back' }).click()
    await expect(page.getByRole('main')).toContainText('It was recorded by mistake, and is owed again.')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Invoice INV-0001' }).click()
    await expect(paper.getByRole('link', { name: 'Still owed: $600.50' })).toBeVisible()
    await expect(payments(page)).toContainText('Taken back')
  })
  await test.step('who is billed reads why, and that it is owed again', async () => {
    await tab.goto(invoice)
    await expect(tab.getByRole('article')).toContainText('$600.50')
    await openPayment(tab, /Check, 1042/)
    await expect(tab.getByRole('main')).toContainText('The check bounced.')
    await tab.getByRole('navigation', { name: 'How it is shown' }).getByRole('link', { name: 'Receipt' }).click()
    await expect(tab.getByRole('article', { name: /Receipt/ })).toContainText('$600.50')
  })
  await test.step('each number opens to its entries, where nothing was erased', async () => {
    await paper.getByRole('link', { name: 'Paid: -$900.50' }).click()
    await expect(page.getByText('Comes to $900.50')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('article', { name: 'Recorded payment taken back' })).toContainText('$600.50')
    await page.getByRole('link', { name: 'All entries' }).click()
    await expect(page.getByRole('article', { name: 'Billed' })).toContainText('$1,501.00')
    await expect(page.getByRole('region', { name: 'What the accounts come to' })).toContainText('Received outside$900.50')
    await expectAccessible(page)
  })
  await test.step('the PDF opens in the page, can be read there, and is saved', async () => {
    await page.goto(invoice)
    await page.getByRole('navigation', { name: 'How it is shown' }).getByRole('link', { name: 'PDF' }).click()
    const sheet = page.getByRole('region', { name: 'Invoice INV-0001' }).getByRole('group', { name: 'Page 1 of 1' })
    await expect(sheet).toContainText('Monthly rent')
    await expect.poll(() => sheet.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).width)).toBeGreaterThan(100)
    await expectAccessible(page)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
    expect(download.suggestedFilename()).toMatch(/INV-0001.*\.pdf$/)
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await tab.goto(`${invoice}&show=pdf`)
    await expect(tab.getByRole('group', { name: 'Page 1 of 1' })).toContainText('Monthly rent')
    await expectNoSidewaysScroll(tab)
  })
  for (const { problems } of [ofOwner, ofTenant]) expect(problems).toEqual([])
})

const payments = (page: Page) => page.getByRole('region', { name: 'Payments' })

async function openPayment(page: Page, row: RegExp): Promise<void> {
  await payments(page).getByRole('row', { name: row }).getByRole('link').click()
}

async function billTo(owner: Person, tenant: Person): Promise<string> {
  const { AssetId, Tenants } = await leaseTo(owner, [{ person: tenant, name: 'tessa', share: 100 }])
  return sendRentBill(owner, { AssetId, Recipients: Tenants.map(({ ProfileId }) => ({ ProfileId })), WithoutPaymentAccount: true })
}
