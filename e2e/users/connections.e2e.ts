import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { CreateUserConnection } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { house } from '../house.ts'
import { namedPerson, publicAgent } from '../network.ts'
import { emailTo } from '../outbox.ts'
import { newPerson, PASSWORD, type Person } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, watch, type Watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TENANT_EMAIL = 'tessa.moor@example.com'
const SPARE_EMAIL = 'spare@example.com'
const LATE_EMAIL = 'late@example.com'
const REASON = 'My book is full until spring.'

test('an owner invites an agent and a tenant; one declines, one joins from the email, and the connection ends', async ({
  browser,
  context,
  page,
}) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const agent = await publicAgent(server, 'Ines', 'Calder')
  const { AssetId } = await owner.call(AddAsset, house)
  await owner.signIn(context)
  const watched = await watch(page)

  await test.step('the owner begins with nobody', async () => {
    await page.goto(`${server.url}/User/Connections/Agents`)
    await expect(page.getByText('No agents found.')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('invites the agent by name, with the keyboard alone', () => inviteByKeyboard(page))
  await test.step('invites a tenant by email, and cannot ask again at once', () => inviteTenant(page))
  await test.step('the tenant signs up from the email on a phone', () =>
    joinFromEmail(browser.newContext({ viewport: { width: 390, height: 844 } })))
  await test.step('the agent declines with a reason', () => decline(browser.newContext(), agent))
  await test.step('the owner reads it in the history', async () => {
    await page.goto(`${server.url}/User/Connections?tab=history`)
    await expect(page.getByText(`Ines Calder declined your invitation. “${REASON}”`)).toBeVisible()
    await expect(page.getByText('Tessa Moor accepted your invitation.')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('withdraws another one, whose link then leads nowhere', () => withdraw(page, browser.newContext()))
  await test.step('ends the connection with the tenant, told beforehand what follows', () => end(page, owner, AssetId))
  done(watched, 409)
})

test('who has an account by now makes the profile that is asked for, and accepts', async ({ context, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Oscar', 'Reed')
  await owner.call(CreateUserConnection, { Email: LATE_EMAIL, ProfileTypeId: PROFILE_TYPES.Tenant })
  const email = await emailTo(server, LATE_EMAIL, /Oscar Reed invites you/)
  const late = await newPerson(server.url, 'Owner', 'Personal', LATE_EMAIL)
  await page.goto(linkIn(email.text))
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  for (const part of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(part).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', `/Signup?invitation=${token}`)
    await expect(page.getByRole(part).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/Signin?returnTo=%2FInvitation%2F${token}`,
    )
  }

  await late.signIn(context)
  await page.goto(linkIn(email.text))
  await page.getByRole('link', { name: 'Create a tenant profile' }).click()
  await expect(page.getByRole('radio', { name: /^Tenant/ })).toBeChecked()
  await page.getByRole('button', { name: 'Create profile' }).click()
  await expect(page.getByText('You’re accepting as Robin Marlow (Tenant, Personal).')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('You’re now connected.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Oscar Reed' })).toBeVisible()
})

async function inviteByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Invite an agent' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send an invitation')
  await expect(page.getByRole('radio', { name: /An agent/ })).toBeChecked()

  await tabTo(page, page.getByRole('combobox', { name: 'Person' }))
  await page.keyboard.type('ines')
  await expect(page.getByRole('option', { name: 'Ines Calder' })).toBeVisible()
  await page.keyboard.press('Enter')
  // Who was found needs no address.
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0)
  await tabTo(page, page.getByRole('textbox', { name: 'Message' }))
  await page.keyboard.type('Would you let my bungalow?')

  await tabTo(page, page.getByRole('combobox', { name: 'Properties' }))
  await page.keyboard.type('bung')
  await expect(page.getByRole('option', { name: /Bungalow/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Send invitation' }))
  await page.keyboard.press('Enter')
  const problems = page.getByRole('alert')
  await expect(problems).toContainText('Contract type can not be empty.')
  await expect(problems).toContainText('Start date can not be empty.')
  await expectAccessible(page)

  await tabTo(page, page.getByLabel('Contract type'))
  await page.keyboard.type('Leasing')
  // What people expect of such a contract is ticked.
  await expect(page.getByRole('checkbox', { name: /Tenants/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /Invoices/ })).not.toBeChecked()
  await tabTo(page, page.getByRole('textbox', { name: 'Start date' }))
  await page.keyboard.type('12/01/2026')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Invitation sent successfully.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Calder' })).toBeVisible()
  await expect(page.getByText('Waiting for them')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What’s included' })).toContainText('Bungalow with a wide porch')
  await expect(page.getByRole('list', { name: 'What can happen next' })).toContainText('Withdrawn by you')
  await expectAccessible(page)
}

/** As people without a pointer do: on with the tab key until it is there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

async function inviteTenant(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Connections/SendInvite`)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('alert')).toContainText('Role can not be empty.')
  await expect(page.getByRole('alert')).toContainText('Please choose a person, or type an email address.')
  await page.getByRole('radio', { name: /A tenant/ }).check()
  await page.getByRole('textbox', { name: 'Email' }).fill(TENANT_EMAIL)
  await page.getByRole('textbox', { name: 'Name' }).fill('Tessa Moor')
  await page.getByRole('textbox', { name: 'Message' }).fill('The keys are waiting.')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent successfully.')).toBeVisible()

  await expect(page.getByRole('heading', { level: 1, name: 'Tessa Moor' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/You can send it again after \w+ \d+, \d+:\d\d [AP]M\./)).toBeVisible()

  // The same address is not asked twice.
  await page.goto(`${server.url}/User/Connections/SendInvite?type=tenant`)
  await page.getByRole('textbox', { name: 'Email' }).fill(TENANT_EMAIL)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('alert')).toContainText('Your invitation was already sent and is waiting for a response.')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(TENANT_EMAIL)
  await page.getByRole('textbox', { name: 'Email' }).fill('')
}

async function joinFromEmail(opening: Promise<BrowserContext>): Promise<void> {
  const phone = await (await opening).newPage()
  const watched = await watch(phone)
  const email = await emailTo(server, TENANT_EMAIL, /Olive Hart invites you/)
  // Words that lead nowhere else go along with the email.
  expect(email.text).toContain('The keys are waiting.')
  await phone.goto(linkIn(email.text))
  await expect(phone.getByRole('heading', { name: 'Olive Hart invites you as their tenant' })).toBeVisible()
  await expect(phone.getByText('The keys are waiting.')).toBeVisible()
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)

  // Whichever way leads to an account keeps the invitation: here the menu of the site, by way of signing in.
  await phone.getByLabel('Menu').click()
  await phone.getByRole('navigation', { name: 'Main, on phones' }).getByRole('link', { name: 'Sign In' }).click()
  await phone.getByRole('link', { name: 'Create an account' }).click()
  await expect(phone.getByRole('note')).toContainText('Olive Hart invites you as their tenant')
  await expect(phone.getByRole('textbox', { name: 'Email' })).toHaveValue(TENANT_EMAIL)
  await expect(phone.getByRole('textbox', { name: 'Email' })).not.toBeEditable()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.getByRole('radio', { name: /^Tenant/ })).toBeChecked()
  await phone.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.getByRole('textbox', { name: 'First name' })).toHaveValue('Tessa')
  await expect(phone.getByRole('textbox', { name: 'Last name' })).toHaveValue('Moor')
  await phone.getByRole('textbox', { name: 'Mobile' }).fill('303 555 0177')
  await phone.getByRole('button', { name: 'Continue' }).click()
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await phone.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await phone.getByRole('checkbox', { name: /I accept/ }).check()
  await phone.getByRole('button', { name: 'Create account' }).click()

  await expect(phone).toHaveURL(/\/User\/Connections\/View\?id=/)
  await expect(phone.getByRole('heading', { level: 1, name: 'Olive Hart' })).toBeVisible()
  await expect(phone.getByRole('list', { name: 'Status of this connection' }).getByRole('listitem').last()).toContainText('Connected')
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
  // The link has done its work.
  await phone.goto(linkIn(email.text))
  await expect(phone.getByText('This invitation is no longer valid.')).toBeVisible()
  done(watched, 404)
  await phone.context().close()
}

async function decline(opening: Promise<BrowserContext>, agent: Person): Promise<void> {
  const context = await opening
  await agent.signIn(context)
  const page = await context.newPage()
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Connections`)
  await page.getByRole('link', { name: /Requests received\s*1/ }).click()
  await page.getByRole('link', { name: 'Olive Hart' }).click()
  await expect(page.getByText('Would you let my bungalow?')).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline the invitation from Olive Hart?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Invitation declined.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Status of this connection' })).toContainText('Declined')
  await page.goto(`${server.url}/User/Connections?tab=received`)
  await expect(page.getByText('No requests found.')).toBeVisible()

  // What was declined is not lost: it stands among all of them, and can be asked for again.
  await page.getByRole('link', { name: 'All', exact: true }).first().click()
  await expect(page).toHaveURL(/tab=all/)
  await page.getByRole('link', { name: 'Declined or expired' }).click()
  await expect(page).toHaveURL(/status=rejected/)
  await expect(page.getByRole('row', { name: /Olive Hart/ })).toContainText('Declined')
  await page.getByRole('button', { name: 'Actions for Olive Hart' }).click()
  await expect(page.getByRole('menuitem', { name: 'Invite again' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Ended or withdrawn' }).click()
  await expect(page.getByText('No connections have this status.')).toBeVisible()
  await expectAccessible(page)
  done(watched)
  await context.close()
}

async function withdraw(page: Page, opening: Promise<BrowserContext>): Promise<void> {
  await page.goto(`${server.url}/User/Connections/SendInvite?type=owner`)
  await page.getByRole('textbox', { name: 'Email' }).fill(SPARE_EMAIL)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: SPARE_EMAIL })).toBeVisible()
  const email = await emailTo(server, SPARE_EMAIL, /invites you/)

  await page.goto(`${server.url}/User/Connections/Owners?tab=sent`)
  const actions = page.getByRole('button', { name: `Actions for ${SPARE_EMAIL}` })
  await actions.click()
  await expect(page.getByRole('menuitem', { name: /Send again/ })).toContainText('You can send it again after')
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
  await actions.press('Enter')
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(page.getByText('Invitation deleted successfully.')).toBeVisible()
  await expect(page.getByText('No owner requests found.')).toBeVisible()
  // The row is gone; the keyboard goes on from the top of the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const stranger = await (await opening).newPage()
  await stranger.goto(linkIn(email.text))
  await expect(stranger.getByText('This invitation is no longer valid.')).toBeVisible()
  await expectAccessible(stranger)
  await stranger.context().close()
}

async function end(page: Page, owner: Person, AssetId: string): Promise<void> {
  const { Items } = await owner.call(GetDdlJoinedUserConnections, { ProfileTypeId: PROFILE_TYPES.Tenant, Text: 'tessa' })
  await owner.call(AssignAsset, {
    AssetId,
    Lease: {
      TenureStart: '2026-11-01',
      TenureEnd: '2027-10-31',
      Rent: '1500.00',
      Billing: 'joint',
      Tenants: [{ ProfileId: Items[0]?.Id ?? '', SharePercent: 100 }],
    },
  })
  await page.goto(`${server.url}/User/Connections/Tenants`)
  await expect(page.getByRole('row', { name: /Tessa Moor/ })).toContainText('1 property')
  await page.getByRole('link', { name: 'Tessa Moor' }).click()
  const between = page.getByRole('region', { name: 'Properties between you' })
  await expect(between).toContainText('Tessa Moor rents it')
  await page.getByRole('button', { name: 'End connection' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'End the connection with Tessa Moor?' })
  await expect(dialog.getByRole('region', { name: 'What ends' })).toContainText('Bungalow with a wide porch')
  await expect(dialog.getByRole('region', { name: 'What ends' })).toContainText('Lease')
  await expect(dialog.getByRole('region', { name: 'What stays' })).toContainText('history')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'End connection' }).click()
  await expect(page.getByText('Connection terminated successfully.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Status of this connection' })).toContainText('Ended')
  await expect(between.getByText('Past')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invite again' })).toBeVisible()
}

function linkIn(text: string): string {
  return /http\S+\/Invitation\/[\w-]+/.exec(text)?.[0] ?? ''
}

/** Chromium writes every answer that is not 2xx to the console, also those that a step of the journey is about. */
function done({ problems }: Watch, expectedStatus?: number): void {
  expect(problems.filter((problem) => !problem.includes(`the server responded with a status of ${expectedStatus}`))).toEqual([])
}
