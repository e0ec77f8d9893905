import { setTimeout as pause } from 'node:timers/promises'
import { GetAssetTypes } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BlackHoleProxy, startBlackHoleProxy } from '../../test/black-hole-proxy.ts'
import { type TestApp, startTestApp } from '../../test/harness.ts'
import { type App, createApp } from '../app/app.ts'
import { housekeepingJob } from '../app/housekeeping.ts'
import { handles, openJobs } from '../jobs/jobs.ts'
import { type OpenedServices, openServices } from '../app/open-services.ts'

/* Open connections become black holes: nothing comes back on them and no one says that they are gone. New ones work. */

let direct: TestApp
let proxy: BlackHoleProxy
let opened: OpenedServices
let app: App
let url: string

beforeAll(async () => {
  direct = await startTestApp()
  proxy = await startBlackHoleProxy(direct.databaseUrl)
  const { settings, log } = direct.services
  opened = await openServices({ settings, log, url: proxy.url, secret: direct.secret })
  app = await createApp(opened.services, null)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${app.port()}`
})
afterAll(async () => {
  await app.drain()
  await proxy.close()
  await opened.close()
  await direct.close()
})

async function untilIn(limitMs: number, what: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (!(await what())) {
    if (performance.now() - begun > limitMs) throw new Error(`it did not come about within ${limitMs} ms`)
    await pause(100)
  }
  return performance.now() - begun
}

test('calls are answered again within ten seconds, and refused until then with a time to come back', async () => {
  const person = await direct.newPerson()
  const headers = {
    'Content-Type': 'application/json',
    'Account-Id': person.accountId,
    'Session-Id': person.sessionId,
    cookie: person.cookie,
  }
  const call = (path: string) => fetch(url + path, { method: 'POST', headers, body: '{}' })
  // All connections that there may be are open, and idle.
  await Promise.all(Array.from({ length: 24 }, () => call(GetUserProfiles.path)))
  expect(opened.services.database.pool.idleCount).toBeGreaterThan(4)

  proxy.swallowAll()
  const refusals = new Set<string>()
  // One after the other, so that each would meet a dead connection of its own.
  await untilIn(10_000, async () => {
    const response = await call(GetUserProfiles.path)
    if (response.ok) return true
    refusals.add(`${response.status} ${response.headers.get('retry-after')}`)
    return false
  })
  expect([...refusals]).toEqual(['503 2'])
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 24 }, () => call(GetAssetTypes.path)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
}, 40_000)

test('a transaction that hears nothing is given up without a rollback, and the next caller meets none of the same', async () => {
  const { database } = opened.services
  const askOne = () => database.db.sql('select 1 as one')
  await Promise.all([askOne(), askOne(), askOne()])
  expect(database.pool.idleCount).toBeGreaterThan(1)
  const outcome = database
    .transaction({ kind: 'public' }, async (db) => {
      proxy.swallowAll()
      await db.sql('select 1')
    })
    // At once, before the system has told of a connection that it is closed.
    .catch(async ({ message }: Error) => ({ message, next: await askOne() }))
  await untilIn(8_000, async () => (await Promise.race([outcome, pause(0, 'still waiting')])) !== 'still waiting')
  expect(await outcome).toEqual({ message: 'Query read timeout', next: [{ one: 1 }] })
}, 40_000)

test('the job queue goes on as well', async () => {
  const { log } = direct.services
  const jobs = await openJobs({ url: proxy.url, log, definitions: [housekeepingJob], statementTimeoutMs: 1_000 })
  try {
    const done: string[] = []
    await jobs.work([handles(housekeepingJob, async ({ name }: { name?: string }) => void done.push(name ?? ''))])
    const enqueue = (name: string) =>
      direct.services.database.transaction({ kind: 'public' }, (db) => jobs.enqueue(db, housekeepingJob, { name }, name))
    await enqueue('before')
    await untilIn(10_000, async () => done.includes('before'))
    proxy.swallowAll()
    await enqueue('after')
    await untilIn(20_000, async () => done.includes('after'))
  } finally {
    await jobs.stop()
  }
}, 60_000)
