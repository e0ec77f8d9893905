import { type Browser, type BrowserContext, expect, type Page, type Request, test } from '@playwright/test'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { CreateNotification } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { Logout } from '@keystead/contract/security/sign-in/account.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { house } from './house.ts'
import { publicAgent } from './network.ts'
import { type Person, newPerson } from './people.ts'
import { type RunningServer, startServer } from './server.ts'
import { expectAccessible, waitUntilStarted, watch } from './watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

test('an inquiry rings the bell in both tabs of an agent, over one stream, and the next tab takes it over', async ({ browser }) => {
  const agent = await publicAgent(server)
  const profileId = (await agent.call(GetUserProfiles, {})).ActiveProfileId ?? ''
  const { context, page: first, streams } = await signedIn(browser, agent)
  const second = await openDashboard(context)
  const watched = await watch(second)

  await bellOf(first).click()
  await expect(panelOf(first).getByText('No new notifications.')).toBeVisible()
  const said = await listenTo(second)

  await write(browser, profileId, 'Nora Field')
  await expect(panelOf(first).getByRole('link', { name: /Nora Field/ })).toBeVisible()
  await expectAccessible(first)
  await expect(bellOf(second)).toHaveAccessibleName('Notifications, 1 unread')
  await expect.poll(said).toContain('1 new notification')
  // What needs the person now is true without a reload as well.
  await expect(second.getByRole('main').getByRole('link', { name: 'Answer Nora Field' })).toBeVisible()
  expect(streams.open()).toBe(1)

  await first.close()
  await expect.poll(() => streams.open()).toBe(1)
  await write(browser, profileId, 'Omar Reed')
  await expect(bellOf(second)).toHaveAccessibleName('Notifications, 2 unread')

  // Following one leads to it, and it has been read.
  await bellOf(second).click()
  await panelOf(second)
    .getByRole('link', { name: /Nora Field/ })
    .click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Nora Field')
  await expect(bellOf(second)).toHaveAccessibleName('Notifications, 1 unread')
  expect(watched.problems).toEqual([])
  await context.close()
})

test('Clear All leaves nothing, and View All shows everything, by keyboard alone', async ({ browser }) => {
  const owner = await newPerson(server.url, 'Owner')
  for (const Message of ['Call the roofer', 'Order new keys', 'Read the meters']) await owner.call(CreateNotification, { Message })
  const { context, page } = await signedIn(browser, owner)

  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 3 unread')
  await bellOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByText('Order new keys')).toBeVisible()
  const clear = panelOf(page).getByRole('button', { name: 'Clear All' })
  await clear.focus()
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByText('No new notifications.')).toBeVisible()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await expect(clear).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/User\/Owner-Notifications$/)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /roofer|keys|meters/ })).toHaveCount(3)
  await expectAccessible(page)
  await context.close()
})

test('the list is narrowed, marked and cleared, and a note to oneself stands in it', async ({ browser }) => {
  const tenant = await newPerson(server.url, 'Tenant')
  const { context, page } = await signedIn(browser, tenant)
  const watched = await watch(page)
  await expect(page.getByText('Nothing needs you right now.')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${server.url}/User/Tenant-Notifications`)
  await expect(page.getByText('No notifications found.')).toBeVisible()
  for (const note of ['Ask about parking', 'Measure the windows', 'Pack the books']) await addNote(page, note)
  await page.getByRole('button', { name: 'Actions for: Ask about parking' }).click()
  await page.getByRole('menuitem', { name: 'Mark as read' }).click()

  await page.getByRole('link', { name: /^Unread\s*2$/ }).click()
  await expect(page).toHaveURL(/\?show=unread$/)
  const rows = page.getByRole('listitem').filter({ hasText: /parking|windows|books/ })
  await expect(rows).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Delete 2 notifications?' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete notifications' }).click()
  await expect(page.getByText('You’re all caught up.').first()).toBeVisible()

  await page.getByRole('link', { name: 'Show all notifications' }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notification')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Notification deleted successfully.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/User\/Tenant-Notifications$/)
  await expect(page.getByText('No notifications found.')).toBeVisible()

  // One is deleted without a question, and comes back for good where that was a slip.
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Actions for: Ask about parking' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No notifications found.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No notifications found.')).toBeVisible()
  expect(watched.problems).toEqual([])
  await context.close()
})

test('a notification whose link is no longer open says so, and a foreign one is not there', async ({ browser }) => {
  const [owner, other] = [await newPerson(server.url, 'Owner'), await newPerson(server.url, 'Owner')]
  const { AssetId } = await other.call(AddAsset, house)
  const Path = `/User/Owners/ViewProperty?id=${AssetId}`
  const own = await other.call(CreateNotification, { Message: 'My own bungalow', Path })
  const gone = await owner.call(CreateNotification, { Message: 'A bungalow that was mine', Path })

  const { context, page } = await signedIn(browser, owner)
  await page.goto(`${server.url}/User/Owner-ViewNotifications?id=${gone.Id}`)
  await expect(page.getByText('You no longer have access to this.')).toBeVisible()
  await expect(page.getByText('A bungalow that was mine')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View details' })).toHaveCount(0)
  await page.goto(`${server.url}/User/Owner-ViewNotifications?id=${own.Id}`)
  await expect(page.getByText('Notification not found.')).toBeVisible()
  await context.close()

  const { context: otherContext, page: otherPage } = await signedIn(browser, other)
  await otherPage.goto(`${server.url}/User/Owner-ViewNotofications?id=${own.Id}`)
  await otherPage.getByRole('link', { name: 'View details' }).click()
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(house.Address1)
  await otherContext.close()
})

test('what happened while the way was cut is there when it is back, and after the server was away as well', async ({ browser }) => {
  const owner = await newPerson(server.url, 'Owner')
  const { context, page } = await signedIn(browser, owner)
  await bellOf(page).click()
  await expect(panelOf(page).getByText('No new notifications.')).toBeVisible()

  await context.setOffline(true)
  await owner.call(CreateNotification, { Message: 'Written while nobody could hear' })
  await context.setOffline(false)
  await expect(panelOf(page).getByText('Written while nobody could hear')).toBeVisible({ timeout: 30_000 })

  await server.stop()
  await server.start()
  await owner.call(CreateNotification, { Message: 'Written after the restart' })
  await expect(panelOf(page).getByText('Written after the restart')).toBeVisible({ timeout: 30_000 })
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 unread')
  await context.close()
})

test('where the session ends elsewhere, the open page leaves by itself', async ({ browser }) => {
  const owner = await newPerson(server.url, 'Owner')
  const { context, page, streams } = await signedIn(browser, owner)
  await expect.poll(streams.open).toBe(1)
  await owner.call(Logout, { accountid: owner.accountId, devicetypeid: 3, sessionid: owner.sessionId })
  await expect(page).toHaveURL(/\/Signin\?returnTo=/, { timeout: 20_000 })
  await context.close()
})

/** What the page's announcements say from now on; some stand only for a moment. */
async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = []
    const listener = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="status"]')) if (textContent) texts.push(textContent)
    })
    listener.observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return () => said.jsonValue()
}

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** A browser of a person on the dashboard, and how many streams it holds. */
async function signedIn(browser: Browser, person: Person) {
  const context = await browser.newContext()
  await person.signIn(context)
  const open = new Set<Request>()
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/live') open.add(request)
  })
  context.on('requestfinished', (request) => void open.delete(request))
  context.on('requestfailed', (request) => void open.delete(request))
  // A tab that is closed takes its requests along without a word.
  context.on('page', (page) =>
    page.on('close', () => {
      for (const request of open) if (request.frame().page() === page) open.delete(request)
    }),
  )
  const page = await openDashboard(context)
  return { context, page, streams: { open: () => open.size } }
}

async function openDashboard(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${server.url}/User/Dashboard`)
  await waitUntilStarted(page)
  await expect(bellOf(page)).toBeVisible()
  return page
}

/** A stranger in a browser of their own. */
async function write(browser: Browser, profileId: string, name: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${server.url}/Agent/${profileId}`)
  await waitUntilStarted(page)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email', { exact: true }).fill('stranger@example.com')
  await page.getByLabel('Message', { exact: true }).fill('Hello, could you show us the bungalow on Saturday?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: /Your message has been sent/ })).toBeVisible()
  await page.close()
}

async function addNote(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a note' })
  await dialog.getByRole('textbox', { name: 'Note' }).fill(text)
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText(text)).toBeVisible()
}
