import { messages as sessionsMessages } from '@keystead/contract/security/sessions/sessions-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { Login, Logout } from '@keystead/contract/security/sign-in/account.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { NO_PROFILE_TYPE, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { endWaits, holdWaits, tries } from '../../../test/guesses.ts'
import { startTestApp } from '../../../test/harness.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import { cookiesOf, GOOD_PASSWORD, registration, signUp } from './account.factory.ts'

const signIn = async (Email: string, Password = GOOD_PASSWORD, RememberMe = false) => {
  const answer = await app.visitor().call(Login, { Email, Password, RememberMe })
  return { ...answer, data: answer.data as SignedInAnswer }
}
const sessionSeconds = async (email: string) =>
  (
    await app.sql<{ seconds: number }>(
      `select extract(epoch from s.expires_at - s.created_at)::int as seconds from session s join account a on a.id = s.account_id where a.email = $1`,
      [email],
    )
  ).map((row) => row.seconds)
const sessionHeadersOf = (data: unknown) => sessionHeaders((data as SignedInAnswer).AccountId, (data as SignedInAnswer).SessionId)
const sessionHeaders = (account: string, session: string) => ({ 'Account-Id': account, 'Session-Id': session })

test('answers the fields of the login response, the email in any case', async () => {
  const { Email } = await signUp(app, { FirstName: 'Ada', LastName: 'Quill' })
  const { status, data } = await signIn(` ${Email.toUpperCase()} `)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    Email,
    PlanId: 1,
    Plan: 'Free',
    DefaultProfileId: data.Profiles[0]!.ProfileId,
    Profiles: [
      {
        Name: 'Ada Quill',
        PicPath: null,
        ProfileTypeId: PROFILE_TYPES.Owner,
        ProfileType: 'Owner',
        AccountTypeId: 1,
        AccountType: 'Personal',
        ProfileCategoryIds: [],
      },
    ],
  })
})

test('the session works with its cookie and headers, and a session that was there before ends', async () => {
  const { Email } = await signUp(app)
  const first = await signIn(Email)
  const use = async (answer: { data: unknown; headers: Headers }) =>
    app.visitor().call(
      GetUserProfiles,
      {},
      {
        headers: {
          cookie: `sid=${cookiesOf(answer.headers).get('sid')!.value}`,
          ...sessionHeadersOf(answer.data),
        },
      },
    )
  expect((await use(first)).data.ActiveProfileId).toBe(first.data.DefaultProfileId)

  const second = await app
    .visitor()
    .call(Login, { Email, Password: GOOD_PASSWORD }, { headers: { cookie: `sid=${cookiesOf(first.headers).get('sid')!.value}` } })
  expect((await use(second)).status).toBe(200)
  expect((await use(first)).status).toBe(401)
})

describe('cookies', () => {
  test('of a browser session have no end; the secret is HttpOnly, the record readable', async () => {
    const { Email } = await signUp(app)
    const cookies = cookiesOf((await signIn(Email)).headers)
    expect(cookies.get('sid')!.attributes).toEqual(['httponly', 'path=/', 'samesite=lax'])
    expect(cookies.get('_u')!.attributes).toEqual(['path=/', 'samesite=lax'])
    expect(await sessionSeconds(Email)).toEqual([12 * 3_600])
  })

  test('with remember-me last 30 days', async () => {
    const { Email } = await signUp(app)
    const cookies = cookiesOf((await signIn(Email, GOOD_PASSWORD, true)).headers)
    expect(cookies.get('sid')!.attributes).toEqual(['httponly', 'max-age=2592000', 'path=/', 'samesite=lax'])
    expect(cookies.get('_u')!.attributes).toEqual(['max-age=2592000', 'path=/', 'samesite=lax'])
    expect(await sessionSeconds(Email)).toEqual([30 * 86_400])
  })

  test('on https are Secure and the secret has the __Host- prefix', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://homes.example.com' })
    try {
      const { Email } = await signUp(secure)
      const cookies = cookiesOf((await secure.visitor().call(Login, { Email, Password: GOOD_PASSWORD })).headers)
      expect(cookies.get('__Host-sid')!.attributes).toEqual(['httponly', 'path=/', 'samesite=lax', 'secure'])
      expect(cookies.get('_u')!.attributes).toContain('secure')
    } finally {
      await secure.close()
    }
  })

  test('_u holds the record of the specification, without the secret', async () => {
    const { Email } = await signUp(app)
    const { data, headers } = await signIn(Email)
    const cookies = cookiesOf(headers)
    expect(JSON.parse(cookies.get('_u')!.value)).toEqual({
      AccountId: data.AccountId,
      SessionId: data.SessionId,
      Email,
      PlanId: 1,
      Plan: 'Free',
      Profile: data.Profiles[0],
    })
    expect(cookies.get('_u')!.value).not.toContain(cookies.get('sid')!.value)
  })

  test.each([
    ['emoji', '🏡'.repeat(30)],
    ['Arabic', 'ن'.repeat(60)],
    ['Chinese', '王'.repeat(60)],
  ])('_u stays below 4,096 bytes with the longest names in %s', async (_script, name) => {
    const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.example.com`
    const { Email } = await signUp(app, {
      Email: `${_script.toLowerCase()}-${'m'.repeat(64 - _script.length - 1)}${domain}`,
      FirstName: name,
      LastName: name,
    })
    const line = (await signIn(Email)).headers.getSetCookie().find((text) => text.startsWith('_u='))!
    const [pair = ''] = line.split(';')
    expect(pair.length).toBeLessThan(4_096)
    expect(JSON.parse(decodeURIComponent(pair.slice(3))).Profile.Name).toContain(name.slice(0, 20))
  })
})

test('an account without a profile signs in with none', async () => {
  const { Email } = await signUp(app, { ProfileTypeId: NO_PROFILE_TYPE })
  const { data, headers } = await signIn(Email)
  expect(data).toMatchObject({ DefaultProfileId: null, Profiles: [] })
  expect(JSON.parse(cookiesOf(headers).get('_u')!.value).Profile).toBeNull()
})

describe('who is not told apart: unknown, wrong and removed', () => {
  const emailsOfEach = async () => {
    const { Email } = await signUp(app)
    const removed = await signUp(app)
    await app.sql(`update account set status = 'P' where email = $1`, [removed.Email])
    return [Email, registration().Email, removed.Email]
  }

  test('answer alike, and set no cookie', async () => {
    const emails = await emailsOfEach()
    for (const email of emails) {
      const { status, error, headers } = await signIn(email, 'not the password')
      expect({ status, code: error?.Code, message: error?.Message, fields: error?.Fields, cookies: headers.getSetCookie() }).toEqual({
        status: 401,
        code: 'SignInFailed',
        message: sessionsMessages.signInFailed,
        fields: undefined,
        cookies: [],
      })
    }
    // The right password changes nothing for an account that was removed.
    expect((await signIn(emails[2]!)).status).toBe(401)
  })

  test('cost a password check each, so that the time of an answer tells nothing', async () => {
    const emails = await emailsOfEach()
    // A call that needs a check while no more of them may wait is told so.
    const over = new AbortController()
    const others = Array.from({ length: 80 }, async () => {
      while (!over.signal.aborted) await hashPassword('nothing').catch(() => new Promise(setImmediate))
    })
    try {
      for (const email of emails) expect((await signIn(email, 'not the password')).error?.Code, email).toBe('Unavailable')
    } finally {
      over.abort()
      await Promise.all(others)
    }
  })
})

test('says which field is missing', async () => {
  const { status, error } = await signIn('', '')
  expect(status).toBe(400)
  expect(error?.Fields).toEqual({ Email: 'Email can not be empty.', Password: 'Password can not be empty.' })
})

describe('guessing', () => {
  test('is slowed down, even at the same moment, ends by itself, and leaves other accounts alone', async () => {
    const { Email } = await signUp(app)
    const bystander = await signUp(app)
    const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn(Email, 'not the password')))
    expect(guesses.map((guess) => guess.status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429, 429, 429])

    await holdWaits(app)
    const refused = await signIn(Email)
    expect(refused.status).toBe(429)
    expect(refused.error).toMatchObject({ Code: 'SignInSlowDown', Message: messages.signInSlowDown })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect((await signIn(bystander.Email)).status).toBe(200)

    await endWaits(app)
    expect((await signIn(Email)).status).toBe(200)
    expect((await signIn(Email, 'not the password')).status).toBe(401)
  })

  test('waits longer with each failure, to a quarter of an hour at most', async () => {
    const { Email } = await signUp(app)
    const waits: number[] = []
    while (waits.length < 12) {
      const { status, headers } = await signIn(Email, 'not the password')
      if (status === 401) continue
      waits.push(Number(headers.get('retry-after')))
      await endWaits(app)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  })

  test('over many accounts from one address is slowed down, too', async () => {
    await app.sql('delete from sign_in_delay')
    const guesses = await tries(app, 51, async () => (await signIn(registration().Email, 'not the password')).status)
    expect(guesses).toEqual([...Array.from({ length: 50 }, () => 401), 429])
    await app.sql('delete from sign_in_delay')
  })
})

test('a session idle for too long is dead, and signing out answers all the same', async () => {
  const { Email } = await signUp(app)
  const { data, headers } = await signIn(Email)
  const cookie = `sid=${cookiesOf(headers).get('sid')!.value}`
  await app.sql(`update session set last_seen_at = now() - interval '121 minutes' where id = $1`, [data.SessionId])
  const read = await app.visitor().call(GetUserProfiles, {}, { headers: { cookie, ...sessionHeaders(data.AccountId, data.SessionId) } })
  expect(read.status).toBe(401)
  const out = await app.visitor().call(Logout, {}, { headers: { cookie } })
  expect(out).toMatchObject({ status: 200, data: { SignedOut: true } })
})
