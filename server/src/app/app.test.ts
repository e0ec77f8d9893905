import { GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, startTestApp } from '../../test/harness.ts'
import { type App, createApp } from './app.ts'
import { type Database, openDatabase } from '../database/pool.ts'

/* A server whose database is not there: it stays up, says so quickly, and is well again as soon as the database is. */

let healthy: TestApp
let current: Database
let lost: Database
let app: App
let url: string

beforeAll(async () => {
  healthy = await startTestApp()
  lost = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', size: 2, onError: () => {} })
  current = lost
  const database: Database = {
    get pool() {
      return current.pool
    },
    get db() {
      return current.db
    },
    transaction: (...args) => current.transaction(...args),
    close: async () => {},
  }
  app = await createApp({ ...healthy.services, database, settings: { ...healthy.services.settings, DRAIN_SECONDS: 2 } }, null)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${app.port()}`
})
afterAll(async () => {
  await lost.close()
  await healthy.close()
})

async function search() {
  const response = await fetch(url + GetAssets.path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })
  const envelope = (await response.json()) as { StatusCode: number; Error?: { Code: string } }
  return { status: response.status, code: envelope.Error?.Code, retryAfter: response.headers.get('retry-after') }
}

describe('without its database', () => {
  test('the process lives and is not ready', async () => {
    expect((await fetch(`${url}/livez`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).status).toBe(503)
  })
  test('a call says that it is worth another try', async () => {
    expect(await search()).toEqual({ status: 503, code: 'Unavailable', retryAfter: '2' })
  })
})

test('when the database is back, everything is', async () => {
  current = healthy.services.database
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await search()).status).toBe(200)
})

test('asked to stop, it says so while calls are still answered, and then takes no more', async () => {
  const drained = app.drain()
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'draining' })
  expect((await search()).status).toBe(200)
  await drained
  await expect(fetch(`${url}/livez`)).rejects.toThrow('fetch failed')
})
