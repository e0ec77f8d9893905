import { randomUUID } from 'node:crypto'
import { GetFavoriteIds } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { expect, type Page, test } from '@playwright/test'
import { addListedHome } from '../listed-homes.ts'
import { operate } from '../operator.ts'
import { keptEmails, emailTo } from '../outbox.ts'
import { PASSWORD, type Person, newPerson } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { confirmedPerson } from '../network.ts'
import { expectAccessible, watch } from '../watched-page.ts'

const DENVER = { City: 'Denver', StateId: 8, Zip: '80204' }

let server: RunningServer
let owner: Person
test.beforeAll(async () => {
  server = await startServer()
  owner = await confirmedPerson(server, 'Owner')
})
test.afterAll(() => server.discard())

test('a search that a visitor saves signs them up first, emails once when a matching home is listed, and is stopped from the email', async ({
  page,
  browser,
}) => {
  const watched = await watch(page)
  await page.goto(`${server.url}/Properties?place=Denver,+CO&for=rent&max=3000&beds=2`)
  // The map comes with the script. Pressed before, the link leads the same way, and the wish is asked about at the end.
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await page.getByRole('link', { name: 'Save search' }).click()
  const email = await signUp(page)
  await expect(page.getByText('Search saved. We’ll let you know about new homes.')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/Properties?place=Denver,+CO&for=rent&max=3000&beds=2`)
  await confirmEmail(page, email)

  await page.goto(`${server.url}/User/SavedSearches`)
  const searches = page.getByRole('main').getByRole('listitem')
  await expect(searches).toHaveCount(1)
  await expect(searches).toContainText('for rent in Denver, CO')
  await expectAccessible(page)

  await addListedHome(owner, { ...DENVER, Title: 'Two rooms by the creek', Bedrooms: 2, Rent: '2100.00' })
  await addListedHome(owner, { ...DENVER, Title: 'A room that is too small', Bedrooms: 1, Rent: '1100.00' })
  await notifyNews(email)
  const alert = await emailTo(server, email, /^A home for you/)
  expect(alert.text).toContain('New: Two rooms by the creek')
  expect(alert.text).not.toContain('too small')
  await notifyNews(email)
  await expect.poll(async () => (await alertsTo(email)).length).toBe(1)

  await page.reload()
  await expect(searches).toContainText('1 new')
  await searches.getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Two rooms by the creek' })).toBeVisible()

  // Somewhere else, signed in nowhere: looking stops nothing, a press does.
  const stopPage = /Stop these emails: (\S+)/.exec(alert.text)?.[1] ?? ''
  const elsewhere = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await elsewhere.goto(stopPage)
  await page.goto(stopPage)
  await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${server.url}/User/SavedSearches`)
  await expect(searches).toContainText('Email in the morning when there’s something new')
  await elsewhere.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Emails are stopped')
  await page.reload()
  await expect(searches).toContainText('No emails')
  expect(watched.problems).toEqual([])
})

test('a saved search is renamed, its emails are switched off, and it is deleted, by keyboard', async ({ page, context }) => {
  await (await newPerson(server.url, 'Tenant')).signIn(context)
  await page.goto(`${server.url}/Properties?place=Boulder,+CO`)
  // A key is pressed whether the script is there or not.
  await expect(page.getByRole('button', { name: 'Save search' })).toBeEnabled()
  await page.getByRole('button', { name: 'Save search' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill(' ')
  await dialog.getByRole('button', { name: 'Save search' }).press('Enter')
  await expect(dialog.getByText('Name can not be empty.').first()).toBeVisible()
  await dialog.getByLabel('Name').fill('Near the mountains')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save search' }).press('Enter')
  await expect(dialog).toBeHidden()

  await page.goto(`${server.url}/User/SavedSearches`)
  await page.getByRole('button', { name: 'Edit Near the mountains' }).press('Enter')
  await dialog.getByLabel('Name').fill('Near the hills')
  await dialog.getByRole('radio', { name: /^No/ }).press('Space')
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Near the hills' })).toBeVisible()
  await expect(page.getByText('No emails')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Near the hills' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete search' }).press('Enter')
  await expect(page.getByText('No saved searches yet.')).toBeVisible()
  await expectAccessible(page)
})

test('an address that asks to save a search, and was not made in this browser, only asks', async ({ page, context }) => {
  await (await newPerson(server.url, 'Tenant')).signIn(context)
  await page.goto(`${server.url}/Properties?place=Golden,+CO&save=1`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${server.url}/Properties?place=Golden,+CO`)
  await page.goto(`${server.url}/User/SavedSearches`)
  await expect(page.getByText('No saved searches yet.')).toBeVisible()
})

test('homes that a visitor keeps move into the account at sign-up', async ({ page }) => {
  const watched = await watch(page)
  await addListedHome(owner, { Title: 'House with a red door' })
  await addListedHome(owner, { Title: 'House with a blue door' })
  await page.goto(`${server.url}/Properties?q=door`)
  for (const door of ['red', 'blue']) {
    const heart = page.getByRole('button', { name: `Save House with a ${door} door` })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('link', { name: 'Saved homes' }).first().click()
  const homes = page.getByRole('list', { name: 'Saved homes' })
  await expect(homes.getByRole('link')).toHaveText(['House with a blue door', 'House with a red door'])
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await signUp(page)
  await expect(page).toHaveURL(`${server.url}/User/Favorites`)
  await expect(homes.getByRole('link')).toHaveText(['House with a blue door', 'House with a red door'])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favoriteHomes'))).toBeNull()
  await expectAccessible(page)

  await homes.getByRole('button', { name: 'Save House with a blue door' }).click()
  await expect(homes.getByRole('link')).toHaveText(['House with a red door'])
  expect(watched.problems).toEqual([])
})

test('a heart that the server did not take is empty again', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Tenant')
  await person.signIn(context)
  await addListedHome(owner, { Title: 'House by the station' })
  await page.goto(`${server.url}/Properties?q=station`)
  await page.route('**/AddFavorite', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.fulfill({ status: 503, json: { StatusCode: 503, Error: { Code: 'Unavailable', Message: 'We are busy.', Reference: 'x' } } })
  })
  const heart = page.getByRole('button', { name: 'Save House by the station' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAttribute('aria-pressed', 'false', { timeout: 30_000 })
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/AddFavorite')
  await heart.click()
  await expect.poll(async () => (await person.call(GetFavoriteIds, {})).AssetIds.length).toBe(1)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

/** From the sign-up page to the one that was wanted. */
async function signUp(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await page.getByLabel('Email').fill(email)
  await goOn(page, 'I am a…')
  await page.getByText('Tenant', { exact: true }).click()
  await goOn(page, 'What should we call you?')
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Field')
  await page.getByLabel('Mobile').fill('(303) 555-0142')
  await goOn(page, 'Choose a password')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  return email
}

async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

async function confirmEmail(page: Page, email: string): Promise<void> {
  const { text } = await emailTo(server, email, /confirm/i)
  const link = /https?:\S+\/ConfirmEmail\/\S+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Thank you, your email is confirmed')).toBeVisible()
}

/** Lets the email of the morning leave now. */
async function notifyNews(email: string): Promise<void> {
  const [account] = JSON.parse(await operate(server, 'accounts', 'find', email, '--json')) as { Id: string }[]
  await operate(server, 'search-alerts', 'send', account!.Id)
}

async function alertsTo(email: string): Promise<unknown[]> {
  return (await keptEmails(server)).filter(({ to, subject }) => to.address === email && /^(A home|Homes) for you/.test(subject))
}
