import { type Browser, type Page, expect, test } from '@playwright/test'
import { SendProfileEnquiry } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { RequestViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { addListedHome } from '../listed-homes.ts'
import { confirmedPerson } from '../network.ts'
import { signedInAgain } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TITLE = 'Bungalow with a wide porch'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('messages and tours wait in one inbox and are answered there', async ({ page, browser }) => {
  const owner = await confirmedPerson(server, 'Owner')
  const AssetId = await addListedHome(owner, { Title: TITLE })
  const ProfileId = (await owner.call(GetUserProfiles, {})).ActiveProfileId ?? ''
  const stranger = await confirmedPerson(server, 'Tenant')
  const Email = stranger.email
  const Message = 'Is the bungalow still free in May? We are two, with a small dog.'
  await stranger.call(SendProfileEnquiry, { ProfileId, AssetId, Name: 'Nora Field', Email, Message })
  await stranger.call(RequestViewing, { AssetId, Name: 'Omar Reed', Email, Times: [{ Date: inDays(5), Time: '10:00' }] })

  await owner.signIn(page.context())
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Dashboard`)
  const leads = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Leads/ })
  await expect(leads).toHaveText(/2 waiting/)
  await leads.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  // On another device of the same person, which hears of it at once.
  const elsewhere = await openElsewhere(browser, owner.email)
  await expect(elsewhere.getByRole('article')).toHaveCount(2)
  await confirm(page)
  await expect(leads).toHaveText(/1 waiting/)
  await expect(elsewhere.getByRole('article')).toHaveCount(1)
  await elsewhere.close()
  await readAndArchive(page)
  await expect(leads).toHaveText('Leads')
  expect(watched.problems).toEqual([])

  // Another owner has none of it.
  const context = await browser.newContext()
  await (await confirmedPerson(server, 'Owner')).signIn(context)
  const others = await context.newPage()
  await others.goto(`${server.url}/User/Leads`)
  await expect(others.getByText('No leads found.')).toBeVisible()
})

async function openElsewhere(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext()
  await (await signedInAgain(server.url, email)).signIn(context)
  const page = await context.newPage()
  await page.goto(`${server.url}/User/Leads`)
  return page
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Tours/ }).click()
  await expect(page).toHaveURL(/kind=tours/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: `Confirm a time: Omar Reed, ${TITLE}` }).click()
  await page.getByRole('dialog').getByLabel('Message').fill('Ring at the side door.')
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('No leads found.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

async function readAndArchive(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Messages/ }).click()
  const message = page.getByRole('article').filter({ hasText: 'Nora Field' })
  await expect(message).toContainText('with a small dog')
  await expect(message.getByRole('link', { name: 'Reply by email: Nora Field' })).toHaveAttribute('href', /^mailto:/)
  await page.getByRole('button', { name: 'Mark as read: Nora Field' }).click()
  await expect(message).toContainText('Read')
  await page.getByRole('link', { name: 'Waiting for you' }).click()
  await expect(page.getByText('No one is waiting for you.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all open' }).click()
  await page.getByRole('button', { name: 'Archive: Nora Field' }).click()
  await expect(page.getByText('No leads found.')).toBeVisible()
}
