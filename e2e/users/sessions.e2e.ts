import { expect, type Page, test } from '@playwright/test'
import { PASSWORD, newPerson } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const PIN = '482913'

async function signInAt(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/Signin`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)
}

/** An open page of a session that was ended elsewhere goes by itself: its stream ends, and no one need press anything. */
async function expectToLeave(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/Signin/)
  await page.context().close()
}

test('one browser signs another out', async ({ browser, page, context }) => {
  const person = await newPerson(server.url, 'Tenant')
  await person.signIn(context)
  const watched = await watch(page)
  const phone = await (await browser.newContext({ userAgent: PHONE })).newPage()
  await signInAt(phone, person.email)

  await page.goto(`${server.url}/User/SecuritySettings`)
  const devices = page.getByRole('region', { name: 'Devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  await devices.getByRole('button', { name: 'Sign out Safari on iOS' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out Safari on iOS?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  await expectToLeave(phone)
  expect(watched.problems).toEqual([])
})

test('one browser signs all others out, with the keyboard alone', async ({ browser, page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  await person.signIn(context)
  const others = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  for (const other of others) await signInAt(other, person.email)

  await page.goto(`${server.url}/User/SecuritySettings`)
  await page.getByRole('button', { name: 'Sign out all other devices' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Sign out all other devices?' })
  await expect(question).toContainText('2 other devices have to sign in again.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You’re signed out on all other devices.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1)

  for (const other of others) await expectToLeave(other)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
})

test('the data of an account is one file', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  await person.signIn(context)
  await page.goto(`${server.url}/User/SecuritySettings`)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()])
  expect(download.suggestedFilename()).toBe('my-keystead-data.json')
  const parts: string[] = []
  for await (const part of await download.createReadStream()) parts.push(String(part))
  const data = JSON.parse(parts.join('')) as Record<string, unknown[]>
  expect(JSON.stringify(data)).toContain(person.email)
})

test('an account with a pin is closed, and its email signs up again', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  await person.signIn(context)
  const watched = await watch(page)
  watched.allow(/status of 400/)

  await page.goto(`${server.url}/User/Settings/SecurityPin`)
  await page.getByLabel('Security PIN').fill('123456')
  await page.getByLabel('Confirm PIN').fill('123456')
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.getByRole('main')).toContainText('This PIN is easy to guess.')
  await page.getByLabel('Security PIN').fill(PIN)
  await page.getByLabel('Confirm PIN').fill(PIN)
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.getByRole('button', { name: 'Change PIN' })).toBeVisible()

  await page.goto(`${server.url}/User/SecuritySettings`)
  const panel = page.getByRole('region', { name: 'Close your account' })
  await expect(panel).toContainText('1 profile is erased, with its name, picture and contact details.')
  await panel.getByRole('button', { name: 'Close my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close your account?' })
  await expect(dialog.getByLabel('Type your email to confirm')).toBeFocused()

  await dialog.getByLabel('Type your email to confirm').fill('somebody.else@example.com')
  await dialog.getByLabel('Why are you leaving?').fill('Moving abroad')
  await dialog.getByRole('button', { name: 'Close my account permanently' }).click()
  const pinDialog = page.getByRole('dialog', { name: 'Enter your security PIN' })
  await pinDialog.getByLabel('Security PIN').fill('482914')
  await pinDialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(pinDialog).toContainText('The security PIN is not correct.')
  await expectAccessible(page)
  await pinDialog.getByLabel('Security PIN').fill(PIN)
  await pinDialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toContainText('This isn’t the email for your account.')

  await dialog.getByLabel('Type your email to confirm').fill(person.email)
  await dialog.getByRole('button', { name: 'Close my account permanently' }).click()
  await pinDialog.getByLabel('Security PIN').fill(PIN)
  await pinDialog.getByLabel('Security PIN').press('Enter')

  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByText('Your account is closed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sid')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(person.email)
  expect(watched.problems).toEqual([])

  const again = await newPerson(server.url, 'Owner', 'Personal', person.email)
  expect(again.accountId).not.toBe(person.accountId)
})
