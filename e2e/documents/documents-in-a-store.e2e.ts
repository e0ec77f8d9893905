import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startS3, type TestS3 } from '../../server/test/s3-server.ts'
import { type RunningServer, startServer } from '../server.ts'
import { documentJourneys } from './document-journeys.ts'

let s3: TestS3
let server: RunningServer
test.beforeAll(async () => {
  s3 = await startS3()
})

documentJourneys(async () => {
  // A new installation takes an empty store for its own; one that has its files in a folder would not.
  server = await startServer({ isNew: true, environment: { FILES_URL: s3.url('journeys') } })
  return server
})

test('the store is that of the server, and no file of all this lies in its folder', async () => {
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' })
  expect(await readdir(join(server.dataDir, 'files'), { recursive: true })).toEqual(['.unfinished'])
})

test.afterAll(() => s3.close())
