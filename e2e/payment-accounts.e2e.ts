import { paths } from '@keystead/contract/navigation/paths.ts'
import { SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { type Page, expect, test } from '@playwright/test'
import { type RunningGateway, startGateway } from '../gateway/src/start-gateway.ts'
import { confirmedPerson } from './network.ts'
import { type RunningServer, startServer } from './server.ts'
import { expectAccessible, watch } from './watched-page.ts'

let gateway: RunningGateway
let server: RunningServer
test.beforeAll(async () => {
  gateway = await startGateway({ review: 'manual' })
  server = await startServer({ gateway })
})
test.afterAll(async () => {
  await server.discard()
  await gateway.close()
})

const PIN = '482913'
const BANK_NUMBER = '00098765432198'

test('an individual opens an account in steps, leaves, goes on, is rejected with reasons, tries again and is active', async ({
  page,
  context,
  browser,
}) => {
  const owner = await confirmedPerson(server, 'Owner')
  await owner.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN })
  await owner.signIn(context)
  const watched = await watch(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

  await page.goto(server.url + paths.paymentAccounts())
  await expect(page.getByText('No accounts found.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  await giveOwner(page)
  await giveContact(page)

  // Another browser, another day: it goes on at the step that was left.
  const later = await browser.newContext()
  await owner.signIn(later)
  const again = await later.newPage()
  const watchedAgain = await watch(again)
  await again.goto(server.url + paths.paymentAccounts())
  await expect(again.getByText('Not handed in yet')).toBeVisible()
  await again.getByRole('link', { name: 'Hart Homes' }).click()
  await expect(again.getByLabel('Business name on account')).toHaveValue('Olivia Hart')
  await giveBank(again)
  await giveAgreement(again)
  await handIn(again)
  await expect(again.getByRole('heading', { name: 'It is being checked' })).toBeVisible()
  await expect(again.getByText('ending in 2198')).toBeVisible()

  // While it is checked no other one is begun.
  await page.goto(server.url + paths.paymentAccounts())
  await expect(page.getByRole('heading', { name: 'Account Creation Restricted!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create an account' })).toHaveAttribute('aria-disabled', 'true')

  const reasons = [{ code: 'other', reason: 'No such account.', requirement: 'external_account' }]
  await gateway.control.review(await newestAtGateway(), { outcome: 'rejected', reasons })
  // The open screen hears of it by itself.
  await expect(again.getByRole('heading', { name: 'It was rejected' })).toBeVisible()
  await expect(again.getByText('The bank account could not be used.')).toBeVisible()
  await again.getByRole('link', { name: 'Begin again with what you typed' }).click()
  await expect(again.getByLabel('First name')).toHaveValue('Olivia')
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(again.getByLabel('Zip')).toHaveValue('80202')
  await again.getByRole('button', { name: 'Continue' }).click()
  await giveBank(again)
  await giveAgreement(again)
  await handIn(again)
  await expect(again.getByRole('heading', { name: 'It is being checked' })).toBeVisible()
  await gateway.control.review(await newestAtGateway(), { outcome: 'active' })
  await expect(again.getByRole('heading', { name: 'Payments can go to this account' })).toBeVisible()
  await expectAccessible(again)
  await expect(again.getByText('SANDBOX BANK ending in 2198')).toBeVisible()

  await page.goto(server.url + paths.paymentAccounts())
  const rows = page.getByRole('row').filter({ hasText: 'Hart Homes' })
  await expect(rows.filter({ hasText: 'Payments go here' })).toContainText('Active')
  await expect(rows.filter({ hasText: 'Rejected' })).toContainText('The bank account could not be used.')
  expect(watched.problems).toEqual([])
  expect(watchedAgain.problems).toEqual([])

  // Numbers are sent with the last step alone, and are in no log.
  expect(sent.filter((request) => request.includes(BANK_NUMBER))).toEqual([])
  expect(server.output()).not.toContain(BANK_NUMBER)
  await later.close()
})

async function giveOwner(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('First name can not be empty.').first()).toBeVisible()
  await page.getByLabel('First name').fill('Olivia')
  await page.getByLabel('Last name').fill('Hart')
  await page.getByLabel('DBA name').fill('Hart Homes')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function giveContact(page: Page): Promise<void> {
  await page.getByLabel('Phone').fill('(303) 555-0142')
  await page.getByLabel('Address 1').fill('1420 Elm Street')
  await page.getByLabel('City').fill('Denver')
  await page.getByRole('option', { name: 'Denver, CO' }).click()
  await page.getByLabel('Zip').fill('8020')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Zip is not valid.').first()).toBeVisible()
  await page.getByLabel('Zip').fill('80202')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Business name on account')).toBeVisible()
}

async function giveBank(page: Page): Promise<void> {
  await page.getByLabel('Checking').check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function giveAgreement(page: Page): Promise<void> {
  // The step before has a button of the same name.
  await expect(page.getByLabel('I have read the agreement and accept it.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please check the terms.').first()).toBeVisible()
  await page.getByLabel('I have read the agreement and accept it.').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('05/17/1984')
  await page.getByLabel('Last 4 SSN').fill('4417')
  await page.getByLabel('Routing number').fill('110000001')
  await page.getByLabel('Bank account number').fill(BANK_NUMBER)
  await page.getByRole('button', { name: 'Hand it in' }).click()
  await expect(page.getByText('Routing number is not valid.').first()).toBeVisible()
  await page.getByLabel('Routing number').fill('110000000')
  await page.getByRole('button', { name: 'Hand it in' }).click()
  await page.getByRole('dialog').getByLabel('Security PIN').pressSequentially(PIN)
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
}

/** What the gateway calls the account that came last. */
async function newestAtGateway(): Promise<string> {
  const known = new Set(decided)
  let id = ''
  await expect(async () => {
    const headers = { authorization: `Bearer ${gateway.secretKey}` }
    const { data } = (await (await fetch(`${gateway.url}/v1/accounts?limit=1`, { headers })).json()) as { data: { id: string }[] }
    id = data[0]?.id ?? ''
    expect(id !== '' && !known.has(id)).toBe(true)
  }).toPass()
  decided.push(id)
  return id
}
const decided: string[] = []
