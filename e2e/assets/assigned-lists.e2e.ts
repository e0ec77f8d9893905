import { AssignAsset, GetDdlAssetsUnassignedProfiles, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect, type Page, test } from '@playwright/test'
import { house } from '../house.ts'
import { connect, namedPerson } from '../network.ts'
import type { Person } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let server: RunningServer
let owner: Person
test.beforeAll(async () => {
  server = await startServer()
  owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
})
test.afterAll(() => server.discard())

const addHome = async (Address1: string) => (await owner.call(AddAsset, { ...house, Title: `Bungalow at ${Address1}`, Address1 })).AssetId

async function idOf(AssetId: string, type: 'Agent' | 'Tenant', Text: string): Promise<string> {
  const { Items } = await owner.call(GetDdlAssetsUnassignedProfiles, { AssetId, ProfileTypeId: PROFILE_TYPES[type], Text })
  return Items[0]?.Id ?? ''
}

const entrust = async (AssetId: string, ProfileId: string, Scopes: AgentScope[], TenureStart = '2026-01-01') =>
  owner.call(AssignAsset, { AssetId, Agent: { ProfileId, Terms: { ContractTypeId: 2, TenureStart, Scopes } } })

const lease = async (AssetId: string, ProfileId: string, TenureStart: string) =>
  owner.call(AssignAsset, {
    AssetId,
    Lease: { TenureStart, TenureEnd: null, Rent: '1500.00', Billing: 'joint', Tenants: [{ ProfileId, SharePercent: 100 }] },
  })

const currentTab = (page: Page) => page.getByRole('navigation', { name: 'Which properties' }).locator('[aria-current=page]')
const rowOf = (page: Page, address: string) => page.getByRole('row', { name: new RegExp(address) })

test('an agent has one list of which each address opens a view, and sees who lives where the assignment covers it', async ({
  page,
  context,
}) => {
  const agent = await namedPerson(server, 'Agent', 'Ines', 'Calder')
  const tenant = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  await connect(owner, agent, 'Agent')
  await connect(owner, tenant, 'Tenant')
  const [managed, listed, later, given] = [
    await addHome('1 Elm St'),
    await addHome('2 Oak St'),
    await addHome('3 Fir St'),
    await addHome('4 Ash St'),
  ]
  const [agentId, tenantId] = [await idOf(managed, 'Agent', 'ines'), await idOf(managed, 'Tenant', 'tessa')]
  await lease(managed, tenantId, dayAhead(-20))
  await lease(listed, tenantId, dayAhead(-10))
  await entrust(managed, agentId, ['tenants'])
  await entrust(listed, agentId, ['list'])
  await entrust(later, agentId, ['list'], dayAhead(20))
  const { AssignmentIds } = await entrust(given, agentId, ['list'])
  await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0] ?? '', Reason: 'Sold in spring.' })

  const watched = await watch(page)
  await agent.signIn(context)
  await page.goto(`${server.url}/User/Agents/Properties`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties')
  await expect(currentTab(page)).toHaveText(/^All\s*4$/)
  await expect(rowOf(page, '1 Elm St')).toContainText('Tessa Moor')
  await expect(rowOf(page, '2 Oak St')).toContainText('Occupied')
  await expect(rowOf(page, '2 Oak St')).toContainText('Not covered')
  await expect(rowOf(page, '2 Oak St')).not.toContainText('Tessa')
  await expect(rowOf(page, '3 Fir St')).toContainText('Upcoming')
  await expectAccessible(page)

  await page.getByRole('link', { name: /^Current/ }).click()
  await expect(page).toHaveURL(`${server.url}/User/Agents/AssignedProperties`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assigned properties')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('link', { name: /^Past/ }).click()
  await expect(page).toHaveURL(`${server.url}/User/Agents/Properties?tab=past`)
  await expect(rowOf(page, '4 Ash St')).toContainText('Sold in spring.')
  await expect(rowOf(page, '4 Ash St').getByRole('link', { name: /Ash St/ })).toHaveCount(0)

  await page.goto(`${server.url}/User/Agents/MyProperties?tab=unlisted`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My properties')
  await expect(currentTab(page)).toHaveText(/^Unlisted\s*1$/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: /^Actions for 2 Oak St/ }).click()
  await expect(page.getByRole('menuitem', { name: 'List' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Properties/ })
    .click()
  await page.getByRole('menuitem', { name: 'Assigned Properties' }).click()
  await expect(currentTab(page)).toHaveText(/^Current/)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Properties/ })
    .click()
  await expect(page.getByRole('menuitem', { name: 'Assigned Properties' })).toHaveAttribute('aria-current', 'page')
  expect(watched.problems).toEqual([])
})

test('a tenant has one list of homes, with the past and what begins later beside what is now', async ({ page, context }) => {
  const tenant = await namedPerson(server, 'Tenant', 'Ben', 'Lowe')
  await connect(owner, tenant, 'Tenant')
  const [now, later, before] = [await addHome('5 Elm St'), await addHome('6 Oak St'), await addHome('7 Fir St')]
  const tenantId = await idOf(now, 'Tenant', 'ben')
  await lease(now, tenantId, dayAhead(-20))
  await lease(later, tenantId, dayAhead(20))
  const { AssignmentIds } = await lease(before, tenantId, dayAhead(-200))
  await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0] ?? '', Reason: 'Moved to a larger home.' })

  const watched = await watch(page)
  await tenant.signIn(context)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${server.url}/User/Tenants/ConnectedProperties`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connected properties')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Current/ }).click()
  await expect(page).toHaveURL(`${server.url}/User/Tenants/Properties`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What you rent')
  await expect(page.getByRole('article')).toContainText('5 Elm St')
  await expect(page.getByRole('article').getByRole('button', { name: /^Give notice/ })).toBeVisible()
  await page.getByRole('link', { name: /^Past/ }).click()
  await expect(page.getByRole('article')).toContainText('Moved to a larger home.')
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0)
  // A page that rows have gone from.
  await page.goto(`${server.url}/User/Tenants/ConnectedProperties?page=3`)
  await expect(page.getByText('This page is empty.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(watched.problems).toEqual([])
})
