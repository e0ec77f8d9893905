import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { namedPerson } from '../network.ts'
import { emailTo } from '../outbox.ts'
import type { Person } from '../people.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'
import { leaseTo, leaseToPerson, openPaymentAccount, sendRentBill } from './billing.ts'
import { answerBank, CARDS, payByBank, payByCard, RETURNED_BANK, watchNumbers } from './pay-page.ts'
import { gateway, server, startWith } from '../server-with-companies.ts'

startWith({ gateway: {} })

const PHONE = { viewport: { width: 360, height: 740 } }

async function open(context: BrowserContext, person: Person | null) {
  await person?.signIn(context)
  const tab = await context.newPage()
  return { tab, watched: await watch(tab), numbers: watchNumbers(tab, server.url) }
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('two roommates pay their shares: by card, and by a bank that takes it back', async ({ browser, context }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  await openPaymentAccount(owner)
  const [tessa, simon] = [await namedPerson(server, 'Tenant', 'Tessa', 'Moor'), await namedPerson(server, 'Tenant', 'Simon', 'Reed')]
  const { AssetId, Tenants } = await leaseTo(owner, [
    { person: tessa, name: 'tessa', share: 60 },
    { person: simon, name: 'simon', share: 40 },
  ])
  const InvoiceId = await sendRentBill(owner, { AssetId, Recipients: Tenants, Billing: 'shares' })
  const ofOwner = await open(context, owner)
  const [ofTessa, ofSimon] = [await open(await browser.newContext(), tessa), await open(await browser.newContext(PHONE), simon)]

  await test.step('one finds the way to pay on the invoice, and sees every fee before', async () => {
    const { tab } = ofTessa
    await tab.goto(server.url + paths.viewInvoice(InvoiceId))
    await tab.getByRole('link', { name: 'Pay', exact: true }).click()
    await expect(heading(tab, 'Pay invoice INV-0001')).toBeVisible()
    await tab.getByRole('radio', { name: /Card/ }).check()
    await expect(tab.getByRole('region', { name: 'What you pay' })).toContainText('$900.60')
    await expect(tab.getByText('no real money moves')).toBeVisible()
    await expectAccessible(tab)
  })
  await test.step('a declined card costs nothing, and another one pays', async () => {
    const { tab } = ofTessa
    await payByCard(tab, CARDS.empty)
    const reason = tab.getByRole('alert').filter({ hasText: 'There is not enough money on the account.' })
    await expect(reason).toBeFocused()
    await expect(reason).toContainText('Nothing was charged.')
    await expectAccessible(tab)
    await payByCard(tab, CARDS.good)
    await expect(heading(tab, 'Paid. Thank you.')).toBeFocused()
    await expect(tab.getByText('Receipt R-000001')).toBeVisible()
    await expectAccessible(tab)
    await tab.getByRole('link', { name: 'View the invoice' }).click()
    await expect(tab.getByRole('main')).toContainText('Paid')
    await expect(tab.getByRole('link', { name: 'Pay', exact: true })).toBeHidden()
  })
  await test.step('the other one pays by bank, on a phone: it is on its way, here and in another tab', async () => {
    const { tab } = ofSimon
    await tab.goto(server.url + paths.checkout(InvoiceId))
    await payByBank(tab, RETURNED_BANK)
    await expect(heading(tab, 'Your payment is on its way')).toBeFocused()
    await expect(tab.getByText(/\$600\.40 from .* It should arrive about/)).toBeVisible()
    await expectNoSidewaysScroll(tab)
    await expectAccessible(tab)
    await tab.reload()
    await expect(heading(tab, 'Your payment is on its way')).toBeVisible()
    await expect(tab.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0)
  })
  await test.step('days later it has arrived, and the open page says so by itself', async () => {
    await gateway.control.advance({ days: 7 })
    await expect(heading(ofSimon.tab, 'Paid. Thank you.')).toBeVisible()
    await ofOwner.tab.goto(server.url + paths.viewInvoice(InvoiceId))
    await expect(ofOwner.tab.getByRole('article')).toContainText('$0')
  })
  await test.step('three days later the bank takes it back: the invoice is open again, and says why', async () => {
    const { tab } = ofSimon
    await gateway.control.advance({ days: 7 })
    const words = 'Your bank took back your payment of $600.40. There is not enough money on the account.'
    await expect(tab.getByRole('alert')).toContainText(words)
    await expect(tab.getByRole('button', { name: 'Pay $600.40' })).toBeVisible()
    await expect(ofOwner.tab.getByRole('article')).toContainText('$600.40')
    await expect(ofOwner.tab.getByRole('main')).toContainText('Partly paid')
    await ofTessa.tab.reload()
    await expect(ofTessa.tab.getByRole('main')).toContainText('Paid')
  })
  for (const { watched, numbers } of [ofTessa, ofSimon]) {
    expect(watched.problems).toEqual([])
    expect(numbers()).toEqual({ leaks: [], seenElsewhere: true })
  }
  expect(ofOwner.watched.problems).toEqual([])
  for (const number of [CARDS.empty, CARDS.good, RETURNED_BANK]) expect(server.output()).not.toContain(number)
})

test('who has no account pays by the link of the email, once their bank knows who they are', async ({ browser }) => {
  const owner = await namedPerson(server, 'Owner', 'Oda', 'Hart')
  await openPaymentAccount(owner)
  const Email = 'pia.novak@example.com'
  const { AssetId, PersonId } = await leaseToPerson(owner, { FirstName: 'Pia', LastName: 'Novak', Email })
  await sendRentBill(owner, { AssetId, Recipients: [{ PersonId }], Billing: 'joint' })
  const link = /\/Checkout\/[\w-]+/.exec((await emailTo(server, Email, /invoice/i)).text)?.[0] ?? ''
  const { tab, watched, numbers } = await open(await browser.newContext(PHONE), null)

  await test.step('the link shows the bill and the form, on a phone', async () => {
    await tab.goto(server.url + link)
    await expect(heading(tab, 'Invoice INV-0001 from Oda Hart')).toBeVisible()
    await expect(tab.getByText('Monthly rent')).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Pay $1,501.00' })).toBeVisible()
    await expectNoSidewaysScroll(tab)
    await expectAccessible(tab)
  })
  await test.step('what the bank does not confirm is not paid', async () => {
    await payByCard(tab, CARDS.asking)
    await answerBank(tab, 'Reject')
    await expect(tab.getByRole('alert')).toContainText('Your bank could not confirm that it is you.')
  })
  await test.step('what it confirms is', async () => {
    await payByCard(tab, CARDS.asking)
    await expect(heading(tab, 'Your bank asks whether it’s you')).toBeVisible()
    await expectNoSidewaysScroll(tab)
    await expectAccessible(tab)
    await answerBank(tab, 'Complete')
    await expect(heading(tab, 'Paid. Thank you.')).toBeFocused()
    await expect(tab.getByText('Receipt R-000001')).toBeVisible()
    await expectAccessible(tab)
    await tab.reload()
    await expect(heading(tab, 'Paid. Thank you.')).toBeVisible()
    await expect(tab.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  })
  expect(watched.problems).toEqual([])
  expect(numbers()).toEqual({ leaks: [], seenElsewhere: true })
  expect(server.output()).not.toContain(CARDS.asking)
})

test('a provider that answers nothing: the payment is looked for, and paid once', async ({ browser }) => {
  const owner = await namedPerson(server, 'Owner', 'Ona', 'Hart')
  await openPaymentAccount(owner)
  const tova = await namedPerson(server, 'Tenant', 'Tova', 'Moor')
  const { AssetId, Tenants } = await leaseTo(owner, [{ person: tova, name: 'tova', share: 100 }])
  const InvoiceId = await sendRentBill(owner, { AssetId, Recipients: Tenants, Billing: 'shares' })
  const { tab, watched } = await open(await browser.newContext(), tova)
  await tab.goto(server.url + paths.checkout(InvoiceId))
  const before = await paymentsTaken()
  // It takes the money, and its answer is lost.
  await gateway.control.misbehave({ path: '/v1/payment_intents', method: 'POST', kind: 'reset_after', times: 1 })
  await payByCard(tab, CARDS.good)
  await expect(heading(tab, 'Paid. Thank you.')).toBeVisible()
  expect(await paymentsTaken()).toBe(before + 1)
  await gateway.control.behave()
  expect(watched.problems).toEqual([])
})

async function paymentsTaken(): Promise<number> {
  const headers = { authorization: `Bearer ${gateway.secretKey}` }
  const answer = await fetch(`${gateway.url}/v1/payment_intents?limit=100`, { headers })
  const { data } = (await answer.json()) as { data: { status: string }[] }
  return data.filter(({ status }) => status === 'succeeded').length
}
