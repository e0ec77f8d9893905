import { randomUUID } from 'node:crypto'
import { type Page, expect, test } from '@playwright/test'
import { startOpenIdProvider, startPlainOauthProvider, type TestProvider } from '../../server/test/openid-provider.ts'
import { newPerson } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { signOut } from '../sign-out.ts'
import { expectAccessible, waitUntilStarted, watch } from '../watched-page.ts'

let server: RunningServer
let google: TestProvider
let facebook: TestProvider
test.beforeAll(async () => {
  ;[google, facebook] = await Promise.all([startOpenIdProvider(), startPlainOauthProvider()])
  server = await startServer({ environment: { ...google.environment, ...facebook.environment } })
})
test.afterAll(async () => {
  await server.discard()
  await Promise.all([google.close(), facebook.close()])
})

/** Leaves for a provider, with one press: a second one would begin a second sign-in. */
async function leaveFor(page: Page, name: string): Promise<void> {
  await waitUntilStarted(page)
  await page.getByRole('button', { name }).click()
  // However long it takes to get there: the test's own time is the limit.
  await page.waitForURL((url) => !url.href.startsWith(`${server.url}/S`))
}

/** Says at the provider's own page who one is. */
async function agree(page: Page, login: string): Promise<void> {
  await page.getByLabel('Login').fill(login)
  await page.getByRole('button', { name: 'Continue' }).click()
}

for (const { name, provider, confirmed } of [
  { name: 'Google', provider: () => google, confirmed: true },
  { name: 'Facebook', provider: () => facebook, confirmed: false },
]) {
  test(`somebody signs up with ${name}, signs out, and comes in again`, async ({ page }) => {
    const login = `sub-${randomUUID()}`
    const email = `${login}@example.com`
    provider().people.set(login, { given_name: 'نور', family_name: 'Marlow', email, email_verified: true })
    const watched = await watch(page)

    await page.goto(`${server.url}/Signup?returnTo=%2FPlans`)
    await expectAccessible(page)
    await leaveFor(page, `Continue with ${name}`)
    await agree(page, login)

    // The email is known and free: the wizard goes on with the role.
    await expect(page.getByRole('heading', { name: /I am a…/ })).toBeVisible()
    await expect(page).toHaveURL(`${server.url}/Signup?returnTo=%2FPlans&step=role`)
    await page.getByText('Owner', { exact: true }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('نور')
    await expect(page.getByLabel('Last name')).toHaveValue('Marlow')
    await page.getByLabel('Mobile').fill('303 555 0142')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Its link confirms that the address is yours')).toHaveCount(confirmed ? 0 : 1)
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Please check the terms.').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: /terms/ }).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(`${server.url}/Plans`)

    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)
    expect(stored).not.toContain('OauthTicket')

    await page.goto(`${server.url}/User/Dashboard`)
    await signOut(page)
    await page.goto(`${server.url}/Signin?returnTo=%2FUser%2FProfiles`)
    await leaveFor(page, `Continue with ${name}`)
    // This time the provider may remember who it was.
    const nameOfProfile = page.locator('bdi', { hasText: 'نور Marlow' }).first()
    const question = page.getByLabel('Login')
    await question.or(nameOfProfile).waitFor()
    if (await question.isVisible()) await agree(page, login)
    await page.waitForURL(`${server.url}/User/Profiles`)
    await expect(nameOfProfile).toBeVisible()
    expect(watched.problems).toEqual([])
  })
}

test('an account is connected in the settings, signs in, and is disconnected', async ({ page, context }) => {
  const person = await newPerson(server.url, 'Owner')
  const login = `sub-${randomUUID()}`
  await person.signIn(context)
  await page.goto(`${server.url}/User/SecuritySettings`)
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await agree(page, login)
  await expect(page).toHaveURL(`${server.url}/User/SecuritySettings`)
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible()
})

test('who says no, comes too late or with a made-up address is told, and has a way out', async ({ page }) => {
  const watched = await watch(page)
  watched.allow(/400/)
  await page.goto(`${server.url}/Signup`)
  await leaveFor(page, 'Continue with Facebook')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You canceled, so nothing has changed')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/oauth/callback`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page).toHaveURL(`${server.url}/Signin`)

  for (const search of ['', '?state=made-up&code=made-up', '?error=access_denied', '?state=&code=']) {
    await page.goto(`${server.url}/oauth/callback${search}`)
    await expect(page.getByText('This sign-in has expired or was started in another browser.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to sign-in' })).toBeVisible()
  }
  expect(watched.problems).toEqual([])
})

test('an email of an account here asks to sign in first', async ({ page }) => {
  const person = await newPerson(server.url, 'Owner')
  const login = `sub-${randomUUID()}`
  google.people.set(login, { email: person.email, email_verified: true })
  await page.goto(`${server.url}/Signup`)
  await leaveFor(page, 'Continue with Google')
  await agree(page, login)
  await expect(page.getByText('An account with this email already exists.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
})

test('coming back never leads to another site', async ({ page }) => {
  const login = `sub-${randomUUID()}`
  facebook.people.set(login, { given_name: 'Ada', family_name: 'Quill', email: `${login}@example.com` })
  await page.goto(`${server.url}/Signup?returnTo=https%3A%2F%2Fevil.example`)
  await leaveFor(page, 'Continue with Facebook')
  await agree(page, login)
  await page.getByText('Owner', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Mobile').fill('303 555 0142')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox', { name: /terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)

  for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await signOut(page)
    await page.goto(`${server.url}/Signin?returnTo=${encodeURIComponent(returnTo)}`)
    await leaveFor(page, 'Continue with Facebook')
    await agree(page, login)
    await page.waitForURL(`${server.url}/User/Dashboard`)
  }
})
