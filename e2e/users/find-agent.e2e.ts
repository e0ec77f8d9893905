import { expect, type Page, test } from '@playwright/test'
import { publicAgent } from '../network.ts'
import { emailTo } from '../outbox.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const WORDS = 'Hello, could you show us the bungalow on Saturday? https://example.com/plan'

test('a stranger finds an agent by place and writes; the agent reads it and answers', async ({ page, browser }) => {
  const agent = await publicAgent(server)
  const watched = await watch(page)
  await findAgent(page)
  await write(page)
  expect(await page.content()).not.toContain(agent.email)
  expect(watched.problems).toEqual([])

  const email = await emailTo(server, agent.email, /You have a new message/)
  expect(email.text).toContain(WORDS)

  const context = await browser.newContext()
  await agent.signIn(context)
  const own = await context.newPage()
  const ownWatched = await watch(own)
  await read(own)
  expect(ownWatched.problems).toEqual([])
})

async function findAgent(page: Page): Promise<void> {
  await page.goto(server.url)
  await page.getByRole('link', { name: 'See all agents' }).click()
  const place = page.getByRole('combobox', { name: 'Place' })
  await place.fill('Boul')
  await page.getByRole('option', { name: 'Boulder, CO' }).click()
  await expect(page.getByText('No agents found.')).toBeVisible()
  await place.fill('Aurora, CO')
  await place.press('Enter')
  await expect(page).toHaveURL(/\/Agents\?place=Aurora,\+CO$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agents in Aurora, CO')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Robin Marlow' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Marlow' })).toBeVisible()
  await expect(page.getByText('Within 25 miles of Denver, CO')).toBeVisible()
  await expectAccessible(page)
}

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message can not be empty.').first()).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Nora Field')
  await page.getByLabel('Email', { exact: true }).fill('nora@example.com')
  await page.getByLabel('Message', { exact: true }).fill(WORDS)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has been sent. Robin Marlow will get back to you shortly.' })).toBeVisible()
}

async function read(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Dashboard`)
  await page.getByRole('link', { name: 'Leads 1 waiting' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Message from Nora Field' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora Field')
  await expect(page.getByText(WORDS)).toBeVisible()
  // Links of strangers are text.
  await expect(page.locator('main a[href^="https://example.com"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute('href', /^mailto:nora%40example\.com\?subject=/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('link', { name: /Nora Field/ })).toBeVisible()
  await expect(page.getByText('Unread: ')).toHaveCount(0)
  await page.getByRole('link', { name: /Nora Field/ }).click()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('No messages found.')).toBeVisible()
}
