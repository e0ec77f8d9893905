import { messages as signInMessages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { publish } from '../listed-homes.ts'
import { emailTo } from '../outbox.ts'
import { PASSWORD } from '../people.ts'
import { testPhotos } from '../photos.ts'
import { type RunningServer, startServer } from '../server.ts'
import { signOut } from '../sign-out.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TITLE = 'Corner bungalow with a plum tree'
const STREET = '1420 Plum Street'

test('a home goes from its owner to a stranger’s search', async ({ page, browser }) => {
  const watched = await watch(page)
  const email = await signUpAsOwner(page)
  await addHome(page)
  await addThreePhotos(page)
  await confirmEmail(page, email)
  await listHome(page)
  await signOut(page)
  expect(watched.problems).toEqual([])

  const stranger = await (await browser.newContext()).newPage()
  const strangerWatched = await watch(stranger)
  await findHome(stranger)
  await beginToWrite(stranger)
  expect(strangerWatched.problems).toEqual([])
})

async function signUpAsOwner(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  await page.getByLabel('Email').fill(email)
  await next(page, 'I am a…')
  await page.getByText('Owner', { exact: true }).click()
  await next(page, 'What should we call you?')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Fielding')
  // What was typed survives a reload.
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await page.getByLabel('Mobile').fill('(303) 555-0142')
  await next(page, 'Choose a password')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please check the terms.').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  return email
}

/** Until then the button says why nothing goes out. */
async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/User/Owners/MyProperties`)
  await page
    .getByRole('row', { name: new RegExp(TITLE) })
    .getByRole('button')
    .click()
  await expect(page.getByRole('menuitem', { name: /^List/ })).toContainText(signInMessages.confirmEmailToList)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAccessibleDescription(signInMessages.confirmEmailToList)
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  await page.getByRole('link', { name: STREET }).click()
  await expect(page.getByRole('button', { name: 'List property' })).toHaveAccessibleDescription(signInMessages.confirmEmailToList)
  const { text } = await emailTo(server, email, /confirm/i)
  await page.goto(`${server.url}/ConfirmEmail/${/\/ConfirmEmail\/([\w-]+)/.exec(text)?.[1]}`)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText(/is confirmed/).first()).toBeVisible()
}

async function next(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

async function addHome(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Owners/AddNewProperty`)
  await page.getByRole('link', { name: /^Residential/ }).click()
  await expect(page.getByRole('heading', { name: 'Address', exact: true })).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill(STREET)
  await page.getByLabel('Zip').fill('80202')
  await expect(page.getByText('ZIP code 80202 is in Denver, CO.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Denver, CO')
  await expect(page.getByLabel('State')).toHaveValue('8')

  await page.getByLabel('State').selectOption('Georgia')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('ZIP code 80202 is in Denver, CO. Please check the ZIP code and the state.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Use Denver, CO' }).click()
  await expect(page.getByLabel('State')).toHaveValue('8')

  await expect(page.getByText('Approximate: middle of ZIP code 80202.')).toBeVisible()
  await page.getByRole('button', { name: /^Pin of the home/ }).press('Shift+ArrowRight')
  await expect(page.getByText('You’ve placed the pin.')).toBeVisible()
  await expect(page.getByLabel('Latitude')).toHaveValue(/^39\.\d+$/)
  await goOn(page, 'Basics')
  await page.getByLabel('Property type').selectOption('Single Family House')
  await page.getByText('For Rent', { exact: true }).click()
  await goOn(page, 'Facts')
  await page.getByLabel('Bedrooms').fill('3')
  await page.getByLabel('Bathrooms').fill('1.5')
  await goOn(page, 'Terms')
  await page.getByLabel('Rent', { exact: true }).fill('$2,450')
  await goOn(page, 'Description')
  await page.getByLabel('Property title').fill(TITLE)
  await page
    .getByLabel('Description')
    .fill('A sunny corner bungalow with a plum tree, a deep porch and a kitchen that opens on the garden.')
  await page.getByRole('button', { name: 'Add property' }).click()
  await expect(page.getByRole('heading', { name: 'Photos', exact: true })).toBeVisible()
}

async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
}

async function addThreePhotos(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await testPhotos(3))
  await expect(page.getByRole('list', { name: 'Photos of this property' }).getByRole('img')).toHaveCount(3, { timeout: 60_000 })
  await expectAccessible(page)
}

async function listHome(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Owners/MyProperties`)
  await page.getByRole('link', { name: STREET }).click()
  await expect(page).toHaveURL(/ViewProperty\?id=/)
  const assetId = new URL(page.url()).searchParams.get('id')
  const publicPage = `${server.url}/Property/${assetId}`
  await page.getByRole('button', { name: 'List property' }).click()
  const dialog = page.getByRole('dialog', { name: 'This becomes public' })
  // The page of strangers, with nothing behind its buttons.
  const preview = dialog.getByRole('region', { name: 'Preview of the listing' })
  await expect(preview.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(preview.getByText('$2,450').last()).toBeVisible()
  await expect(preview.getByRole('link', { name: /^Photo 1 of 3/ })).toBeVisible()
  await expect(preview.getByText('Listed by owner')).toBeVisible()
  const ask = preview.getByRole('button', { name: 'Request a tour' })
  await ask.evaluate((button) => button.focus())
  await expect(ask).not.toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByRole('button', { name: 'List property' })).toBeFocused()
  expect((await page.request.get(publicPage)).status()).toBe(404)

  await publish(page, TITLE)
  await expect(page.getByText('Property listed successfully.')).toBeVisible()
  expect((await page.request.get(publicPage)).status()).toBe(200)
}

async function findHome(page: Page): Promise<void> {
  await page.goto(server.url)
  await page.getByLabel('Where?').fill('Denver, CO')
  await page.getByLabel('Up to').fill('2,500')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/Properties\?.*max=2(%2C)?500/)
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible()

  await page.goto(page.url().replace(/max=2(%2C)?500/, 'max=2000'))
  await expect(page.getByRole('link', { name: TITLE })).toHaveCount(0)
  await page.goBack()
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(page.getByText('$2,450').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('main img').filter({ visible: true }).first()).toBeVisible()
  await expectAccessible(page)
}

/** A press beside the window closes it; what was typed waits for the next time. */
async function beginToWrite(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Send a message' }).first()
  await open.click()
  await page.getByRole('dialog').getByLabel('Name').fill('Nora Field')
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await open.click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Nora Field')
  await expectAccessible(page)
}
