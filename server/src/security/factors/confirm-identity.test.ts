import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { ConfirmIdentity, GetConfirmMethods, SendIdentityCode, StartTotp } from '@keystead/contract/security/factors/factor.operations.ts'
import { StartPasskeyConfirmation, StartPasskeySignin } from '@keystead/contract/security/factors/passkey.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import { endWaits, tries } from '../../../test/guesses.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import { cookiesOf, GOOD_PASSWORD } from '../sign-in/account.factory.ts'
import { codeOf, givenPasskey, givenTotp } from './factor.factory.ts'

let passwordHash: string
test.beforeAll(async () => {
  passwordHash = await hashPassword(GOOD_PASSWORD)
})

const WRONG_CODE = { status: 400, error: { Code: 'CodeWrong' } }

/** Someone who gave a factor long ago. */
async function newStalePerson({ password = false } = {}): Promise<TestPerson> {
  const person = await app.newPerson()
  if (password) await app.sql('update account set password_hash = $2 where id = $1', [person.accountId, passwordHash])
  await app.sql(`update session set factor_at = now() - interval '16 minutes' where account_id = $1`, [person.accountId])
  return person
}

/** What the session of a cookie may do now. */
async function isFresh(person: TestPerson, cookie = person.cookie): Promise<boolean> {
  return (await person.call(StartTotp, {}, { headers: { cookie } })).status === 200
}

test('a right password makes the session fresh, under a new secret', async () => {
  const person = await newStalePerson({ password: true })
  expect(await isFresh(person)).toBe(false)
  const answer = await person.call(ConfirmIdentity, { Method: 'password', Password: GOOD_PASSWORD })
  const minutes = (Date.parse(must(answer).FreshUntil) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThan(16)
  const secret = cookiesOf(answer.headers).get('sid')!.value
  expect(person.cookie).not.toContain(secret)
  expect(JSON.parse(cookiesOf(answer.headers).get('_u')!.value)).toMatchObject({ SessionId: person.sessionId })
  expect(await isFresh(person, `sid=${secret}`)).toBe(true)

  expect((await person.call(GetUserProfiles, {}, { headers: { cookie: person.cookie } })).status).toBe(401)
})

test('wrong passwords are slowed down and leave the session as it was', async () => {
  const person = await newStalePerson({ password: true })
  const guess = async () => (await person.call(ConfirmIdentity, { Method: 'password', Password: 'not the password' })).status
  expect(await tries(app, 6, guess)).toEqual([400, 400, 400, 400, 400, 429])
  expect((await person.call(ConfirmIdentity, { Method: 'password', Password: GOOD_PASSWORD })).status).toBe(429)
  expect(await isFresh(person)).toBe(false)
  await app.sql(`update sign_in_delay set next_try_at = now() - interval '1 second'`)
  expect((await person.call(ConfirmIdentity, { Method: 'password', Password: GOOD_PASSWORD })).status).toBe(200)
})

test('a code of the app confirms once', async () => {
  const person = await newStalePerson()
  const Code = await codeOf(app, await givenTotp(app, person.accountId))
  expect((await person.call(ConfirmIdentity, { Method: 'totp', Code })).status).toBe(200)
  expect(await person.call(ConfirmIdentity, { Method: 'totp', Code })).toMatchObject(WRONG_CODE)
})

describe('a passkey', () => {
  test('of the account confirms; one of somebody else, or a signature for signing in, does not', async () => {
    const person = await newStalePerson()
    const own = await givenPasskey(app, person.accountId)
    const foreign = await givenPasskey(app, (await app.newPerson()).accountId)
    const confirm = async (start: typeof StartPasskeyConfirmation | typeof StartPasskeySignin, { authenticator } = own) => {
      const { ChallengeId, Options } = must(await person.call(start, {}))
      return (await person.call(ConfirmIdentity, { Method: 'passkey', ChallengeId, Response: authenticator.sign(Options) })).status
    }
    expect(await confirm(StartPasskeyConfirmation, foreign)).toBe(401)
    expect(await confirm(StartPasskeySignin)).toBe(401)
    expect(await isFresh(person)).toBe(false)
    expect(await confirm(StartPasskeyConfirmation)).toBe(200)
  })

  test('and challenge of another account, both good there, do not confirm a session of this one', async () => {
    const [person, thief] = [await newStalePerson(), await app.newPerson()]
    await givenPasskey(app, person.accountId)
    const { authenticator } = await givenPasskey(app, thief.accountId)
    const onOneDevice = { headers: { [CallHeaders.deviceId]: '', [CallHeaders.deviceToken]: '' } }
    const { ChallengeId, Options } = must(await thief.call(StartPasskeyConfirmation, {}, onOneDevice))
    const input = { Method: 'passkey' as const, ChallengeId, Response: authenticator.sign(Options) }
    expect(await person.call(ConfirmIdentity, input, onOneDevice)).toMatchObject({ status: 401, error: { Code: 'PasskeyRefused' } })
    expect(await isFresh(person)).toBe(false)
  })
})

describe('methods', () => {
  test('are what the account has; a code by email only where there is nothing else', async () => {
    const person = await newStalePerson()
    const methods = async () => must(await person.call(GetConfirmMethods, {})).Methods
    expect(await methods()).toEqual(['emailCode'])
    await givenTotp(app, person.accountId)
    expect(await methods()).toEqual(['totp'])
    await app.sql('update account set password_hash = $2 where id = $1', [person.accountId, passwordHash])
    await givenPasskey(app, person.accountId)
    expect(await methods()).toEqual(['passkey', 'password', 'totp'])
    expect((await person.call(SendIdentityCode, {})).error?.Code).toBe('ConfirmMethodNotAvailable')
  })

  test('say which field is missing', async () => {
    const person = await newStalePerson()
    const { error } = await person.call(ConfirmIdentity, { Method: 'passkey' })
    expect(error?.Fields).toMatchObject({ Response: 'Response can not be empty.' })
  })
})

describe('a code by email', () => {
  const emailedCode = async (person: TestPerson) => {
    expect(must(await person.call(SendIdentityCode, {})).Email).toBe(person.email)
    const email = await app.emailTo(person.email)
    return /\b\d{6}\b/.exec(email.text ?? '')![0]
  }

  test('confirms once, the newest alone, and is kept nowhere readable', async () => {
    const person = await newStalePerson()
    const first = await emailedCode(person)
    const second = await emailedCode(person)
    if (first !== second) expect(await person.call(ConfirmIdentity, { Method: 'emailCode', Code: first })).toMatchObject(WRONG_CODE)
    const kept = JSON.stringify(
      await app.sql(`select c.code_hash, m.data, m.code_sealed from identity_code c join email m on m.recipient_account_id = c.account_id`),
    )
    expect(kept).not.toContain(second)
    expect((await person.call(ConfirmIdentity, { Method: 'emailCode', Code: second })).status).toBe(200)
    expect(await person.call(ConfirmIdentity, { Method: 'emailCode', Code: second })).toMatchObject(WRONG_CODE)
  })

  test('has five tries and ten minutes, and is another account’s never', async () => {
    const person = await newStalePerson()
    const wrong = async (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0')
    const code = await emailedCode(person)
    const stranger = await newStalePerson()
    expect(await stranger.call(ConfirmIdentity, { Method: 'emailCode', Code: code })).toMatchObject(WRONG_CODE)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await person.call(ConfirmIdentity, { Method: 'emailCode', Code: await wrong(code) })).toMatchObject(WRONG_CODE)
    await endWaits(app)
    expect(await person.call(ConfirmIdentity, { Method: 'emailCode', Code: code })).toMatchObject(WRONG_CODE)

    await app.sql('delete from sign_in_delay')
    const late = await emailedCode(person)
    await app.sql(`update identity_code set expires_at = now() - interval '1 second'`)
    expect(await person.call(ConfirmIdentity, { Method: 'emailCode', Code: late })).toMatchObject(WRONG_CODE)
  })
})

test('a new sign-in is fresh, and confirming does not make its cookies outlast the browser', async () => {
  const person = await newStalePerson({ password: true })
  const visitor = app.visitor()
  const answer = await visitor.call(Login, { Email: person.email, Password: GOOD_PASSWORD })
  const sessionId = (must(answer) as { SessionId: string }).SessionId
  const headers = { 'Account-Id': person.accountId, 'Session-Id': sessionId, cookie: `sid=${cookiesOf(answer.headers).get('sid')!.value}` }
  expect((await visitor.call(StartTotp, {}, { headers })).status).toBe(200)
  const confirmed = await visitor.call(ConfirmIdentity, { Method: 'password', Password: GOOD_PASSWORD }, { headers })
  expect(confirmed.headers.getSetCookie()).toHaveLength(2)
  expect(confirmed.headers.getSetCookie().join()).not.toMatch(/max-age|expires/i)
})
