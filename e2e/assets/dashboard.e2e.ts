import { randomUUID } from 'node:crypto'
import { AssignAsset, GetAssetAssignedProfiles, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { RequestViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { type BrowserContext, type Page, expect, test } from '@playwright/test'
import { house } from '../house.ts'
import { addListedHome } from '../listed-homes.ts'
import { confirmedPerson, connect, namedPerson } from '../network.ts'
import { newPerson, type Person } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function openDashboard(context: BrowserContext, page: Page, person: Person) {
  await person.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Dashboard`)
  return watched
}

test('a first visit is one list of steps, which goes when it is put away', async ({ page, context }) => {
  const owner = await newPerson(server.url, 'Owner')
  const watched = await openDashboard(context, page, owner)
  const setup = page.getByRole('region', { name: 'Get set up' })
  await expect(setup.getByRole('progressbar')).toHaveAttribute('value', '0')
  await expect(setup.getByRole('listitem')).toHaveCount(5)
  // It is the only thing there: no empty lists beside it.
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await owner.call(AddAsset, house)
  await page.reload()
  await expect(setup.getByText('1 of 5 done')).toBeVisible()
  await setup.getByRole('button', { name: 'Hide this list' }).click()
  await expect(setup).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Occupancy today' })).toBeVisible()
  await expect(setup).toHaveCount(0)
  expect(watched.problems).toEqual([])
})

test('an owner confirms a tour where it is told, and the keyboard stays on the page', async ({ page, context }) => {
  const owner = await confirmedPerson(server, 'Owner')
  const assetId = await addListedHome(owner, { Title: 'Craftsman' })
  const watched = await openDashboard(context, page, owner)
  const needs = page.getByRole('region', { name: 'Needs you' })
  await expect(needs).toContainText('Nothing needs you right now.')

  const visitor = await newPerson(server.url, 'Tenant')
  const wish = { AssetId: assetId, Times: [{ Date: dayAhead(5), Time: '12:00' }], Name: 'Lars Berg', Email: `${randomUUID()}@example.com` }
  await visitor.call(RequestViewing, wish)
  // The page hears of it by itself.
  await expect(needs.getByRole('listitem')).toContainText('Lars Berg wants to tour Craftsman')
  await expect(page.getByRole('figure', { name: 'Inquiries and tours' })).toContainText('1 in the last 7 days')
  await expect(needs.getByRole('button', { name: 'Propose a time: Lars Berg, Craftsman' })).toBeVisible()
  await expectAccessible(page)

  await needs.getByRole('button', { name: 'Confirm: Lars Berg, Craftsman' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm a time' })
  await dialog.getByRole('button', { name: /^Confirm/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(needs).toContainText('Nothing needs you right now.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto(`${server.url}/User/Tours?list=coming`)
  await expect(page.getByRole('article')).toContainText('Lars Berg')
  expect(watched.problems).toEqual([])
})

/** By the arrow keys, on paper, on a phone and as a table. */
async function lookAtCharts(page: Page): Promise<void> {
  await expectAccessible(page)
  const rent = page.getByRole('figure', { name: 'Scheduled rent' })
  const points = rent.getByRole('list', { name: 'Scheduled rent, by arrow keys' }).getByRole('img')
  await points.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(points.nth(1)).toBeFocused()
  await expect(points.nth(1)).toHaveAccessibleName(/^\w+ \d{4}: \$1,500$/)
  await expect(rent).toContainText((await points.nth(1).getAttribute('aria-label')) ?? '')
  await page.keyboard.press('End')
  await expect(points.last()).toBeFocused()
  // One of them stands in the order of the keyboard.
  await expect(points.and(page.locator('[tabindex="0"]'))).toHaveCount(1)

  const rows = rent.getByRole('row')
  await expect(rows).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(rent.getByRole('rowheader').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await rent.getByText('Show as a table').click()
  await expect(rows).toHaveCount(13)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
}

test('a home is vacant on the dashboard in the second in which its lease is ended elsewhere', async ({ page, context }) => {
  const owner = await confirmedPerson(server, 'Owner')
  const agent = await namedPerson(server, 'Agent', 'Ada', 'Bell')
  await connect(agent, owner, 'Owner')
  const { AssetId } = await owner.call(AddAsset, house)
  const Terms = { ContractTypeId: 4, TenureStart: dayAhead(-1), TenureEnd: null, Scopes: ['tenants' as const] }
  const { ActiveProfileId: ProfileId } = await agent.call(GetUserProfiles, {})
  await owner.call(AssignAsset, { AssetId, Agent: { ProfileId: ProfileId ?? '', Terms } })
  const Tenants = [{ Person: { FirstName: 'Pia', LastName: 'Novak' }, SharePercent: 100 }]
  await owner.call(AssignAsset, {
    AssetId,
    Lease: { TenureStart: dayAhead(-30), TenureEnd: dayAhead(300), Rent: '1500.00', Billing: 'joint', Tenants },
  })
  const watched = await openDashboard(context, page, owner)
  const occupancy = page.getByRole('figure', { name: 'Occupancy today' })
  const vacant = page.getByRole('figure', { name: 'Vacant homes' })
  await expect(occupancy).toContainText('1 of 1 home is occupied (100%)')
  await expect(vacant).toContainText('No vacant homes')
  await lookAtCharts(page)

  const { Leases } = await agent.call(GetAssetAssignedProfiles, { AssetId })
  await agent.call(UnassignAsset, { AssignmentId: Leases[0]?.Tenants[0]?.AssignmentId ?? '', Reason: 'They have moved out.' })
  await expect(occupancy).toContainText('0 of 1 home is occupied (0%)', { timeout: 2_000 })
  await expect(vacant).toContainText('1 vacant home')
  await expect(page.getByRole('figure', { name: 'Scheduled rent' })).not.toContainText('$1,500')
  await occupancy.getByRole('link', { name: '1 vacant' }).click()
  await expect(page).toHaveURL(/MyProperties\?tab=vacant$/)
  await expect(page.getByRole('row', { name: new RegExp(house.Address1 ?? '') })).toBeVisible()
  expect(watched.problems).toEqual([])
})
