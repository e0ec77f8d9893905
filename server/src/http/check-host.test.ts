import { GetAssetTypes } from '@keystead/contract/properties/properties/property.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, startTestApp } from '../../test/harness.ts'
import { rawRequest } from '../../test/raw-request.ts'

const PUBLIC_URL = 'http://demo.example.com:8080'

let demo: TestApp
let openDemo: TestApp
let real: TestApp
let known: TestApp
beforeAll(async () => {
  demo = await startTestApp({ DEMO: '1' })
  openDemo = await startTestApp({ DEMO: 'open', PUBLIC_URL })
  real = await startTestApp()
  known = await startTestApp({ PUBLIC_URL: 'https://homes.example.com' })
})
afterAll(() => Promise.all([demo, openDemo, real, known].map((app) => app.close())))

async function statusOf(app: TestApp, path: string, headers: Record<string, string>): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const answer = await rawRequest(app.url, `GET ${path} HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`)
  return Number(answer.split(' ')[1])
}

describe('a demo', () => {
  test.each(['localhost', 'LOCALHOST:4000', 'keystead.localhost', '127.0.0.1:4000', '127.9.9.9', '[::1]:4000'])(
    'answers as %s',
    async (host) => expect(await statusOf(demo, '/outbox', { Host: host })).toBe(200),
  )

  test.each(['attacker.example', 'localhost.attacker.example', '127.0.0.1.attacker.example:4000', '10.0.0.5', 'demo.example.com:8080'])(
    'does not answer as %s',
    async (host) => expect(await statusOf(demo, '/outbox', { Host: host })).toBe(403),
  )

  test('does not answer through a proxy that was asked by another name', async () => {
    expect(await statusOf(demo, '/outbox', { Host: 'localhost', 'X-Forwarded-Host': 'attacker.example' })).toBe(403)
    expect(await statusOf(demo, '/outbox', { Host: 'localhost', 'X-Forwarded-Host': 'localhost:5173' })).toBe(200)
  })

  test('for others answers by the name of PUBLIC_URL, and by no further one', async () => {
    expect(await statusOf(openDemo, '/outbox', { Host: 'demo.example.com:8080' })).toBe(200)
    expect(await statusOf(openDemo, '/outbox', { Host: 'localhost' })).toBe(200)
    expect(await statusOf(openDemo, '/outbox', { Host: 'attacker.example' })).toBe(403)
  })

  test('says so: to programs in the envelope, to people as a page', async () => {
    const ask = (line: string) => rawRequest(demo.url, `${line}Host: attacker.example\r\nConnection: close\r\n\r\n`)
    expect(await ask(`POST ${GetAssetTypes.path} HTTP/1.1\r\nContent-Length: 0\r\n`)).toContain('"Code":"HostNotServed"')
    const page = await ask('GET / HTTP/1.1\r\nAccept: text/html,*/*\r\n')
    expect(page).toContain('<p>This is a demo, and it does not answer at this address.</p>')
    expect(page).not.toContain('href="/"')
  })

  test('tells a watcher of its health under any name', async () => {
    expect(await statusOf(demo, '/livez', { Host: '10.0.0.5' })).toBe(200)
  })
})

test.each(['evil/x?y#z', 'a@evil.example', 'evil.example:80:80', '"><b>'])('a host such as %s is refused', async (host) =>
  expect(await statusOf(real, '/openapi.json', { Host: host })).toBe(400),
)

describe('calls come from our own pages', () => {
  const call = async (app: TestApp, headers: Record<string, string>) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `POST ${GetAssetTypes.path} HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n`
    return (await rawRequest(app.url, `${head}${lines.join('')}Connection: close\r\n\r\n{}`)).split(' ')[1]
  }

  test('which are at PUBLIC_URL, whatever host was asked', async () => {
    expect(await call(known, { Host: 'homes.example.com', Origin: 'https://homes.example.com' })).toBe('200')
    expect(await call(known, { Host: 'attacker.example', Origin: 'https://homes.example.com' })).toBe('200')
    expect(await call(known, { Host: 'attacker.example', Origin: 'http://attacker.example' })).toBe('403')
    expect(await call(known, { Host: 'homes.example.com', Origin: 'http://homes.example.com' })).toBe('403')
  })

  test('or, without it, where they were asked for', async () => {
    expect(await call(real, { Host: 'Homes.example.com', Origin: 'https://homes.example.com' })).toBe('200')
    expect(await call(real, { Host: 'homes.example.com:443', Origin: 'https://homes.example.com' })).toBe('200')
    expect(await call(real, { Host: 'homes.example.com:4000', Origin: 'http://homes.example.com:4001' })).toBe('403')
    expect(await call(real, { Host: 'homes.example.com', Origin: 'null' })).toBe('403')
  })
})
