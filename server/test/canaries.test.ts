import { randomBytes } from 'node:crypto'
import { ConfirmEmail } from '@keystead/contract/security/sign-in/email.operations.ts'
import { Login, Logout, RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { ChangePassword, ResetPassword, SendResetPassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import { CLOSE_ACCOUNT, CloseAccount, GetAccountExport } from '@keystead/contract/security/closing/closing.operations.ts'
import {
  ConfirmIdentity,
  ConfirmSecondFactor,
  ConfirmTotp,
  SendIdentityCode,
  StartTotp,
} from '@keystead/contract/security/factors/factor.operations.ts'
import { AddPasskey, StartPasskeyRegistration } from '@keystead/contract/security/factors/passkey.operations.ts'
import { LoginWithTicket, OAuthUser } from '@keystead/contract/security/identities/identity.operations.ts'
import {
  ConfirmSecurityPin,
  ResetSecurityPin,
  SendSecurityPinReset,
  SetSecurityPin,
} from '@keystead/contract/security/security-pin/pin.operations.ts'
import type { SecondFactorAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registration } from '../src/security/sign-in/account.factory.ts'
import { codeOf } from '../src/security/factors/factor.factory.ts'
import { GOOGLE, travel } from '../src/security/identities/identity.factory.ts'
import { newAuthenticator } from './authenticator.ts'
import { type Canary, findCanaries, hashSpellings, openSpellings, type Place } from './canaries/canary.ts'
import { listTables } from './canaries/whole-database.ts'
import { openWatchedBrowser, type WatchedBrowser } from './canaries/watched-browser.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { type MailServer, secretIn, startMailServer } from './mail-server.ts'
import { must } from './must.ts'
import { startOpenIdProvider, type TestProvider } from './openid-provider.ts'

/*
 * Secrets go through the real flows, over HTTP, with a real mail server and a real provider; each has to have worked.
 * Then everything that is kept or was answered is searched for them, in every spelling that bytes have.
 */

const SMTP_PASSWORD = `smtp-${randomBytes(12).toString('hex')}`
const PASSWORD = `harbour light ${randomBytes(4).toString('hex')}`
const NEW_PASSWORD = `orchard gate ${randomBytes(4).toString('hex')}`
const RESET_PASSWORD = `slate roof ${randomBytes(4).toString('hex')}`
const PIN = '482913'
const RESET_PIN = '759264'

/** What is kept of calls, emails and work; a hash of a secret has no business there either. */
const KEPT = ['email', 'audit_event', 'call_replay', 'pgboss.job']

let app: TestApp
let mailServer: MailServer
let google: TestProvider
const canaries: Canary[] = []
const browsers: WatchedBrowser[] = []
/** The database before the account was closed, which erases much, and after. */
const tables: Place[] = []

beforeAll(async () => {
  mailServer = await startMailServer({ user: 'keystead', password: SMTP_PASSWORD })
  google = await startOpenIdProvider()
  app = await startTestApp({ SMTP_URL: mailServer.url, ...google.environment })
  await app.startWorker()
})
afterAll(async () => {
  await app.close()
  await Promise.all([google.close(), mailServer.close()])
})

function plant(
  name: string,
  value: string | null | undefined,
  { carriers = [], tables = [] }: { carriers?: string[]; tables?: string[] } = {},
): string {
  if (!value) throw new Error(`${name} is empty: it cannot be looked for`)
  canaries.push({ name, value, carriers, tables })
  return value
}

async function newBrowser(): Promise<WatchedBrowser> {
  const browser = await openWatchedBrowser(app)
  browsers.push(browser)
  return browser
}

async function linkFrom(email: string, subject: RegExp, pathBefore: string): Promise<string> {
  return secretIn(await mailServer.emailTo(email, subject), pathBefore)
}

/** Someone with a password goes through everything that has a secret, and closes the account at last. */
async function walkWithPassword(): Promise<void> {
  const browser = await newBrowser()
  const form = registration({ Password: plant('password', PASSWORD) })
  const { AccountId } = must(await browser.call(RegisterUser, form))
  const emailToken = plant('link to confirm an email', await linkFrom(form.Email, /confirm your email/, '/ConfirmEmail/'))
  expect(must(await browser.call(ConfirmEmail, { Token: emailToken, Password: PASSWORD })).Kind).toBe('verified')
  must(await browser.call(Login, { Email: form.Email, Password: PASSWORD }))

  must(await browser.call(SetSecurityPin, { Pin: plant('pin', PIN), ConfirmPin: PIN }))
  await plantHash('pin hash', 'security_pin', 'pin_hash', 'account_id', AccountId)
  must(await browser.call(SendSecurityPinReset, {}))
  const pinToken = plant('link for a new pin', await linkFrom(form.Email, /new security PIN/, '/User/Settings/SecurityPin?reset='))
  must(await browser.call(ResetSecurityPin, { Token: pinToken, Pin: plant('pin by link', RESET_PIN), ConfirmPin: RESET_PIN }))

  const { ChallengeId, Options } = must(await browser.call(StartPasskeyRegistration, {}))
  // Signed in the open by every authenticator: it is kept until it is used, and is worth nothing by itself.
  plant('passkey challenge', Options.challenge, { carriers: ['reply of StartPasskeyRegistration'], tables: ['passkey_challenge'] })
  must(await browser.call(AddPasskey, { ChallengeId, Response: newAuthenticator(app.url).register(Options), Name: 'Key' }))

  const { Secret } = must(await browser.call(StartTotp, {}))
  plant('key of an authenticator app', Secret, { carriers: ['reply of StartTotp'] })
  const { RecoveryCodes } = must(await browser.call(ConfirmTotp, { Code: await codeOf(app, Secret) }))
  for (const code of RecoveryCodes) plant('recovery code', code, { carriers: ['reply of ConfirmTotp'] })

  must(await browser.call(ChangePassword, { CurrentPassword: PASSWORD, ...twice('NewPassword', plant('new password', NEW_PASSWORD)) }))
  must(await browser.call(Logout, {}))
  must(await browser.call(SendResetPassword, { Email: form.Email }))
  const resetToken = plant('link for a new password', await linkFrom(form.Email, /new password/, '/ResetPassword/'))
  await browser.raw(`/ResetPassword/${resetToken}`)
  must(await browser.call(ResetPassword, { Token: resetToken, ...twice('Password', plant('password by link', RESET_PASSWORD)) }))
  await plantHash('password hash', 'account', 'password_hash', 'id', AccountId)

  await sendWhatFails(browser, form.Email, resetToken)
  const { Ticket } = must(await browser.call(Login, { Email: form.Email, Password: RESET_PASSWORD })) as SecondFactorAnswer
  plant('ticket of a second factor', Ticket, { carriers: ['reply of Login'] })
  must(await browser.call(ConfirmSecondFactor, { Ticket, Method: 'recoveryCode', Code: RecoveryCodes[0]! }))

  const { Url } = must(await browser.call(GetAccountExport, {}))
  plant('link to a download', Url.slice(Url.lastIndexOf('/') + 1), { carriers: ['reply of GetAccountExport'] })
  expect(await (await browser.raw(Url)).json()).toBeTruthy()

  const question = { Pin: RESET_PIN, Operation: CLOSE_ACCOUNT, ObjectId: AccountId, AmountCents: null }
  const { Confirmation } = must(await browser.call(ConfirmSecurityPin, question))
  plant('confirmation by pin', Confirmation, { carriers: ['reply of ConfirmSecurityPin'] })
  tables.push(...(await listTables(app)))
  must(await browser.call(CloseAccount, { Email: form.Email, Reason: null, PinConfirmation: Confirmation }))
  await mailServer.emailTo(form.Email, /account is closed/)
}

/** Refusals are logged and answered, too. */
async function sendWhatFails(browser: WatchedBrowser, email: string, spentToken: string): Promise<void> {
  expect((await browser.call(ResetPassword, { Token: spentToken, ...twice('Password', NEW_PASSWORD) })).status).toBe(400)
  expect((await browser.call(Login, { Email: email, Password: PASSWORD })).status).toBe(401)
  expect((await browser.call(Login, { Email: PASSWORD, Password: RESET_PASSWORD })).status).toBe(400)
  const broken = await browser.raw('/users/v1/Login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"Password":"${PASSWORD}"`,
  })
  expect(broken.status).toBe(400)
}

/** Someone who has an account elsewhere and no password here. */
async function walkWithProvider(): Promise<void> {
  const browser = await newBrowser()
  const login = `sub-${randomBytes(8).toString('hex')}`
  const email = `${login}@example.com`
  google.people.set(login, { given_name: 'Ada', family_name: 'Quill', email, email_verified: true })

  const back = await travel(browser, google, login)
  plant('state of a sign-in elsewhere', back.State, { carriers: ['reply of StartSocialSignin'] })
  plant('code of a provider', back.Code)
  await browser.raw(`/oauth/callback?${new URLSearchParams({ state: back.State, code: back.Code! })}`)
  const arrival = must(await browser.call(OAuthUser, back))
  if (arrival.Kind !== 'signUp') throw new Error(`not a newcomer but ${arrival.Kind}`)
  const OauthTicket = plant('ticket of a provider', arrival.OauthTicket, { carriers: ['reply of OAuthUser'] })
  const { Password: _none, ConfirmPassword: _neither, ...form } = registration({ Email: email })
  must(await browser.call(RegisterUser, { ...form, OauthProviderId: GOOGLE, OauthTicket }))
  must(await browser.call(LoginWithTicket, { OauthTicket }))

  must(await browser.call(SendIdentityCode, {}))
  const { text } = await mailServer.emailTo(email, /code to confirm/)
  const Code = plant('code by email', /\b\d{6}\b/.exec(text ?? '')?.[0])
  must(await browser.call(ConfirmIdentity, { Method: 'emailCode', Code }))
}

function twice<const Name extends string>(name: Name, value: string): Record<Name | `Confirm${Name}`, string> {
  return { [name]: value, [`Confirm${name}`]: value } as Record<Name | `Confirm${Name}`, string>
}

async function plantHash(name: string, table: string, column: string, key: string, id: string): Promise<void> {
  const [row] = await app.sql<{ hash: string }>(`select ${column} as hash from ${table} where ${key} = $1`, [id])
  plant(name, row?.hash, { tables: [table] })
}

describe('secrets', () => {
  let told: Place[]
  beforeAll(async () => {
    await walkWithPassword()
    await walkWithProvider()
    for (const browser of browsers) {
      plant('device token', browser.deviceToken, { carriers: ['reply of GetToken'] })
      for (const secret of browser.sessionSecrets) plant('session secret', secret, { carriers: ['cookie sid'] })
    }
    plant('client secret of a provider', google.environment['GOOGLE_CLIENT_SECRET'])
    plant('password of the mail server', SMTP_PASSWORD)
    plant('secret of the installation', app.secret)
    plant('password of the database', new URL(app.databaseUrl).password)
    tables.push(...(await listTables(app)))
    told = [{ name: 'log', text: app.logLines.join('\n') }, ...browsers.flatMap(({ heard }) => heard)]
  }, 60_000)

  test('are many, and were all used', () => {
    const kinds = new Set(canaries.map(({ name }) => name))
    expect(kinds.size, [...kinds].join('\n')).toBeGreaterThanOrEqual(24)
    // Those who rotate a session leave more than one secret behind.
    expect(canaries.filter(({ name }) => name === 'session secret').length).toBeGreaterThan(4)
  })

  test('would be found: what is not secret is, and so are hashes where they belong', () => {
    const probe = (value: string): Canary => ({ name: 'probe', value, carriers: [], tables: [] })
    const held = canaries.find(({ name }) => name === 'recovery code')!
    expect(findCanaries([{ ...held, carriers: [] }], told, openSpellings)).toContain('recovery code in reply of ConfirmTotp (raw)')
    const secret = browsers.at(-1)!.sessionSecrets.at(-1)!
    expect(findCanaries([probe(secret)], tables, hashSpellings)).toContain('probe in session (hash, hex)')
    expect(findCanaries([probe('sign-in-failed')], told, openSpellings)).toContain('probe in log (raw)')
    const texts: Place[] = [{ name: 'a text', text: `${Buffer.from(PIN).toString('hex')} ${Buffer.from(PASSWORD).toString('base64')}` }]
    expect(findCanaries([probe(PIN), probe(PASSWORD)], texts, openSpellings)).toEqual(['probe in a text (hex)', 'probe in a text (base64)'])
  })

  test('stand nowhere in the database', () => {
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(KEPT))
    expect(findCanaries(canaries, tables, openSpellings)).toEqual([])
  })

  test('leave no hash in emails, audit, stored answers and jobs', () => {
    const kept = tables.filter(({ name }) => KEPT.includes(name))
    for (const { name, text } of kept) expect(text, `${name} has no rows to look at`).not.toBe('')
    expect(findCanaries(canaries, kept, hashSpellings)).toEqual([])
  })

  test('and their hashes are in no log line, `_u` or reply but those that bring them', () => {
    expect(told.filter(({ name }) => name === 'cookie _u').length).toBeGreaterThan(4)
    expect(findCanaries(canaries, told, openSpellings)).toEqual([])
    expect(findCanaries(canaries, told, hashSpellings)).toEqual([])
  })
})
