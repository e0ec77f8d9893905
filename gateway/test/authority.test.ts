import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Refused, type Tested, testGateway } from './gateway.ts'

let gateway: Tested
let demo: Tested
beforeAll(async () => {
  gateway = await testGateway()
  demo = await testGateway({ demo: true })
})
afterAll(() => Promise.all([gateway.close(), demo.close()]))

test.each([
  '/v1/balance',
  '/v1/events',
  '/v1/payment_intents',
  '/v1/accounts/acct_1',
  '/control/time',
  '/control/books',
  '/control/overview',
])('%s wants the secret key', async (path) => {
  for (const secretKey of ['', 'sk_sandbox_other', `${gateway.secretKey}x`, gateway.secretKey.slice(0, -1)]) {
    const { status, body } = await gateway.get<Refused>(path, { secretKey })
    expect([status, body.error.type]).toEqual([401, 'authentication_error'])
  }
})

test('what is not there, is no JSON or is too large says so', async () => {
  const authorization = `Bearer ${gateway.secretKey}`
  const post = async (body: string, type = 'application/json') => {
    const answer = await fetch(`${gateway.url}/v1/refunds`, { method: 'POST', headers: { authorization, 'content-type': type }, body })
    return [answer.status, ((await answer.json()) as Refused).error.code]
  }
  expect((await gateway.get('/v1/customers')).status).toBe(404)
  expect(await post('{"a":')).toEqual([400, 'request_invalid'])
  expect(await post('a=1', 'application/x-www-form-urlencoded')).toEqual([415, 'request_invalid'])
  expect(await post(JSON.stringify({ a: 'x'.repeat(300_000) }))).toEqual([413, 'request_invalid'])
  expect(await post('[]')).toEqual([400, 'parameter_invalid'])
})

describe('in the demo the control is open', () => {
  /** As a browser sends it; fetch would not take these headers. */
  const ask = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(demo.url)
      const asked = request({ port, host: '127.0.0.1', path: '/control/forget-keys', method: 'POST', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      asked.once('error', reject).end()
    })

  test('to this machine, on the page of the gateway', async () => {
    const host = new URL(demo.url).host
    expect(await ask({ host })).toBe(200)
    expect(await ask({ host, origin: `http://${host}` })).toBe(200)
  })

  test('and neither to pages of others nor to a name that only leads here', async () => {
    const host = new URL(demo.url).host
    expect(await ask({ host, origin: 'http://evil.test' })).toBe(401)
    expect(await ask({ host, origin: 'null' })).toBe(401)
    expect(await ask({ host: 'evil.test', origin: 'http://evil.test' })).toBe(401)
    expect(await ask({ host: 'evil.test', authorization: `Bearer ${demo.secretKey}` })).toBe(200)
  })

  test('but not the API', async () => {
    expect((await demo.get('/v1/balance', { secretKey: 'none' })).status).toBe(401)
  })
})

test('the page of the control is framed by no one and holds nothing', async () => {
  const page = await fetch(`${gateway.url}/control`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await page.text()).not.toContain(gateway.secretKey)
})
