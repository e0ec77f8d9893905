import { expect, type Page, test } from '@playwright/test'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { house } from '../house.ts'
import { connect, namedPerson } from '../network.ts'
import { emailTo } from '../outbox.ts'
import { PASSWORD } from '../people.ts'
import { openTab } from '../property-page.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const IRIS = 'iris.bell@example.com'
const NOTES = 'Pays by check, and late.'

test('a co-owner is invited at 40 percent, signs up from the email, reads the property on a phone, and sees what it was before', async ({
  browser,
  context,
  page,
}) => {
  const ruth = await namedPerson(server, 'Owner', 'Ruth', 'Reed')
  const { AssetId, Title } = await ruth.call(AddAsset, house)
  await ruth.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${AssetId}&tab=details`)

  await test.step('the manager gives a part to somebody new and invites them', () => giveAndInvite(page))
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const watchedPhone = await watch(phone)
  // Chromium writes every refusal to the console: the link has done its work once they have signed up.
  watchedPhone.allow(/status of 404 .*\/Signup\//)
  // Nor is the page that they have open at the moment when they are taken out.
  watchedPhone.allow(/status of 404 .*\/User\/Owners\/ViewProperty/)
  await test.step('they sign up from the email', () => signUpFromEmail(phone))
  await test.step('and read the property, which they cannot change', () => readAsPartner(phone, Title))
  await test.step('the manager changes the shares, with what is left said while typing', () => changeShares(page))
  await test.step('the partner finds the new share and the old one', async () => {
    await phone.reload()
    const owners = phone.getByRole('region', { name: 'Owners' })
    await expect(owners.getByRole('listitem').filter({ hasText: 'Iris Bell' })).toContainText('45%')
    await owners.getByText('Past shares').click()
    await expect(owners).toContainText('Iris Bell, 40%')
    await expect(phone.getByText(NOTES)).toHaveCount(0)
    await expectNoSidewaysScroll(phone)
  })
  await test.step('who is taken out sees it no more', async () => {
    await editOwners(page)
    const dialog = page.getByRole('dialog', { name: 'Owners of this property' })
    await dialog.getByRole('button', { name: 'Remove Iris Bell' }).click()
    await page.getByRole('button', { name: 'Remove owner' }).click()
    await dialog.getByLabel('Ownership percent').fill('100')
    await dialog.getByRole('button', { name: 'Save owners' }).click()
    await expect(dialog).toBeHidden()
    await phone.goto(`${server.url}/User/Owners/PartnershipProperties`)
    await expect(phone.getByText('No partnership properties found.')).toBeVisible()
    await expectAccessible(phone)
  })
  expect(watched.problems).toEqual([])
  expect(watchedPhone.problems).toEqual([])
  await phone.context().close()
})

test('an owner by name is invited from the list, and a connected owner is chosen', async ({ context, page }) => {
  const ruth = await namedPerson(server, 'Owner', 'Ruth', 'Reed')
  const tom = await namedPerson(server, 'Owner', 'Tom', 'Hale')
  await connect(ruth, tom, 'Owner')
  const { AssetId } = await ruth.call(AddAsset, house)
  await ruth.signIn(context)
  const watched = await watch(page)
  // Chromium writes every refusal to the console: inviting oneself is one.
  watched.allow(/status of 409/)
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${AssetId}&tab=details`)
  const dialog = page.getByRole('dialog', { name: 'Owners of this property' })
  await editOwners(page)
  await dialog.getByRole('button', { name: 'Add an owner' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Wen Lake')
  await dialog.getByRole('button', { name: 'Add from connections' }).click()
  await dialog.getByRole('button', { name: 'Share equally' }).click()
  await dialog.getByRole('button', { name: 'Save owners' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Owner can not be empty.')
  await dialog.getByRole('combobox', { name: 'Connected owner' }).fill('tom')
  await page.getByRole('option', { name: 'Tom Hale' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' }).nth(1)).toHaveValue('Tom Hale')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save owners' }).click()
  await expect(dialog).toBeHidden()

  const owners = page.getByRole('region', { name: 'Owners' })
  await expect(owners.getByRole('img', { name: 'Shares: Ruth Reed 33.34%, Wen Lake 33.33%, Tom Hale 33.33%' })).toBeVisible()
  await expect(owners.getByRole('listitem').filter({ hasText: 'Tom Hale' })).toContainText('Joined')
  await owners.getByRole('button', { name: 'Invite Wen Lake' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite Wen Lake' })
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invitation.getByRole('alert')).toContainText('Email can not be empty.')
  await invitation.getByLabel('Email', { exact: true }).fill(ruth.email)
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invitation.getByRole('alert')).toContainText('This is you.')
  await invitation.getByLabel('Email', { exact: true }).fill('wen.lake@example.com')
  await expectAccessible(page)
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invitation).toBeHidden()
  await expect(owners.getByRole('listitem').filter({ hasText: 'Wen Lake' })).toContainText('Invited')
  await emailTo(server, 'wen.lake@example.com', /invites you/)
  await owners.getByRole('link', { name: 'Send again or withdraw with Wen Lake' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wen Lake')
  expect(watched.problems).toEqual([])
})

async function editOwners(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Owners' }).getByRole('button', { name: 'Edit owners' }).click()
}

async function giveAndInvite(page: Page): Promise<void> {
  await editOwners(page)
  const dialog = page.getByRole('dialog', { name: 'Owners of this property' })
  await dialog.getByRole('button', { name: 'Add an owner' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Iris Bell')
  await dialog.getByLabel('Ownership percent').nth(1).fill('40')
  await dialog.getByLabel('Ownership percent').first().fill('56.99')
  await expect(dialog).toContainText('96.99% in total, 3.01% left to assign')
  await dialog.getByRole('checkbox', { name: 'Invite by email' }).check()
  await dialog.getByRole('textbox', { name: 'Start date' }).fill(dayBefore(30))
  await dialog.getByRole('button', { name: 'Save owners' }).click()
  const problems = dialog.getByRole('alert')
  await expect(problems).toContainText('Ownership percents add up to 96.99, not to 100.')
  await expect(problems).toContainText('Email can not be empty.')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Iris Bell')
  await dialog.getByLabel('Ownership percent').first().fill('60')
  // What was wrong with all of them together is right again.
  await expect(problems).not.toContainText('Ownership percents')
  await dialog.getByLabel('Email', { exact: true }).fill(IRIS)
  await dialog.getByLabel('Notes').nth(1).fill(NOTES)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save owners' }).click()
  await expect(dialog).toBeHidden()
  const line = page.getByRole('region', { name: 'Owners' }).getByRole('listitem').filter({ hasText: 'Iris Bell' })
  await expect(line).toContainText('Invited')
  await expect(line).toContainText('40%')
  await expect(line).toContainText(NOTES)
}

async function signUpFromEmail(phone: Page): Promise<void> {
  const { text } = await emailTo(server, IRIS, /invites you/)
  await phone.goto(/http\S+\/Invitation\/[\w-]+/.exec(text)?.[0] ?? '')
  await expect(phone.getByRole('main')).toContainText('40 percent of Bungalow with a wide porch')
  await phone.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await expect(phone.getByLabel('Email', { exact: true })).toHaveValue(IRIS)
  await phone.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.getByRole('radio', { name: /^Owner/ })).toBeChecked()
  await phone.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.getByLabel('First name')).toHaveValue('Iris')
  await phone.getByLabel('Mobile').fill('303 555 0177')
  await phone.getByRole('button', { name: 'Continue' }).click()
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await phone.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await phone.getByRole('checkbox', { name: /I accept/ }).check()
  await phone.getByRole('button', { name: 'Create account' }).click()
  await expect(phone).toHaveURL(/\/User\/Connections\/View\?id=/)
}

async function readAsPartner(phone: Page, title: string): Promise<void> {
  await phone.goto(`${server.url}/User/Owners/PartnershipProperties`)
  const card = phone.getByRole('row', { name: new RegExp(title) })
  await expect(card).toContainText('40%')
  await expect(card).toContainText('Ruth Reed')
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)

  await phone.getByRole('link', { name: title }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(house.Address1)
  await expect(phone.getByText(title)).toBeVisible()
  await openTab(phone, 'Details')
  const owners = phone.getByRole('region', { name: 'Owners' })
  await expect(owners.getByRole('img', { name: 'Shares: Ruth Reed 60%, Iris Bell 40%' })).toBeVisible()
  await expect(owners.getByRole('listitem').filter({ hasText: 'Iris Bell' })).toContainText('You')
  await expect(owners.getByRole('button')).toHaveCount(0)
  await expect(phone.getByRole('main').getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await expect(phone.getByRole('main').getByRole('button', { name: /^(Edit|List|Delete|Add)/ })).toHaveCount(0)
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
}

async function changeShares(page: Page): Promise<void> {
  await page.reload()
  const line = page.getByRole('region', { name: 'Owners' }).getByRole('listitem').filter({ hasText: 'Iris Bell' })
  await expect(line).toContainText('Joined')
  await editOwners(page)
  const dialog = page.getByRole('dialog', { name: 'Owners of this property' })
  await dialog.getByLabel('Ownership percent').nth(1).fill('45')
  await expect(dialog).toContainText('105% in total, 5% too much')
  await dialog.getByLabel('Ownership percent').first().fill('55')
  await dialog.getByRole('button', { name: 'Save owners' }).click()
  await expect(dialog).toBeHidden()
  await expect(line).toContainText('45%')
}

/** So many days ago, as people type it. */
function dayBefore(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000)
  return [day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .concat(String(day.getFullYear()))
    .join('/')
}
