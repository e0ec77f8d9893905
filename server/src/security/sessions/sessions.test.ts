import { randomUUID } from 'node:crypto'
import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import { GetToken } from '@keystead/contract/rpc/device-token.operations.ts'
import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { EndOtherSessions, EndUserSession, GetUserSessions } from '@keystead/contract/security/sessions/session.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { startAppProcess } from '../../../test/app-process.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { cookiesOf, GOOD_PASSWORD, signUp } from '../sign-in/account.factory.ts'
import { deviceOf } from './session.present.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/** Signs in with a browser and answers the headers that it sends from then on. */
async function browser(Email: string, userAgent: string, RememberMe = false): Promise<Record<string, string>> {
  const { data, headers } = await app
    .visitor()
    .call(Login, { Email, Password: GOOD_PASSWORD, RememberMe }, { headers: { 'User-Agent': userAgent } })
  const answer = data as SignedInAnswer
  return {
    cookie: `sid=${cookiesOf(headers).get('sid')!.value}`,
    [CallHeaders.accountId]: answer.AccountId,
    [CallHeaders.sessionId]: answer.SessionId,
  }
}

const isIn = async (headers: Record<string, string>) => (await app.visitor().call(GetUserProfiles, {}, { headers })).status === 200

test('lists where the account is signed in, this session first', async () => {
  const { Email } = await signUp(app)
  const laptop = await browser(Email, FIREFOX)
  await browser(Email, PHONE, true)
  const { Sessions } = must(await app.visitor().call(GetUserSessions, {}, { headers: laptop }))
  expect(Sessions).toMatchObject([
    { IsCurrent: true, Device: 'Firefox on Windows', DeviceKind: 'desktop', Remembered: false, Ip: '127.0.0.1' },
    { IsCurrent: false, Device: 'Safari on iOS', DeviceKind: 'phone', Remembered: true },
  ])
  expect(JSON.stringify(Sessions)).not.toContain(laptop.cookie!.slice(4))
})

test('of how a browser names itself, so much is kept as a line can show', async () => {
  const { Email } = await signUp(app)
  const { [CallHeaders.sessionId]: id } = await browser(Email, `${FIREFOX} ${'x'.repeat(400)}`)
  const [kept] = await app.sql<{ name: string }>('select user_agent as name from session where id = $1', [id])
  expect(kept!.name).toHaveLength(300)
  expect(kept!.name).toContain(FIREFOX)
})

test('ended and forgotten sessions are not listed', async () => {
  const { Email } = await signUp(app)
  const laptop = await browser(Email, FIREFOX)
  await browser(Email, PHONE)
  await app.sql(`update session set last_seen_at = now() - interval '3 hours' where id <> $1`, [laptop[CallHeaders.sessionId]])
  expect(must(await app.visitor().call(GetUserSessions, {}, { headers: laptop })).Sessions).toHaveLength(1)
})

describe('ending', () => {
  test('one session puts that browser out and leaves this one', async () => {
    const { Email } = await signUp(app)
    const laptop = await browser(Email, FIREFOX)
    const phone = await browser(Email, PHONE, true)
    must(await app.visitor().call(EndUserSession, { SessionId: phone[CallHeaders.sessionId]! }, { headers: laptop }))
    expect(await isIn(phone)).toBe(false)
    expect(await isIn(laptop)).toBe(true)
    const again = await app.visitor().call(EndUserSession, { SessionId: phone[CallHeaders.sessionId]! }, { headers: laptop })
    expect(again.status).toBe(200)
  })

  test('a session of somebody else is refused and goes on', async () => {
    const [one, other] = [await app.newPerson(), await app.newPerson()]
    expect((await one.call(EndUserSession, { SessionId: other.sessionId })).error?.Code).toBe('SessionNotFound')
    expect((await other.call(GetUserProfiles, {})).status).toBe(200)
  })

  test('this session clears its cookies', async () => {
    const { Email } = await signUp(app)
    const laptop = await browser(Email, FIREFOX)
    const answer = await app.visitor().call(EndUserSession, { SessionId: laptop[CallHeaders.sessionId]! }, { headers: laptop })
    expect(cookiesOf(answer.headers).get('sid')?.value).toBe('')
    expect(cookiesOf(answer.headers).get('_u')?.value).toBe('')
    expect(await isIn(laptop)).toBe(false)
  })

  test('all others says how many', async () => {
    const { Email } = await signUp(app)
    const laptop = await browser(Email, FIREFOX)
    const others = [await browser(Email, PHONE), await browser(Email, PHONE, true)]
    expect(must(await app.visitor().call(EndOtherSessions, {}, { headers: laptop })).Ended).toBe(2)
    expect(await isIn(laptop)).toBe(true)
    for (const other of others) expect(await isIn(other)).toBe(false)
  })

  test('counts at the next call in every process on the database', async () => {
    const other = await startAppProcess(app)
    try {
      const person: TestPerson = await app.newPerson()
      const there = () =>
        fetch(other.url + GetUserProfiles.path, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            cookie: person.cookie,
            [CallHeaders.accountId]: person.accountId,
            [CallHeaders.sessionId]: person.sessionId,
          },
          body: '{}',
        })
      expect((await there()).status).toBe(200)
      must(await person.call(EndUserSession, { SessionId: person.sessionId }))
      expect((await there()).status).toBe(401)
    } finally {
      await other.stop()
    }
  })
})

test.each([
  [null, 'other', 'Unknown browser'],
  ['', 'other', 'Unknown browser'],
  ['curl/8.5.0', 'other', 'Unknown browser'],
  [FIREFOX, 'desktop', 'Firefox on Windows'],
  [PHONE, 'phone', 'Safari on iOS'],
])('%s is a %s: %s', (userAgent, kind, name) => {
  expect(deviceOf(userAgent)).toEqual({ kind, name })
})

describe('an email about a new device', () => {
  async function device(): Promise<Record<string, string>> {
    const deviceId = `device-${randomUUID()}`
    const { data } = await app.visitor().call(GetToken, { DeviceId: deviceId }, { headers: { [CallHeaders.deviceId]: deviceId } })
    return { [CallHeaders.deviceId]: deviceId, [CallHeaders.deviceToken]: data.Token, 'User-Agent': FIREFOX }
  }
  const signInOn = (Email: string, headers: Record<string, string>) =>
    app.visitor().call(Login, { Email, Password: GOOD_PASSWORD }, { headers })
  const notices = async (email: string) =>
    (await app.sql<{ data: unknown }>(`select data from email where name = 'new-sign-in' and to_email = $1`, [email])).map(
      (row) => row.data,
    )

  test('is not sent for the first one, nor for one that is known, but for each other', async () => {
    const { Email } = await signUp(app)
    await app.sql('update account set email_verified_at = now() where email = $1', [Email])
    const [first, second] = [await device(), await device()]
    await signInOn(Email, first)
    await signInOn(Email, first)
    expect(await notices(Email)).toEqual([])
    await signInOn(Email, second)
    await signInOn(Email, second)
    await signInOn(Email, first)
    expect(
      await app.sql(
        `select n.said ->> 'key' as key, n.said -> 'values' as values from notification n join account a on a.id = n.account_id where a.email = $1`,
        [Email],
      ),
    ).toEqual([{ key: 'signedIn', values: { device: 'Firefox on Windows' } }])
    expect(await notices(Email)).toEqual([
      { firstName: 'Ada', device: 'Firefox on Windows', ip: '127.0.0.1', at: expect.stringMatching(/^20\d\d-\d\d-\d\dT/) as string },
    ])
  })
})
