import { RequestViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { client, overHttp } from '../../tools/client/client.ts'
import { addListedHome } from '../listed-homes.ts'
import { emailTo } from '../outbox.ts'
import { confirmedPerson } from '../network.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const DAY_MS = 86_400_000

test('a brand is made beside its preview, and is on a listing and in the email of a visitor', async ({ page, context, browser }) => {
  const owner = await confirmedPerson(server, 'Owner')
  const assetId = await addListedHome(owner)
  await owner.signIn(context)
  const watched = await watch(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await make(page)
  expect(watched.problems).toEqual([])

  for (const width of [390, 1440])
    await readListing(await (await browser.newContext({ viewport: { width, height: 844 } })).newPage(), assetId)

  const visitor = 'nora@example.com'
  const day = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10)
  await client(overHttp(server.url)).ask(RequestViewing, {
    AssetId: assetId,
    Times: [{ Date: day, Time: '10:00' }],
    Name: 'Nora Field',
    Email: visitor,
  })
  const email = await emailTo(server, visitor, /Your request for a tour/)
  expect(email.text).toMatch(/^Lantern Row Homes\n/)
  expect(email.text).toContain('At home in Denver since 1998')

  await page.goto(server.url + paths.branding())
  await page.getByRole('button', { name: 'Use no branding' }).click()
  await expect(page.getByText('Branding updated successfully.')).toBeVisible()
  const after = await browser.newPage()
  await after.goto(server.url + paths.property(assetId))
  await expect(after.getByText('Lantern Row Homes')).toHaveCount(0)
  expect(await after.content()).not.toContain('brand-colors')
  expect(watched.problems).toEqual([])
})

async function make(page: Page): Promise<void> {
  await page.goto(server.url + paths.settings())
  await page.getByRole('link', { name: 'Branding', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Keystead’s look' })).toContainText('In use')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create your design' }).click()

  await page.getByLabel('Header text').fill('Lantern Row Homes')
  await page.getByRole('textbox', { name: 'Main color', exact: true }).fill('#ffe600')
  await page.getByRole('button', { name: 'Save and use' }).click()
  await expect(page.getByText('Branding footer text can not be empty.').first()).toBeVisible()
  await expect(page.getByText('too light to read on a white page').first()).toBeVisible()

  await page.getByRole('textbox', { name: 'Footer text' }).fill('At home in Denver since 1998')
  await page.getByRole('textbox', { name: 'Main color', exact: true }).fill('#1d3f72')
  const logo = await sharp({ create: { width: 640, height: 160, channels: 3, background: '#8a3324' } })
    .png()
    .toBuffer()
  await page.getByLabel('Choose a logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('img')).toBeVisible()
  const frame = preview.frameLocator('iframe')
  await expect(frame.getByText('Lantern Row Homes')).toBeVisible()
  await expect(frame.locator('img[src^="data:"]')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save and use' }).click()
  await expect(page.getByText('Branding created successfully.')).toBeVisible()
}

async function readListing(page: Page, assetId: string): Promise<void> {
  const watched = await watch(page)
  await page.goto(server.url + paths.property(assetId))
  const header = page.getByText('Lantern Row Homes', { exact: true })
  await expect(header).toBeVisible()
  await expect(header).toHaveCSS('color', 'rgb(29, 63, 114)')
  await expect(page.locator('main img[src^="/media/brands/"]')).toBeVisible()
  await expect(page.getByText('At home in Denver since 1998')).toBeVisible()
  await expectAccessible(page)
  expect(watched.problems).toEqual([])
  await page.context().close()
}
