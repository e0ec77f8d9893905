import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { GetSecurityFactors } from '@keystead/contract/security/factors/factor.operations.ts'
import {
  AddPasskey,
  DeletePasskey,
  LoginWithPasskey,
  RenamePasskey,
  StartPasskeyConfirmation,
  StartPasskeyRegistration,
  StartPasskeySignin,
} from '@keystead/contract/security/factors/passkey.operations.ts'
import type { SecondFactorAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { newAuthenticator, type Authenticator, type SignatureLies } from '../../../test/authenticator.ts'
import type { TestCaller, TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { GOOD_PASSWORD, signUp } from '../sign-in/account.factory.ts'
import { givenPasskey, givenTotp } from './factor.factory.ts'

const REFUSED = { status: 401, error: { Code: 'PasskeyRefused' } }

async function add(person: TestPerson, authenticator: Authenticator, lies: SignatureLies = {}) {
  const { ChallengeId, Options } = must(await person.call(StartPasskeyRegistration, {}))
  return person.call(AddPasskey, { ChallengeId, Response: authenticator.register(Options, lies), Name: 'My phone' })
}

async function signIn(caller: TestCaller, authenticator: Authenticator, lies: SignatureLies = {}) {
  const { ChallengeId, Options } = must(await caller.call(StartPasskeySignin, {}))
  return caller.call(LoginWithPasskey, { ChallengeId, Response: authenticator.sign(Options, lies) })
}

const securityEvents = () => app.logLines.filter((line) => line.includes('passkey-refused'))

describe('adding', () => {
  test('keeps what the authenticator made, tells by email, and lets it sign in without a password', async () => {
    const person = await app.newPerson()
    const authenticator = newAuthenticator(app.url)
    const added = must(await add(person, authenticator))
    expect(added).toEqual({
      PasskeyId: expect.any(String),
      Name: 'My phone',
      IsSynced: false,
      CreatedAt: expect.any(String),
      LastUsedAt: null,
    })
    const emails = await app.sql('select name, data from email where recipient_account_id = $1', [person.accountId])
    expect(emails).toEqual([{ name: 'passkey-added', data: { passkey: 'My phone' } }])

    const answer = await signIn(app.visitor(), authenticator)
    expect(must(answer).AccountId).toBe(person.accountId)
    expect(answer.headers.getSetCookie().join()).toContain('sid=')
    const [passkey] = must(await person.call(GetSecurityFactors, {})).Passkeys
    expect(passkey).toEqual({ ...added, LastUsedAt: expect.any(String) })
  })

  test.each<[string, SignatureLies]>([
    ['another site', { origin: 'https://keystead.example.net' }],
    ['another relying party', { rpId: 'keystead.example.net' }],
    ['another challenge', { challenge: Buffer.from('made up').toString('base64url') }],
    ['a user that was not verified', { userVerified: false }],
    ['a signature for signing in', { type: 'webauthn.get' }],
  ])('refuses %s', async (_what, lies) => {
    const person = await app.newPerson()
    expect(await add(person, newAuthenticator(app.url), lies)).toMatchObject(REFUSED)
    expect(must(await person.call(GetSecurityFactors, {})).Passkeys).toEqual([])
  })

  test('takes a challenge once, within five minutes, from whom it was given to', async () => {
    const [person, other] = [await app.newPerson(), await app.newPerson()]
    const start = async () => must(await person.call(StartPasskeyRegistration, {}))
    const input = ({ ChallengeId, Options }: Awaited<ReturnType<typeof start>>) => ({
      ChallengeId,
      Response: newAuthenticator(app.url).register(Options),
      Name: 'My phone',
    })
    const used = await start()
    expect((await person.call(AddPasskey, input(used))).status).toBe(200)
    expect(await person.call(AddPasskey, input(used))).toMatchObject(REFUSED)
    expect(await other.call(AddPasskey, input(await start()))).toMatchObject(REFUSED)
    const late = await start()
    await app.sql(`update passkey_challenge set expires_at = now() - interval '1 second'`)
    expect(await person.call(AddPasskey, input(late))).toMatchObject(REFUSED)
    // One for signing in is not one for adding.
    const { ChallengeId, Options } = must(await person.call(StartPasskeyConfirmation, {}))
    expect(await person.call(AddPasskey, input({ ChallengeId, Options }))).toMatchObject(REFUSED)
  })

  test('an authenticator is added once, also to another account', async () => {
    const [person, other] = [await app.newPerson(), await app.newPerson()]
    const authenticator = newAuthenticator(app.url)
    must(await add(person, authenticator))
    expect((await add(other, authenticator)).error?.Code).toBe('PasskeyIsKnown')
    const { Options } = must(await person.call(StartPasskeyRegistration, {}))
    expect(Options.excludeCredentials).toMatchObject([{ id: authenticator.credentialId }])
  })

  test('is over at twenty', async () => {
    const person = await app.newPerson()
    for (let count = 0; count < 20; count += 1) await givenPasskey(app, person.accountId)
    expect((await person.call(StartPasskeyRegistration, {})).error?.Code).toBe('TooManyPasskeys')
  })

  test('does not keep the challenge readable', async () => {
    const person = await app.newPerson()
    const { Options } = must(await person.call(StartPasskeyRegistration, {}))
    expect(JSON.stringify(await app.sql('select * from passkey_challenge'))).not.toContain(Options.challenge)
  })
})

describe('signing in', () => {
  test.each<[string, SignatureLies]>([
    ['another site', { origin: 'https://keystead.example.net' }],
    ['another port of this host', { origin: 'http://127.0.0.1:1' }],
    ['another relying party', { rpId: 'keystead.example.net' }],
    ['another challenge', { challenge: Buffer.from('made up').toString('base64url') }],
    ['a user that was not verified', { userVerified: false }],
    ['a signature for adding', { type: 'webauthn.create' }],
    ['a wrong signature', { signature: Buffer.from('3006020101020101', 'hex') }],
    ['no signature at all', { signature: Buffer.from('nonsense') }],
    ['another user', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('refuses %s without a cookie, and notes it', async (_what, lies) => {
    const { accountId } = await app.newPerson()
    const { authenticator } = await givenPasskey(app, accountId)
    const before = securityEvents().length
    const answer = await signIn(app.visitor(), authenticator, lies)
    expect(answer).toMatchObject(REFUSED)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(securityEvents().slice(before)).toEqual([expect.stringContaining(accountId)])
  })

  test('refuses an authenticator that nobody added', async () => {
    expect(await signIn(app.visitor(), newAuthenticator(app.url))).toMatchObject(REFUSED)
  })

  test('takes a challenge once, on its device, within five minutes, whatever became of it', async () => {
    const { authenticator } = await givenPasskey(app, (await app.newPerson()).accountId)
    const visitor = app.visitor()
    const start = async () => must(await visitor.call(StartPasskeySignin, {}))

    const used = await start()
    const input = { ChallengeId: used.ChallengeId, Response: authenticator.sign(used.Options) }
    expect((await visitor.call(LoginWithPasskey, input)).status).toBe(200)
    expect(await visitor.call(LoginWithPasskey, input)).toMatchObject(REFUSED)

    const failed = await start()
    const wrong = authenticator.sign(failed.Options, { origin: 'https://keystead.example.net' })
    expect(await visitor.call(LoginWithPasskey, { ChallengeId: failed.ChallengeId, Response: wrong })).toMatchObject(REFUSED)
    const right = authenticator.sign(failed.Options)
    expect(await visitor.call(LoginWithPasskey, { ChallengeId: failed.ChallengeId, Response: right })).toMatchObject(REFUSED)

    const elsewhere = await start()
    const signed = { ChallengeId: elsewhere.ChallengeId, Response: authenticator.sign(elsewhere.Options) }
    expect(await app.visitor().call(LoginWithPasskey, signed)).toMatchObject(REFUSED)

    const late = await start()
    await app.sql(`update passkey_challenge set expires_at = now() - interval '1 second'`)
    const tooLate = { ChallengeId: late.ChallengeId, Response: authenticator.sign(late.Options) }
    expect(await visitor.call(LoginWithPasskey, tooLate)).toMatchObject(REFUSED)
  })

  test('refuses an authenticator that counts backwards or stands still, and lets one that never counts', async () => {
    const { authenticator } = await givenPasskey(app, (await app.newPerson()).accountId)
    expect((await signIn(app.visitor(), authenticator, { counter: 7 })).status).toBe(200)
    expect(await signIn(app.visitor(), authenticator, { counter: 7 })).toMatchObject(REFUSED)
    expect(await signIn(app.visitor(), authenticator, { counter: 6 })).toMatchObject(REFUSED)
    expect(await signIn(app.visitor(), authenticator, { counter: 0 })).toMatchObject(REFUSED)
    expect(securityEvents().at(-1)).toContain('counter went backwards')
    expect((await signIn(app.visitor(), authenticator, { counter: 8 })).status).toBe(200)

    const still = await givenPasskey(app, (await app.newPerson()).accountId)
    expect((await signIn(app.visitor(), still.authenticator, { counter: 0 })).status).toBe(200)
    expect((await signIn(app.visitor(), still.authenticator, { counter: 0 })).status).toBe(200)
  })

  test('an account that is closed does not come in', async () => {
    const { accountId } = await app.newPerson()
    const { authenticator } = await givenPasskey(app, accountId)
    await app.sql(`update account set status = 'P' where id = $1`, [accountId])
    expect((await signIn(app.visitor(), authenticator)).status).toBe(401)
  })
})

describe('as the second factor', () => {
  async function passwordGiven() {
    const { Email } = await signUp(app)
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>('select id from account where email = $1', [Email])
    await givenTotp(app, id)
    const { authenticator } = await givenPasskey(app, id)
    const visitor = app.visitor()
    const answer = must(await visitor.call(Login, { Email, Password: GOOD_PASSWORD, RememberMe: true })) as SecondFactorAnswer
    return { accountId: id, authenticator, visitor, answer }
  }

  test('is offered with the code, asks for the passkeys of the account, and keeps remember-me', async () => {
    const { accountId, authenticator, visitor, answer } = await passwordGiven()
    expect(answer.Methods).toEqual(['totp', 'passkey'])
    const { ChallengeId, Options } = must(await visitor.call(StartPasskeySignin, { Ticket: answer.Ticket }))
    expect(Options.allowCredentials).toMatchObject([{ id: authenticator.credentialId }])
    const signed = { ChallengeId, Response: authenticator.sign(Options), Ticket: answer.Ticket }
    const done = await visitor.call(LoginWithPasskey, signed)
    expect(must(done).AccountId).toBe(accountId)
    expect(done.headers.getSetCookie().join()).toContain('Max-Age=2592000')
  })

  test('a passkey of somebody else is none, nor is a ticket of another device', async () => {
    const { visitor, answer } = await passwordGiven()
    const stranger = await givenPasskey(app, (await app.newPerson()).accountId)
    const { ChallengeId, Options } = must(await visitor.call(StartPasskeySignin, { Ticket: answer.Ticket }))
    const signed = { ChallengeId, Response: stranger.authenticator.sign(Options), Ticket: answer.Ticket }
    expect(await visitor.call(LoginWithPasskey, signed)).toMatchObject(REFUSED)
    expect((await app.visitor().call(StartPasskeySignin, { Ticket: answer.Ticket })).error?.Code).toBe('SecondFactorExpired')
  })

  test('without codes switched on the password is enough, passkeys or not', async () => {
    const { Email } = await signUp(app)
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>('select id from account where email = $1', [Email])
    await givenPasskey(app, id)
    expect(must(await app.visitor().call(Login, { Email, Password: GOOD_PASSWORD }))).toHaveProperty('SessionId')
  })
})

test('a passkey is renamed and removed by its own account only, and then no longer signs in', async () => {
  const [person, other] = [await app.newPerson(), await app.newPerson()]
  const { passkeyId: PasskeyId, authenticator } = await givenPasskey(app, person.accountId)
  expect((await other.call(RenamePasskey, { PasskeyId, Name: 'Mine now' })).status).toBe(404)
  expect((await other.call(DeletePasskey, { PasskeyId })).status).toBe(404)
  expect(must(await person.call(RenamePasskey, { PasskeyId, Name: 'Laptop' })).Name).toBe('Laptop')
  must(await person.call(DeletePasskey, { PasskeyId }))
  expect(await signIn(app.visitor(), authenticator)).toMatchObject(REFUSED)
  expect(await app.sql('select name from email where recipient_account_id = $1', [person.accountId])).toEqual([{ name: 'passkey-removed' }])
})
