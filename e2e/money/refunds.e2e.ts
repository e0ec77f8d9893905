import { expect, type Page, test } from '@playwright/test'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { namedPerson } from '../network.ts'
import { emailTo } from '../outbox.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'
import { leaseTo, openPaymentAccount, sendRentBill } from './billing.ts'
import { CARDS, payByCard } from './pay-page.ts'
import { gateway, server, startWith } from '../server-with-companies.ts'

startWith({ gateway: {} })

const REASON = 'The heating was off for a week.'

test('a card payment is refunded in part, never above what was paid, and the payer sees it', async ({ browser, context, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  await openPaymentAccount(owner)
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  const { AssetId, Tenants } = await leaseTo(owner, [{ person: tessa, name: 'tessa', share: 100 }])
  const invoice = server.url + paths.viewInvoice(await sendRentBill(owner, { AssetId, Recipients: Tenants }))
  await owner.signIn(context)
  const ofOwner = await watch(page)
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await tessa.signIn(phone)
  const tab = await phone.newPage()
  const ofTessa = await watch(tab)
  const dialog = page.getByRole('dialog', { name: 'Refund this payment?' })

  await test.step('the payer pays by card, and keeps the page of the payment open', async () => {
    await tab.goto(invoice)
    await tab.getByRole('link', { name: 'Pay', exact: true }).click()
    await payByCard(tab, CARDS.good)
    await expect(tab.getByRole('heading', { name: 'Paid. Thank you.' })).toBeFocused()
    await tab.getByRole('link', { name: 'View the invoice' }).click()
    await openPayment(tab)
    await expect(tab.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  })
  await test.step('more than was paid is refused at the field', async () => {
    ofOwner.allow(/status of 400/)
    await page.goto(invoice)
    await openPayment(page)
    await page.getByRole('button', { name: 'Refund' }).click()
    await expect(dialog).toContainText('At most $1,501.00 can be refunded.')
    await refund('1501.01')
    await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/At most \$1,501\.00 can be refunded\./)
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    expect(await refundsMade()).toEqual([])
  })
  await test.step('a part is refunded, and the card has it', async () => {
    await refund('400.50')
    await expect(dialog).toBeHidden()
    await expect(refunds(page)).toContainText(`Given back${REASON}What was given back isn’t owed.$400.50`)
    await expect(page.getByRole('main')).toContainText('$400.50 of it was refunded.')
    await expectAccessible(page)
    expect(await refundsMade()).toEqual([40_050])
  })
  await test.step('then the rest, and not a cent above it', async () => {
    await page.getByRole('button', { name: 'Refund' }).click()
    await expect(dialog).toContainText('At most $1,100.50 can be refunded.')
    await expect(dialog.getByLabel('Amount')).toHaveValue('1,100.50')
    await refund('1100.51')
    await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/At most \$1,100\.50 can be refunded\./)
    expect(await refundsMade()).toEqual([40_050])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('who paid sees it on the page that they left open, and reads it in an email', async () => {
    await expect(refunds(tab)).toContainText(REASON)
    await expect(refunds(tab)).toContainText('$400.50')
    await expectNoSidewaysScroll(tab)
    await expectAccessible(tab)
    const { text } = await emailTo(server, tessa.email, /is refunding \$400\.50 of invoice INV-0001/)
    expect(text).toContain('Olive Hart is refunding')
  })
  await test.step('the invoice stays paid, and its history tells of the refund', async () => {
    await tab.getByRole('link', { name: 'Invoice INV-0001' }).click()
    await expect(tab.getByRole('main')).toContainText('Paid')
    await page.getByRole('link', { name: 'Invoice INV-0001' }).click()
    await expect(page.getByRole('main')).toContainText(`$400.50 was refunded: ${REASON}`)
  })
  for (const { problems } of [ofOwner, ofTessa]) expect(problems).toEqual([])

  async function refund(amount: string): Promise<void> {
    await dialog.getByLabel('Amount').fill(amount)
    await dialog.getByLabel('Reason').fill(REASON)
    await dialog.getByRole('button', { name: 'Refund' }).click()
  }
})

const refunds = (page: Page) => page.getByRole('region', { name: 'Refunds' })

async function openPayment(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Payments' }).getByRole('row', { name: /Card/ }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Payment of $1,501.00' })).toBeVisible()
}

/** What the provider gave back, in cents. */
async function refundsMade(): Promise<number[]> {
  const answer = await fetch(`${gateway.url}/v1/refunds`, { headers: { authorization: `Bearer ${gateway.secretKey}` } })
  const { data } = (await answer.json()) as { data: { amount: number }[] }
  return data.map(({ amount }) => amount)
}
