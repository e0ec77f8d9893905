import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Refused, type Tested, MONDAY, WHOLE_ACCOUNT, activeAccount, bankToken, cardToken, pay, testGateway } from './gateway.ts'

let gateway: Tested
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const START = MONDAY.getTime() / 1_000

test('time moves by days, hours and seconds, or to an instant', async () => {
  expect((await gateway.control.time()).now).toBe(START)
  expect((await gateway.control.advance({ days: 1, hours: 2, seconds: 3 })).now).toBe(START + 86_400 + 7_203)
  expect((await gateway.control.moveTo('2026-03-05T00:00:00-05:00')).text).toBe('2026-03-05T05:00:00.000Z')
  expect((await gateway.control.moveTo(START + 4 * 86_400)).now).toBe(START + 4 * 86_400)
})

test('time does not move back, nor by decades', async () => {
  const { now } = await gateway.control.time()
  await expect(gateway.control.moveTo(now - 1)).rejects.toThrow(/time_has_passed/)
  await expect(gateway.control.advance({ days: 4_000 })).rejects.toThrow(/time_too_far/)
  for (const wrong of [{ advance: { days: -1 } }, { advance: { weeks: 1 } }, { to: 'tomorrow' }, {}])
    expect((await gateway.post<Refused>('/control/time', wrong)).status).toBe(400)
  expect((await gateway.control.time()).now).toBe(now)
})

test('a running clock runs, and is moved ahead', async () => {
  const running = await testGateway({ clock: {} })
  const wall = () => Math.floor(Date.now() / 1_000)
  expect(Math.abs((await running.control.time()).now - wall())).toBeLessThan(10)
  await running.control.advance({ days: 3 })
  const { now } = await running.control.time()
  expect(Math.abs(now - wall() - 3 * 86_400)).toBeLessThan(10)
  await expect.poll(async () => (await running.control.time()).now).toBeGreaterThan(now)
  await running.close()
})

test('empty books may begin in the past: a year is told from its beginning, payouts included', async () => {
  const running = await testGateway({ clock: {} })
  const yearAgo = new Date(Date.now() - 365 * 86_400_000)
  expect((await running.control.beginAt(yearAgo)).now).toBe(Math.floor(yearAgo.getTime() / 1_000))
  const owner = await activeAccount(running)
  await pay(running, { token: await cardToken(running), to: owner })
  await running.control.moveTo(new Date().toISOString())
  const { body } = await running.get<{ data: { status: string; created: number }[] }>('/v1/payouts', { account: owner })
  expect(body.data.map(({ status }) => status)).toEqual(['paid'])
  expect(body.data[0]!.created).toBeLessThan(yearAgo.getTime() / 1_000 + 14 * 86_400)
  await expect(running.control.beginAt(yearAgo)).rejects.toThrow('something stands in the books')
  await running.close()
})

test('a review ends by itself while the clock runs', async () => {
  const running = await testGateway({ clock: {}, review: 1 })
  const { body } = await running.post<{ id: string; review: string }>('/v1/accounts', WHOLE_ACCOUNT)
  expect(body.review).toBe('processing')
  await expect.poll(async () => (await running.get<{ review: string }>(`/v1/accounts/${body.id}`)).body.review).toBe('active')
  await running.close()
})

test('what can go another way is shown, the latest first', async () => {
  const owner = await activeAccount(gateway)
  const first = await pay(gateway, { token: await bankToken(gateway), to: owner })
  const second = await pay(gateway, { token: await cardToken(gateway), to: owner })
  await gateway.control.dispute(second.id)
  type Overview = { accounts: { id: string }[]; payment_intents: { id: string; dispute: { status: string } | null }[] }
  const { body } = await gateway.get<Overview>('/control/overview')
  expect(body.accounts[0]!.id).toBe(owner)
  expect(body.payment_intents.slice(0, 2).map(({ id, dispute }) => [id, dispute?.status])).toEqual([
    [second.id, 'needs_response'],
    [first.id, undefined],
  ])
})

test('emptied, it has nothing, behaves well, keeps its time and goes on', async () => {
  const { now } = await gateway.control.time()
  await gateway.control.misbehave({ kind: 'error_before', times: 9 })
  await gateway.control.webhooks({ duplicates: 3, hold: true })
  await gateway.control.reset()
  expect(await gateway.control.books()).toEqual({ balanced: true, problems: [], totals: [], movements: [] })
  expect((await gateway.get<{ data: unknown[] }>('/v1/events')).body.data).toEqual([])
  expect(await gateway.control.webhookState()).toMatchObject({ duplicates: 0, hold: false, undelivered: [] })
  expect((await gateway.control.time()).now).toBe(now)
  const owner = await activeAccount(gateway)
  await pay(gateway, { token: await cardToken(gateway), to: owner })
  await gateway.control.advance({ days: 7 })
  expect((await gateway.get<{ data: unknown[] }>('/v1/payouts', { account: owner })).body.data).toHaveLength(1)
})

test.each([
  ['/control/misbehave', { kind: 'explode' }],
  ['/control/misbehave', { kind: 'slow', probability: 2 }],
  ['/control/webhooks', { duplicates: 4 }],
  ['/control/webhooks', { url: 'nowhere' }],
  ['/control/accounts/acct_none/review', { outcome: 'rejected' }],
  ['/control/accounts/acct_none/review', { outcome: 'restricted', requirements: [] }],
  ['/control/payment_intents/pi_none/dispute', { reason: 'whim' }],
  ['/control/payment_intents/pi_none/dispute/close', {}],
])('%s with %j says what is wrong', async (path, body) => {
  const { status, body: said } = await gateway.post<Refused>(path, body)
  expect([status, said.error.type]).toEqual([400, 'invalid_request_error'])
})
