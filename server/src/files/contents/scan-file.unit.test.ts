import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { closeClamds, EICAR, honest, opened, startClamd } from '../../../test/fake-clamd.ts'
import type { ScanVerdict } from '../../rpc/machinery.ts'
import { readSettings } from '../../settings/env.ts'
import type { ClamdLimits } from './clamd.ts'
import { openVirusScanner } from './open-virus-scanner.ts'
import { scanFile } from './scan-file.ts'

afterEach(closeClamds)

function scan(
  url: string,
  content: string | Buffer | Readable,
  { signal = new AbortController().signal, ...limits }: Partial<ClamdLimits> & { signal?: AbortSignal } = {},
): Promise<ScanVerdict | null> {
  const readable = content instanceof Readable ? content : Readable.from([Buffer.from(content)], { objectMode: false })
  return scanFile({ scanner: openVirusScanner({ VIRUS_SCANNER_URL: url }, limits) }, readable, signal)
}

test('a clean file is clean, also one of many pieces, and one that has nothing in it', async () => {
  const seen: number[] = []
  const url = await startClamd({
    verdict: (content) => {
      seen.push(content.length)
      return honest(content)
    },
  })
  expect(await scan(url, 'hello')).toBe('clean')
  expect(await scan(url, Readable.from([Buffer.alloc(200_000), Buffer.alloc(0), Buffer.alloc(3)]))).toBe('clean')
  expect(await scan(url, Readable.from([]))).toBe('clean')
  expect(seen).toEqual([5, 200_003, 0])
})

test('an infected one is told with the name of what was found', async () => {
  expect(await scan(await startClamd(), `before ${EICAR} behind`)).toEqual({ infected: 'Eicar-Signature' })
})

test('a socket of this machine will do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-clamd-'))
  try {
    expect(await scan(await startClamd({}, join(folder, 'clamd.ctl')), EICAR)).toEqual({ infected: 'Eicar-Signature' })
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each<[string, string]>([
  ['a limit of size', 'INSTREAM size limit exceeded. ERROR\0'],
  ['an error', "stream: Can't allocate memory ERROR\0"],
  ['half of it', 'stream: O'],
  ['no end', 'stream: OK'],
  ['more than that', 'stream: OK\0stream: OK\0'],
  ['another thing', 'OK\0'],
  ['an odd name', 'stream: a\nstream: OK FOUND\0'],
  ['nothing', ''],
  ['a novel', `stream: ${'x'.repeat(100_000)} FOUND\0`],
])('%s is no verdict', async (_what, reply) => expect(await scan(await startClamd({ verdict: () => reply }), 'hello')).toBe('unavailable'))

const large = () => Readable.from(Array.from({ length: 400 }, () => Buffer.alloc(65_536)))
test.each<[string, (socket: Socket) => void]>([
  ['says nothing after it was reached', () => {}],
  ['reads no more in the middle', (socket) => void socket.once('data', () => socket.pause())],
  ['reads everything and says nothing', (socket) => void socket.resume()],
  ['closes at once', (socket) => void socket.destroy()],
  ['closes in the middle', (socket) => void socket.once('data', () => socket.destroy())],
  ['breaks off in the middle', (socket) => void socket.once('data', () => socket.resetAndDestroy())],
  ['finds it clean before it has all of it', (socket) => void socket.once('data', () => (socket.write('stream: OK\0'), socket.resume()))],
  ['finds it clean before it has anything', (socket) => void socket.end('stream: OK\0')],
])('one that %s is unavailable', async (_what, misbehave) => {
  expect(await scan(await startClamd({ misbehave }), large(), { silentMs: 300 })).toBe('unavailable')
})

test('one that goes on for ever without an end is unavailable after a while', async () => {
  const url = await startClamd({
    misbehave: (socket) => {
      socket.resume()
      const dripping = setInterval(() => socket.write('.'), 20)
      socket.on('close', () => clearInterval(dripping))
    },
  })
  expect(await scan(url, 'hello', { silentMs: 10_000, longestMs: 500 })).toBe('unavailable')
})

test('one that is not there is unavailable', async () => {
  const url = await startClamd()
  await new Promise((closed) => opened.splice(0)[0]!.server.close(closed))
  expect(await scan(url, 'hello')).toBe('unavailable')
  expect(await scan('clamd:///no/such.ctl', 'hello')).toBe('unavailable')
})

test('content that breaks off is no verdict of the scanner', async () => {
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.alloc(10)
      throw new Error('the store is gone')
    })(),
  )
  await expect(scan(await startClamd(), breaking)).rejects.toThrow('the store is gone')
})

test('a stop ends it', async () => {
  const stop = new AbortController()
  const scanning = scan(await startClamd({ misbehave: () => {} }), 'hello', { signal: stop.signal })
  setTimeout(() => stop.abort(new Error('stopping')), 50)
  await expect(scanning).rejects.toThrow('stopping')
  await expect(scan(await startClamd(), 'hello', { signal: stop.signal })).rejects.toThrow('stopping')
})

test('without a setting there is no scanner', async () => {
  const settings = readSettings({})
  const content = Readable.from(['hello'])
  expect(await scanFile({ scanner: openVirusScanner(settings) }, content, new AbortController().signal)).toBeNull()
  expect(content.destroyed).toBe(true)
})
