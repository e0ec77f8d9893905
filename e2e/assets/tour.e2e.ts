import { randomUUID } from 'node:crypto'
import { type Page, expect, test } from '@playwright/test'
import { addListedHome } from '../listed-homes.ts'
import { confirmedPerson } from '../network.ts'
import { emailTo } from '../outbox.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TITLE = 'Bungalow with a wide porch'
const [FIRST, SECOND] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]

/** `12/03/2026`, as people type it: far enough ahead wherever the test runs. */
function typedDay(daysAhead: number): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000)
  return [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCFullYear()].map((part) => String(part).padStart(2, '0')).join('/')
}

test('strangers ask to see a home; its owner confirms one of them, and nobody else at that hour', async ({ page, browser }) => {
  const owner = await confirmedPerson(server, 'Owner')
  const assetId = await addListedHome(owner, { Title: TITLE })
  const watched = await watch(page)
  await write(page, assetId)
  await askForTour(page, assetId, FIRST)
  await askForTour(page, assetId, SECOND)
  await report(page)
  // A refused form is a refused call.
  expect(watched.problems).toEqual([])
  await emailTo(server, owner.email, /^A message about/)
  const request = await emailTo(server, owner.email, new RegExp(`^Someone wants to tour ${TITLE}`))
  expect(request.text).toContain('Nora Field')

  const context = await browser.newContext()
  await owner.signIn(context)
  const own = await context.newPage()
  const ownWatched = await watch(own)
  ownWatched.allow(/409 \(Conflict\)/)
  await confirmFirst(own)
  await refuseSameHour(own)
  await proposeAnother(own)
  expect(ownWatched.problems).toEqual([])

  await readConfirmation(page)
  await acceptProposal(page)
  await callOff(page)
  await emailTo(server, owner.email, new RegExp(`^A tour of ${TITLE} is canceled`))
  await own.goto(`${server.url}/User/Tours?list=coming`)
  await expect(own.getByRole('article')).toHaveCount(1)
  await expectAccessible(own)
})

async function write(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/Property/${assetId}`)
  await page.getByRole('button', { name: 'Send a message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Nora Field')
  await dialog.getByLabel('Email').fill(FIRST)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByRole('heading', { name: /Your message has been sent/ })).toBeFocused()
}

async function askForTour(page: Page, assetId: string, email: string): Promise<void> {
  await page.goto(`${server.url}/Property/${assetId}`)
  await page.getByRole('button', { name: 'Request a tour' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Mountain Time')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Date can not be empty.').first()).toBeVisible()
  const first = dialog.getByRole('group', { name: 'Time 1' })
  await first.getByLabel('Date', { exact: true }).fill(typedDay(5))
  await first.getByLabel('Time', { exact: true }).selectOption('10:00 AM')
  await dialog.getByRole('button', { name: 'Add another time' }).click()
  const second = dialog.getByRole('group', { name: 'Time 2' })
  await second.getByLabel('Date', { exact: true }).fill(typedDay(5))
  await second.getByLabel('Time', { exact: true }).selectOption('10:00 AM')
  await dialog.getByLabel('Name', { exact: true }).fill('Nora Field')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('You have already chosen this time.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove time 2' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByRole('heading', { name: /Your request was sent to/ })).toBeFocused()
}

async function report(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Report this listing' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').selectOption('Something else')
  await dialog.getByLabel('Email').fill(SECOND)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Please tell us in a few words what’s wrong.').first()).toBeVisible()
  await dialog.getByLabel('Message').fill('The same pictures stand under another address.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('heading', { name: 'Thank you. We’ll look into it.' })).toBeFocused()
}

const requestOf = (page: Page, email: string) => page.getByRole('article').filter({ hasText: email })

async function confirmFirst(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Tours`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await requestOf(page, FIRST)
    .getByRole('button', { name: /^Confirm a time/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toBeChecked()
  await dialog.getByLabel('Length').selectOption('45 minutes')
  await dialog.getByLabel('Message').fill('Ring at the side door.')
  await dialog.getByRole('button', { name: 'Confirm tour' }).click()
  await expect(page.getByText('Tour confirmed.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
}

async function refuseSameHour(page: Page): Promise<void> {
  await requestOf(page, SECOND)
    .getByRole('button', { name: /^Confirm a time/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Confirm tour' }).click()
  await expect(dialog.getByText('Another tour of this home is confirmed for that time. Please choose another one.')).toBeVisible()
  await page.keyboard.press('Escape')
}

async function proposeAnother(page: Page): Promise<void> {
  await requestOf(page, SECOND)
    .getByRole('button', { name: /^Propose another time/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Date', { exact: true }).fill(typedDay(6))
  await dialog.getByLabel('Time', { exact: true }).selectOption('5:30 PM')
  await dialog.getByRole('button', { name: 'Send proposal' }).click()
  await expect(requestOf(page, SECOND)).toContainText('Waiting for the visitor')
}

async function openLink(page: Page, email: string, subject: RegExp): Promise<void> {
  const { text } = await emailTo(server, email, subject)
  await page.goto(`${server.url}${/\/Tour\/[\w-]+/.exec(text)![0]}`)
}

async function readConfirmation(page: Page): Promise<void> {
  await openLink(page, FIRST, /^Your tour is confirmed: .*10:00 AM/)
  await expect(page.getByRole('article')).toContainText('1420 Elm Street')
  await expect(page.getByRole('article')).toContainText('Ring at the side door.')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await saved).suggestedFilename()).toBe('tour.ics')
  await expectAccessible(page)
}

async function acceptProposal(page: Page): Promise<void> {
  await openLink(page, SECOND, /^Another time for your tour/)
  await page.getByRole('button', { name: 'Accept this time' }).click()
  await expect(page.getByRole('article')).toContainText('Confirmed')
  await emailTo(server, SECOND, /^Your tour is confirmed: .*5:30 PM/)
}

/** With the very first link, which still works. */
async function callOff(page: Page): Promise<void> {
  await openLink(page, SECOND, /^Your request for a tour/)
  await page.getByRole('button', { name: 'Cancel tour' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel tour' }).click()
  await expect(page.getByRole('article')).toContainText('Canceled by')
  await expect(page.getByRole('button', { name: 'Cancel tour' })).toHaveCount(0)
}
