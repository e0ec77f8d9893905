import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { emailTo } from '../outbox.ts'
import { PASSWORD, newPerson } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const NEW_PASSWORD = 'orchard behind the gate'

/** The address of the page in an email that begins so. */
function linkIn(text: string, path: string): string {
  const [link] = new RegExp(`${server.url}${path}[^\\s]*`).exec(text) ?? []
  if (!link) throw new Error(`no link to ${path} in: ${text}`)
  return link
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto(`${server.url}/Signin`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function goOn(page: Page, heading: string) {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

/** What the browser keeps and a script can read holds no secret. */
async function expectNothingStored(page: Page, ...secrets: string[]) {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, decodeURIComponent(document.cookie)]),
  )
  for (const secret of secrets) expect(stored).not.toContain(secret)
}

test('signing up ends with a confirmed email', async ({ page }) => {
  const watched = await watch(page)
  const email = `${randomUUID()}@example.com`
  await page.goto(`${server.url}/Signup/${encodeURIComponent(email)}`)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await goOn(page, 'I am a…')
  await page.getByText('Tenant', { exact: true }).click()
  await goOn(page, 'What should we call you?')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Fielding')
  await page.getByLabel('Mobile').fill('(303) 555-0142')
  await goOn(page, 'Choose a password')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await expectNothingStored(page, PASSWORD)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)

  const reminder = page.getByRole('complementary', { name: 'Your email isn’t confirmed' })
  await expect(reminder).toBeVisible()
  const { text } = await emailTo(server, email, /confirm/i)
  const link = linkIn(text, '/ConfirmEmail/')
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Thank you, your email is confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(reminder).toHaveCount(0)
  await expectNothingStored(page, PASSWORD, link.split('/').at(-1)!.split('?')[0]!)

  // The same link is spent, and says what to do.
  watched.allow(/400 \(Bad Request\)/)
  await page.goto(link)
  await expect(page.getByText('This link has expired or was already used. Please request a new one.')).toBeVisible()
  expect(watched.problems).toEqual([])
})

test('a link that is opened elsewhere asks for the password, and lets the person whose address it is say no', async ({ page, browser }) => {
  const watched = await watch(page)
  watched.allow(/40[013] \((Bad Request|Unauthorized|Forbidden)\)/)
  const [mine, notMine] = [await newPerson(server.url, 'Owner'), await newPerson(server.url, 'Tenant')]
  const linkOf = async (email: string) => linkIn((await emailTo(server, email, /confirm/i)).text, '/ConfirmEmail/')

  await page.goto(await linkOf(mine.email))
  await expect(page.getByText(mine.email)).toBeVisible()
  await expectAccessible(page)
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.fill('not the password')
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('This isn’t the password for this account. Please try again.').first()).toBeVisible()
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Thank you, your email is confirmed')).toBeVisible()

  const intruder = await browser.newContext()
  await notMine.signIn(intruder)
  await page.goto(await linkOf(notMine.email))
  await page.getByRole('button', { name: 'This wasn’t me' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Close the account of ${notMine.email}?`)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'This wasn’t me' }).click()
  await question.getByRole('button', { name: 'Close account' }).click()
  await expect(page.getByText('That account is closed')).toBeVisible()
  const intruderPage = await intruder.newPage()
  await intruderPage.goto(`${server.url}/User/Dashboard`)
  await expect(intruderPage).toHaveURL(/\/Sign(in|up)/)
  await intruder.close()
  expect(watched.problems).toEqual([])
})

test('a form waits for its script: what was typed and pressed too early is neither lost nor sent as it is', async ({ page }) => {
  const person = await newPerson(server.url, 'Owner')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/entry-client[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${server.url}/Signin`, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
  await expect(submit).toBeDisabled()
  await page.keyboard.press('Enter')
  letThrough()
  await submit.click()
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)
})

test('a forgotten password is replaced by a link, which works once and signs out every device', async ({ page, browser }) => {
  const watched = await watch(page)
  const person = await newPerson(server.url, 'Owner')
  const elsewhere = await browser.newContext()
  await person.signIn(elsewhere)
  const otherPage = await elsewhere.newPage()
  await otherPage.goto(`${server.url}/User/Dashboard`)
  await expect(otherPage.getByRole('heading', { level: 1 })).toContainText('Robin')

  await page.goto(`${server.url}/Signin`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  watched.allow(/404 \(Not Found\)|400 \(Bad Request\)/)
  await page.getByLabel('Email').fill('nobody.at.all@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('No account found with this email. Please try again.').first()).toBeVisible()
  await page.getByLabel('Email').fill(person.email.toUpperCase())
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()

  const link = linkIn((await emailTo(server, person.email, /password/i)).text, '/ResetPassword/')
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('12345')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('12345')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText('Password should have 6 to 30 characters.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page).toHaveURL(new RegExp(`/Signin/${encodeURIComponent(person.email)}`))
  await emailTo(server, person.email, /password (was|has)/i)

  await page.goto(link)
  await expect(page.getByText('Your password reset link has expired. Please request a new one.')).toBeVisible()
  await signIn(page, person.email, NEW_PASSWORD)
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)
  await expectNothingStored(page, NEW_PASSWORD, link.split('/').at(-1)!)

  await otherPage.reload()
  await expect(otherPage).toHaveURL(/\/Sign(in|up)/)
  await elsewhere.close()
  expect(watched.problems).toEqual([])
})
