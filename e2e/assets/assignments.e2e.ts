import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { AssignAsset, GetDdlAssetsUnassignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { house } from '../house.ts'
import { publish } from '../listed-homes.ts'
import { connect, namedPerson } from '../network.ts'
import type { Person } from '../people.ts'
import { testPhotos } from '../photos.ts'
import { pick } from '../pick.ts'
import { chooseAct, openTab } from '../property-page.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch, type Watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TITLE = 'Bungalow with a wide porch'

test('a home goes to an agent and two tenants, and each sees their part of it', async ({ browser, context, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const agent = await namedPerson(server, 'Agent', 'Ines', 'Calder')
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  const ben = await namedPerson(server, 'Tenant', 'Ben', 'Lowe')
  await connect(owner, agent, 'Agent')
  const withTessa = await connect(owner, tessa, 'Tenant')
  await connect(owner, ben, 'Tenant')
  const { AssetId } = await owner.call(AddAsset, { ...house, Rent: '1501.00', PrivateRemarks: 'The boiler needs a look.' })
  await owner.signIn(context)
  const watched = await watch(page)

  await test.step('the owner gives it to the agent, to list and to look after tenants', () => assignAgent(page, AssetId))

  const agentPage = await open(browser.newContext(), agent)
  await test.step('the agent finds it, adds a photo and lists it', () => listAsAgent(agentPage.page, AssetId))

  await test.step('from the connection with a tenant the form begins with them', async () => {
    await page.goto(`${server.url}/User/Connections/View?id=${withTessa}`)
    await page.getByRole('link', { name: 'Assign a property' }).click()
    await page.getByRole('link', { name: TITLE }).click()
    await expect(page.getByRole('combobox', { name: 'Tenant', exact: true })).toHaveValue('Tessa Moor')
  })

  await test.step('the owner lets it to two people, 60 to 40', () => moveIn(page, AssetId))

  const tenantPage = await open(browser.newContext({ viewport: { width: 390, height: 844 } }), tessa)
  await test.step('a tenant sees the home, the lease and the other tenant on a phone, and nothing else', () =>
    seeAsTenant(tenantPage.page, AssetId))

  // The agent's tab is open: the browser notes each answer that is closed to it from now on.
  agentPage.watched.allow(/404 \(Not Found\)/)
  await test.step('the owner changes what the agent may do', () => changeScopes(page, AssetId))
  await test.step('the agent reads why the listing is closed', () => readReasons(agentPage.page, AssetId))

  await test.step('the owner takes it back, and it closes for the agent', async () => {
    await takeBack(page, AssetId)
    await expectClosed(agentPage.page, AssetId)
  })
  for (const { problems } of [watched, agentPage.watched, tenantPage.watched]) expect(problems).toEqual([])
})

test('an agent gives a home back, and its owner makes a space for work of it', async ({ browser, context, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Otto', 'Finch')
  const agent = await namedPerson(server, 'Agent', 'Ada', 'Rowe')
  await connect(owner, agent, 'Agent')
  const { AssetId } = await owner.call(AddAsset, { ...house, Area: 1400 })
  const { Items } = await owner.call(GetDdlAssetsUnassignedProfiles, { AssetId, ProfileTypeId: PROFILE_TYPES.Agent, Text: 'ada' })
  await owner.call(AssignAsset, {
    AssetId,
    Agent: { ProfileId: Items[0]?.Id ?? '', Terms: { ContractTypeId: 2, TenureStart: '2026-01-01', Scopes: [] } },
  })

  const agentPage = await open(browser.newContext(), agent)
  await agentPage.page.goto(`${server.url}/User/Agents/ViewProperty?id=${AssetId}&tab=people`)
  await agentPage.page.getByRole('button', { name: 'End my assignment' }).click()
  const question = agentPage.page.getByRole('dialog', { name: `End your assignment to “${house.Address1}”?` })
  // The browser notes that the page behind the question is no longer open.
  agentPage.watched.allow(/404 \(Not Found\)/)
  await question.getByRole('button', { name: 'End assignment' }).click()
  await expect(agentPage.page.getByText('Property unassigned successfully.')).toBeVisible()
  await expect(agentPage.page).toHaveURL(/\/User\/Agents\/Properties/)
  await expect(agentPage.page.getByRole('row', { name: /Elm Street/ })).toContainText('Past')

  await owner.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${AssetId}`)
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('Ada Rowe')
  await chooseAct(page, 'Make it commercial')
  const dialog = page.getByRole('dialog', { name: `Make ${house.Address1} commercial?` })
  await dialog.getByRole('button', { name: 'Make it commercial' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Property type can not be empty.')
  await dialog.getByLabel('Property type').selectOption('Office')
  await dialog.getByLabel('Listing type').selectOption('For Lease')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make it commercial' }).click()
  await expect(page.getByText('Property zone switched successfully.')).toBeVisible()
  await openTab(page, 'Details')
  await expect(page.getByRole('region', { name: 'Facts' })).toContainText('Office')
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute('href', /ManageCommercialProperty/)
  for (const { problems } of [watched, agentPage.watched]) expect(problems).toEqual([])
})

type Opened = { page: Page; watched: Watch }

async function open(context: Promise<BrowserContext>, person: Person): Promise<Opened> {
  const opened = await context
  await person.signIn(opened)
  const page = await opened.newPage()
  return { page, watched: await watch(page) }
}

async function assignAgent(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${assetId}`)
  await openTab(page, 'Leases and people')
  const people = page.getByRole('region', { name: 'People' })
  await expect(people).toContainText('No agents or tenants yet.')
  await people.getByRole('link', { name: 'Assign an agent' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Assign ${house.Address1}`)

  await page.getByRole('button', { name: 'Assign property' }).click()
  const problems = page.getByRole('alert')
  await expect(problems).toContainText('Agent can not be empty.')
  await expect(problems).toContainText('Contract type can not be empty.')
  await pick(page, page.getByRole('combobox', { name: 'Agent', exact: true }), 'Ines Calder')
  await page.getByLabel('Contract type').selectOption('Leasing only')
  // What people expect of such a contract is ticked.
  await expect(page.getByRole('checkbox', { name: /^Listing/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Tenants/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Invoices/ })).not.toBeChecked()
  await page.getByLabel('Agent percent').fill('50')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Assign property' }).click()

  await expect(page.getByText('Property assigned successfully.')).toBeVisible()
  await expect(people).toContainText('Ines Calder')
  await expect(people).toContainText('Leasing only · 50% commission')
  await expect(people).toContainText('Listing, tenants')
  await expectAccessible(page)
}

async function listAsAgent(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Properties`)
  await expect(page).toHaveURL(/\/User\/Agents\/Properties/)
  await expect(page.getByRole('row', { name: /Bungalow/ })).toContainText('Olive Hart')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Can list/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My properties')
  await expect(page.getByRole('row', { name: /Bungalow/ })).toContainText('1 thing missing')

  await page.getByRole('link', { name: '1420 Elm Street' }).click()
  await expect(page).toHaveURL(`${server.url}/User/Agents/ViewProperty?id=${assetId}`)
  await expect(page.getByRole('button', { name: 'List property' })).toHaveAttribute('aria-disabled', 'true')
  // What only its owner has.
  await expect(page.getByText('The boiler needs a look.')).toHaveCount(0)
  await openTab(page, 'Leases and people')
  await expect(page.getByRole('region', { name: 'People' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Assign an agent' })).toHaveCount(0)
  await openTab(page, 'Details')
  await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible()
  await expect(page.getByText('The boiler needs a look.')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Owners' })).toHaveCount(0)
  await expectAccessible(page)

  await chooseAct(page, 'Photos')
  await page.locator('input[type=file]').setInputFiles(await testPhotos(1))
  await expect(page.getByRole('list', { name: 'Photos of this property' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Done' }).click()
  await publish(page, TITLE)
  await expect(page.getByText('Property listed successfully.')).toBeVisible()
  await expect(page.getByText('Messages and tours go to you.')).toBeVisible()
}

async function moveIn(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${assetId}`)
  await expect(page.getByText('Messages and tours go to Ines Calder.')).toBeVisible()
  await openTab(page, 'Leases and people')
  await page.getByRole('button', { name: 'Answer leads myself' }).click()
  await expect(page.getByText('Messages and tours now go to you.')).toBeVisible()
  await page.getByRole('button', { name: 'Let agent answer leads' }).click()
  await expect(page.getByText('Messages and tours now go to Ines Calder.').first()).toBeVisible()
  await page.getByRole('region', { name: 'People' }).getByRole('link', { name: 'Move tenants in' }).click()
  const form = page.getByRole('form', { name: 'Lease to tenants' })
  await expect(form.getByLabel('Rent', { exact: true })).toHaveValue('1,501')
  await pick(page, form.getByRole('combobox', { name: 'Tenant', exact: true }), 'Tessa Moor')
  await form.getByRole('button', { name: 'Add a tenant' }).click()
  // Shares that no one has changed stay equal; who is chosen already is offered to no other line.
  await expect(form.getByLabel('Share (%)').first()).toHaveValue('50')
  await form.getByRole('combobox', { name: 'Tenant 2' }).fill('tess')
  await expect(page.getByText('No tenants found.')).toBeVisible()
  await form.getByRole('combobox', { name: 'Tenant 2' }).fill('')
  // What is behind an open list can not be pressed.
  await form.getByRole('combobox', { name: 'Tenant 2' }).press('Escape')
  await form.getByRole('button', { name: 'Move in' }).click()
  await expect(form.getByRole('alert')).toContainText('Tenant 2: Tenant can not be empty.')
  await pick(page, form.getByRole('combobox', { name: 'Tenant 2' }), 'Ben Lowe')

  await form.getByLabel('Share (%)').first().fill('60')
  await expect(form).toContainText('110% in total, 10% too much.')
  await form.getByRole('button', { name: 'Move in' }).click()
  await expect(form.getByRole('alert')).toContainText('Shares add up to 110, not to 100.')
  await form.getByLabel('Share (%)').nth(1).fill('40')
  await expect(form).toContainText('Pays $900.60')
  await expect(form).toContainText('Pays $600.40')
  await expect(form.getByRole('checkbox', { name: 'Take it off the market' })).toBeChecked()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Move in' }).click()

  await expect(page.getByText('Property assigned successfully.')).toBeVisible()
  const people = page.getByRole('region', { name: 'People' })
  await expect(people).toContainText('60% · $900.60')
  await expect(people).toContainText('40% · $600.40')
  await openTab(page, 'Listing')
  await expect(page.getByRole('button', { name: 'List property' })).toBeVisible()
}

async function seeAsTenant(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Properties`)
  await expect(page).toHaveURL(/\/User\/Tenants\/Properties/)
  await expect(page.getByRole('article')).toContainText('$900.60')
  await expectAccessible(page)
  await page.getByRole('link', { name: /Elm Street/ }).click()

  const lease = page.getByRole('region', { name: 'Your lease' })
  await expect(lease).toContainText('60%, $900.60')
  await expect(lease).toContainText('One bill for all')
  await expect(lease.getByRole('list', { name: 'People who share your lease' })).toContainText('Ben Lowe')
  const contacts = page.getByRole('region', { name: 'Contacts' })
  await expect(contacts).toContainText('Olive Hart')
  await expect(contacts).toContainText('Ines Calder')
  await expect(page.getByRole('main')).not.toContainText('$600.40')
  await expect(page.getByRole('main')).not.toContainText('boiler')
  // All that they can do is to say that they move out: from month to month there is nothing to renew.
  await expect(page.getByRole('main').getByRole('button')).toHaveText([/^Give notice/])
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.goto(`${server.url}/User/Tenants/ConnectedProperties?tab=past`)
  await expect(page.getByText('No connected properties found.')).toBeVisible()
  // The page of those who work with it is none of a tenant's.
  await page.goto(`${server.url}/User/Agents/ViewProperty?id=${assetId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not available for this profile')
}

async function changeScopes(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${assetId}&tab=people`)
  await page.getByRole('button', { name: 'Change assignment of Ines Calder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ines Calder’s assignment' })
  await dialog.getByRole('checkbox', { name: /^Listing/ }).uncheck()
  await dialog.getByRole('checkbox', { name: /^Documents/ }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Assignment updated successfully.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Documents, tenants')
}

async function readReasons(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Agents/ViewProperty?id=${assetId}`)
  const reason = 'Your assignment doesn’t cover the listing. Olive Hart can add it.'
  await expect(page.getByRole('button', { name: 'List property' })).toHaveAccessibleDescription(reason)
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveAccessibleDescription(reason)
  await page.goto(`${server.url}/User/Agents/EditProperty?id=${assetId}`)
  await expect(page.getByText(reason)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View the property' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(house.Address1)
}

async function takeBack(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${assetId}&tab=people`)
  await page.getByRole('button', { name: 'End assignment of Ines Calder' }).click()
  const dialog = page.getByRole('dialog', { name: `End Ines Calder’s assignment to “${house.Address1}”?` })
  await expect(dialog).toContainText('Ines Calder will no longer see it')
  await dialog.getByLabel('Reason').fill('Thank you, it is let.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'End assignment' }).click()
  await expect(page.getByText('Property unassigned successfully.')).toBeVisible()
  await page.getByText(/^Past \(/).click()
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Thank you, it is let.')
}

async function expectClosed(page: Page, assetId: string): Promise<void> {
  await page.reload()
  await expect(page.getByText('You no longer have access to this property.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(TITLE)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Properties', exact: true }).last().click()
  await page.getByRole('link', { name: /^Past/ }).click()
  const row = page.getByRole('row', { name: /Bungalow/ })
  await expect(row).toContainText('Thank you, it is let.')
  await expect(row.getByRole('link', { name: /Elm Street/ })).toHaveCount(0)
  await page.goto(`${server.url}/User/Agents/EditProperty?id=${assetId}`)
  await expect(page.getByText('You no longer have access to this property.')).toBeVisible()
}
