import { expect, type Page, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { PASSWORD, newPerson } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { signOut } from '../sign-out.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

async function givePassword(page: Page, email: string) {
  await page.goto(`${server.url}/Signin`)
  // In two runs of all journeys the step after the password never came; a press may be lost while a page starts.
  await page.locator('html[data-started]').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

const section = (page: Page, name: string) => page.getByRole('region', { name })

/** A key in software that Chromium takes for the lock of this device. */
async function withVirtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('codes of an app: switch on, sign in with one, then with a recovery code, switch off', async ({ page }) => {
  const person = await newPerson(server.url, 'Owner')
  const watched = await watch(page)
  await givePassword(page, person.email)
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)

  await page.goto(`${server.url}/User/SecuritySettings`)
  const codes = section(page, 'Two-factor authentication')
  await codes.getByRole('button', { name: 'Turn on two-factor' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  await expect(setup.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  const key = (await setup.locator('code').textContent())!.replaceAll(' ', '')
  const app = new TOTP({ secret: key })

  watched.allow(/400 \(Bad Request\)/)
  await setup.getByLabel('Code from the app').fill('000000')
  await setup.getByRole('button', { name: 'Turn on two-factor' }).click()
  await expect(setup.getByText('This code is not correct or was already used.').first()).toBeVisible()
  await setup.getByLabel('Code from the app').fill(app.generate())
  await setup.getByRole('button', { name: 'Turn on two-factor' }).click()

  await expect(codes.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
  const recoveryCodes = await codes.getByRole('listitem').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('keystead-recovery-codes.txt')
  await codes.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(codes.getByText('You have 10 recovery codes left')).toBeVisible()

  // The next code of the app: the one of the set-up is spent.
  await signOut(page)
  await givePassword(page, person.email)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Code from your authenticator app').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)

  await signOut(page)
  await givePassword(page, person.email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[0]!.toLowerCase())
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)

  await page.goto(`${server.url}/User/SecuritySettings`)
  await expect(codes.getByText('You have 9 recovery codes left')).toBeVisible()
  await codes.getByRole('button', { name: 'Turn off two-factor' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off two-factor' }).click()
  await expect(codes.getByText('You sign in with your password only.')).toBeVisible()
  expect(watched.problems).toEqual([])
})

test('a passkey: add, sign in without a password, confirm with it, remove', async ({ page }) => {
  const person = await newPerson(server.url, 'Tenant')
  const watched = await watch(page)
  await withVirtualAuthenticator(page)
  await givePassword(page, person.email)
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)

  await page.goto(`${server.url}/User/SecuritySettings`)
  const passkeys = section(page, 'Passkeys')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('Test laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(passkeys.getByText('Test laptop')).toBeVisible()
  await expect(passkeys.getByText('not used yet')).toBeVisible()
  await expectAccessible(page)

  // Among the suggestions of the email field, where this authenticator answers without being asked twice.
  await signOut(page)
  await page.goto(`${server.url}/Signin`)
  await expect(page).toHaveURL(`${server.url}/User/Dashboard`)

  // By button, as in a browser that has no such suggestions.
  await signOut(page)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto(`${server.url}/Signin?returnTo=%2FUser%2FSecuritySettings`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${server.url}/User/SecuritySettings`)
  await expect(passkeys.getByText(/last used/)).toBeVisible()

  // As if a quarter of an hour had passed: the first answer is what the server says then.
  watched.allow(/403 \(Forbidden\)/)
  await page.route(
    '**/users/v1/DeletePasskey',
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          StatusCode: 403,
          Error: { Code: 'FreshFactorRequired', Message: 'Please confirm that it is you to go on.', Reference: 'TEST' },
        },
      }),
    { times: 1 },
  )
  await passkeys.getByRole('button', { name: 'Remove Test laptop' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Use your password' }).click()
  await question.getByRole('textbox', { name: 'Password' }).fill('not the password')
  watched.allow(/400 \(Bad Request\)/)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question.getByText('The current password is not correct.').first()).toBeVisible()
  await question.getByRole('button', { name: 'Use a passkey' }).click()
  await question.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(question).toHaveCount(0)
  await expect(passkeys.getByText('You don’t have any passkeys yet.')).toBeVisible()
  expect(watched.problems).toEqual([])
})
