import { type Browser, type Page, expect, test } from '@playwright/test'
import { addListedHome, importListedHomes } from '../listed-homes.ts'
import { type RunningServer, startServer } from '../server.ts'
import { confirmedPerson } from '../network.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
  const owner = await confirmedPerson(server, 'Owner')
  for (const home of DENVER) await addListedHome(owner, home)
  await importListedHomes(owner, [
    { title: 'Flat without a photo', city: 'Denver', state: 'CO', zip: '80205', beds: 1, baths: 1, rent: 1100 },
    ...Array.from({ length: MANY }, (_, index) => ({
      title: `Austin home ${index + 1}`,
      city: 'Austin',
      state: 'TX',
      zip: AUSTIN_ZIPS[index % AUSTIN_ZIPS.length]!,
      beds: 1 + (index % 4),
      baths: 1,
      rent: 900 + index * 5,
    })),
  ])
})
test.afterAll(() => server.discard())

/** More than a map shows one by one. */
const MANY = 260
const AUSTIN_ZIPS = ['78701', '78702', '78704', '78721', '78745', '78757']
const BUNGALOW = 'Bungalow with a plum tree'
const LOFT = 'Canal loft'
const OFFICE = 'Corner office'
const HOUSE = 'House on the hill'
const ROOM = 'Quiet room'
const FLAT = 'Flat without a photo'

const DENVER = [
  {
    Title: BUNGALOW,
    Rent: '2450.00',
    Bedrooms: 3,
    Bathrooms: 1.5,
    Area: 1500,
    Zip: '80202',
    PetsAllowedIds: [1],
    AmenityIds: [21],
    AvailableOn: '2026-12-01',
    AlsoForSale: true,
    Price: '510000.00',
  },
  {
    Title: LOFT,
    AssetTypeId: 112,
    Rent: '1800.00',
    Bedrooms: 1,
    Bathrooms: 1,
    Area: 700,
    Zip: '80203',
    AvailableOn: '2198-06-01',
    PetsAllowedIds: [2, 7],
  },
  { Title: OFFICE, CategoryId: 2, AssetTypeId: 201, ListingTypeId: 3, Rent: '5200.00', Bedrooms: null, Bathrooms: null, Area: 5000 },
  { Title: HOUSE, ListingTypeId: 2, Rent: null, Price: '450000.00', Bedrooms: 5, Bathrooms: 3, Area: 2800, Zip: '80210' },
  { Title: ROOM, AssetTypeId: 113, AccessTypeId: 2, Rent: '900.00', Bedrooms: 1, Bathrooms: 1, Zip: '80218', PetsAllowedIds: [1, 2] },
]
const DENVER_RENTALS = [BUNGALOW, LOFT, ROOM, FLAT]

const cards = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('heading', { level: 2 })
const titlesOf = async (page: Page) => (await cards(page).allTextContents()).toSorted()
const expectHomes = (page: Page, titles: string[]) => expect.poll(() => titlesOf(page)).toEqual(titles.toSorted())

type Panel = ReturnType<Page['getByRole']>
/** A choice with its number beside it. */
const choice = (panel: Panel, text: string) => panel.locator('label').filter({ has: panel.page().getByText(text, { exact: true }) })

/** Opens the chip of some filters, does something in its panel, and asks for the results. */
async function filter(page: Page, chip: string, choose: (panel: Panel) => Promise<void>): Promise<void> {
  await page.getByRole('search').locator('summary', { hasText: chip }).click()
  const panel = page.getByRole('group', { name: chip, exact: true })
  await choose(panel)
  await panel.getByRole('button', { name: 'Show results' }).click()
}

const press =
  (...texts: string[]) =>
  async (panel: Panel) => {
    for (const text of texts) await choice(panel, text).click()
  }
/** Its name in the address is the name of the field. */
const type = (name: string, text: string) => async (panel: Panel) => {
  await panel.locator(`[name=${name}]`).fill(text)
}

const FILTERS: [chip: string, choose: (panel: Panel) => Promise<void>, address: RegExp, titles: string[]][] = [
  ['Listing', press('For Rent'), /for=rent/, DENVER_RENTALS],
  ['Listing', press('For Sale'), /for=sale/, [BUNGALOW, HOUSE]],
  ['Price', type('max', '$2,000'), /max=2000/, [LOFT, ROOM, FLAT]],
  ['Price', type('min', '400000'), /min=400000/, [BUNGALOW, HOUSE]],
  ['Beds and baths', async (panel) => choice(panel.getByRole('group', { name: 'Bedrooms' }), '5+').click(), /beds=5/, [HOUSE]],
  ['Beds and baths', async (panel) => choice(panel.getByRole('group', { name: 'Bathrooms' }), '2+').click(), /baths=2/, [HOUSE]],
  ['Type', press('Loft', 'Office'), /type=loft,office/, [LOFT, OFFICE]],
  ['Type', async (panel) => choice(panel.getByRole('group', { name: /commercial/ }), 'Business spaces').click(), /kind=spaces/, [OFFICE]],
  ['Features', press('Pool'), /with=pool/, [BUNGALOW, BUNGALOW]],
  ['More', type('q', 'plum'), /q=plum/, [BUNGALOW, BUNGALOW]],
  ['More', press('Dogs'), /pets=dogs/, [LOFT, ROOM]],
  ['More', press('Large dogs'), /pets=large-dogs/, [ROOM]],
  ['More', type('available', '2198-01-01'), /available=2198-01-01/, [BUNGALOW, BUNGALOW, OFFICE, HOUSE, ROOM, FLAT]],
  ['More', press('Only with photos'), /photos=yes/, [BUNGALOW, BUNGALOW, LOFT, OFFICE, HOUSE, ROOM]],
  ['More', type('min-sqft', '2000'), /min-sqft=2000/, [OFFICE, HOUSE]],
  ['More', press('Private Room'), /offer=private-room/, [ROOM]],
]

test('every filter, from the list', async ({ page }) => {
  const watched = await watch(page)
  for (const [chip, choose, address, titles] of FILTERS) {
    await test.step(`${chip} ${address.source}`, async () => {
      await page.goto(`${server.url}/Properties?place=Denver,+CO`)
      await filter(page, chip, choose)
      await expect(page).toHaveURL(address)
      await expectHomes(page, titles)
    })
  }
  await page.goto(`${server.url}/Properties?place=80210`)
  await filter(page, 'Distance', press('5 miles'))
  await expect(page).toHaveURL(/radius=5/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes and spaces within 5 miles of Denver, CO 80210')
  await expect(page.getByText(/about \d+ mi/).first()).toBeVisible()
  expect(watched.problems).toEqual([])
})

test('a price that cannot be read is told at its field, and nothing is lost', async ({ page }) => {
  await page.goto(`${server.url}/Properties?place=Denver,+CO`)
  await filter(page, 'Price', type('max', 'free'))
  const box = page.locator('[name=max]')
  await expect(box).toBeFocused()
  expect(await box.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    'Price is not valid. Enter an amount such as 1250 or 1250.50.',
  )
  await expect(box).toHaveValue('free')
  await box.fill('2000')
  await page.getByRole('group', { name: 'Price', exact: true }).getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/max=2000/)
})

test('a choice says how many it would find, and is taken away again', async ({ page }) => {
  await page.goto(`${server.url}/Properties?place=Denver,+CO`)
  await page.getByRole('search').locator('summary', { hasText: 'Listing' }).click()
  const panel = page.getByRole('group', { name: 'Listing', exact: true })
  await expect(panel.getByRole('radio', { name: 'For Rent' })).toHaveAccessibleName('For Rent 4')
  await expect(panel.getByRole('radio', { name: 'For Sale' })).toHaveAccessibleName('For Sale 2')
  await expect(panel.getByRole('radio', { name: 'Sublease' })).toHaveAccessibleName('Sublease 0')
  await expectAccessible(page)
  await press('For Sale')(panel)
  await panel.getByRole('button', { name: 'Show results' }).click()
  await expectHomes(page, [BUNGALOW, HOUSE])
  await page.getByRole('link', { name: 'Remove the filter For Sale' }).click()
  await expect(page).toHaveURL(`${server.url}/Properties?place=Denver,+CO`)
  await expect(cards(page)).toHaveCount(7)
})

test('a home that is for rent and for sale is found as two', async ({ page }) => {
  await page.goto(`${server.url}/Properties?place=Denver,+CO&q=plum`)
  await expectHomes(page, [BUNGALOW, BUNGALOW])
  await expect(page.getByText('Also for sale')).toBeVisible()
  await expect(page.getByText('$510,000')).toBeVisible()
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Best match')
})

test('a place is found while it is typed, by keyboard alone', async ({ page }) => {
  await page.goto(`${server.url}/Properties`)
  const box = page.getByRole('combobox', { name: 'Place' })
  await box.click()
  await box.pressSequentially('denv')
  await expect(page.getByRole('option', { name: /^Denver, CO/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/place=Denver,\+CO/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes and spaces in Denver, CO')
})

test('where nothing fits, the nearest way to find something is offered', async ({ page }) => {
  await page.goto(`${server.url}/Properties?place=Denver,+CO&for=rent&max=500`)
  await expect(page.getByText('No properties found.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '4 properties at any price' }).click()
  await expectHomes(page, DENVER_RENTALS)
})

async function anotherBrowser(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(address)
  return page
}

test('on a phone the map searches too, and its address shows another phone the same', async ({ browser }) => {
  const page = await anotherBrowser(browser, `${server.url}/Properties?place=Austin,+TX&sort=price-low`)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  // More homes than fit one by one: groups, and a press on one goes nearer.
  const group = page.getByRole('button', { name: /homes\. Zoom in\./ }).first()
  await expect(group).toBeVisible({ timeout: 30_000 })
  await group.click()
  await expect(page).toHaveURL(/box=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes and spaces in this part of the map')
  const count = page.getByRole('status').filter({ hasText: /propert/ })
  const before = await count.textContent()
  await filter(page, 'Price', type('max', '1000'))
  await expect(page).toHaveURL(/max=1000.*view=map/)
  await expect(count).not.toHaveText(before ?? '')
  const text = await count.textContent()
  expect(text).toMatch(/^\d+ propert/)
  // Each home has a pin now, and a press on it tells which it is.
  const pin = page.getByRole('button', { name: /^\$[\d,]+\/mo, Austin home/ }).first()
  const several = page.getByRole('button', { name: /homes close together/ }).first()
  await expect(pin.or(several).first()).toBeVisible()
  await expectAccessible(page)

  const other = await anotherBrowser(browser, page.url())
  await expect(other.getByRole('status').filter({ hasText: /propert/ })).toHaveText(text ?? '')
  await expect(other.getByRole('link', { name: 'List', exact: true })).toBeVisible()
  await other.getByRole('link', { name: 'List', exact: true }).click()
  await expect(other.getByLabel('Sort by').locator('option:checked')).toHaveText('Lowest price')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeVisible()
  const titles = await cards(page).allTextContents()
  expect(titles).not.toEqual([])
  await expect(cards(other)).toHaveText(titles)
})

test('a pin and its card light up together', async ({ page }) => {
  await page.goto(`${server.url}/Properties?place=80210`)
  const pin = page.getByRole('button', { name: `$450K ($450,000), ${HOUSE}` })
  await expect(pin).toBeVisible({ timeout: 30_000 })
  await page.getByRole('heading', { name: HOUSE }).hover()
  await expect(pin).toHaveAttribute('data-highlighted', '')
  await page.mouse.move(0, 0)
  await expect(pin).not.toHaveAttribute('data-highlighted', '')
  await pin.press('Enter')
  await expect(page.getByRole('region', { name: 'Home on the map' }).getByRole('link', { name: HOUSE })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Home on the map' })).toHaveCount(0)
  await expect(pin).toBeFocused()
})

test('homes are compared side by side, and the comparison is passed on', async ({ page, browser }) => {
  const watched = await watch(page)
  await page.goto(`${server.url}/Properties?place=Denver,+CO&for=rent`)
  const shelf = page.getByRole('region', { name: 'Homes to compare' })
  await expect(shelf).toHaveCount(0)
  await page.getByRole('button', { name: `Compare ${LOFT}` }).click()
  await expect(shelf).toContainText('Pick one more to compare.')
  await page.getByRole('button', { name: `Compare ${BUNGALOW}` }).click()
  await page.getByRole('button', { name: `Compare ${ROOM}` }).click()
  await expect(shelf).toContainText('3 of 4 picked')
  await shelf.getByRole('button', { name: `Remove ${ROOM}` }).click()
  await expect(page.getByRole('button', { name: `Compare ${ROOM}` })).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
  // It is kept while one looks elsewhere.
  await page.reload()
  await shelf.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare homes')
  await expect(page.getByRole('row', { name: /^Bedrooms/ })).toHaveText('Bedrooms13')
  await expect(page.getByRole('row', { name: /^Listing type/ })).toContainText('Also for sale: $510,000')
  await expectAccessible(page)

  const other = await anotherBrowser(browser, page.url())
  await expect(other.getByRole('columnheader', { name: new RegExp(LOFT) })).toBeVisible()
  await other.getByRole('button', { name: `Remove ${LOFT}` }).click()
  await expect(other.getByRole('columnheader', { name: new RegExp(LOFT) })).toHaveCount(0)
  await expect(other.getByRole('columnheader', { name: new RegExp(BUNGALOW) })).toBeVisible()
  expect(watched.problems).toEqual([])
})

test('homes that were looked at are remembered in this browser alone', async ({ page, browser }) => {
  await page.goto(`${server.url}/Properties?place=Denver,+CO&for=rent`)
  for (const title of [LOFT, ROOM]) {
    await page.getByRole('heading', { name: title }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seenHomes')?.length ?? 0)).toBeGreaterThan(title === LOFT ? 0 : 50)
    await page.goBack()
  }
  await page.reload()
  await page.mouse.wheel(0, 3000)
  const strip = page.getByRole('region', { name: 'Recently viewed' })
  await expect(strip.getByRole('link')).toHaveCount(2)
  await expect(strip.getByRole('link').first()).toContainText(ROOM)
  await expectAccessible(page)
  await strip.getByRole('button', { name: 'Clear' }).click()
  await expect(strip).toHaveCount(0)

  const other = await anotherBrowser(browser, page.url())
  await other.mouse.wheel(0, 6000)
  await expect(other.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0)
})
