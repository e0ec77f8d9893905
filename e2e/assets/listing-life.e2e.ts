import { type Page, expect, test } from '@playwright/test'
import { UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { addListedHome, publish, publishFromPreview } from '../listed-homes.ts'
import { operate } from '../operator.ts'
import { confirmedPerson } from '../network.ts'
import { emailTo } from '../outbox.ts'
import type { Person } from '../people.ts'
import { house } from '../house.ts'
import { openTab } from '../property-page.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TITLE = 'Bungalow with a wide porch'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a listing is worded, priced, looked at, renewed from an email and taken off, and its history tells of it', async ({
  page,
  context,
  browser,
}) => {
  const owner = await confirmedPerson(server, 'Owner')
  const assetId = await addListedHome(owner, { Title: TITLE })
  await owner.call(UnlistAsset, { AssetId: assetId })
  await owner.signIn(context)
  const watched = await watch(page)
  // A listing that waits for its owner to read is a refused call.
  watched.allow(/409 \(Conflict\)/)

  await wordIt(page, assetId)
  await listAfterReading(page)
  await lowerTheRent(page)
  await lookAt(await (await browser.newContext()).newPage(), assetId)
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${assetId}&tab=listing`)
  await expect(card(page, 'Last 30 days')).toContainText(/View\s*1/)
  await expectAccessible(page)

  await renewFromEmail(await (await browser.newContext()).newPage(), owner, assetId)
  await bringBack(page, assetId)
  await unlist(page)
  await openTab(page, 'Activity')
  const history = card(page, 'Activity').getByRole('listitem').getByRole('paragraph')
  await expect(history).toContainText([
    /^Unlisted: Rented/,
    /^Listed for \$2,300\/mo/,
    /^Expired and taken off the market/,
    /^Renewed for 90 days/,
    /^Rent lowered from \$2,450 to \$2,300\/mo/,
    /^Listed for \$2,450\/mo/,
    /^Edited: description/,
    /^Unlisted: Taken off the market/,
    /^Listed for \$2,450\/mo/,
    /^Photos added/,
    /^Added/,
  ])
  await expectAccessible(page)
  expect(watched.problems).toEqual([])
})

/** The form reads along, and keeps no one from saving. */
async function wordIt(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Owners/ManageResidentialProperty?id=${assetId}&step=description`)
  const description = page.getByLabel('Description', { exact: true })
  await description.fill('A quiet bungalow on a tree-lined street, with a wide porch. Adults only, no Section 8.')
  await expect(page.getByText('Some wording may violate fair housing law')).toBeVisible()
  await expect(page.getByText('“no Section 8”')).toBeVisible()
  await expectAccessible(page)
  await description.press('End')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Property updated successfully.').first()).toBeVisible()
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${assetId}`)
}

async function listAfterReading(page: Page): Promise<void> {
  await publish(page, TITLE)
  const dialog = page.getByRole('dialog', { name: 'Please read this before you list it' })
  await expect(dialog.getByText('“Adults only”')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I’ve read it, list as is' }).click()
  await expect(page.getByText('Property listed successfully.').first()).toBeVisible()
  await expect(card(page, 'Listing')).toContainText('On the market through')
}

async function lowerTheRent(page: Page): Promise<void> {
  await openTab(page, 'Listing')
  await page.getByRole('link', { name: 'Edit terms' }).click()
  await page.getByLabel('Rent', { exact: true }).fill('2300')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Property updated successfully.').first()).toBeVisible()
}

/** As the page of a listing does it for a visitor. */
async function lookAt(page: Page, assetId: string): Promise<void> {
  const counted = page.waitForResponse((response) => response.url().endsWith('/assets/v1/RecordAssetView'))
  await page.goto(`${server.url}/Property/${assetId}`)
  expect((await counted).status()).toBe(200)
  await page.context().close()
}

async function renewFromEmail(page: Page, owner: Person, assetId: string): Promise<void> {
  await operate(server, 'listings', 'shorten', assetId, '5')
  const email = await emailTo(server, owner.email, new RegExp(`^${TITLE} leaves the market on`))
  const link = /http\S+\/RenewListings\/[\w-]+/.exec(email.text)?.[0] ?? ''
  const watched = await watch(page)
  await page.goto(link)
  await expectAccessible(page)
  // Nothing has happened before the press, and a second one renews nothing twice.
  await page.getByRole('button', { name: 'Renew listings' }).click()
  await expect(page.getByRole('heading', { name: 'Your listing is renewed' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Renew listings' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing left to renew' })).toBeVisible()
  expect(watched.problems).toEqual([])
  await page.context().close()
}

/** What has expired becomes public again, so it is shown first, as before it was listed. */
async function bringBack(page: Page, assetId: string): Promise<void> {
  await operate(server, 'listings', 'shorten', assetId, '0')
  await page.reload()
  await expect(card(page, 'The listing has expired')).toBeVisible()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await publishFromPreview(page, TITLE)
  await expect(card(page, 'Listing')).toContainText('On the market through')
}

async function unlist(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Unlist' }).click()
  const dialog = page.getByRole('dialog', { name: `Take ${house.Address1} off the market?` })
  await dialog.getByRole('radio', { name: /^Rented/ }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Unlist property' }).click()
  await expect(page.getByText('Property unlisted successfully.').first()).toBeVisible()
  await expect(card(page, 'Off the market')).toContainText('Rented on')
}
