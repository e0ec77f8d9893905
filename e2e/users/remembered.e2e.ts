import { expect, test } from '@playwright/test'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { house } from '../house.ts'
import { PASSWORD, newPerson } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

test('a remembered sign-in outlives a restart; a forged record changes nothing', async ({ page, context }) => {
  const [owner, other] = [await newPerson(server.url, 'Owner'), await newPerson(server.url, 'Owner')]
  await owner.call(AddAsset, { ...house, Title: 'House of the one who is signed in' })
  await other.call(AddAsset, { ...house, Title: 'House of somebody else' })
  const watched = await watch(page)

  await page.goto(`${server.url}/User/Owners/MyProperties`)
  await expect(page).toHaveURL(/\/Signup\?returnTo=%2FUser%2FOwners%2FMyProperties/)
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page).toHaveURL(/\/Signin\?returnTo/)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /30 days/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/User/Owners/MyProperties`)
  await expect(page.getByText('House of the one who is signed in')).toBeVisible()

  const cookies = await context.cookies()
  const secret = cookies.find(({ name }) => name === 'sid')
  expect(secret).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(secret!.expires - Date.now() / 1000).toBeGreaterThan(29 * 86_400)

  // The open page tries to come back meanwhile, and the browser notes each time how it was turned away.
  watched.allow(/ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|\b503\b/)
  await server.stop()
  await server.start()
  await page.reload()
  await expect(page.getByText('House of the one who is signed in')).toBeVisible()
  expect(watched.problems).toEqual([])

  // Someone writes another account into the readable cookie.
  const record = cookies.find(({ name }) => name === '_u')!
  const forged = decodeURIComponent(record.value).replaceAll(owner.accountId, other.accountId)
  watched.allow(/401/)
  await context.addCookies([{ ...record, value: encodeURIComponent(forged) }])
  await page.reload()
  await expect(page).toHaveURL(/\/Signin/)
  await expect(page.getByText('House of somebody else')).toHaveCount(0)
  expect((await context.cookies()).find(({ name }) => name === '_u')).toBeUndefined()
})

test('without remember-me the cookies end with the browser', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Tenant')
  await page.goto(`${server.url}/Signin`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)
  const lasting = (await context.cookies()).filter(({ name, expires }) => ['sid', '_u'].includes(name) && expires !== -1)
  expect(lasting).toEqual([])
})

test('signing out works even when the call fails', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  await person.signIn(context)
  await page.goto(`${server.url}/User/Dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin')
  await page.route('**/users/v1/Logout', (route) => route.abort())
  await page.getByRole('button', { name: /Robin/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  // The server could not be told; it notices at the next page that this browser has left.
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_u')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('sid')
})

test('switching the profile changes the menus', async ({ page, context }) => {
  const person = await newPerson(server.url, null)
  await person.signIn(context)
  await page.goto(`${server.url}/User/Dashboard`)
  await expect(page).toHaveURL(/\/User\/CreateProfile/)
  await page.getByText('Tenant', { exact: true }).click()
  await page.getByRole('button', { name: 'Create profile' }).click()
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)
  await page.getByRole('button', { name: 'Properties' }).click()
  await expect(page.getByRole('menuitem', { name: 'Connected Properties' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${server.url}/User/CreateProfile/Owner`)
  await page.getByRole('button', { name: 'Create profile' }).click()
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)
  await page.getByRole('button', { name: 'Properties' }).click()
  await expect(page.getByRole('menuitem', { name: 'Add New Property' })).toBeVisible()
})
