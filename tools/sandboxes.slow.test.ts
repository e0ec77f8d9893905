import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BureauControl } from '../gateway/src/bureau-control-client.ts'
import { Control } from '../gateway/src/control-client.ts'
import { readSettings } from '../server/src/settings/env.ts'
import { openSandboxes, type Sandboxes } from './sandboxes.ts'

let dataDir: string
let opened: Sandboxes[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keystead-sandbox-'))
})
afterEach(async () => {
  await Promise.all(opened.map((sandboxes) => sandboxes.end()))
  opened = []
  await rm(dataDir, { recursive: true, force: true })
})

async function open(environment: Record<string, string> = {}): Promise<Sandboxes> {
  const sandboxes = await openSandboxes({ DATA_DIR: dataDir, PORT: '0', ...environment })
  opened.push(sandboxes)
  return sandboxes
}

type Named = 'PAYMENT_GATEWAY' | 'SCREENING_BUREAU'
const NAMES: readonly Named[] = ['PAYMENT_GATEWAY', 'SCREENING_BUREAU']
const ON_ITS_OWN_PORT = /^http:\/\/127\.0\.0\.1:\d+$/

function controlOf({ environment }: Sandboxes, name: Named): Control | BureauControl {
  const of = name === 'PAYMENT_GATEWAY' ? Control : BureauControl
  return new of(environment[`${name}_URL`]!, environment[`${name}_KEY`]!)
}
const toldAt = async (sandboxes: Sandboxes) => Promise.all(NAMES.map(async (name) => (await controlOf(sandboxes, name).webhookState()).url))

test('what they give are settings that a demo takes, and real people do not', async () => {
  const { environment, failures } = await open()
  expect(failures).toEqual([])
  const settings = readSettings({ ...environment, DEMO: '1' })
  expect([settings.PAYMENT_GATEWAY_URL, settings.SCREENING_BUREAU_URL]).toEqual([
    expect.stringMatching(ON_ITS_OWN_PORT),
    expect.stringMatching(ON_ITS_OWN_PORT),
  ])
  expect(() => readSettings({ ...environment, DEMO: '0' })).toThrow(
    /PAYMENT_GATEWAY_KEY is of a sandbox.*SCREENING_BUREAU_KEY is of a sandbox/s,
  )
})

test('their keys and their books are there again after a start, for their user alone', async () => {
  const first = await open()
  for (const name of NAMES) await controlOf(first, name).advance({ days: 10 })
  await first.end()
  const second = await open()
  for (const name of NAMES) {
    expect(second.environment[`${name}_KEY`]).toBe(first.environment[`${name}_KEY`])
    expect(second.environment[`${name}_WEBHOOK_SECRETS`]).toBe(first.environment[`${name}_WEBHOOK_SECRETS`])
    expect((await controlOf(second, name).time()).now).toBeGreaterThan(Date.now() / 1_000 + 9 * 86_400)
  }
  for (const folder of ['sandbox-gateway', 'sandbox-bureau']) expect((await stat(join(dataDir, folder, 'keys.json'))).mode & 0o077).toBe(0)
})

test('they tell the server whose port they were given, or who says later where it is', async () => {
  const port = await takenPort()
  const known = await open({ PORT: String(port.number + 1) })
  const at = `http://localhost:${port.number + 1}/webhooks`
  expect(await toldAt(known)).toEqual([`${at}/payments`, `${at}/screening`])
  await known.tell('http://localhost:4321')
  expect(await toldAt(known)).toEqual(['http://localhost:4321/webhooks/payments', 'http://localhost:4321/webhooks/screening'])
  await port.free()
})

test.each([
  ['PAYMENT_GATEWAY', 100],
  ['SCREENING_BUREAU', 110],
] as const)('another program at the port of %s makes it take another one', async (name, beyond) => {
  const port = await takenPort()
  const { environment, failures } = await open({ PORT: String(port.number - beyond) })
  expect(failures).toEqual([])
  expect(environment[`${name}_URL`]).toMatch(ON_ITS_OWN_PORT)
  expect(environment[`${name}_URL`]).not.toContain(`:${port.number}`)
  await port.free()
})

test.each([
  ['real people', { DEMO: '0' }],
  ['a demo for others than this computer', { DEMO: 'open', PUBLIC_URL: 'https://demo.example.com' }],
  ['settings that are wrong', { DEMO: 'perhaps' }],
])('for %s there are none', async (_of, environment) => {
  const sandboxes = await open(environment)
  expect([sandboxes.environment, sandboxes.failures]).toEqual([{}, []])
  expect(await readdir(dataDir)).toEqual([])
})

test.each([
  ['PAYMENT_GATEWAY', 'sk_sandbox_given', 'SCREENING_BUREAU', 'sandbox-bureau'],
  ['SCREENING_BUREAU', 'sk_sandbox_bureau_given', 'PAYMENT_GATEWAY', 'sandbox-gateway'],
] as const)('where the settings have a %s, the other one alone starts', async (given, key, other, folder) => {
  const { environment, failures } = await open({
    [`${given}_URL`]: 'http://127.0.0.1:9',
    [`${given}_KEY`]: key,
    [`${given}_WEBHOOK_SECRETS`]: 'whsec_sandbox_given',
  })
  expect(Object.keys(environment)).toEqual([`${other}_URL`, `${other}_KEY`, `${other}_WEBHOOK_SECRETS`])
  expect(failures).toEqual([])
  expect(await readdir(dataDir)).toEqual([folder])
})

describe('one that cannot start', () => {
  test('is told, and leaves what it is for off', async () => {
    await open()
    const { environment, failures } = await open()
    expect(environment).toEqual({})
    expect(failures).toEqual([
      expect.stringMatching(/^The sandbox of payments did not start, so paying online is off\. Another gateway has the books/),
      expect.stringMatching(/^The sandbox of screening did not start, so applicants are not screened\. Another bureau has the books/),
    ])
  })

  test('leaves the other one working', async () => {
    await mkdir(join(dataDir, 'sandbox-bureau'))
    await writeFile(join(dataDir, 'sandbox-bureau', 'bureau.sqlite'), 'no database'.repeat(100))
    const sandboxes = await open()
    expect(sandboxes.failures).toEqual([expect.stringContaining('The sandbox of screening did not start')])
    expect(Object.keys(sandboxes.environment)).toEqual(['PAYMENT_GATEWAY_URL', 'PAYMENT_GATEWAY_KEY', 'PAYMENT_GATEWAY_WEBHOOK_SECRETS'])
    await sandboxes.tell('http://localhost:4321')
    expect((await controlOf(sandboxes, 'PAYMENT_GATEWAY').webhookState()).url).toBe('http://localhost:4321/webhooks/payments')
  })
})

test('they end with who has started them, however that one ended', async () => {
  const script = `import('${new URL('sandboxes.ts', import.meta.url)}').then(async ({ openSandboxes }) => {
    const { environment } = await openSandboxes()
    console.log(environment.PAYMENT_GATEWAY_URL + ' ' + environment.SCREENING_BUREAU_URL)
    setInterval(() => {}, 1_000)
  })`
  const parent = spawn(process.execPath, ['-e', script], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string]
  const urls = line.split(' ')
  for (const url of urls) expect((await fetch(`${url}/control`)).status).toBe(200)
  parent.kill('SIGKILL')
  const isThere = (url: string) =>
    fetch(`${url}/control`).then(
      () => 'there',
      () => 'gone',
    )
  await expect.poll(() => Promise.all(urls.map(isThere)), { timeout: 10_000 }).toEqual(['gone', 'gone'])
})

async function takenPort(): Promise<{ number: number; free(): Promise<unknown> }> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { number: address.port, free: () => new Promise((resolve) => server.close(resolve)) }
}
