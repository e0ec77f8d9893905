import { createHmac, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type Delivery,
  type Receiver,
  type Tested,
  activeAccount,
  bankToken,
  cardToken,
  pay,
  paymentOf,
  receiver,
  testGateway,
  typesOf,
} from './gateway.ts'

let told: Receiver
let gateway: Tested
let owner: string
beforeEach(async () => {
  told = await receiver()
  gateway = await testGateway({ webhookUrl: told.url })
  owner = await activeAccount(gateway)
  await gateway.control.advance({ seconds: 0 })
  told.got.length = 0
})
afterEach(async () => {
  await gateway.close()
  await told.close()
})

/** As `server/src/webhooks/signed-body.ts` reckons, which is not to be imported here. */
function isSigned({ headers, body }: Delivery, secret: string): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers['gateway-signature'])) ?? []
  if (Math.abs(Date.now() / 1_000 - Number(time)) > 300) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(Buffer.from(body)).digest()
  return timingSafeEqual(Buffer.from(given, 'hex'), expected)
}

const settled = () => gateway.control.advance({ seconds: 0 })

test('events are told, signed by the clock on the wall', async () => {
  await gateway.control.advance({ days: 30 })
  await pay(gateway, { token: await cardToken(gateway), to: owner })
  await settled()
  expect(typesOf(told).toSorted()).toEqual(['charge.succeeded', 'payment_intent.succeeded'])
  for (const delivery of told.got) {
    expect(isSigned(delivery, gateway.webhookSecret)).toBe(true)
    expect(isSigned(delivery, 'whsec_sandbox_other')).toBe(false)
    expect(isSigned({ ...delivery, body: `${delivery.body} ` }, gateway.webhookSecret)).toBe(false)
    expect((await gateway.get(`/v1/events/${delivery.event.id}`)).body).toEqual(delivery.event)
  }
})

test('an event of a connected account names it', async () => {
  await gateway.control.review(owner, { outcome: 'rejected', reasons: ['The documents can not be read.'] })
  await settled()
  expect(told.got[0]!.event).toMatchObject({ type: 'account.updated', account: owner, data: { object: { id: owner, review: 'rejected' } } })
})

test('what was not taken comes again, with growing pauses, and is given up after three days', async () => {
  const times: number[] = []
  told.answer = async () => {
    times.push((await gateway.control.time()).now)
    return 500
  }
  await gateway.control.review(owner, { outcome: 'active' })
  await settled()
  await gateway.control.advance({ seconds: 60 })
  expect(times.map((time) => time - times[0]!)).toEqual([0, 1, 3, 7, 15, 31])
  expect((await gateway.control.webhookState()).undelivered).toMatchObject([{ attempts: 6, gave_up: false, last_error: '500' }])
  await gateway.control.advance({ days: 4 })
  const { undelivered } = await gateway.control.webhookState()
  expect(undelivered).toMatchObject([{ gave_up: true, next_at: null }])
  expect(times.at(-1)! - times[0]!).toBeLessThanOrEqual(3 * 86_400)
  expect(times.at(-1)! - times[0]!).toBeGreaterThan(2.5 * 86_400)
})

test('it comes again until it is taken', async () => {
  told.answer = ({ event }) => (told.got.filter((other) => other.event.id === event.id).length < 3 ? 503 : 200)
  await gateway.control.review(owner, { outcome: 'active' })
  await gateway.control.advance({ seconds: 30 })
  expect(told.got).toHaveLength(3)
  expect((await gateway.control.webhookState()).undelivered).toEqual([])
})

describe('told to', () => {
  test('it sends more than once', async () => {
    await gateway.control.webhooks({ duplicates: 2 })
    await pay(gateway, { token: await cardToken(gateway), to: owner })
    await settled()
    const ids = told.got.map(({ event }) => event.id)
    expect(ids).toHaveLength(6)
    expect(new Set(ids).size).toBe(2)
  })

  test('it lets events overtake each other', async () => {
    await gateway.control.webhooks({ shuffle: true, seed: 3 })
    for (let time = 0; time < 3; time += 1) await pay(gateway, { token: await cardToken(gateway), to: owner })
    await settled()
    const made = (await gateway.get<{ data: { id: string }[] }>('/v1/events?limit=6')).body.data.map(({ id }) => id).toReversed()
    const got = told.got.map(({ event }) => event.id)
    expect(got.toSorted()).toEqual(made.toSorted())
    expect(got).not.toEqual(made)
  })

  test('it waits', async () => {
    await gateway.control.webhooks({ hold: true })
    await pay(gateway, { token: await cardToken(gateway), to: owner })
    await settled()
    expect(told.got).toEqual([])
    await gateway.control.webhooks({ hold: false })
    await settled()
    expect(told.got).toHaveLength(2)
  })

  test('it tells before it answers, or after a delay', async () => {
    await gateway.control.webhooks({ before_answer: true, delay_ms: 100 })
    await pay(gateway, { token: await cardToken(gateway), to: owner })
    expect(typesOf(told)).toContain('payment_intent.succeeded')
    await gateway.control.webhooks({ before_answer: false, delay_ms: 1_500 })
    told.got.length = 0
    await pay(gateway, { token: await bankToken(gateway), to: owner })
    expect(told.got).toEqual([])
    await expect.poll(() => typesOf(told)).toEqual(['payment_intent.processing'])
  })

  test('it signs as someone else, and is believed only later', async () => {
    told.answer = (delivery) => (isSigned(delivery, gateway.webhookSecret) ? 200 : 400)
    await gateway.control.webhooks({ wrong_signature: true })
    await gateway.control.review(owner, { outcome: 'active' })
    await settled()
    expect(told.got.map((delivery) => isSigned(delivery, gateway.webhookSecret))).toEqual([false])
    await gateway.control.webhooks({ wrong_signature: false })
    await gateway.control.advance({ seconds: 1 })
    expect(told.got.map((delivery) => isSigned(delivery, gateway.webhookSecret))).toEqual([false, true])
    expect((await gateway.control.webhookState()).undelivered).toEqual([])
  })

  test('it delivers one event again', async () => {
    await pay(gateway, { token: await cardToken(gateway), to: owner })
    await settled()
    const [first] = told.got
    const { answers } = await gateway.control.deliver({ event: first!.event.id, times: 3 })
    expect(answers).toEqual([200, 200, 200])
    expect(told.got.filter(({ event }) => event.id === first!.event.id)).toHaveLength(4)
  })
})

test('without an address events are kept and not sent', async () => {
  const silent = await testGateway()
  const account = await activeAccount(silent)
  await pay(silent, { token: await cardToken(silent), to: account })
  expect((await silent.get<{ data: { type: string }[] }>('/v1/events')).body.data.map(({ type }) => type)).toEqual([
    'payment_intent.succeeded',
    'charge.succeeded',
    'account.updated',
    'account.updated',
  ])
  expect((await silent.control.webhookState()).undelivered).toEqual([])
  await silent.close()
})

test('events since an instant', async () => {
  const { now } = await gateway.control.advance({ seconds: 10 })
  await pay(gateway, { token: await cardToken(gateway), to: owner })
  const since = async (time: number) => (await gateway.get<{ data: { id: string }[] }>(`/v1/events?created[gte]=${time}`)).body.data.length
  expect([await since(now), await since(now + 1)]).toEqual([2, 0])
})

test('a receiver that hangs does not keep the gateway from closing', async () => {
  told.answer = () => delay(60_000, 200, { ref: false })
  await gateway.post('/v1/payment_intents', paymentOf({ token: await cardToken(gateway), to: owner }))
  const started = performance.now()
  await gateway.close()
  expect(performance.now() - started).toBeLessThan(2_000)
  gateway = await testGateway()
})
