import { type Locator, type Page, type Route, expect, test } from '@playwright/test'
import { importListedHomes } from '../listed-homes.ts'
import { confirmedPerson } from '../network.ts'
import type { Person } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, waitUntilStarted } from '../watched-page.ts'

let server: RunningServer
let owner: Person
test.beforeAll(async () => {
  server = await startServer()
  owner = await confirmedPerson(server, 'Owner')
  const homes = Array.from({ length: 30 }, (_, index) => ({
    title: `House number ${index + 1}`,
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    beds: 2,
    baths: 1,
    rent: 1000 + index,
  }))
  await importListedHomes(owner, homes)
})
test.afterAll(() => server.discard())

const WIDTHS = [390, 992, 1440]
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** The card or row around a link wears the mark. */
const isMarked = (link: Locator) => expect(link).toHaveAttribute('aria-current', 'true')

for (const width of WIDTHS) {
  test(`Back from a home is where one was, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${server.url}/Properties?place=Denver,+CO`)
    await waitUntilStarted(page)
    const link = page.getByRole('list', { name: 'Results' }).getByRole('link').nth(9)
    const title = await link.textContent()
    await link.scrollIntoViewIfNeeded()
    const y = await scrollY(page)
    expect(y).toBeGreaterThan(300)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
    // A new page starts at its top, with the focus on what it is about.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrollY(page)).toBe(0)

    asked.length = 0
    await page.goBack()
    await expect(page.getByRole('list', { name: 'Results' })).toBeVisible()
    expect(Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(1)
    await expect(link).toBeFocused()
    await isMarked(link)
    await expect(page.locator('[data-last-opened]')).toHaveCount(1)
    expect(asked.filter((url) => url.endsWith('/GetAssets'))).toEqual([])
    await expectAccessible(page)

    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
    await page.goBack()
    await isMarked(link)
    await page.reload()
    await isMarked(link)
    await expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(1)
  })
}

test('another page of a list starts at its top, and Back is where its links are', async ({ page }) => {
  await page.goto(`${server.url}/Properties?place=Denver,+CO`)
  await waitUntilStarted(page)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBeGreaterThan(300)
})

test('a list that comes after its page is where it was left, too, by keyboard alone', async ({ page, context }) => {
  await owner.signIn(context)
  await page.goto(`${server.url}/User/Owners/MyProperties?size=20`)
  const row = page.getByRole('row', { name: /House number/ }).nth(15)
  const link = row.getByRole('link').first()
  await link.focus()
  const y = await scrollY(page)
  expect(y).toBeGreaterThan(300)
  const name = /House number \d+/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  // The heading of what waits for the property gives the focus to that of the property.
  const continueAfterFocus = async (route: Route) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Property', exact: true })).toBeFocused()
    await route.continue()
  }
  // Once: what is asked later is asked while its page is shown.
  await page.route('**/GetUserAssetDetails', continueAfterFocus, { times: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
  expect(await scrollY(page)).toBe(0)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(row).toContainText(name)
  await isMarked(link)
  expect(Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(1)
  // From nothing: the list has to be asked for before there is anything to go back to.
  await page.reload()
  await isMarked(link)
  await expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(1)
  // The same address, opened again, starts at the top.
  await page.goto(`${server.url}/User/Owners/MyProperties?size=20`)
  await expect(link).toBeVisible()
  expect(await scrollY(page)).toBe(0)
})
