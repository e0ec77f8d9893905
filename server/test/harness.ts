import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetToken } from '@keystead/contract/rpc/device-token.operations.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { Translation } from '@keystead/contract/text/translation.ts'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type Answer, client, overHttp } from '../../tools/client/client.ts'
import { listWrongGrants } from '../src/access/access-grant.queries.ts'
import { createApp } from '../src/app/app.ts'
import { everything } from '../src/database/pool.ts'
import { readSettings } from '../src/settings/env.ts'
import type { Site } from '../src/site/site-routes.ts'
import { jobRegistrations } from '../src/app/jobs.ts'
import { openServices } from '../src/app/open-services.ts'
import type { Services } from '../src/rpc/services.ts'
import { inProcess } from './in-process.ts'
import {
  type PersonOptions,
  type Serving,
  type TestBrowser,
  type TestCaller,
  type TestPerson,
  type TestSession,
  browser,
  insertProfile,
  newPerson,
  signedIn,
} from './people.ts'

/*
 * A whole server for one test file: its own clone of the migrated database, its own folder, real HTTP on loopback.
 */

export type TestAnswer<Data> = Answer<Data>

export type { TestBrowser, TestCaller, TestPerson } from './people.ts'

export type TestApp = {
  url: string
  databaseUrl: string
  secret: string
  services: Services
  visitor(): TestCaller
  /** A visitor whose device has shown that it is one: it has a token, as a browser's has. */
  knownVisitor(): Promise<TestCaller>
  /** The browser that holds this session. */
  browser(session: TestSession): TestBrowser
  /** A new account with a live session; without a profile type it has no profile yet. */
  newPerson(options?: PersonOptions): Promise<TestPerson>
  /** Another profile of the same account, active in a session of its own. */
  secondProfile(person: TestPerson, profileType: ProfileTypeName): Promise<TestPerson>
  /** Reads or prepares rows past row security. */
  sql<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Lets this app work off background jobs, too. */
  startWorker(): Promise<void>
  logLines: string[]
  close(): Promise<void>
}

const SECRET = 'a secret of the tests, 32 letters long'

/** What an app stands on. */
export type TestGround = {
  databaseUrl: string
  dataDir: string
  secret: string
  /** Takes it away when the app has closed. */
  clear(): Promise<void>
}

/** What is not set from outside. */
export type TestAppOptions = {
  /** People call it without a socket between. */
  readonly callsInProcess?: boolean
  readonly translations?: Readonly<Record<string, Translation>>
  readonly site?: Site
}

export async function startTestApp(environment: Record<string, string> = {}, options: TestAppOptions = {}): Promise<TestApp> {
  const databaseName = `t_${randomBytes(6).toString('hex')}`
  await withSuperuser((client) => client.query(`create database ${databaseName} template keystead owner keystead strategy file_copy`))
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-app-'))
  const ground: TestGround = {
    databaseUrl: inDatabase(inject('templateUrl'), databaseName),
    dataDir,
    secret: SECRET,
    async clear() {
      await withSuperuser((client) => client.query(`drop database ${databaseName} with (force)`))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return startAppOn(ground, environment, options)
}

/** On data that are there already, and migrated. */
export async function startAppOn(
  ground: TestGround,
  environment: Record<string, string> = {},
  { callsInProcess = false, translations, site }: TestAppOptions = {},
): Promise<TestApp> {
  const { databaseUrl: url, dataDir, secret } = ground
  const settings = readSettings(
    {
      PORT: '0',
      DEMO: '0',
      DATA_DIR: dataDir,
      DATABASE_POOL_SIZE: '8',
      CALLS_PER_MINUTE: '1000000',
      SENSITIVE_CALLS_PER_10_MINUTES: '100000',
      ...environment,
    },
    { allowsSandbox: true },
  )
  const logLines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) })
  const opened = await openServices({ settings, url, log, secret, translations })
  const { services } = opened
  const { database, jobs } = services
  const app = await createApp(services, site ?? null)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const appUrl = `http://127.0.0.1:${app.port()}`
  const overSocket = overHttp(appUrl)
  const send = callsInProcess ? inProcess(app.server, appUrl, overSocket) : overSocket
  const serving: Serving = { services, url: appUrl, send }
  services.mailer.siteListensOn(app.port())
  const sql = <Row>(text: string, values?: readonly unknown[]) =>
    database.transaction(everything('a test looks or prepares'), (db) => db.sql<Row>(text, values))

  return {
    url: appUrl,
    databaseUrl: url,
    secret,
    services,
    logLines,
    sql,
    visitor: () => client(send, { deviceId: `device-${randomUUID()}` }),
    async knownVisitor() {
      const deviceId = `device-${randomUUID()}`
      const { Token } = await client(send, { deviceId }).ask(GetToken, { DeviceId: deviceId })
      return client(send, { deviceId, deviceToken: Token })
    },
    browser: (session) => browser(send, `device-${randomUUID()}`, session),
    newPerson: async (options = {}) => newPerson(serving, sql, options),
    secondProfile: async (person, profileType) => {
      const profileId = await insertProfile(sql, person.accountId, profileType, 'Personal', 'Pat')
      return { ...person, profileId, ...(await signedIn(serving, person.accountId, profileId)) }
    },
    startWorker: () => jobs.work(jobRegistrations(opened)),
    async close() {
      await app.drain()
      // Whatever a test has done: who may do what follows from the facts.
      const wrong = await database.transaction(everything('a test ends'), listWrongGrants).finally(() => opened.close())
      await ground.clear()
      if (wrong.length > 0) throw new Error(`${wrong.length} grants differ from their facts, such as of ${JSON.stringify(wrong[0])}`)
    },
  }
}

async function withSuperuser(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inDatabase(inject('superuserUrl'), 'postgres') })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function inDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
