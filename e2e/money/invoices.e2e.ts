import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { AddInvoiceItem } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { house } from '../house.ts'
import { namedPerson } from '../network.ts'
import type { Person } from '../people.ts'
import { pick } from '../pick.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, type Watch, watch } from '../watched-page.ts'
import { leaseTo, TODAY } from './billing.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

test('an owner bills two roommates 60/40, each reads their own part, and it is withdrawn and voided', async ({
  browser,
  context,
  page,
}) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const [tessa, simon] = [await namedPerson(server, 'Tenant', 'Tessa', 'Moor'), await namedPerson(server, 'Tenant', 'Simon', 'Reed')]
  await leaseTo(owner, [
    { person: tessa, name: 'tessa', share: 60 },
    { person: simon, name: 'simon', share: 40 },
  ])
  await owner.call(AddInvoiceItem, { Title: 'Monthly rent', Amount: '1501.00', ItemForTypeId: 1, AccountForTypeId: 1 })
  await owner.signIn(context)
  const ofOwner = await watch(page)
  const [ofTessa, ofSimon] = [await phoneOf(await browser.newContext(PHONE), tessa), await phoneOf(await browser.newContext(PHONE), simon)]

  await test.step('nothing is billed yet, and the screen says what to do first', async () => {
    await page.goto(`${server.url}/User/Payments/Invoices`)
    await expect(page.getByText('No invoices found.')).toBeVisible()
    await page.getByRole('link', { name: 'Create an invoice' }).first().click()
  })
  await test.step('both tenants of the lease are billed by their shares', () => fillIn(page))
  await test.step('the preview shows what each will read', async () => {
    const paper = page.getByRole('article')
    await expect(paper).toContainText('$900.60')
    await page.getByRole('link', { name: 'Simon Reed' }).click()
    await expect(paper).toContainText('$600.40')
    await expect(paper).not.toContainText('Tessa')
    await expectAccessible(page)
  })
  await test.step('it is made final and sent, once it is known that there is no payment account', async () => {
    ofOwner.allow(/409 \(Conflict\)/)
    await page.getByRole('button', { name: 'Make it final' }).click()
    // The preview can be sent as well, for the moment until it makes way.
    await expect(page.getByRole('heading', { name: 'Invoice INV-0001', level: 1 })).toBeVisible()
    await send(page)
    await expect(page.getByRole('region', { name: 'Who is billed' })).toContainText('Not opened yet')
  })
  await test.step('each roommate finds their own part, and nothing of the other', async () => {
    for (const [{ tab }, own, other] of [
      [ofTessa, '$900.60', 'Simon'],
      [ofSimon, '$600.40', 'Tessa'],
    ] as const) {
      await tab.goto(`${server.url}/User/Payments/Invoices`)
      await expect(tab.getByRole('region', { name: 'Totals' })).toContainText(own)
      await tab.getByRole('link', { name: 'INV-0001' }).click()
      await expect(tab.getByRole('article')).toContainText(own)
      await expect(tab.getByRole('main')).not.toContainText(/\$1,501/)
      await expect(tab.getByRole('main')).not.toContainText(other)
      await expectNoSidewaysScroll(tab)
      await expectAccessible(tab)
    }
  })
  await test.step('the open page of the owner says that both have opened it', async () => {
    await expect(page.getByRole('region', { name: 'Who is billed' })).not.toContainText('Not opened yet')
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Tessa Moor opened it.')
    await expectAccessible(page)
  })
  await test.step('withdrawn, it is gone for those who were billed', async () => {
    ofTessa.watched.allow(/404 \(Not Found\)/)
    ofSimon.watched.allow(/404 \(Not Found\)/)
    await act(page, 'Withdraw')
    await page.getByRole('button', { name: 'Withdraw invoice' }).click()
    await expect(page.getByRole('main')).toContainText('Ready to send')
    await ofTessa.tab.reload()
    await expect(ofTessa.tab.getByText('Invoice details not found.')).toBeVisible()
  })
  await test.step('sent again and voided, it stays with its reason and is owed no longer', async () => {
    await send(page)
    await act(page, 'Void')
    await page.getByLabel('Reason').fill('Billed twice.')
    await page.getByRole('button', { name: 'Void invoice' }).click()
    await expect(page.getByRole('main')).toContainText('This invoice is void: Billed twice.')
    await ofSimon.tab.reload()
    await expect(ofSimon.tab.getByRole('main')).toContainText('This invoice is void: Billed twice.')
    await page.goto(`${server.url}/User/Payments/Invoices`)
    await expect(page.getByRole('row', { name: /INV-0001/ })).toContainText('Void')
    await expectAccessible(page)
  })
  for (const { problems } of [ofOwner, ofTessa.watched, ofSimon.watched]) expect(problems).toEqual([])
})

const PHONE = { viewport: { width: 360, height: 740 } }

type Phone = { tab: Page; watched: Watch }

async function phoneOf(context: BrowserContext, person: Person): Promise<Phone> {
  await person.signIn(context)
  const tab = await context.newPage()
  return { tab, watched: await watch(tab) }
}

async function fillIn(page: Page): Promise<void> {
  await expect(page.getByLabel('Invoice number')).toHaveValue('INV-0001')
  await pick(page, page.getByRole('combobox', { name: 'Property' }), house.Title)
  await pick(page, page.getByRole('combobox', { name: 'Recipient' }), 'Tessa Moor')
  await page.getByRole('button', { name: 'Bill them, too' }).click()
  await pick(page, page.getByRole('combobox', { name: /Add one of your items/ }), 'Monthly rent')
  await expect(page.getByText('Owes $900.60')).toBeVisible()
  await page.getByRole('textbox', { name: 'Due date' }).fill(addDays(TODAY, 14))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save and preview' }).click()
  await expect(page.getByText('Invoice created successfully.')).toBeVisible()
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const warning = page.getByRole('alertdialog', { name: 'Warning: No Payment Account Created!' })
  await warning.getByRole('button', { name: 'Send anyway' }).click()
  await expect(warning).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Due')
}

/** By keyboard alone: a letter goes to the entry. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press(name.slice(0, 1))
  await expect(page.getByRole('menuitem', { name, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
}
