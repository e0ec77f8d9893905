import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Control } from '../gateway/src/control-client.ts'
import { readSettings } from '../server/src/settings/env.ts'
import { openSandbox, type Sandbox } from './sandbox-gateway.ts'

let dataDir: string
let opened: Sandbox[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keystead-sandbox-'))
})
afterEach(async () => {
  await Promise.all(opened.map((sandbox) => sandbox.end()))
  opened = []
  await rm(dataDir, { recursive: true, force: true })
})

async function open(environment: Record<string, string> = {}): Promise<Sandbox> {
  const sandbox = await openSandbox({ DATA_DIR: dataDir, PORT: '0', ...environment })
  opened.push(sandbox)
  return sandbox
}

function controlOf({ environment }: Sandbox): Control {
  return new Control(environment['PAYMENT_GATEWAY_URL']!, environment['PAYMENT_GATEWAY_KEY']!)
}

test('what it gives are settings that a demo takes, and real people do not', async () => {
  const { environment, failure } = await open()
  expect(failure).toBeNull()
  expect(readSettings({ ...environment, DEMO: '1' }).PAYMENT_GATEWAY_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(() => readSettings({ ...environment, DEMO: '0' })).toThrow('is of a sandbox')
})

test('its keys and its books are there again after a start, for its user alone', async () => {
  const first = await open()
  await controlOf(first).advance({ days: 10 })
  await first.end()
  const second = await open()
  expect(second.environment['PAYMENT_GATEWAY_KEY']).toBe(first.environment['PAYMENT_GATEWAY_KEY'])
  expect(second.environment['PAYMENT_GATEWAY_WEBHOOK_SECRETS']).toBe(first.environment['PAYMENT_GATEWAY_WEBHOOK_SECRETS'])
  expect((await controlOf(second).time()).now).toBeGreaterThan(Date.now() / 1_000 + 9 * 86_400)
  expect((await stat(join(dataDir, 'sandbox-gateway', 'keys.json'))).mode & 0o077).toBe(0)
})

test('it tells the server whose port it was given, or who says later where it is', async () => {
  const port = await takenPort()
  const known = await open({ PORT: String(port.number + 1) })
  expect((await controlOf(known).webhookState()).url).toBe(`http://localhost:${port.number + 1}/webhooks/payments`)
  await known.tells('http://localhost:4321')
  expect((await controlOf(known).webhookState()).url).toBe('http://localhost:4321/webhooks/payments')
  await port.free()
})

test('another program at its port makes it take another one', async () => {
  const port = await takenPort()
  const { environment } = await open({ PORT: String(port.number - 100) })
  expect(environment['PAYMENT_GATEWAY_URL']).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(environment['PAYMENT_GATEWAY_URL']).not.toContain(`:${port.number}`)
  await port.free()
})

test.each([
  ['real people', { DEMO: '0' }],
  ['a demo for others than this computer', { DEMO: 'open', PUBLIC_URL: 'https://demo.example.com' }],
  [
    'a gateway of the settings',
    {
      PAYMENT_GATEWAY_URL: 'http://127.0.0.1:9',
      PAYMENT_GATEWAY_KEY: 'sk_sandbox_given',
      PAYMENT_GATEWAY_WEBHOOK_SECRETS: 'whsec_sandbox_given',
    },
  ],
  ['settings that are wrong', { DEMO: 'perhaps' }],
])('for %s there is none', async (_of, environment) => {
  const sandbox = await open(environment)
  expect([sandbox.environment, sandbox.failure]).toEqual([{}, null])
  await expect(stat(join(dataDir, 'sandbox-gateway'))).rejects.toThrow('ENOENT')
})

test('one that cannot start is told, and leaves paying online off', async () => {
  await open()
  const { environment, failure } = await open()
  expect(environment).toEqual({})
  expect(failure).toMatch(/^The sandbox of payments did not start, so paying online is off\. Another gateway has the books/)
})

test('it ends with who has started it, however that one ended', async () => {
  const script = `import('${new URL('sandbox-gateway.ts', import.meta.url)}').then(async ({ openSandbox }) => {
    console.log((await openSandbox()).environment.PAYMENT_GATEWAY_URL)
    setInterval(() => {}, 1_000)
  })`
  const parent = spawn(process.execPath, ['-e', script], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string]
  expect((await fetch(`${url}/control`)).status).toBe(200)
  parent.kill('SIGKILL')
  await expect
    .poll(
      () =>
        fetch(`${url}/control`).then(
          () => 'there',
          () => 'gone',
        ),
      { timeout: 10_000 },
    )
    .toBe('gone')
})

async function takenPort(): Promise<{ number: number; free(): Promise<unknown> }> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { number: address.port, free: () => new Promise((resolve) => server.close(resolve)) }
}
