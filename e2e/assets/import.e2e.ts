import { messages as signInMessages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { confirmedPerson } from '../network.ts'
import { newPerson } from '../people.ts'
import { expectAccessible, watch } from '../watched-page.ts'

const ROWS = 10_000
/** Every so many rows the place is missing. */
const PLACE_MISSING_EVERY = 130
const REFUSED = Math.floor(ROWS / PLACE_MISSING_EVERY)

let server: RunningServer
let folder: string
test.beforeAll(async () => {
  server = await startServer()
  folder = await mkdtemp(join(tmpdir(), 'keystead-ads-'))
})
test.afterAll(async () => {
  await server.discard()
  await rm(folder, { recursive: true, force: true })
})

/** Rental ads as people leave them: no street, `null` as text, half bathrooms, weekly prices, places that are missing. */
function rentalAds(): string {
  const cities = ['Denver,CO', 'Austin,TX', 'Evansville,IN', 'Arlington,VA', 'Seattle,WA', 'Saint Louis,MO', 'Madison,WI']
  const header =
    '"","id","bathrooms","bedrooms","currency","fee","has_photo","pets_allowed","price","price_display","price_type","square_feet","cityname","state"'
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const [city, state] =
      index % PLACE_MISSING_EVERY === PLACE_MISSING_EVERY - 1 ? ['null', 'null'] : cities[index % cities.length]!.split(',')
    const price = 700 + (index % 90) * 25
    const weekly = index % 1000 === 500
    return `"${index + 1}",${5_600_000_000 + index},"${index % 50 === 0 ? 'null' : 1 + (index % 4) / 2}","${index % 5}","USD","No","Thumbnail","${index % 3 === 0 ? 'Cats,Dogs' : 'None'}",${price},"$${price.toLocaleString('en-US')}","${weekly ? 'Weekly' : 'Monthly'}",${300 + (index % 1500)},"${city}","${state}"`
  })
  return [header, ...rows].join('\n')
}

test('a file of ten thousand homes is imported on screen', async ({ page, context }) => {
  const file = join(folder, 'rental-ads.csv')
  await writeFile(file, rentalAds())
  const owner = await confirmedPerson(server, 'Owner')
  await owner.signIn(context)
  const watched = await watch(page)

  await page.goto(`${server.url}/User/Owners/MyProperties`)
  await page.getByRole('link', { name: 'Import' }).first().click()
  const read = page.waitForResponse(/PreviewAssetImport$/)
  await page.locator('input[type=file]').setInputFiles(file)
  // Ten thousand rows are sent and read first.
  await read

  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible()
  await expect(page.getByLabel('City').locator('option:checked')).toHaveText(/cityname/)
  await expect(page.getByLabel('Rent', { exact: true }).locator('option:checked')).toHaveText(/^price/)
  await expectAccessible(page)
  // Nothing becomes public by itself; with the box, those that pass.
  const list = page.getByLabel('List those that are ready, making them public')
  await expect(list).not.toBeChecked()
  await expect(page.getByText(/Of the first 100 rows, \d+ are ready to list/)).toBeVisible()
  await list.check()
  await page.getByRole('button', { name: 'Start the import' }).click()

  await expect(page.getByRole('progressbar')).toBeVisible()
  // It goes on while one looks elsewhere.
  const address = page.url()
  await page.goto(`${server.url}/User/Dashboard`)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Why rows were refused' })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('main')).toContainText((ROWS - REFUSED).toLocaleString('en-US'))
  await expectAccessible(page)

  await expect(page.getByRole('heading', { name: 'Columns not used' })).toBeVisible()
  await expect(page.getByText('has_photo')).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /refused/i })
      .first()
      .click(),
  ])
  const report = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  expect(report[0]).toContain(',cityname,state,Outcome,Problems,Columns not used')
  expect(report.length - 1).toBe(REFUSED)
  expect(report[1]).toContain('City can not be empty.')

  await page.goto(`${server.url}/Properties?place=Evansville,+IN`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Evansville')
  await expect(page.getByText('1,000+ properties').or(page.getByText(/1,4\d\d properties/))).toBeVisible()
  expect(watched.problems).toEqual([])
})

test('beside the box stands why nothing can be listed before an email is confirmed', async ({ page, context }) => {
  const owner = await newPerson(server.url, 'Owner')
  await owner.signIn(context)
  await page.goto(`${server.url}/User/Owners/ImportProperties`)
  const buffer = Buffer.from('title,city,state,rent\nLoft,Denver,CO,900')
  await page.locator('input[type=file]').setInputFiles({ name: 'one.csv', mimeType: 'text/csv', buffer })

  const box = page.getByRole('checkbox', { name: /public$/ })
  await expect(box).toHaveAccessibleDescription(signInMessages.confirmEmailToList)
  await expectAccessible(page)
  await box.click({ force: true })
  await expect(box).not.toBeChecked()
})
