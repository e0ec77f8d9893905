import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PresentedCharge } from '../src/objects/charge.ts'
import type { PresentedPaymentIntent } from '../src/objects/payment-intent.ts'
import { CARDS } from '../src/numbers/magic-numbers.ts'
import { type Refused, type Tested, activeAccount, bankToken, cardToken, intentOf, pay, paymentOf, testGateway, typeIn } from './gateway.ts'

let gateway: Tested
let owner: string
beforeAll(async () => {
  gateway = await testGateway()
  owner = await activeAccount(gateway)
})
afterAll(() => gateway.close())

const chargeOf = async (id: string) => (await gateway.get<PresentedCharge>(`/v1/charges/${id}`)).body

describe('cards', () => {
  test.each(CARDS.filter(({ outcome }) => outcome.kind !== 'decline' && outcome.kind !== 'challenge'))('$number succeeds', async (card) => {
    const intent = await pay(gateway, { token: await cardToken(gateway, card.number), to: owner })
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: 10_000,
      amount_received: 10_000,
      application_fee_amount: 300,
      expected_settlement: '2026-03-04',
      transfer_data: { destination: owner },
      payment_method_details: { type: 'card', card: { brand: card.brand, last4: card.number.slice(-4), funding: 'credit' } },
      last_payment_error: null,
      metadata: { attempt: 'a-1' },
    })
    expect(await chargeOf(intent.latest_charge!)).toMatchObject({ status: 'succeeded', amount: 10_000, refunded: false, disputed: false })
  })

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
  ])('%s is declined: %s, %s', async (number, code, declineCode) => {
    const token = await cardToken(gateway, number)
    const { status, body } = await gateway.post<Refused>('/v1/payment_intents', paymentOf({ token, to: owner, attempt: number }))
    expect(status).toBe(402)
    expect(body.error).toMatchObject({ type: 'card_error', code, decline_code: declineCode })
    expect(body.error.payment_intent).toMatchObject({ status: 'requires_payment_method', amount_received: 0, last_payment_error: { code } })
    const charge = await chargeOf(body.error.payment_intent!.latest_charge!)
    expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: code, balance_transaction: null })
  })

  test('all numbers of the table are ones that a form takes', () => {
    expect(new Set(CARDS.map(({ number }) => number)).size).toBe(CARDS.length)
    expect(CARDS.map(({ outcome }) => outcome.kind).filter((kind) => kind === 'decline')).toHaveLength(5)
  })
})

describe('a token', () => {
  const refused = async (change: Record<string, unknown>, token?: string) => {
    const asked = { ...paymentOf({ token: token ?? (await cardToken(gateway)), to: owner }), ...change }
    const { status, body } = await gateway.post<Refused>('/v1/payment_intents', asked)
    return [status, body.error.code, body.error.param]
  }

  test('works once', async () => {
    const token = await cardToken(gateway)
    await pay(gateway, { token, to: owner })
    expect(await refused({}, token)).toEqual([400, 'token_already_used', 'payment_method'])
  })

  test('of a declined card is used, too', async () => {
    const token = await cardToken(gateway, '4000000000000002')
    await pay(gateway, { token, to: owner })
    expect(await refused({}, token)).toEqual([400, 'token_already_used', 'payment_method'])
  })

  test('works for whom it was made', async () => {
    expect(await refused({ client_reference: 'another' })).toEqual([400, 'token_reference_mismatch', 'payment_method'])
  })

  test('that is refused stays good', async () => {
    const token = await cardToken(gateway)
    expect(await refused({ transfer_data: { destination: 'acct_none' } }, token)).toEqual([
      400,
      'resource_missing',
      'transfer_data[destination]',
    ])
    expect((await pay(gateway, { token, to: owner })).status).toBe('succeeded')
  })

  test('works for fifteen minutes', async () => {
    const [early, late] = [await cardToken(gateway), await cardToken(gateway)]
    await gateway.control.advance({ seconds: 14 * 60 + 59 })
    expect((await pay(gateway, { token: early, to: owner })).status).toBe('succeeded')
    await gateway.control.advance({ seconds: 1 })
    expect(await refused({}, late)).toEqual([400, 'token_expired', 'payment_method'])
  })

  test('is not there', async () => {
    expect(await refused({ payment_method: 'pm_none' })).toEqual([400, 'resource_missing', 'payment_method'])
  })
})

test.each([
  [{ amount: 49 }, 'amount_too_small', 'amount'],
  [{ amount: 0 }, 'amount_too_small', 'amount'],
  [{ amount: -1 }, 'amount_too_small', 'amount'],
  [{ amount: 10.5 }, 'parameter_invalid', 'amount'],
  [{ amount: 1e9 }, 'amount_too_large', 'amount'],
  [{ amount: '100' }, 'parameter_invalid', 'amount'],
  [{ amount: undefined }, 'parameter_missing', 'amount'],
  [{ currency: 'eur' }, 'parameter_invalid', 'currency'],
  [{ confirm: false }, 'parameter_invalid', 'confirm'],
  [{ application_fee_amount: 10_001 }, 'parameter_invalid', 'application_fee_amount'],
  [{ transfer_data: undefined }, 'parameter_invalid', 'application_fee_amount'],
  [{ card_number: '4242424242424242' }, 'parameter_unknown', 'card_number'],
])('%j is refused', async (change, code, param) => {
  const token = await cardToken(gateway)
  const { status, body } = await gateway.post<Refused>('/v1/payment_intents', { ...paymentOf({ token, to: owner }), ...change })
  expect([status, body.error.code, body.error.param]).toEqual([400, code, param])
})

test('an account that may take no payments is paid nothing', async () => {
  const paused = await activeAccount(gateway)
  await gateway.control.review(paused, { outcome: 'restricted', requirements: ['individual.id_number'] })
  const { status, body } = await gateway.post<Refused>('/v1/payment_intents', paymentOf({ token: await cardToken(gateway), to: paused }))
  expect([status, body.error.code, body.error.param]).toEqual([400, 'account_invalid', 'transfer_data[destination]'])
})

test('payments are found by our reference, the newest first', async () => {
  const made: string[] = []
  for (const number of ['4000000000000002', '4242424242424242'])
    made.push((await pay(gateway, { token: await cardToken(gateway, number), to: owner, attempt: 'b7d2' })).id)
  type Found = { data: PresentedPaymentIntent[]; has_more: boolean }
  const found = async (query: string) => (await gateway.get<Found>(`/v1/payment_intents?metadata[attempt]=b7d2${query}`)).body
  expect((await found('')).data.map(({ id }) => id)).toEqual(made.toReversed())
  const first = await found('&limit=1')
  expect(first.has_more).toBe(true)
  const second = await found(`&limit=1&starting_after=${first.data[0]!.id}`)
  expect([second.data[0]!.id, second.has_more]).toEqual([made[0], false])
  expect((await gateway.get<Found>('/v1/payment_intents?metadata[attempt]=none')).body.data).toEqual([])
})

describe('a payment is canceled', () => {
  const cancel = (id: string) => gateway.post<PresentedPaymentIntent & Refused>(`/v1/payment_intents/${id}/cancel`)

  test('while it waits or after it failed', async () => {
    for (const number of ['4000002760003184', '4000000000000002']) {
      const { id } = await pay(gateway, { token: await cardToken(gateway, number), to: owner })
      expect((await cancel(id)).body).toMatchObject({ status: 'canceled', next_action: null })
      expect((await cancel(id)).body.error.code).toBe('payment_intent_unexpected_state')
    }
  })

  test('not while a bank has it, nor when it has come', async () => {
    for (const token of [await bankToken(gateway), await cardToken(gateway)]) {
      const { id, status } = await pay(gateway, { token, to: owner })
      const refused = await cancel(id)
      expect([refused.status, refused.body.error.code]).toEqual([400, 'payment_intent_unexpected_state'])
      expect((await intentOf(gateway, id)).status).toBe(status)
    }
  })
})

test('a number is not in the table', async () => {
  const { status, body } = await typeIn(gateway, { card: { number: '4111111111111111' } })
  expect([status, body.errors]).toEqual([
    200,
    { number: 'Card number is not valid.', expiry: 'Card expiry can not be empty.', cvv: 'CVV can not be empty.' },
  ])
})
