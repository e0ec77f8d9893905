import { randomUUID } from 'node:crypto'
import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { messages } from '@keystead/contract/security/identities/identities-messages.text.ts'
import { RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { LoginWithTicket, OAuthUser, StartSocialSignin } from '@keystead/contract/security/identities/identity.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestCaller } from '../../../test/harness.ts'
import { startOpenIdProvider, startPlainOauthProvider, type TestProvider } from '../../../test/openid-provider.ts'
import { cookiesOf, registration, signUp } from '../sign-in/account.factory.ts'
import { arrive, FACEBOOK, GOOGLE, newcomer, travel } from './identity.factory.ts'

let app: TestApp
let google: TestProvider
let facebook: Awaited<ReturnType<typeof startPlainOauthProvider>>
beforeAll(async () => {
  ;[google, facebook] = await Promise.all([startOpenIdProvider(), startPlainOauthProvider()])
  app = await startTestApp({ ...google.environment, ...facebook.environment })
})
afterAll(async () => {
  await app.close()
  await Promise.all([google.close(), facebook.close()])
})

/** Someone with an account at both providers. */
function newLogin(changes: { email?: string; email_verified?: boolean } = {}): { login: string; email: string } {
  const login = `sub-${randomUUID()}`
  const email = changes.email ?? `${randomUUID()}@example.com`
  const account = { given_name: 'Ada', family_name: 'Quill', email, email_verified: changes.email_verified ?? true }
  google.people.set(login, account)
  facebook.people.set(login, account)
  return { login, email }
}

/** Signs up with what a provider told, in the browser that came from it. */
async function signUpWith(visitor: TestCaller, provider: TestProvider, login: string, ProviderId = GOOGLE) {
  const told = await newcomer(visitor, provider, login, ProviderId)
  const { Password: _none, ConfirmPassword: _neither, ...form } = registration({ Email: told.Email, FirstName: told.FirstName })
  const registered = await visitor.call(RegisterUser, { ...form, OauthProviderId: ProviderId, OauthTicket: told.OauthTicket })
  return { told, form, registered }
}

const rowsOf = (login: string) =>
  app.sql<{ provider_id: number; account_id: string }>('select provider_id, account_id from user_identity where subject = $1', [login])

test('a browser is told which providers are set up', async () => {
  const { data } = await app.visitor().call(GetAppConfig, {})
  expect(data.SocialProviders).toEqual([
    { Id: GOOGLE, Key: 'google', Name: 'Google' },
    { Id: FACEBOOK, Key: 'facebook', Name: 'Facebook' },
  ])
})

test('leaves with state, nonce and a code challenge, and keeps none of them readable', async () => {
  const { data } = await app.visitor().call(StartSocialSignin, { ProviderId: GOOGLE })
  const asked = new URL(data.Url).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
    redirect_uri: `${app.url}/oauth/callback`,
  })
  const [state, nonce, challenge] = ['state', 'nonce', 'code_challenge'].map((name) => asked.get(name)!)
  expect(new Set([state, nonce, challenge].map((text) => text!.length))).toEqual(new Set([43]))
  const kept = JSON.stringify(await app.sql(`select encode(state_sha256, 'escape') as hash, a.* from oauth_attempt a`))
  for (const secret of [state, nonce]) expect(kept).not.toContain(secret)
})

describe.each([
  { name: 'OpenID Connect', id: GOOGLE, provider: () => google, verified: true },
  { name: 'plain OAuth 2', id: FACEBOOK, provider: () => facebook, verified: false },
])('by $name', ({ id, provider, verified }) => {
  test('a newcomer signs up without a password, is signed in once with the ticket, and comes back signed in', async () => {
    const { login, email } = newLogin()
    const visitor = app.visitor()
    const { told, registered } = await signUpWith(visitor, provider(), login, id)
    expect(told).toMatchObject({
      OauthProviderId: id,
      Email: email,
      EmailVerified: verified,
      FirstName: 'Ada',
      LastName: 'Quill',
      ReturnTo: '/Plans',
    })
    expect(registered.status).toBe(200)
    const [account] = await app.sql(`select password_hash, email_verified_at is not null as verified from account where email = $1`, [
      email,
    ])
    expect(account).toEqual({ password_hash: null, verified })

    const signedIn = await visitor.call(LoginWithTicket, { OauthTicket: told.OauthTicket })
    const session = signedIn.data as SignedInAnswer
    expect(session).toMatchObject({ AccountId: registered.data.AccountId, Email: email })
    const cookie = `sid=${cookiesOf(signedIn.headers).get('sid')!.value}`
    const headers = { cookie, 'Account-Id': session.AccountId, 'Session-Id': session.SessionId }
    expect((await visitor.call(GetUserProfiles, {}, { headers })).status).toBe(200)
    expect((await visitor.call(LoginWithTicket, { OauthTicket: told.OauthTicket })).error?.Code).toBe('OauthTicketExpired')

    const again = await arrive(app.visitor(), provider(), login, id)
    expect(again.data).toMatchObject({ Kind: 'signedIn', AccountId: registered.data.AccountId, ReturnTo: '/Plans' })
    expect(cookiesOf(again.headers).get('sid')!.attributes).toContain('httponly')
  })

  test('who says no is told so, and nothing is stored', async () => {
    const { status, error } = await arrive(app.visitor(), provider(), null, id)
    expect({ status, message: error?.Message }).toEqual({ status: 400, message: messages.socialSigninDeclined })
  })

  test('an email of an account here signs nobody in, confirmed by the provider or not', async () => {
    const { Email } = await signUp(app)
    for (const email_verified of [true, false]) {
      const { login } = newLogin({ email: Email.toUpperCase(), email_verified })
      const { status, error, headers } = await arrive(app.visitor(), provider(), login, id)
      expect({ status, message: error?.Message }).toEqual({ status: 409, message: messages.socialEmailInUse })
      expect(headers.getSetCookie()).toEqual([])
      expect(await rowsOf(login)).toEqual([])
    }
  })
})

describe('an answer of a provider', () => {
  test('counts once', async () => {
    const { login } = newLogin()
    const visitor = app.visitor()
    const answer = await travel(visitor, google, login)
    expect((await visitor.call(OAuthUser, answer)).status).toBe(200)
    expect((await visitor.call(OAuthUser, answer)).error?.Message).toBe(messages.socialSigninExpired)
  })

  test('of which two arrive at once counts once', async () => {
    const { login } = newLogin()
    const visitor = app.visitor()
    const answer = await travel(visitor, google, login)
    const both = await Promise.all([visitor.call(OAuthUser, answer), visitor.call(OAuthUser, answer)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('counts in the browser that left, and stays good for it when another one tries', async () => {
    const { login } = newLogin()
    const visitor = app.visitor()
    const answer = await travel(visitor, google, login)
    expect((await app.visitor().call(OAuthUser, answer)).error?.Code).toBe('SocialSigninExpired')
    expect((await visitor.call(OAuthUser, answer)).status).toBe(200)
  })

  test('is too late after ten minutes', async () => {
    const { login } = newLogin()
    const visitor = app.visitor()
    const answer = await travel(visitor, google, login)
    await app.sql(`update oauth_attempt set expires_at = expires_at - interval '10 minutes'`)
    expect((await visitor.call(OAuthUser, answer)).error?.Code).toBe('SocialSigninExpired')
  })

  test.each(['', 'x', 'A'.repeat(43)])('with the state %j belongs to nothing', async (State) => {
    const { login } = newLogin()
    const visitor = app.visitor()
    const answer = await travel(visitor, google, login)
    const { status } = await visitor.call(OAuthUser, { ...answer, State })
    expect(status).toBe(400)
  })

  test('with the code of another attempt is refused: the code is tied to its own verifier', async () => {
    const { login } = newLogin()
    const visitor = app.visitor()
    const [first, second] = [await travel(visitor, google, login), await travel(visitor, google, login)]
    const { error } = await visitor.call(OAuthUser, { ...first, Code: second.Code })
    expect(error?.Message).toBe(messages.socialAnswerRefused)
  })

  test('without a code is refused', async () => {
    const { login } = newLogin()
    const visitor = app.visitor()
    const answer = await travel(visitor, google, login)
    expect((await visitor.call(OAuthUser, { ...answer, Code: null })).error?.Code).toBe('SocialAnswerRefused')
  })
})

describe('the ticket of a newcomer', () => {
  const formWith = (told: { OauthTicket: string }, changes: object = {}) => {
    const { Password: _none, ConfirmPassword: _neither, ...form } = registration()
    return { ...form, OauthProviderId: GOOGLE, OauthTicket: told.OauthTicket, ...changes }
  }

  test('does not confirm another address than the provider named', async () => {
    const visitor = app.visitor()
    const form = formWith(await newcomer(visitor, google, newLogin().login))
    expect((await visitor.call(RegisterUser, form)).status).toBe(200)
    const [account] = await app.sql('select email_verified_at from account where email = $1', [form.Email])
    expect(account).toEqual({ email_verified_at: null })
  })

  test('makes one account, even when two try at once', async () => {
    const visitor = app.visitor()
    const { login } = newLogin()
    const told = await newcomer(visitor, google, login)
    const both = await Promise.all([visitor.call(RegisterUser, formWith(told)), visitor.call(RegisterUser, formWith(told))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await rowsOf(login)).toHaveLength(1)
  })

  test('does not connect a second account with the same person', async () => {
    const visitor = app.visitor()
    const { login } = newLogin()
    const [first, second] = [await newcomer(visitor, google, login), await newcomer(visitor, google, login)]
    expect((await visitor.call(RegisterUser, formWith(first))).status).toBe(200)
    expect((await visitor.call(RegisterUser, formWith(second))).error?.Code).toBe('IdentityTaken')
    expect(await rowsOf(login)).toHaveLength(1)
  })

  test.each([
    ['of another browser', async (told: { OauthTicket: string }) => app.visitor().call(RegisterUser, formWith(told))],
    [
      'under another provider',
      async (told: { OauthTicket: string }, visitor: TestCaller) =>
        visitor.call(RegisterUser, formWith(told, { OauthProviderId: FACEBOOK })),
    ],
    [
      'cut short',
      async (told: { OauthTicket: string }, visitor: TestCaller) =>
        visitor.call(RegisterUser, formWith({ OauthTicket: told.OauthTicket.slice(0, 20) })),
    ],
    [
      'after a quarter of an hour',
      async (told: { OauthTicket: string }, visitor: TestCaller) => {
        await app.sql(`update oauth_ticket set expires_at = expires_at - interval '15 minutes'`)
        return visitor.call(RegisterUser, formWith(told))
      },
    ],
  ])('%s is refused, and no account is made', async (_case, attempt) => {
    const visitor = app.visitor()
    const { login } = newLogin()
    const before = await app.sql('select count(*) from account')
    const { status, error } = await attempt(await newcomer(visitor, google, login), visitor)
    expect({ status, code: error?.Code }).toEqual({ status: 400, code: 'OauthTicketExpired' })
    expect(await app.sql('select count(*) from account')).toEqual(before)
  })

  test('signs in on the device alone that signed up with it', async () => {
    const visitor = app.visitor()
    const { OauthTicket } = await newcomer(visitor, google, newLogin().login)
    expect((await visitor.call(RegisterUser, formWith({ OauthTicket }))).status).toBe(200)
    expect((await app.visitor().call(LoginWithTicket, { OauthTicket })).error?.Code).toBe('OauthTicketExpired')
    expect((await visitor.call(LoginWithTicket, { OauthTicket })).status).toBe(200)
  })

  test('signs nobody in before an account was made with it', async () => {
    const visitor = app.visitor()
    const told = await newcomer(visitor, google, newLogin().login)
    expect((await visitor.call(LoginWithTicket, { OauthTicket: told.OauthTicket })).error?.Code).toBe('OauthTicketExpired')
  })

  test('outlives a form that is refused', async () => {
    const visitor = app.visitor()
    const taken = await signUp(app)
    const told = await newcomer(visitor, google, newLogin().login)
    expect((await visitor.call(RegisterUser, formWith(told, { Email: taken.Email }))).error?.Code).toBe('EmailTaken')
    expect((await visitor.call(RegisterUser, formWith(told))).status).toBe(200)
  })

  test('lets a password be chosen all the same', async () => {
    const visitor = app.visitor()
    const told = await newcomer(visitor, google, newLogin().login)
    const form = formWith(told, { Password: 'three paper boats', ConfirmPassword: 'three paper boats' })
    expect((await visitor.call(RegisterUser, form)).status).toBe(200)
    expect(await app.sql('select 1 from account where email = $1 and password_hash is not null', [form.Email])).toHaveLength(1)
  })
})

test('names of any script come over on one line; a subject is all that is needed', async () => {
  const login = `sub-${randomUUID()}`
  google.people.set(login, { given_name: ' نور\n الهدى ', family_name: 'x'.repeat(400), email: 'not an address' })
  expect(await newcomer(app.visitor(), google, login)).toMatchObject({
    FirstName: 'نور الهدى',
    LastName: 'x'.repeat(300),
    Email: '',
    EmailVerified: false,
  })
  const silent = `sub-${randomUUID()}`
  expect(await newcomer(app.visitor(), facebook, silent, FACEBOOK)).toMatchObject({ FirstName: '', LastName: '', Email: '' })
})

test('an account that was disabled is not signed in to', async () => {
  const { login } = newLogin()
  const { registered } = await signUpWith(app.visitor(), google, login)
  await app.sql(`update account set status = 'P' where id = $1`, [registered.data.AccountId])
  const { status, headers } = await arrive(app.visitor(), google, login)
  expect({ status, cookies: headers.getSetCookie() }).toEqual({ status: 401, cookies: [] })
})

test('a provider that does not exist here, or is not set up, is told so', async () => {
  expect((await app.visitor().call(StartSocialSignin, { ProviderId: 9 })).error?.Message).toBe(messages.socialProviderNotFound)
  const bare = await startTestApp()
  try {
    expect((await bare.visitor().call(GetAppConfig, {})).data.SocialProviders).toEqual([])
    expect((await bare.visitor().call(StartSocialSignin, { ProviderId: GOOGLE })).error?.Code).toBe('SocialProviderNotFound')
  } finally {
    await bare.close()
  }
})

test('a provider that is down is told calmly, on the way there and on the way back', async () => {
  const broken = await startPlainOauthProvider()
  const local = await startTestApp({
    ...broken.environment,
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'y',
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
  })
  try {
    const away = await local.visitor().call(StartSocialSignin, { ProviderId: GOOGLE })
    expect({ status: away.status, message: away.error?.Message }).toEqual({ status: 503, message: messages.socialProviderDown })
    const visitor = local.visitor()
    const answer = await travel(visitor, broken, 'ada', FACEBOOK)
    broken.breakDown()
    const back = await visitor.call(OAuthUser, answer)
    expect({ status: back.status, message: back.error?.Message }).toEqual({ status: 503, message: messages.socialProviderDown })
  } finally {
    await local.close()
    await broken.close()
  }
})

test('no code, state or ticket is in the log or in the database', async () => {
  const visitor = app.visitor()
  const answer = await travel(visitor, google, newLogin().login)
  const { data } = await visitor.call(OAuthUser, answer)
  const secrets = [answer.State, answer.Code!, (data as { OauthTicket: string }).OauthTicket]
  const kept = JSON.stringify([
    await app.sql('select detail from audit_event'),
    await app.sql('select reply from call_replay'),
    await app.sql(`select encode(token_sha256, 'escape') as hash, t.* from oauth_ticket t`),
  ])
  for (const secret of secrets) expect(kept + app.logLines.join('\n')).not.toContain(secret)
})
