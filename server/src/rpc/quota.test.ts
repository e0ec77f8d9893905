import { CheckUserAccountByEmail } from '@keystead/contract/security/sign-in/account.operations.ts'
import { GetAssetTypes } from '@keystead/contract/properties/properties/property.operations.ts'
import { describe, expect } from 'vitest'
import { app, testWith } from '../../test/app.ts'

const test = testWith({ TRUST_PROXY: '1', CALLS_PER_MINUTE: '80', SENSITIVE_CALLS_PER_10_MINUTES: '5' })

test('guessable calls have a quota that the database keeps', async () => {
  const visitor = app.visitor()
  const statuses = []
  for (let call = 0; call < 6; call += 1) statuses.push((await visitor.call(CheckUserAccountByEmail, { Email: 'a@example.com' })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const [row] = await app.sql<{ used: number }>(`select used from throttle where key like 'CheckUserAccountByEmail:%'`)
  expect(row?.used).toBe(6)
})

describe('an address', () => {
  const statusFrom = async (address: string) => {
    const headers = { 'X-Forwarded-For': address }
    return (await app.visitor().call(CheckUserAccountByEmail, { Email: 'a@example.com' }, { headers })).status
  }

  test('of IPv6 counts with its whole network, of which one customer has all', async () => {
    const statuses = []
    for (let call = 1; call <= 6; call += 1) statuses.push(await statusFrom(`2001:db8:1:2::${call}`))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await statusFrom('2001:db8:1:3::1')).toBe(200)
  })

  test('is the one that the proxy has seen, not one that the caller wrote before it', async () => {
    const statuses = []
    for (let call = 1; call <= 6; call += 1) statuses.push(await statusFrom(`198.51.100.${call}, 203.0.113.9`))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('a flood is stopped with a time to come back', async () => {
  const visitor = app.visitor()
  const answers = []
  for (let call = 0; call < 40; call += 1) answers.push(await visitor.call(GetAssetTypes, {}))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

describe('what is read by its address has one limit for a network', () => {
  const read = async (path: string, from: string) => (await app.visitor().raw(path, { headers: { 'X-Forwarded-For': from } })).status
  const PATHS = ['/openapi.json', '/docs/api', '/media/none/1.webp', '/downloads/none', '/feeds/none.json', '/nowhere']

  test('a download counts for a list of everything', async () => {
    const statuses = []
    for (let each = 0; each < 20; each += 1) statuses.push(await read('/downloads/none', '203.0.113.77'))
    expect(statuses.filter((status) => status === 404).length).toBeLessThan(10)
    expect(statuses).toContain(429)
  })

  test.each(PATHS)('%s, over all addresses of an IPv6 network', async (path) => {
    const network = `2001:db8:7:${PATHS.indexOf(path) + 1}`
    const statuses = new Set<number>()
    // Meanwhile the bucket fills again, so it takes more than a minute's worth.
    for (let round = 0; round < 40 && !statuses.has(429); round += 1) {
      const reads = Array.from({ length: 50 }, (_, each) => read(path, `${network}::${round.toString(16)}:${each.toString(16)}`))
      for (const status of await Promise.all(reads)) statuses.add(status)
    }
    expect(statuses).toContain(429)
    expect(await read(path, '2001:db8:8::1')).not.toBe(429)
  })
})
