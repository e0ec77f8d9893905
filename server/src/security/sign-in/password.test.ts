import { messages as signInMessages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { Login, RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { SignInFailed } from '@keystead/contract/security/sessions/session.operations.ts'
import {
  ChangePassword,
  CheckResetPassword,
  ResetPassword,
  SendResetPassword,
} from '@keystead/contract/security/sign-in/password.operations.ts'
import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { ConfirmSecondFactor } from '@keystead/contract/security/factors/factor.operations.ts'
import { LoginWithPasskey, StartPasskeySignin } from '@keystead/contract/security/factors/passkey.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import { tries } from '../../../test/guesses.ts'
import { startTestApp, type TestCaller } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { anonymous } from '../../rpc/actor.ts'
import { executeCall } from '../../http/execute.ts'
import type { Implementation } from '../../rpc/module.ts'
import { codeOf, givenPasskey, givenTicket, givenTotp } from '../factors/factor.factory.ts'
import { cookiesOf, GOOD_PASSWORD, registration, signedInBrowser, signUp } from './account.factory.ts'
import { login } from './login.ts'

const NEW_PASSWORD = 'copper kettle on the stove'

const signIn = (Email: string, Password: string, by: TestCaller = app.visitor()) => by.call(Login, { Email, Password })

/** Someone who signed up and in, with the browser that did. */
async function signedInPerson(changes: Parameters<typeof signUp>[1] = {}) {
  const { Email } = await signUp(app, changes)
  return { Email, browser: await browserOf(Email) }
}

const browserOf = (email: string) => signedInBrowser(app, email)
const isSignedIn = async (browser: TestCaller) => (await browser.call(GetUserProfiles, {})).status === 200

async function resetLink(Email: string): Promise<string> {
  const answer = await app.visitor().call(SendResetPassword, { Email })
  expect(answer.status).toBe(200)
  return secretIn(await app.emailTo(Email, /Choose a new password/), '/ResetPassword/')
}
const reset = (Token: string, Password = NEW_PASSWORD, by: TestCaller = app.visitor()) =>
  by.call(ResetPassword, { Token, Password, ConfirmPassword: Password })
const works = async (Token: string) => (await app.visitor().call(CheckResetPassword, { Token })).data.Works

describe('a reset link', () => {
  test('sets the password, ends every session, this device’s too, and an email says so', async () => {
    const { Email, browser } = await signedInPerson({ FirstName: 'Zoë' })
    const elsewhere = await browserOf(Email)
    const token = await resetLink(Email)
    expect(await works(token)).toBe(true)

    const answer = await reset(token, NEW_PASSWORD, browser)
    expect(answer.data).toEqual({ Email })
    expect(cookiesOf(answer.headers).get('sid')!.value).toBe('')
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([false, false])
    expect((await signIn(Email, GOOD_PASSWORD)).status).toBe(401)
    expect((await signIn(Email, NEW_PASSWORD)).status).toBe(200)
    expect((await app.emailTo(Email, /has changed/)).text).toMatch(/Hello Zoë[\s\S]*Every device was signed out/)
  })

  test('that first proves the address leaves no other key in the door', async () => {
    const { Email } = await signedInPerson()
    const [account] = await app.sql<{ id: string }>('select id from account where email = $1', [Email])
    const { authenticator } = await givenPasskey(app, account!.id)
    await givenTotp(app, account!.id)
    await app.sql('insert into user_identity (provider_id, subject, account_id) values (1, $2, $1)', [account!.id, account!.id])
    expect((await reset(await resetLink(Email))).status).toBe(200)

    const stranger = app.visitor()
    const { ChallengeId, Options } = (await stranger.call(StartPasskeySignin, {})).data
    expect((await stranger.call(LoginWithPasskey, { ChallengeId, Response: authenticator.sign(Options) })).status).toBe(401)
    expect(await app.sql('select 1 from user_identity where account_id = $1', [account!.id])).toEqual([])
    expect((await signIn(Email, NEW_PASSWORD)).data).toMatchObject({ Email })
  })

  test('to an address that was proved before leaves passkeys and codes as they are', async () => {
    const person = await app.newPerson()
    await givenPasskey(app, person.accountId)
    await givenTotp(app, person.accountId)
    expect((await reset(await resetLink(person.email))).status).toBe(200)
    expect((await signIn(person.email, NEW_PASSWORD)).data).toMatchObject({ Methods: ['totp', 'passkey'] })
  })

  test('lets nobody in whose old password was being checked meanwhile', async () => {
    const { Email } = await signUp(app)
    const prepare: typeof login.prepare = async (context, input) => {
      const made = await login.prepare(context, input)
      await app.sql(`update account set password_hash = 'another' where email = $1`, [Email])
      return made
    }
    const origin = { deviceId: null, deviceIsKnown: false, ip: '127.0.0.1', userAgent: null, language: 'en', publicOrigin: app.url }
    const body = { Email, Password: GOOD_PASSWORD }
    const implementation = { operation: Login, handler: { prepare, run: login.run } } as unknown as Implementation
    await expect(executeCall(app.services, implementation, { actor: anonymous, origin, body, transactionId: null })).rejects.toMatchObject({
      definition: SignInFailed,
    })
  })

  test('ends what was begun with the old password', async () => {
    const person = await app.newPerson()
    const thief = app.visitor()
    const [code, Ticket] = [await codeOf(app, await givenTotp(app, person.accountId)), await givenTicket(app, thief, person.accountId)]
    expect((await reset(await resetLink(person.email))).status).toBe(200)
    const answer = await thief.call(ConfirmSecondFactor, { Ticket, Method: 'totp', Code: code })
    expect(answer).toMatchObject({ status: 401, error: { Code: 'SecondFactorExpired' } })
  })

  test('works once, and the newest alone', async () => {
    const { Email } = await signUp(app)
    const older = await resetLink(Email)
    const newer = await resetLink(Email)
    expect([await works(older), await works(newer)]).toEqual([false, true])
    expect((await reset(older)).error).toMatchObject({ Code: 'ResetLinkExpired', Message: signInMessages.resetLinkExpired })
    expect((await reset(newer)).status).toBe(200)
    expect((await reset(newer, 'another kettle in the hall')).error?.Code).toBe('ResetLinkExpired')
    expect(await works(newer)).toBe(false)
  })

  test('used twice at once works once', async () => {
    const { Email } = await signUp(app)
    const token = await resetLink(Email)
    const answers = await Promise.all([reset(token), reset(token, 'another kettle in the hall')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('works for 30 minutes', async () => {
    const { Email } = await signUp(app)
    const token = await resetLink(Email)
    const [row] = await app.sql<{ seconds: number }>(
      `select extract(epoch from expires_at - now())::int as seconds from secret_link where email = $1 and purpose = 'reset-password'`,
      [Email],
    )
    expect(row!.seconds).toBeGreaterThan(1_700)
    expect(row!.seconds).toBeLessThanOrEqual(1_800)
    await app.sql(`update secret_link set expires_at = now() where email = $1`, [Email])
    expect((await reset(token)).error).toMatchObject({ Code: 'ResetLinkExpired', Message: signInMessages.resetLinkExpired })
    expect((await signIn(Email, GOOD_PASSWORD)).status).toBe(200)
  })

  test('that is cut, made up, or for something else answers the same', async () => {
    const { Email } = await signUp(app)
    const confirmLink = secretIn(await app.emailTo(Email), '/ConfirmEmail/')
    const token = await resetLink(Email)
    for (const wrong of [token.slice(0, -1), `${token}=`, 'x', confirmLink]) {
      expect((await reset(wrong)).error).toMatchObject({ Code: 'ResetLinkExpired', Message: signInMessages.resetLinkExpired })
      expect(await works(wrong)).toBe(false)
    }
    expect(await works(token)).toBe(true)
  })

  test('stays when the new password is refused, and sets only its own account’s', async () => {
    const { Email } = await signUp(app, { FirstName: 'Fairweather' })
    const other = await signedInPerson()
    const token = await resetLink(Email)
    expect((await reset(token, 'my-fairweather-7')).error?.Fields).toEqual({ Password: signInMessages.passwordHoldsOwnWords })
    expect((await reset(token, NEW_PASSWORD, other.browser)).data).toEqual({ Email })
    expect(await isSignedIn(other.browser)).toBe(true)
    expect((await signIn(other.Email, GOOD_PASSWORD)).status).toBe(200)
  })

  test('proves the address, and ends the waiting of whoever guessed too often', async () => {
    const { Email } = await signUp(app)
    await tries(app, 6, () => signIn(Email, 'not the password'))
    expect((await signIn(Email, GOOD_PASSWORD)).status).toBe(429)
    await reset(await resetLink(Email))
    expect((await signIn(Email, NEW_PASSWORD)).status).toBe(200)
    expect(await app.sql('select email_verified_at is not null as verified from account where email = $1', [Email])).toEqual([
      { verified: true },
    ])
  })

  test('is not sent where there is no account, or one out of use, and not to fill an inbox', async () => {
    const { Email } = await signUp(app)
    const ask = (email: string) => app.visitor().call(SendResetPassword, { Email: email })
    const unknown = {
      Code: 'NoAccountWithEmail',
      Message: signInMessages.noAccountWithEmail,
      Fields: { Email: signInMessages.noAccountWithEmail },
    }
    expect((await ask(registration().Email)).error).toMatchObject(unknown)
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await ask(Email)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await app.sql(`update account set status = 'P' where email = $1`, [Email])
    expect((await ask(Email)).error).toMatchObject(unknown)
  })

  test('stands in its email alone', async () => {
    const { Email } = await signUp(app)
    const token = await resetLink(Email)
    await reset(token)
    for (const table of ['email', 'secret_link', 'pgboss.job', 'audit_event', 'call_replay']) {
      expect(
        await app.sql(`select 1 from ${table} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`, [token, NEW_PASSWORD]),
        table,
      ).toEqual([])
    }
    expect(app.logLines.join('')).not.toContain(token)
    expect(app.logLines.join('')).not.toContain(NEW_PASSWORD)
  })
})

const LENGTH = 'Password should have 6 to 30 characters.'
const WRONG_PASSWORDS: [label: string, password: string, sentence: string][] = [
  ['nothing', '', 'Password can not be empty.'],
  ['5 characters', 'xk7qz', LENGTH],
  ['31 characters', 'x7'.padEnd(31, 'kqzv'), LENGTH],
  ['a common one', 'Password1', signInMessages.passwordTooCommon],
  ['a run', '2345678', signInMessages.passwordTooCommon],
  ['the own name', 'it-is-MARIGOLD-here', signInMessages.passwordHoldsOwnWords],
  ['half a surrogate pair', 'kettle\ud83cwater', 'Password is not valid.'],
]
const GOOD_PASSWORDS = ['xk7qzv', 'x7'.padEnd(30, 'kqzv'), '  ключ от дома  ', '🏡🗝️ door']

describe('a new password', () => {
  test.each(WRONG_PASSWORDS)('%s is refused at its field', async (_label, password, sentence) => {
    const { Email } = await signUp(app, { LastName: 'Marigold' })
    const token = await resetLink(Email)
    const { status, error } = await reset(token, password)
    expect(status).toBe(400)
    expect(error?.Fields?.Password).toBe(sentence)

    const browser = await browserOf(Email)
    const change = await browser.call(ChangePassword, {
      CurrentPassword: GOOD_PASSWORD,
      NewPassword: password,
      ConfirmNewPassword: password,
    })
    expect(change.error?.Fields?.NewPassword).toBe(sentence.replace(/^Password /, 'New password '))
  })

  test.each(GOOD_PASSWORDS)('%j is taken and signs in with exactly that', async (password) => {
    const { Email } = await signUp(app)
    expect((await reset(await resetLink(Email), password)).status).toBe(200)
    expect((await signIn(Email, password)).status).toBe(200)
    expect((await signIn(Email, `${password}?`)).status).toBe(401)
  })

  test('typed differently the second time is refused', async () => {
    const { browser } = await signedInPerson()
    const { error } = await browser.call(ChangePassword, {
      CurrentPassword: GOOD_PASSWORD,
      NewPassword: NEW_PASSWORD,
      ConfirmNewPassword: `${NEW_PASSWORD} `,
    })
    expect(error?.Fields).toEqual({ ConfirmNewPassword: signInMessages.newPasswordsDiffer })
  })

  test('that is too short is told along with everything else', async () => {
    const { browser } = await signedInPerson()
    const change = await browser.call(ChangePassword, { CurrentPassword: GOOD_PASSWORD, NewPassword: 'short', ConfirmNewPassword: 'shirt' })
    expect(change.error?.Fields).toEqual({
      NewPassword: 'New password should have 6 to 30 characters.',
      ConfirmNewPassword: signInMessages.newPasswordsDiffer,
    })
    const { error } = await app.visitor().call(ResetPassword, { Token: '', Password: 'short', ConfirmPassword: 'short' })
    expect(error?.Fields).toEqual({ Token: 'Link can not be empty.', Password: LENGTH })
  })

  test('has 8 to 128 characters where the rules are strict', async () => {
    const strict = await startTestApp({ PASSWORD_RULES: 'strict' })
    try {
      expect((await strict.visitor().call(GetAppConfig, {})).data.PasswordLength).toEqual({ Min: 8, Max: 128 })
      const register = async (password: string) => {
        const answer = await strict.visitor().call(RegisterUser, registration({ Password: password }))
        return answer.error?.Fields?.Password ?? answer.status
      }
      const sentence = 'Password should have 8 to 128 characters.'
      expect(await register('xk7qzvw')).toBe(sentence)
      expect(await register('xk7qzvwp')).toBe(200)
      expect(await register('x7'.padEnd(128, 'kqzv'))).toBe(200)
      expect(await register('x7'.padEnd(129, 'kqzv'))).toBe('Password can have at most 128 characters.')
    } finally {
      await strict.close()
    }
  })
})

describe('changing the password', () => {
  const change = (browser: TestCaller, CurrentPassword: string | null) =>
    browser.call(ChangePassword, { CurrentPassword, NewPassword: NEW_PASSWORD, ConfirmNewPassword: NEW_PASSWORD })

  test('ends all other sessions, renews this one, and an email says so', async () => {
    const { Email, browser } = await signedInPerson()
    const elsewhere = await browserOf(Email)
    const pending = await resetLink(Email)
    const answer = await change(browser, GOOD_PASSWORD)
    expect(answer.data).toEqual({ OtherSessionsEnded: 1 })
    expect(cookiesOf(answer.headers).get('sid')!.value).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect(await works(pending)).toBe(false)
    expect((await signIn(Email, GOOD_PASSWORD)).status).toBe(401)
    expect((await signIn(Email, NEW_PASSWORD)).status).toBe(200)
    expect((await app.emailTo(Email, /has changed/)).text).toContain('All your other devices were signed out')
  })

  test('asks for the current one', async () => {
    const { Email, browser } = await signedInPerson()
    const wrong = await change(browser, 'not the password')
    expect(wrong.error).toMatchObject({ Code: 'CurrentPasswordWrong', Fields: { CurrentPassword: messages.currentPasswordWrong } })
    expect((await change(browser, null)).error?.Fields).toEqual({ CurrentPassword: 'Current password can not be empty.' })
    expect((await signIn(Email, GOOD_PASSWORD)).status).toBe(200)
  })

  test('slows down guesses at it', async () => {
    const { browser } = await signedInPerson()
    const statuses = await tries(app, 7, async (turn) => (await change(browser, `guess number ${turn}`)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
  })

  test('sets the first one of whoever came by a provider', async () => {
    const person = await app.newPerson()
    expect((await change(person, null)).status).toBe(200)
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200)
  })
})
