import { randomUUID } from 'node:crypto'
import { type AccountTypeName, ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { type Client, type Transport, client } from '../../tools/client/client.ts'
import { only } from '../src/database/db.ts'
import type { Services } from '../src/rpc/services.ts'

/*
 * People of tests, and of the chaos harness.
 */

/** Makes calls with the cookies and headers that a browser would send. */
export type TestCaller = Pick<Client, 'call' | 'raw'>

/** One that is signed in and, like a browser, goes on with the session cookie of the last answer that set one. */
export type TestBrowser = TestCaller & Pick<Client, 'headers'>

export type TestPerson = TestBrowser & {
  accountId: string
  sessionId: string
  /** Empty for an account without a profile. */
  profileId: string
  email: string
  /** As it was after signing in. */
  cookie: string
  /** Of the app that they are of. */
  rows: LooksAtRows
}

/** What prepares rows past row security. */
export type LooksAtRows = { sql<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]> }

export type PersonOptions = { profileType?: ProfileTypeName | null; accountType?: AccountTypeName; firstName?: string }

/** What people of a test call, and how. */
export type Serving = { services: Services; url: string; send: Transport }

/** A new account with a profile and a live session, by rows: signing up and in is the test of others. */
export async function newPerson(
  serving: Serving,
  sql: LooksAtRows['sql'],
  { profileType = 'Owner', accountType = 'Personal', firstName = 'Pat' }: PersonOptions,
): Promise<TestPerson> {
  const email = `${randomUUID()}@example.com`
  const account = only(
    await sql<{ id: string }>(`insert into account (email, terms_accepted_at, email_verified_at) values ($1, now(), now()) returning id`, [
      email,
    ]),
  )
  const profileId = profileType ? await insertProfile(sql, account.id, profileType, accountType, firstName) : ''
  if (profileId) await sql('update account set default_profile_id = $2 where id = $1', [account.id, profileId])
  return { accountId: account.id, profileId, email, rows: { sql }, ...(await signedIn(serving, account.id, profileId || null)) }
}

export async function insertProfile(
  sql: LooksAtRows['sql'],
  accountId: string,
  type: ProfileTypeName,
  accountType: AccountTypeName,
  firstName: string,
): Promise<string> {
  const rows = await sql<{ id: string }>(
    `insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id)
     select $1, $2, $3, $4, 'Tester', id from country where code = 'US' returning id`,
    [accountId, PROFILE_TYPES[type], ACCOUNT_TYPES[accountType], firstName],
  )
  return only(rows).id
}

/** In a session of its own. */
export async function signedIn(
  { services, url, send }: Serving,
  accountId: string,
  profileId: string | null,
): Promise<TestBrowser & { sessionId: string; cookie: string }> {
  const deviceId = `device-${randomUUID()}`
  const origin = { deviceId, deviceIsKnown: false, ip: '127.0.0.1', userAgent: 'test', language: 'en', publicOrigin: url }
  const session = await services.sessions.start(services.database.db, { accountId, profileId, remember: true, origin })
  const { sessionId } = session
  return { sessionId, cookie: `sid=${session.secret}`, ...browser(send, deviceId, { secret: session.secret, accountId, sessionId }) }
}

export type TestSession = { secret: string; accountId: string; sessionId: string }

export function browser(send: Transport, deviceId: string, { secret, accountId, sessionId }: TestSession): TestBrowser {
  return client(send, { deviceId, session: { accountId, sessionId, cookies: { sid: secret } } })
}
