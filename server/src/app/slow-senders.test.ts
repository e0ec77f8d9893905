import { type Socket, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { GetAssetTypes } from '@keystead/contract/properties/properties/property.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestPerson, startTestApp } from '../../test/harness.ts'
import { type App, createApp } from './app.ts'

/* Senders that drip, with a limit of half a second in place of twenty. */

const BODY_MS = 500
const MOST_CONNECTIONS = 12

let base: TestApp
let app: App
let owner: TestPerson
beforeAll(async () => {
  base = await startTestApp({ CONNECTIONS_PER_ADDRESS: String(MOST_CONNECTIONS) })
  owner = await base.newPerson()
  app = await createApp(base.services, null, { bodyMs: BODY_MS })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.drain()
  await base.close()
})

type Dripping = { answer: string; ended: Promise<void>; isOpen: () => boolean; socket: Socket }

/** Sends the head of a request at once and then a byte of its body now and then. */
function drip(head: string[], from?: string): Dripping {
  const socket = connect({ port: app.port(), host: '127.0.0.1', ...(from && { localAddress: from }) })
  const dripping: Dripping = { answer: '', ended: Promise.resolve(), isOpen: () => !socket.destroyed, socket }
  dripping.ended = new Promise((resolve) => socket.on('close', () => resolve()))
  socket.on('error', () => {})
  socket.on('data', (chunk) => (dripping.answer += chunk.toString()))
  socket.write([...head, 'Host: localhost', 'Content-Length: 60000', '', ''].join('\r\n'))
  const drops = setInterval(() => socket.write(' '), 50)
  socket.on('close', () => clearInterval(drops))
  return dripping
}

const isOver = async ({ ended }: Dripping) => Promise.race([ended.then(() => true), pause(8 * BODY_MS, false)])

describe('a body that drips', () => {
  test('ends with an answer and the connection', async () => {
    const call = drip([`POST ${GetAssetTypes.path} HTTP/1.1`, 'Content-Type: application/json'])
    expect(await isOver(call)).toBe(true)
    expect(call.answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(call.answer).toContain('"Code":"RequestTooSlow"')
  })

  test.each([
    ['a read, which has none', ['GET /livez HTTP/1.1'], '200'],
    ['an address that is none', ['POST /%ff HTTP/1.1'], '400'],
    ['a call that does not exist', ['POST /nowhere/v1/Nothing HTTP/1.1', 'Content-Type: application/json'], '40'],
    ['a host that is none', ['POST /nowhere HTTP/1.1', 'Host: a b'], '400'],
    ['an upload of a stranger', ['POST /uploads HTTP/1.1', 'File-Name: a.csv', 'File-Purpose: asset-import'], '401'],
  ])('holds no connection open behind %s', async (_what, head, status) => {
    const request = drip(head)
    expect(await isOver(request)).toBe(true)
    expect(request.answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`))
  })

  test('has its time where a person who is known brings a file', async () => {
    const upload = drip([
      'POST /uploads HTTP/1.1',
      'File-Name: a.csv',
      'File-Purpose: asset-import',
      'Content-Type: text/csv',
      `Cookie: ${owner.cookie}`,
      `Account-Id: ${owner.accountId}`,
      `Session-Id: ${owner.sessionId}`,
    ])
    expect(await isOver(upload)).toBe(false)
    expect(upload.answer).toBe('')
    upload.socket.destroy()
  })
})

describe('an address', () => {
  const crowd: Socket[] = []
  // Other loopback addresses are there on Linux without further ado.
  const [ours, another] = process.platform === 'linux' ? ['127.0.0.2', '127.0.0.3'] : ['127.0.0.1', null]
  const open = (from: string) =>
    new Promise<Socket>((resolve) => {
      const socket = connect({ port: app.port(), host: '127.0.0.1', localAddress: from }, () => resolve(socket))
      socket.on('error', () => {})
    })
  afterAll(() => crowd.forEach((socket) => socket.destroy()))

  test('has so many connections and no more', async () => {
    crowd.push(...(await Promise.all(Array.from({ length: MOST_CONNECTIONS + 8 }, () => open(ours)))))
    await expect.poll(() => crowd.filter((socket) => !socket.destroyed).length).toBe(MOST_CONNECTIONS)
    expect(base.logLines.filter((line) => line.includes('connections-used-up'))).toHaveLength(1)
  })

  test.runIf(another)('takes none of another one', async () => {
    const other = drip(['POST /uploads HTTP/1.1'], another!)
    await expect.poll(() => other.answer).toContain('HTTP/1.1 4')
  })

  test('has room again when some are closed', async () => {
    for (const socket of crowd) socket.destroy()
    const isLetIn = async () => {
      const again = await open(ours)
      await pause(50)
      return !again.destroyed
    }
    await expect.poll(isLetIn).toBe(true)
  })
})
