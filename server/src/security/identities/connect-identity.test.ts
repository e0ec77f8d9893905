import { randomUUID } from 'node:crypto'
import { messages } from '@keystead/contract/security/identities/identities-messages.text.ts'
import { ConfirmSecondFactor } from '@keystead/contract/security/factors/factor.operations.ts'
import {
  ConnectIdentity,
  DisconnectIdentity,
  GetUserIdentities,
  OAuthUser,
} from '@keystead/contract/security/identities/identity.operations.ts'
import type { SecondFactorAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestCaller, type TestPerson } from '../../../test/harness.ts'
import { startOpenIdProvider, startPlainOauthProvider, type TestProvider } from '../../../test/openid-provider.ts'
import { codeOf, givenPasskey, givenTotp } from '../factors/factor.factory.ts'
import { arrive, FACEBOOK, GOOGLE } from './identity.factory.ts'

let app: TestApp
let google: TestProvider
let facebook: TestProvider
beforeAll(async () => {
  ;[google, facebook] = await Promise.all([startOpenIdProvider(), startPlainOauthProvider()])
  app = await startTestApp({ ...google.environment, ...facebook.environment })
})
afterAll(async () => {
  await app.close()
  await Promise.all([google.close(), facebook.close()])
})

const newLogin = () => `sub-${randomUUID()}`

async function connect(person: TestCaller, login: string, ProviderId = GOOGLE) {
  const { data } = await person.call(ConnectIdentity, { ProviderId, ReturnTo: '/User/SecuritySettings' })
  return person.call(OAuthUser, await (ProviderId === GOOGLE ? google : facebook).visit(data.Url, login))
}

async function givePassword(person: TestPerson): Promise<void> {
  await app.sql(`update account set password_hash = 'any' where id = $1`, [person.accountId])
}

test('an account elsewhere is connected, shown, signs in, and is disconnected', async () => {
  const person = await app.newPerson()
  await givePassword(person)
  const login = newLogin()
  google.people.set(login, { email: 'ada@elsewhere.example.com' })
  const connected = await connect(person, login)
  expect(connected.data).toEqual({ Kind: 'connected', ProviderId: GOOGLE, ReturnTo: '/User/SecuritySettings' })

  const shown = await person.call(GetUserIdentities, {})
  expect(shown.data.Items).toMatchObject([
    { ProviderId: GOOGLE, Provider: 'Google', Email: 'ada@elsewhere.example.com', LastUsedAt: null, IsOnlyWayIn: false },
  ])
  expect((await arrive(app.visitor(), google, login)).data).toMatchObject({ Kind: 'signedIn', AccountId: person.accountId })
  expect((await person.call(GetUserIdentities, {})).data.Items[0]!.LastUsedAt).not.toBeNull()

  expect((await person.call(DisconnectIdentity, { ProviderId: GOOGLE })).status).toBe(200)
  expect((await person.call(GetUserIdentities, {})).data.Items).toEqual([])
  expect((await arrive(app.visitor(), google, login)).data).toMatchObject({ Kind: 'signUp' })
  const told = await app.sql('select name, data from email where recipient_account_id = $1 order by created_at', [person.accountId])
  expect(told).toEqual([
    { name: 'identity-connected', data: { provider: 'Google' } },
    { name: 'identity-disconnected', data: { provider: 'Google' } },
  ])
})

test('connecting the same one again changes nothing', async () => {
  const person = await app.newPerson()
  const login = newLogin()
  await connect(person, login)
  expect((await connect(person, login)).status).toBe(200)
  expect((await person.call(GetUserIdentities, {})).data.Items).toHaveLength(1)
})

test('one of somebody else, or a second one of the same provider, is refused', async () => {
  const [person, other] = [await app.newPerson(), await app.newPerson()]
  const login = newLogin()
  await connect(person, login)
  expect((await connect(other, login)).error?.Message).toBe(messages.identityTaken)
  expect((await connect(person, newLogin())).error?.Message).toBe(messages.otherIdentityConnected)
  expect((await other.call(GetUserIdentities, {})).data.Items).toEqual([])
})

test('of two accounts that connect the same one at once, one gets it', async () => {
  const people = [await app.newPerson(), await app.newPerson()]
  const login = newLogin()
  const answers = await Promise.all(people.map((person) => connect(person, login)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('connecting that began in one session does not end in another, nor without one', async () => {
  const person = await app.newPerson()
  const elsewhere = await app.secondProfile(person, 'Agent')
  for (const other of [elsewhere, await app.newPerson(), app.visitor()]) {
    const { data } = await person.call(ConnectIdentity, { ProviderId: GOOGLE })
    const answer = await google.visit(data.Url, newLogin())
    expect((await other.call(OAuthUser, answer)).error?.Code).toBe('SocialSigninExpired')
  }
  expect((await person.call(GetUserIdentities, {})).data.Items).toEqual([])
})

test('nor in another session of the same account in the same browser', async () => {
  const person = await app.newPerson()
  const sameBrowser = { headers: { 'Device-Id': 'device-of-both-sessions' } }
  const { data } = await person.call(ConnectIdentity, { ProviderId: GOOGLE }, sameBrowser)
  const answer = await google.visit(data.Url, newLogin())
  const later = await app.secondProfile(person, 'Agent')
  expect((await later.call(OAuthUser, answer, sameBrowser)).error?.Code).toBe('SocialSigninExpired')
  expect((await person.call(GetUserIdentities, {})).data.Items).toEqual([])
})

test('a sign-in does not connect anything, even in a browser that is signed in', async () => {
  const person = await app.newPerson()
  const answer = await arrive(person, google, newLogin())
  expect(answer.data).toMatchObject({ Kind: 'signUp' })
  expect((await person.call(GetUserIdentities, {})).data.Items).toEqual([])
})

test('the only way in stays; with a password or another provider it may go', async () => {
  const person = await app.newPerson()
  await connect(person, newLogin())
  expect((await person.call(GetUserIdentities, {})).data.Items[0]!.IsOnlyWayIn).toBe(true)
  const refused = await person.call(DisconnectIdentity, { ProviderId: GOOGLE })
  expect({ status: refused.status, message: refused.error?.Message }).toEqual({ status: 409, message: messages.onlyWayIn })

  await connect(person, newLogin(), FACEBOOK)
  // Of two at once, the second sees what the first has left.
  const both = await Promise.all([GOOGLE, FACEBOOK].map((ProviderId) => person.call(DisconnectIdentity, { ProviderId })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])

  const [left] = (await person.call(GetUserIdentities, {})).data.Items
  await givePassword(person)
  expect((await person.call(DisconnectIdentity, { ProviderId: left!.ProviderId })).status).toBe(200)
})

test('a passkey is a way in, too', async () => {
  const person = await app.newPerson()
  await connect(person, newLogin())
  await givenPasskey(app, person.accountId)
  expect((await person.call(GetUserIdentities, {})).data.Items[0]!.IsOnlyWayIn).toBe(false)
  expect((await person.call(DisconnectIdentity, { ProviderId: GOOGLE })).status).toBe(200)
})

test('a provider does not replace the second factor', async () => {
  const person = await app.newPerson()
  const login = newLogin()
  await connect(person, login)
  const secret = await givenTotp(app, person.accountId)
  const visitor = app.visitor()
  const { data, headers } = await arrive(visitor, google, login)
  expect(data).toMatchObject({ Kind: 'secondFactor', Methods: ['totp'], ReturnTo: '/Plans' })
  expect(headers.getSetCookie()).toEqual([])
  const { Ticket } = data as SecondFactorAnswer
  const answer = await visitor.call(ConfirmSecondFactor, { Ticket, Method: 'totp', Code: await codeOf(app, secret) })
  expect(answer.data).toMatchObject({ AccountId: person.accountId })
})

test('what is not connected cannot be disconnected', async () => {
  const person = await app.newPerson()
  expect((await person.call(DisconnectIdentity, { ProviderId: FACEBOOK })).status).toBe(404)
})

test('of a provider that was switched off is still shown and may go', async () => {
  const person = await app.newPerson()
  await givePassword(person)
  await app.sql(`insert into user_identity (provider_id, subject, account_id) values (77, 'x', $1)`, [person.accountId])
  expect((await person.call(GetUserIdentities, {})).data.Items).toMatchObject([{ ProviderId: 77, Provider: 'Another service' }])
  expect((await person.call(DisconnectIdentity, { ProviderId: 77 })).status).toBe(200)
})
