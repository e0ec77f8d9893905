import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PresentedPaymentIntent } from '../src/objects/payment-intent.ts'
import type { Kind } from '../src/control/payments-control-input.ts'
import { type Refused, type Tested, activeAccount, cardToken, intentOf, paymentOf, testGateway } from './gateway.ts'

let gateway: Tested
let owner: string
beforeAll(async () => {
  gateway = await testGateway()
  owner = await activeAccount(gateway)
})
afterEach(() => gateway.control.behave())
afterAll(() => gateway.close())

type Body = PresentedPaymentIntent & Refused
let attempts = 0

/** Pays while something goes wrong, and once more under the same key. */
async function payTwice(kind: Kind) {
  const reference = `attempt ${(attempts += 1)}`
  const body = paymentOf({ token: await cardToken(gateway), to: owner, attempt: reference })
  await gateway.control.misbehave({ kind, path: '/v1/payment_intents', method: 'POST', delay_ms: 5_000 })
  const attempt = (signal?: AbortSignal) => gateway.post<Body>('/v1/payment_intents', body, { key: reference, signal })
  const found = async () => (await gateway.get<{ data: Body[] }>(`/v1/payment_intents?metadata[attempt]=${reference}`)).body.data.length
  const first = await attempt(kind.startsWith('timeout') ? AbortSignal.timeout(500) : undefined).then(
    ({ status }) => status,
    (error: Error) => (error.name === 'TimeoutError' ? 'timeout' : 'reset'),
  )
  const afterFirst = await found()
  const second = await attempt()
  return { first, afterFirst, second: second.status, afterSecond: await found() }
}

test.each([
  ['timeout_before', 'timeout', 0],
  ['timeout_after', 'timeout', 1],
  ['error_before', 500, 0],
  ['error_after', 500, 1],
  ['reset_before', 'reset', 0],
  ['reset_after', 'reset', 1],
] as const)('%s: the caller sees %s, and %i payments were made; once more under the key there is one', async (kind, first, afterFirst) => {
  expect(await payTwice(kind)).toEqual({ first, afterFirst, second: 200, afterSecond: 1 })
})

test('it happens as often as is said, to the address that is said', async () => {
  await gateway.control.misbehave({ kind: 'error_before', times: 2, path: '/v1/charges', status: 429 })
  const ask = async (path: string) => (await gateway.get<Refused>(path)).status
  expect(await ask('/v1/payment_intents')).toBe(200)
  expect([await ask('/v1/charges/ch_1'), await ask('/v1/charges/ch_1'), await ask('/v1/charges/ch_1')]).toEqual([429, 429, 404])
})

test('by chance, and the same way for the same seed', async () => {
  const series = async (seed: number) => {
    await gateway.control.misbehave({ kind: 'error_before', times: 1_000, probability: 0.5, seed, path: '/v1/charges' })
    const statuses: number[] = []
    for (let time = 0; time < 20; time += 1) statuses.push((await gateway.get<Refused>('/v1/charges/ch_1')).status)
    await gateway.control.behave()
    return statuses.join(' ')
  }
  const [first, again, other] = [await series(7), await series(7), await series(8)]
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(first).toMatch(/500.*404|404.*500/)
})

test('another amount is taken than was asked', async () => {
  await gateway.control.misbehave({ kind: 'other_amount', difference: -250, path: '/v1/payment_intents' })
  const { body } = await gateway.post<Body>('/v1/payment_intents', paymentOf({ token: await cardToken(gateway), to: owner }))
  expect(await intentOf(gateway, body.id)).toMatchObject({ status: 'succeeded', amount: 10_000, amount_received: 9_750 })
})

test('what is answered is not as agreed, but done', async () => {
  await gateway.control.misbehave({ kind: 'garbled', path: '/v1/payment_intents' })
  const body = paymentOf({ token: await cardToken(gateway), to: owner, attempt: 'garbled' })
  const garbled = await gateway.post<Body>('/v1/payment_intents', body, { key: 'garbled' })
  expect(garbled).toMatchObject({ status: 200, body: { id: expect.any(Number), amount: null } })
  const told = await gateway.post<Body>('/v1/payment_intents', body, { key: 'garbled' })
  expect(await intentOf(gateway, told.body.id)).toMatchObject({ status: 'succeeded', metadata: { attempt: 'garbled' } })
})

test('what goes wrong is listed, until it ends', async () => {
  await gateway.control.misbehave({ kind: 'slow', times: 3 })
  const rules = (await gateway.get<{ data: { left: number }[] }>('/control/misbehave')).body.data
  expect(rules).toMatchObject([{ kind: 'slow', path: '/v1', left: 3 }])
  await gateway.control.behave()
  expect((await gateway.get<{ data: [] }>('/control/misbehave')).body.data).toEqual([])
})
