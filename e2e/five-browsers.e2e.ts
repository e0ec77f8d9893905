import { type Browser, expect, type Page, test } from '@playwright/test'
import { GetUserConnectionsHistory } from '@keystead/contract/people/connections/connection.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { house } from './house.ts'
import { signUpFromEmail } from './invited.ts'
import { publish } from './listed-homes.ts'
import { namedPerson } from './network.ts'
import { emailTo } from './outbox.ts'
import type { Person } from './people.ts'
import { testPhotos } from './photos.ts'
import { pick } from './pick.ts'
import { chooseAct, openTab } from './property-page.ts'
import { type RunningServer, startServer } from './server.ts'
import { expectAccessible, watch, type Watch } from './watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TITLE = 'Bungalow with a wide porch'
const SECRET_TITLE = 'Cottage that is nobody’s business'

type Guest = { email: string; firstName: string; lastName: string; phone?: true }
const PARTNER: Guest = { email: 'iris.bell@example.com', firstName: 'Iris', lastName: 'Bell' }
const AGENT: Guest = { email: 'ines.calder@example.com', firstName: 'Ines', lastName: 'Calder' }
const TESSA: Guest = { email: 'tessa.moor@example.com', firstName: 'Tessa', lastName: 'Moor', phone: true }
const BEN: Guest = { email: 'ben.lowe@example.com', firstName: 'Ben', lastName: 'Lowe', phone: true }

/** Somebody's browser, and what it complains about. */
type Seat = { page: Page; watched: Watch }

test('an owner, a co-owner, an agent and two tenants share a home, each as far as it is theirs', async ({ browser }) => {
  const olive = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const { AssetId } = await olive.call(AddAsset, { ...house, Rent: '1501.00', PrivateRemarks: 'The boiler needs a look.' })
  const { AssetId: otherId } = await olive.call(AddAsset, { ...house, Title: SECRET_TITLE, Address1: '1422 Elm Street' })
  const owner = await sit(browser, olive)

  await test.step('the owner invites a co-owner at 40 percent, an agent with the home, and two tenants, all by email', async () => {
    await inviteCoOwner(owner.page, AssetId)
    await inviteAgent(owner.page)
    for (const tenant of [TESSA, BEN]) await inviteTenant(owner.page, tenant)
  })

  const partner = await test.step('the co-owner signs up from the email', () => signUp(browser, PARTNER, 'Owner'))
  const agent = await test.step('so does the agent', () => signUp(browser, AGENT, 'Agent'))
  const tessa = await test.step('so does one tenant, on a phone', () => signUp(browser, TESSA, 'Tenant'))
  const ben = await test.step('and the other', () => signUp(browser, BEN, 'Tenant'))

  await test.step('the bell of the owner has rung without a reload', async () => {
    const bell = owner.page.getByRole('button', { name: /^Notifications/ })
    // Four answers, and that the co-owner has taken up their part.
    await expect(bell).toHaveAccessibleName('Notifications, 5 unread')
    await bell.click()
    await expect(owner.page.getByRole('link', { name: /Iris Bell/ }).first()).toBeVisible()
    await owner.page.keyboard.press('Escape')
  })

  await test.step('the agent finds the one home that came with the invitation, and lists it', async () => {
    await listHome(agent.page, AssetId)
    await expectNotOpen(agent, `/User/Agents/ViewProperty?id=${otherId}`)
  })
  await test.step('moves the tenants in, which the assignment covers, and cannot touch what it does not', () => moveIn(agent.page, AssetId))

  await test.step('the co-owner reads everything and changes nothing', () => readAsPartner(partner.page, AssetId))
  await test.step('each tenant sees the home, their share and nothing else', async () => {
    await readAsTenant(tessa.page, AssetId, { own: '$900.60', others: '$600.40', housemate: 'Ben Lowe' })
    await readAsTenant(ben.page, AssetId, { own: '$600.40', others: '$900.60', housemate: 'Tessa Moor' })
    await tessa.page.goto(`${server.url}/User/Agents/ViewProperty?id=${AssetId}`)
    await expect(tessa.page.getByRole('heading', { level: 1 })).toHaveText('This is not available for this profile')
    await expectNotOpen(tessa, `/User/Tenants/ViewProperty?id=${otherId}`)
  })

  await test.step('the owner ends it with the agent, whose open tab closes by itself', async () => {
    await agent.page.goto(`${server.url}/User/Agents/ViewProperty?id=${AssetId}`)
    await expect(agent.page.getByRole('main')).toContainText(TITLE)
    agent.watched.allow(/404 \(Not Found\)/)
    await endWith(owner.page, 'Ines Calder')
    await expect(agent.page.getByText('You no longer have access to this property.')).toBeVisible()
    await expect(agent.page.getByRole('main')).not.toContainText(TITLE)
  })
  await test.step('and the tenants stay where they are', async () => {
    await tessa.page.goto(`${server.url}/User/Tenants/ViewProperty?id=${AssetId}`)
    await expect(tessa.page.getByRole('region', { name: 'Your lease' })).toContainText('$900.60')
  })

  await test.step('history tells it all, to both sides', () => readHistory(owner, agent, olive))
  for (const { watched } of [owner, partner, agent, tessa, ben]) expect(watched.problems).toEqual([])
})

async function sit(browser: Browser, person: Person | null, isPhone = false): Promise<Seat> {
  const context = await browser.newContext({ viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 } })
  if (person) await person.signIn(context)
  const page = await context.newPage()
  return { page, watched: await watch(page) }
}

async function inviteCoOwner(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${assetId}&tab=details`)
  const owners = page.getByRole('region', { name: 'Owners' })
  await owners.getByRole('button', { name: 'Edit owners' }).click()
  const dialog = page.getByRole('dialog', { name: 'Owners of this property' })
  await dialog.getByRole('button', { name: 'Add an owner' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Iris Bell')
  await dialog.getByLabel('Ownership percent').nth(1).fill('40')
  await dialog.getByLabel('Ownership percent').first().fill('60')
  await dialog.getByRole('checkbox', { name: 'Invite by email' }).check()
  await dialog.getByLabel('Email', { exact: true }).fill(PARTNER.email)
  await dialog.getByRole('button', { name: 'Save owners' }).click()
  await expect(dialog).toBeHidden()
  await expect(owners.getByRole('listitem').filter({ hasText: 'Iris Bell' })).toContainText('Invited')
}

async function inviteAgent(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Connections/SendInvite?type=agent`)
  await page.getByLabel('Email', { exact: true }).fill(AGENT.email)
  await page.getByLabel('Name').fill('Ines Calder')
  await page.getByRole('combobox', { name: 'Properties' }).fill('bung')
  await page.getByRole('option', { name: /Bungalow/ }).click()
  await page.getByLabel('Contract type').selectOption('Leasing only')
  await page.getByRole('textbox', { name: 'Start date' }).fill('11/01/2026')
  await page.getByLabel('Agent percent').fill('50')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent successfully.')).toBeVisible()
}

async function inviteTenant(page: Page, { email, firstName, lastName }: Guest): Promise<void> {
  await page.goto(`${server.url}/User/Connections/SendInvite?type=tenant`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name').fill(`${firstName} ${lastName}`)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible()
}

/** From the email to the connection, without another email in between. */
async function signUp(browser: Browser, { email, firstName, lastName, phone }: Guest, as: string): Promise<Seat> {
  const seat = await sit(browser, null, phone)
  const { page } = seat
  const { text } = await emailTo(server, email, /Olive Hart invites you/)
  await signUpFromEmail(page, text, { email, as, name: [firstName, lastName] })
  await expect(page.getByRole('heading', { level: 1, name: 'Olive Hart' })).toBeVisible()
  return seat
}

async function listHome(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Properties`)
  await expect(page).toHaveURL(/\/User\/Agents\/Properties/)
  await expect(page.getByRole('main')).not.toContainText(SECRET_TITLE)
  await page.getByRole('link', { name: house.Address1, exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/User/Agents/ViewProperty?id=${assetId}`)
  await expect(page.getByText('The boiler needs a look.')).toHaveCount(0)
  await openTab(page, 'Details')
  await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible()
  await expect(page.getByText('The boiler needs a look.')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Owners' })).toHaveCount(0)
  await chooseAct(page, 'Photos')
  await page.locator('input[type=file]').setInputFiles(await testPhotos(1))
  await expect(page.getByRole('list', { name: 'Photos of this property' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Done' }).click()
  await publish(page, TITLE)
  await expect(page.getByText('Property listed successfully.')).toBeVisible()
}

async function moveIn(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Agents/AssignTenants?id=${assetId}`)
  const form = page.getByRole('form', { name: 'Lease to tenants' })
  await pick(page, form.getByRole('combobox', { name: 'Tenant', exact: true }), 'Tessa Moor')
  await form.getByRole('button', { name: 'Add a tenant' }).click()
  await pick(page, form.getByRole('combobox', { name: 'Tenant 2' }), 'Ben Lowe')
  await form.getByLabel('Share (%)').first().fill('60')
  await form.getByLabel('Share (%)').nth(1).fill('40')
  await form.getByRole('button', { name: 'Move in' }).click()
  await expect(page.getByText('Property assigned successfully.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'People' })).toContainText('60% · $900.60')
  await expectAccessible(page)
  await page.goto(`${server.url}/User/Owners/AssignProperty?id=${assetId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not available for this profile')
}

async function readAsPartner(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Owners/PartnershipProperties`)
  await expect(page.getByRole('row', { name: new RegExp(TITLE) })).toContainText('40%')
  await expect(page.getByRole('main')).not.toContainText(SECRET_TITLE)
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page).toHaveURL(new RegExp(assetId))
  await expect(page.getByRole('main')).toContainText('Ines Calder')
  await expect(page.getByRole('main').getByRole('button', { name: /^(Edit|List|Unlist|Delete|Add|Take)/ })).toHaveCount(0)
  await expectAccessible(page)
}

type Shares = { own: string; others: string; housemate: string }

async function readAsTenant(page: Page, assetId: string, { own, others, housemate }: Shares): Promise<void> {
  await page.goto(`${server.url}/User/Properties`)
  await page.getByRole('link', { name: /Elm Street/ }).click()
  await expect(page).toHaveURL(`${server.url}/User/Tenants/ViewProperty?id=${assetId}`)
  const lease = page.getByRole('region', { name: 'Your lease' })
  await expect(lease).toContainText(own)
  await expect(lease).toContainText(housemate)
  await expect(page.getByRole('main')).not.toContainText(others)
  await expect(page.getByRole('main')).not.toContainText('boiler')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
}

async function expectNotOpen({ page, watched }: Seat, address: string): Promise<void> {
  watched.allow(/404 \(Not Found\)/)
  await page.goto(server.url + address)
  await expect(page.getByText('You no longer have access to this property.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(SECRET_TITLE)
}

async function endWith(page: Page, name: string): Promise<void> {
  await page.goto(`${server.url}/User/Connections/Agents`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'End connection' }).click()
  const dialog = page.getByRole('alertdialog', { name: `End the connection with ${name}?` })
  await expect(dialog.getByRole('region', { name: 'What ends' })).toContainText(TITLE)
  await dialog.getByRole('button', { name: 'End connection' }).click()
  await expect(page.getByText('Connection terminated successfully.')).toBeVisible()
}

async function readHistory(owner: Seat, agent: Seat, olive: Person): Promise<void> {
  await owner.page.goto(`${server.url}/User/Connections?tab=history`)
  const main = owner.page.getByRole('main')
  for (const name of ['Iris Bell', 'Ines Calder', 'Tessa Moor', 'Ben Lowe']) {
    await expect(main.getByText(`${name} accepted your invitation.`)).toBeVisible()
  }
  await agent.page.goto(`${server.url}/User/Connections?tab=history`)
  await expect(agent.page.getByRole('main')).toContainText(TITLE)
  const { Items } = await olive.call(GetUserConnectionsHistory, { PageSize: 20 })
  const kinds = Items.map(({ Kind }) => Kind)
  for (const kind of ['invited', 'accepted', 'owner-added', 'assigned', 'unassigned', 'ended']) expect(kinds).toContain(kind)
}
