import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PresentedDispute } from '../src/objects/dispute.ts'
import { type Tested, activeAccount, bankToken, intentOf, pay, testGateway } from './gateway.ts'

let gateway: Tested
let owner: string
async function startAt(time: string) {
  gateway = await testGateway({ clock: { startAt: new Date(time), stands: true } })
  owner = await activeAccount(gateway)
}
beforeEach(() => startAt('2026-03-02T15:00:00Z'))
afterEach(() => gateway.close())

const payBy = async (number?: string, holder?: string) => pay(gateway, { token: await bankToken(gateway, number, holder), to: owner })

test('it settles after four business days', async () => {
  const intent = await payBy()
  expect(intent).toMatchObject({
    status: 'processing',
    amount_received: 0,
    expected_settlement: '2026-03-06',
    payment_method_details: {
      type: 'us_bank_account',
      us_bank_account: { bank_name: 'SANDBOX BANK', last4: '6789', account_type: 'checking' },
    },
  })
  await gateway.control.moveTo('2026-03-06T13:59:59Z')
  expect((await intentOf(gateway, intent.id)).status).toBe('processing')
  await gateway.control.moveTo('2026-03-06T14:00:00Z')
  expect(await intentOf(gateway, intent.id)).toMatchObject({ status: 'succeeded', amount_received: 10_000 })
})

test.each([
  // Over a weekend, over Thanksgiving, over Christmas and New Year, late on a Friday in New York.
  ['2026-03-05T15:00:00Z', '2026-03-11'],
  ['2026-11-24T15:00:00Z', '2026-12-01'],
  ['2026-12-24T15:00:00Z', '2026-12-31'],
  ['2026-12-30T15:00:00Z', '2027-01-06'],
  ['2026-03-07T03:00:00Z', '2026-03-12'],
  ['2026-03-07T15:00:00Z', '2026-03-12'],
])('paid at %s it settles on %s', async (paidAt, day) => {
  await gateway.close()
  await startAt(paidAt)
  const { id, expected_settlement } = await payBy()
  expect(expected_settlement).toBe(day)
  await gateway.control.moveTo(`${day}T13:59:59Z`)
  expect((await intentOf(gateway, id)).status).toBe('processing')
  await gateway.control.moveTo(`${day}T14:00:00Z`)
  expect((await intentOf(gateway, id)).status).toBe('succeeded')
})

test.each([
  ['000111111113', 'individual', 'R03', 'no_account'],
  ['000111111116', 'individual', 'R02', 'account_closed'],
  ['000222222227', 'individual', 'R01', 'insufficient_funds'],
  ['000333333335', 'individual', 'R10', 'debit_not_authorized'],
  ['000333333335', 'company', 'R29', 'debit_not_authorized'],
  ['000555555559', 'individual', 'R08', 'payment_stopped'],
])('%s of a %s comes back: %s', async (number, holder, code, said) => {
  const { id, latest_charge } = await payBy(number, holder)
  await gateway.control.moveTo('2026-03-04T13:59:59Z')
  expect((await intentOf(gateway, id)).status).toBe('processing')
  await gateway.control.moveTo('2026-03-04T14:00:00Z')
  const failed = await intentOf(gateway, id)
  expect(failed).toMatchObject({
    status: 'requires_payment_method',
    amount_received: 0,
    last_payment_error: { code: said, network_return_code: code, charge: latest_charge },
  })
  const { body } = await gateway.get<{ data: { type: string }[] }>('/v1/events?limit=2')
  expect(body.data.map(({ type }) => type)).toEqual(['payment_intent.payment_failed', 'charge.failed'])
  await gateway.control.advance({ days: 10 })
  expect((await intentOf(gateway, id)).status).toBe('requires_payment_method')
})

test('000444444440 settles and is taken back on the third day after that, or the next one on which banks work', async () => {
  const { id } = await payBy('000444444440')
  const disputes = async () => (await gateway.get<{ data: PresentedDispute[] }>(`/v1/disputes?payment_intent=${id}`)).body.data
  await gateway.control.moveTo('2026-03-09T13:59:59Z')
  expect(await disputes()).toEqual([])
  await gateway.control.moveTo('2026-03-09T14:00:00Z')
  expect(await disputes()).toMatchObject([{ reason: 'insufficient_funds', status: 'lost', network_reason_code: 'R01' }])
  expect((await intentOf(gateway, id)).status).toBe('succeeded')
})

test('one on its way is brought back by hand, and never settles', async () => {
  const { id } = await payBy()
  expect(await gateway.control.returnPayment(id, { code: 'R16' })).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { network_return_code: 'R16', code: 'account_frozen' },
  })
  await gateway.control.advance({ days: 30 })
  expect((await intentOf(gateway, id)).status).toBe('requires_payment_method')
})

test('what is due comes about in its order, each at its own time', async () => {
  const settles = await payBy()
  const comesBack = await payBy('000222222227')
  await gateway.control.advance({ days: 30 })
  const { body } = await gateway.get<{ data: { type: string; created: number; data: { object: { id: string } } }[] }>('/v1/events?limit=6')
  const seen = body.data.toReversed().map(({ type, created, data }) => [new Date(created * 1_000).toISOString(), type, data.object.id])
  expect(seen).toEqual([
    ['2026-03-04T14:00:00.000Z', 'charge.failed', comesBack.latest_charge],
    ['2026-03-04T14:00:00.000Z', 'payment_intent.payment_failed', comesBack.id],
    ['2026-03-06T14:00:00.000Z', 'charge.succeeded', settles.latest_charge],
    ['2026-03-06T14:00:00.000Z', 'payment_intent.succeeded', settles.id],
    ['2026-03-06T15:00:00.000Z', 'payout.created', expect.stringMatching(/^po_/)],
    ['2026-03-10T14:00:00.000Z', 'payout.paid', expect.stringMatching(/^po_/)],
  ])
})
