import { randomUUID } from 'node:crypto'
import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import { GetToken } from '@keystead/contract/rpc/device-token.operations.ts'
import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, testWith } from '../../../test/app.ts'
import { endWaits, tries } from '../../../test/guesses.ts'
import { GOOD_PASSWORD, signUp } from './account.factory.ts'

const test = testWith({ TRUST_PROXY: '1' })

/*
 * Two hundred guesses at one account: from one address and from two hundred. The guesser gets nowhere, and the owner is
 * never kept out for good.
 */

beforeEach(() => app.sql('delete from sign_in_delay'))

type Place = { address: string; device?: Record<string, string> }

async function signIn(Email: string, Password: string, { address, device = {} }: Place) {
  const answer = await app.visitor().call(Login, { Email, Password }, { headers: { 'X-Forwarded-For': address, ...device } })
  return { status: answer.status, waitSeconds: Number(answer.headers.get('retry-after')) }
}

/** The headers of a browser that has a device token. */
async function newDevice(): Promise<Record<string, string>> {
  const deviceId = `device-${randomUUID()}`
  const { data } = await app.visitor().call(GetToken, { DeviceId: deviceId }, { headers: { [CallHeaders.deviceId]: deviceId } })
  return { [CallHeaders.deviceId]: deviceId, [CallHeaders.deviceToken]: data.Token }
}

async function guess(Email: string, count: number, addressOf: (turn: number) => string): Promise<number[]> {
  return tries(app, count, async (turn) => (await signIn(Email, `guess number ${turn}`, { address: addressOf(turn) })).status)
}

const tried = (statuses: readonly number[]) => statuses.filter((status) => status === 401).length
const ADDRESSES = (turn: number) => `198.51.${Math.floor(turn / 250)}.${(turn % 250) + 1}`
const HOME = '203.0.113.9'

test('from one address: five are looked at, and the owner comes in from another', async () => {
  const { Email } = await signUp(app)
  const statuses = await guess(Email, 200, () => '198.51.100.7')
  expect(tried(statuses)).toBe(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(195)
  expect((await signIn(Email, GOOD_PASSWORD, { address: HOME })).status).toBe(200)
})

test('from two hundred addresses: few are looked at, and the owner comes in on a known device in the middle of it', async () => {
  const { Email } = await signUp(app)
  const device = await newDevice()
  expect((await signIn(Email, GOOD_PASSWORD, { address: HOME, device })).status).toBe(200)

  const before = await guess(Email, 100, ADDRESSES)
  expect((await signIn(Email, GOOD_PASSWORD, { address: HOME, device })).status).toBe(200)
  const after = await guess(Email, 100, (turn) => ADDRESSES(turn + 100))
  // Each sign-in of a strange device takes back its own try only: the owner's leaves the guesser's count alone.
  expect(tried(before)).toBe(20)
  expect(tried(after)).toBeLessThanOrEqual(1)
})

test('a strange device with the right password waits a bounded time, then it is in', async () => {
  const { Email } = await signUp(app)
  await guess(Email, 60, ADDRESSES)
  const device = await newDevice()
  const refused = await signIn(Email, GOOD_PASSWORD, { address: HOME, device })
  expect(refused.status).toBe(429)
  expect(refused.waitSeconds).toBeGreaterThan(0)
  expect(refused.waitSeconds).toBeLessThanOrEqual(120)

  await endWaits(app)
  expect((await signIn(Email, GOOD_PASSWORD, { address: HOME, device })).status).toBe(200)
})

test('a device id without its token vouches for nothing', async () => {
  const { Email } = await signUp(app)
  const device = await newDevice()
  await signIn(Email, GOOD_PASSWORD, { address: HOME, device })
  await guess(Email, 60, ADDRESSES)
  const { [CallHeaders.deviceToken]: _token, ...withoutToken } = device
  expect((await signIn(Email, GOOD_PASSWORD, { address: HOME, device: withoutToken })).status).toBe(429)
})

test('a device that was away for half a year is a strange one', async () => {
  const { Email } = await signUp(app)
  const device = await newDevice()
  await signIn(Email, GOOD_PASSWORD, { address: HOME, device })
  await app.sql(`update known_device set last_seen_at = now() - interval '181 days'`)
  await guess(Email, 60, ADDRESSES)
  expect((await signIn(Email, GOOD_PASSWORD, { address: HOME, device })).status).toBe(429)
})

test('unknown accounts are slowed down alike', async () => {
  const unknown = `${randomUUID()}@example.com`
  expect(tried(await guess(unknown, 60, ADDRESSES))).toBe(20)
})
