import { expect, test } from '@playwright/test'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { namedPerson } from '../network.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'
import { leaseTo, openPaymentAccount, sendRentBill } from './billing.ts'
import { CARDS, payByCard, watchNumbers } from './pay-page.ts'
import { server, startWith } from '../server-with-companies.ts'

startWith({ gateway: {} })

test('a tenant pays rent ahead that no one has billed, on a phone', async ({ browser, context }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  await openPaymentAccount(owner)
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  const { AssetId, Tenants } = await leaseTo(owner, [{ person: tessa, name: 'tessa', share: 100 }])
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await tessa.signIn(phone)
  const tab = await phone.newPage()
  const watched = await watch(tab)
  const numbers = watchNumbers(tab, server.url)

  await test.step('from their home, with what is billed said first', async () => {
    await sendRentBill(owner, { AssetId, Recipients: Tenants })
    await tab.goto(server.url + paths.tenantViewProperty(AssetId))
    await tab.getByRole('link', { name: 'Pay without an invoice' }).click()
    await expect(tab.getByText('There is an open invoice for this home.')).toBeVisible()
    await tab.getByRole('button', { name: 'Continue' }).click()
    await expect(tab.getByText('Amount can not be empty.').first()).toBeVisible()
    await expectAccessible(tab)
    await expectNoSidewaysScroll(tab)
  })
  await test.step('what it is for is said, priced and can be changed', async () => {
    await tab.getByLabel('What it is for').selectOption('Rent')
    await tab.getByLabel('Amount').fill('100')
    await tab.getByLabel(/Note for your landlord/).fill('January, ahead')
    await tab.getByRole('button', { name: 'Continue' }).click()
    await expect(tab.getByRole('button', { name: /^Pay \$/ })).toBeVisible()
    await tab.getByRole('button', { name: 'Change it' }).click()
    await tab.getByLabel('Amount').fill('900')
    await tab.getByRole('button', { name: 'Continue' }).click()
    await expect(tab.getByRole('region', { name: 'What you pay for' })).toContainText('January, ahead')
    await expect(tab.getByRole('region', { name: 'What you pay', exact: true })).toContainText('$900.00')
    await expectAccessible(tab)
    await expectNoSidewaysScroll(tab)
  })
  await test.step('a declined card leaves a bill of their own, and another card pays it', async () => {
    await payByCard(tab, CARDS.empty)
    await expect(tab.getByRole('heading', { name: 'Pay invoice INV-0002' })).toBeVisible()
    await expect(tab.getByText('There is not enough money on the account.')).toBeVisible()
    await payByCard(tab, CARDS.good)
    await expect(tab.getByRole('heading', { name: 'Paid. Thank you.' })).toBeFocused()
    await tab.getByRole('link', { name: 'View the invoice' }).click()
    await expect(tab.getByRole('main')).toContainText('January, ahead')
  })
  await test.step('the owner sees the invoice paid, and who began it', async () => {
    await owner.signIn(context)
    const ofOwner = await context.newPage()
    await ofOwner.goto(server.url + paths.invoices())
    await ofOwner.getByRole('link', { name: /INV-0002/ }).click()
    await expect(ofOwner.getByRole('main')).toContainText('Paid by Tessa Moor without an invoice at hand.')
  })
  expect(watched.problems).toEqual([])
  expect(numbers()).toEqual({ leaks: [], seenElsewhere: true })
})
