import { type Page, expect, test } from '@playwright/test'
import { addListedHome } from './listed-homes.ts'
import { confirmedPerson } from './network.ts'
import type { Person } from './people.ts'
import { type RunningServer, startServer } from './server.ts'
import { expectAccessible, waitUntilStarted } from './watched-page.ts'

let server: RunningServer
let owner: Person
test.beforeAll(async () => {
  server = await startServer()
  owner = await confirmedPerson(server, 'Owner')
  await addListedHome(owner)
})
test.afterAll(() => server.discard())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Notices a page that was loaded again: what was left in it is gone. */
const leaveMark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'mark' in window)

test('a link without a connection stays in the shell, and its page comes by itself', async ({ page, context }) => {
  await page.goto(`${server.url}/Properties?place=Denver,+CO`)
  await waitUntilStarted(page)
  await leaveMark(page)
  await context.setOffline(true)
  // A part of the page is missing, and its data.
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click()
  await expect(heading(page)).toHaveText('You’re offline')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('banner')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('You’re offline')
  // What is there already can be looked at.
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toBeVisible()
  await page.goForward()
  await expect(heading(page)).toHaveText('You’re offline')
  expect(await isSamePage(page)).toBe(true)

  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Bungalow with a wide porch')
  await expect(page).toHaveURL(/\/Property\//)
})

test('the frame of signed-in screens may be what is missing, and once more', async ({ page, context }) => {
  await owner.signIn(context)
  await page.goto(`${server.url}/Plans`)
  await waitUntilStarted(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(heading(page)).toHaveText('You’re offline')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page)).toContainText('Robin')

  await context.setOffline(true)
  await page.getByRole('button', { name: /Robin/ }).click()
  await page
    .getByRole('menuitem', { name: /Settings/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText('You’re offline')
  await context.setOffline(false)
  await expect(heading(page)).toContainText('Settings')
})

test('a server that is away is waited for, and nothing is loaded again before it answers', async ({ page }) => {
  await page.goto(`${server.url}/Properties?place=Denver,+CO`)
  await waitUntilStarted(page)
  await leaveMark(page)
  await server.stop()
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click()
  await expect(heading(page)).toHaveText('We couldn’t load this page')
  expect(await isSamePage(page)).toBe(true)
  await server.start()
  await expect(heading(page)).toHaveText('Bungalow with a wide porch', { timeout: 40_000 })
})
