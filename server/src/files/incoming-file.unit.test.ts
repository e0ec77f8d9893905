import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type IncomingMessage, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../process/clock.ts'
import type { Services } from '../rpc/services.ts'
import { openFileStore } from './file-store.ts'
import { receiveFile } from './incoming-file.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keystead-incoming-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a sender that falls silent is let go, and what it sent is deleted', async () => {
  const services = { clock: systemClock, files: openFileStore({ folder: dataDir, s3: null }) } as Services
  const outcome = Promise.withResolvers<unknown>()
  const server = createServer((incoming: IncomingMessage) => {
    receiveFile(services, incoming, { maxBytes: 1_000_000, tooLarge: CallErrors.RequestTooLarge, stallMs: 150 }).then(
      outcome.resolve,
      outcome.resolve,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sending = request({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'Content-Length': 500_000 },
  })
  const isClosed = new Promise<void>((resolve) => sending.on('error', () => resolve()))
  sending.write(Buffer.alloc(10_000))
  expect(String(await outcome.promise)).toContain('the sender stalled')
  await isClosed
  server.close()
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true })
  expect(files.filter((entry) => entry.isFile())).toEqual([])
})
