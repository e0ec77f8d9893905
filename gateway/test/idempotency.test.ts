import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { PresentedPaymentIntent } from '../src/objects/payment-intent.ts'
import { type Refused, type Tested, activeAccount, cardToken, paymentOf, testGateway } from './gateway.ts'

let gateway: Tested
let owner: string
beforeAll(async () => {
  gateway = await testGateway()
  owner = await activeAccount(gateway)
})
afterAll(() => gateway.close())

type Body = PresentedPaymentIntent & Refused
const attempt = (body: object, key: string) => gateway.post<Body>('/v1/payment_intents', body, { key })
const paymentsOf = async (reference: string) =>
  (await gateway.get<{ data: Body[] }>(`/v1/payment_intents?metadata[attempt]=${reference}`)).body.data.length

test('twenty at once under one key are one charge', async () => {
  const body = paymentOf({ token: await cardToken(gateway), to: owner, attempt: 'race' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(body, 'race')))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect(await paymentsOf('race')).toBe(1)
})

test('while the first one runs the others are told to come again', async () => {
  await gateway.control.misbehave({ kind: 'slow', delay_ms: 1_500, path: '/v1/payment_intents' })
  const body = paymentOf({ token: await cardToken(gateway), to: owner, attempt: 'slow' })
  const first = attempt(body, 'slow')
  await expect.poll(async () => (await gateway.get<{ data: unknown[] }>('/control/misbehave')).body.data).toEqual([])
  const second = await attempt(body, 'slow')
  expect([second.status, second.body.error.code]).toEqual([409, 'idempotency_key_in_use'])
  const { status, body: made } = await first
  expect(status).toBe(200)
  expect((await attempt(body, 'slow')).body.id).toBe(made.id)
  expect(await paymentsOf('slow')).toBe(1)
})

test('a declined card stays declined under its key', async () => {
  const body = paymentOf({ token: await cardToken(gateway, '4000000000000002'), to: owner, attempt: 'declined' })
  const [first, second] = [await attempt(body, 'declined'), await attempt(body, 'declined')]
  expect([first.status, second]).toEqual([402, first])
  expect(await paymentsOf('declined')).toBe(1)
})

test('an answer that was stored says so', async () => {
  const body = JSON.stringify(paymentOf({ token: await cardToken(gateway), to: owner }))
  const headers = { authorization: `Bearer ${gateway.secretKey}`, 'content-type': 'application/json', 'idempotency-key': 'replayed' }
  const send = async () => (await fetch(`${gateway.url}/v1/payment_intents`, { method: 'POST', headers, body })).headers
  expect([(await send()).get('idempotent-replayed'), (await send()).get('idempotent-replayed')]).toEqual([null, 'true'])
})

test('a refusal stays one under its key, and bad input does not', async () => {
  const body = { ...paymentOf({ token: await cardToken(gateway), to: owner }), transfer_data: { destination: 'acct_none' } }
  expect((await attempt(body, 'refused')).status).toBe(400)
  expect((await attempt(body, 'refused')).body.error.code).toBe('resource_missing')
  const good = paymentOf({ token: await cardToken(gateway), to: owner })
  expect((await attempt({ ...good, amount: 1 }, 'bad input')).body.error.code).toBe('amount_too_small')
  expect((await attempt(good, 'bad input')).body.status).toBe('succeeded')
})

test('another body, address or account under a key is refused', async () => {
  const body = paymentOf({ token: await cardToken(gateway), to: owner })
  await attempt(body, 'other')
  const wrong = [
    await attempt({ ...body, amount: 20_000 }, 'other'),
    await gateway.post<Body>('/v1/refunds', { payment_intent: 'pi_none' }, { key: 'other' }),
    await gateway.post<Body>('/v1/payment_intents', body, { key: 'other', account: owner }),
  ]
  for (const { status, body: said } of wrong) expect([status, said.error.type]).toEqual([400, 'idempotency_error'])
})

test('keys are forgotten after a day of those who ask, however fast the days of the sandbox go by, or when that is told', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const passes = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000)
  const key = 'forgotten'
  const pay = async () => attempt(paymentOf({ token: await cardToken(gateway), to: owner }), key)
  expect((await pay()).status).toBe(200)
  await gateway.control.advance({ days: 3 })
  passes(23.99)
  expect((await pay()).body.error.type).toBe('idempotency_error')
  passes(0.02)
  expect((await pay()).status).toBe(200)
  expect((await gateway.control.forgetKeys()).forgotten).toBeGreaterThan(0)
  expect((await pay()).status).toBe(200)
})
