import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetAssetTypes } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetToken } from '@keystead/contract/rpc/device-token.operations.ts'
import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import { afterEach, describe, expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { rawRequest } from '../../test/raw-request.ts'

// Whatever was sent, the process goes on and nothing was unexpected.
afterEach(async () => {
  expect((await fetch(`${app.url}/livez`)).status).toBe(200)
  expect(app.logLines.filter((line) => line.includes('a call failed'))).toEqual([])
})

const JSON_TYPE = { 'Content-Type': 'application/json' }

async function post(path: string, body: string, headers: Record<string, string> = JSON_TYPE) {
  const response = await fetch(app.url + path, { method: 'POST', headers, body })
  return { response, envelope: (await response.json()) as { StatusCode: number; Error?: { Code: string; Reference: string } } }
}

describe('what is not a call', () => {
  test.each([
    ['an unknown operation', '/assets/v1/Nothing', '{}', 404, 'OperationNotFound'],
    ['an unknown area', '/nowhere/v1/GetAssets', '{}', 404, 'OperationNotFound'],
    ['malformed JSON', GetAssetTypes.path, '{"CategoryId":', 400, 'MalformedRequest'],
    ['no JSON at all', GetAssetTypes.path, '', 400, 'MalformedRequest'],
    ['a list', GetAssetTypes.path, '[]', 400, 'MalformedRequest'],
    ['null', GetAssetTypes.path, 'null', 400, 'MalformedRequest'],
    ['a poisoned prototype', GetAssetTypes.path, '{"__proto__":{"x":1}}', 400, 'MalformedRequest'],
    ['65 KiB', GetAssetTypes.path, JSON.stringify({ Text: 'x'.repeat(65 * 1024) }), 413, 'RequestTooLarge'],
  ])('%s is answered in the envelope', async (_what, path, body, status, code) => {
    const { response, envelope } = await post(path, body)
    expect([response.status, envelope.StatusCode, envelope.Error?.Code]).toEqual([status, status, code])
    expect(envelope.Error?.Reference).toMatch(/^[0-9A-F]{10}$/)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'content type %s is refused',
    async (type) => {
      const { envelope } = await post(GetAssetTypes.path, 'x', { 'Content-Type': type })
      expect([envelope.StatusCode, envelope.Error?.Code]).toEqual([415, 'UnsupportedContentType'])
    },
  )

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is not how calls are made', async (method) => {
    const response = await fetch(app.url + GetAssetTypes.path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test.each([
    'GET // HTTP/1.1',
    'GET /%ff HTTP/1.1',
    'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1',
    'POST //assets//v1 HTTP/1.1',
    'NONSENSE / HTTP/1.1',
    'GET /\0 HTTP/1.1',
    'not http at all',
  ])('the raw line "%s" gets an answer', async (line) => {
    const answer = await rawRequest(app.url, `${line}\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  })
})

test('a host that is none is refused before an address is made of it', async () => {
  const answer = await rawRequest(app.url, `GET /Signin HTTP/1.1\r\nHost: evil.example"><b>\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"Code":"MalformedRequest"')
})

describe('who calls', () => {
  test('headers of another account than the cookie’s are refused and noted', async () => {
    const [one, other] = [await app.newPerson(), await app.newPerson()]
    const answer = await one.call(GetUserProfiles, {}, { headers: { [CallHeaders.accountId]: other.accountId } })
    expect([answer.status, answer.error?.Code]).toEqual([401, 'SessionMismatch'])
    expect(app.logLines.some((line) => line.includes('session-mismatch') && line.includes(one.accountId))).toBe(true)
  })

  test('headers alone sign nobody in', async () => {
    const person = await app.newPerson()
    const answer = await app
      .visitor()
      .call(GetUserProfiles, {}, { headers: { [CallHeaders.accountId]: person.accountId, [CallHeaders.sessionId]: person.sessionId } })
    expect([answer.status, answer.error?.Code]).toEqual([401, 'SignInRequired'])
  })

  test('a cookie alone is not enough for what is private', async () => {
    const person = await app.newPerson()
    const answer = await app.visitor().call(GetUserProfiles, {}, { headers: { cookie: person.cookie } })
    expect(answer.error?.Code).toBe('SessionMismatch')
  })

  test.each([
    ['idle for three hours', `update session set last_seen_at = now() - interval '3 hours', remember = false where id = $1`],
    ['past its end', `update session set expires_at = now() - interval '1 second' where id = $1`],
    ['revoked', 'update session set revoked_at = now() where id = $1'],
  ])('a session %s is over', async (_what, statement) => {
    const person = await app.newPerson()
    await app.sql(statement, [person.sessionId])
    expect((await person.call(GetUserProfiles, {})).error?.Code).toBe('SignInRequired')
  })

  test('a passive account is signed out everywhere', async () => {
    const person = await app.newPerson()
    await app.sql(`update account set status = 'P' where id = $1`, [person.accountId])
    expect((await person.call(GetUserProfiles, {})).error?.Code).toBe('SignInRequired')
  })

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['an opaque origin', { Origin: 'null' }],
  ])('a request from %s is refused', async (_what, headers) => {
    const person = await app.newPerson()
    const answer = await person.call(GetUserProfiles, {}, { headers })
    expect([answer.status, answer.error?.Code]).toEqual([403, 'CrossSiteRequest'])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a device token', () => {
  test('is accepted from the device it was made for', async () => {
    const deviceId = 'device-of-the-test'
    const { data } = await app.visitor().call(GetToken, { DeviceId: deviceId })
    expect(new Date(data.Expires).getTime()).toBeGreaterThan(0)
    const answer = await app
      .visitor()
      .call(GetAssetTypes, {}, { headers: { [CallHeaders.deviceId]: deviceId, [CallHeaders.deviceToken]: data.Token } })
    expect(answer.status).toBe(200)
  })

  test.each([
    ['of another device', 'device-number-two', (token: string) => token],
    ['that was changed', 'device-number-one', (token: string) => `${token.slice(0, -2)}xx`],
    ['that is no token', 'device-number-one', () => 'x'],
  ])('%s is refused', async (_what, deviceId, change) => {
    const { data } = await app.visitor().call(GetToken, { DeviceId: 'device-number-one' })
    const answer = await app
      .visitor()
      .call(GetAssetTypes, {}, { headers: { [CallHeaders.deviceId]: deviceId, [CallHeaders.deviceToken]: change(data.Token) } })
    expect([answer.status, answer.error?.Code]).toEqual([401, 'DeviceTokenInvalid'])
  })
})

test('every answer carries the security headers', async () => {
  const { response } = await post(GetAssetTypes.path, '{}')
  expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('no-store')
})
