import { type Page, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { importListedHomes } from '../listed-homes.ts'
import { confirmedPerson } from '../network.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
  const owner = await confirmedPerson(server, 'Owner')
  const homesIn = (city: string, state: string, zips: string[], count: number) =>
    Array.from({ length: count }, (_, index) => ({
      title: `${city} home ${index + 1}`,
      city,
      state,
      zip: zips[index % zips.length]!,
      beds: 2,
      baths: 1,
      rent: 900 + index * 5,
    }))
  await importListedHomes(owner, [
    ...homesIn('Denver', 'CO', ['80202', '80210', '80218', '80239', '80249'], 40),
    ...homesIn('Boulder', 'CO', ['80302', '80303'], 12),
  ])
})
test.afterAll(() => server.discard())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const box = (page: Page) => page.getByRole('checkbox', { name: 'Search as I move the map' })
const PART = 'Homes and spaces in this part of the map'

async function openMap(page: Page, place: string): Promise<void> {
  await page.goto(`${server.url}/Properties?place=${place}`)
  await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: /homes close together|\/mo/ }).first()).toBeVisible({ timeout: 30_000 })
}

test('the list follows the map, and Back leads to the search from before', async ({ page }) => {
  await openMap(page, 'Denver,+CO')
  await expect(box(page)).toBeChecked()
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/GetAssets')) searches.push(request.postData() ?? '')
  })
  // By a press on homes that stand close together.
  await page
    // Of several ZIPs: eight of one ZIP stand at one point.
    .getByRole('button', { name: /^(16|24|32|40) homes close together/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText(PART)
  await expect(page).toHaveURL(/box=/)
  const first = page.url()
  // By keyboard alone, several steps in one go.
  await page.locator('canvas').focus()
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowUp')
  await expect(page).not.toHaveURL(first)
  await expect(page.getByRole('status').filter({ hasText: /propert/ })).toBeVisible()
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  expect(searches.length).toBeLessThanOrEqual(6)

  // However often it was moved, it is one step back.
  await page.goBack()
  await expect(page).toHaveURL(/place=Denver/)
  await expect(heading(page)).toHaveText('Homes and spaces in Denver, CO')
  await page.goForward()
  await expect(heading(page)).toHaveText(PART)
})

test('who would rather not is asked, and this browser remembers it', async ({ page }) => {
  await openMap(page, 'Boulder,+CO')
  await box(page).uncheck()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  const ask = page.getByRole('button', { name: 'Search this area' })
  await expect(ask).toBeVisible()
  await expect(heading(page)).toHaveText('Homes and spaces in Boulder, CO')
  await ask.click()
  await expect(heading(page)).toHaveText(PART)
  await page.reload()
  await expect(box(page)).not.toBeChecked()
  // Turned on again, it searches where the map has gone meanwhile.
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(ask).toBeVisible({ timeout: 30_000 })
  const before = page.url()
  await box(page).check()
  await expect(page).not.toHaveURL(before)
})

test('the map of our own ends where its ground does', async ({ page }) => {
  await openMap(page, 'Denver,+CO')
  const nearer = page.getByRole('button', { name: 'Zoom in' })
  await expect(async () => {
    if (await nearer.isEnabled()) await nearer.click()
    await expect(nearer).toBeDisabled({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  // Counties fill the picture there.
  await expect(page.locator('.maplibregl-ctrl-scale')).toHaveText(/^5\smi$/)
})

test('what has not come yet is land', async ({ page }) => {
  await page.route('**/states-10m*', (route) => route.abort())
  await page.goto(`${server.url}/Properties?place=Boulder,+CO`)
  const canvas = page.locator('canvas')
  await expect(canvas).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('The map is on its way…')).toHaveCount(0, { timeout: 30_000 })
  // A corner with nothing on it.
  const corner = { width: 4, height: 4, left: 12, top: 200 }
  const color = async () => [
    ...(
      await sharp(await canvas.screenshot())
        .extract(corner)
        .removeAlpha()
        .raw()
        .toBuffer()
    ).subarray(0, 3),
  ]
  await expect.poll(color).toEqual([0xf8, 0xf5, 0xee])
})
