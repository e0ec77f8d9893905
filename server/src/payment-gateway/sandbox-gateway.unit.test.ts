import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OddAnswer, type OddCompany, startOddCompany } from '../../test/odd-company.ts'
import { openSandboxGateway } from './sandbox-gateway.ts'

/* What the adapter makes of answers that no gateway of ours gives; `sandbox-contract.test.ts` speaks with a real one. */

let company: OddCompany
beforeAll(async () => {
  company = await startOddCompany()
})
afterAll(() => company.close())
beforeEach(() => {
  company.asked.length = 0
})

const SECRETS = ['whsec_sandbox_new', 'whsec_sandbox_old']
const gateway = () => openSandboxGateway({ url: company.url, secretKey: 'sk_sandbox_of_a_test', webhookSecrets: SECRETS })
const one = (signal = new AbortController().signal) => ({ key: 'key-1', signal })

const refund = { id: 're_1', payment_intent: 'pi_1', amount: 5_00, status: 'succeeded', metadata: { refund: 'r' } }
const payment = {
  id: 'pi_1',
  status: 'requires_payment_method',
  amount: 100_00,
  amount_received: 0,
  currency: 'usd',
  transfer_data: { destination: 'acct_1' },
  last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  metadata: { attempt: 'a' },
  created: 1_763_900_000,
}
const askRefund = (signal?: AbortSignal) =>
  gateway().refunds.create(
    { paymentId: 'pi_1', amountCents: 5_00, reason: 'requested_by_customer', returnsApplicationFee: false, metadata: { refund: 'r' } },
    one(signal),
  )
const askPayment = () =>
  gateway().payments.create(
    {
      amountCents: 100_00,
      paymentMethod: 'pm_1',
      clientReference: 'c',
      applicationFeeCents: 3_00,
      destination: 'acct_1',
      description: 'Rent',
      statementSuffix: null,
      metadata: { attempt: 'a' },
    },
    one(),
  )

describe('what is asked', () => {
  test('carries the key of its call and the secret key', async () => {
    company.answer = { text: JSON.stringify(refund) }
    expect(await askRefund()).toMatchObject({ outcome: 'done', answer: { id: 're_1', amountCents: 5_00, status: 'succeeded' } })
    expect(company.asked).toHaveLength(1)
    expect(company.asked[0]).toMatchObject({ method: 'POST', url: '/v1/refunds' })
    expect(company.asked[0]!.headers).toMatchObject({ authorization: 'Bearer sk_sandbox_of_a_test', 'idempotency-key': 'key-1' })
    expect(JSON.parse(company.asked[0]!.body)).toEqual({
      payment_intent: 'pi_1',
      amount: 5_00,
      reason: 'requested_by_customer',
      reverse_transfer: true,
      refund_application_fee: false,
      metadata: { refund: 'r' },
    })
  })

  test('names no other path, whatever an id is', async () => {
    company.answer = { status: 404, text: JSON.stringify({ error: { type: 'invalid_request_error', code: 'resource_missing' } }) }
    expect(await gateway().payments.find('../accounts?x=1#', one())).toBeNull()
    expect(company.asked[0]!.url).toBe('/v1/payment_intents/..%2Faccounts%3Fx%3D1%23')
  })

  test('is not said to be missing by someone on the way', async () => {
    company.answer = { status: 404, text: '<html>No such page</html>' }
    await expect(gateway().payments.find('pi_1', one())).rejects.toThrow('no JSON')
  })

  test('of an account is asked in its name', async () => {
    company.answer = { text: JSON.stringify({ available: [{ amount: 7, currency: 'usd' }], pending: [] }) }
    expect(await gateway().balances.find('acct_1', one())).toEqual({ availableCents: 7, pendingCents: 0 })
    expect(company.asked[0]!.headers['gateway-account']).toBe('acct_1')
    await gateway().balances.find(null, one())
    expect(company.asked[1]!.headers).not.toHaveProperty('gateway-account')
  })
})

describe('a refusal', () => {
  test('is a verdict with its code', async () => {
    company.answer = {
      status: 400,
      text: JSON.stringify({ error: { type: 'invalid_request_error', code: 'charge_disputed', message: 'No.' } }),
    }
    expect(await askRefund()).toEqual({
      outcome: 'refused',
      reason: 'charge_disputed',
      refusal: { code: 'charge_disputed', message: 'No.', param: null },
    })
  })

  test('keeps no code that is none', async () => {
    company.answer = { status: 400, text: JSON.stringify({ error: { type: 'invalid_request_error', code: 'no account 000123456789' } }) }
    expect(await askRefund()).toMatchObject({ outcome: 'refused', reason: 'unknown' })
  })

  test('of a card is a payment', async () => {
    company.answer = {
      status: 402,
      text: JSON.stringify({ error: { type: 'card_error', code: 'card_declined', message: 'Declined.', payment_intent: payment } }),
    }
    expect(await askPayment()).toMatchObject({
      outcome: 'done',
      answer: { id: 'pi_1', status: 'requires_payment_method', lastError: { code: 'card_declined', declineCode: 'insufficient_funds' } },
    })
  })
})

describe('nothing is learned from', () => {
  const error = (type: string) => JSON.stringify({ error: { type, code: 'x', message: 'Account 000123456789 of 123-45-6789' } })
  test.each<[string, OddAnswer, string]>([
    ['an error of theirs', { status: 500, text: error('api_error') }, 'answers 500'],
    ['a key that is busy', { status: 409, text: error('idempotency_error') }, 'answers 409'],
    ['a key with another body', { status: 400, text: error('idempotency_error') }, 'with another body'],
    ['a secret key that it does not know', { status: 401, text: error('authentication_error') }, 'answers 401'],
    ['being asked too often', { status: 429, text: error('rate_limit_error') }, 'answers 429'],
    ['a way to somewhere else', { status: 302, text: '' }, 'fetch failed'],
    ['a broken line', 'hangs up', 'fetch failed'],
    ['what is no JSON', { text: '<html>000123456789</html>' }, 'no JSON'],
    ['another object', { text: JSON.stringify({ ...refund, amount: '000123456789' }) }, 'something else than was agreed: amount'],
    ['a refusal that is none', { status: 400, text: '{"message":"000123456789"}' }, 'something else than was agreed: error'],
    ['more than anyone would say', { text: `"${'0'.repeat(1_100_000)}"` }, 'more than 1048576 bytes'],
  ])('%s, and numbers of people stay out of the error', async (_what, given, message) => {
    company.answer = given
    const failure = await askRefund().then(
      () => 'an answer',
      (reason: unknown) => reason as Error,
    )
    expect(failure).toBeInstanceOf(Error)
    expect((failure as Error).message).toContain(message)
    expect(String((failure as Error).stack)).not.toMatch(/000123456789|123-45-6789/)
  })

  test('silence, which ends at the signal', async () => {
    company.answer = 'hangs'
    await expect(askRefund(AbortSignal.timeout(100))).rejects.toThrow('timeout')
  })
})

describe('a reference', () => {
  test('finds one object or none', async () => {
    company.answer = { text: JSON.stringify({ data: [refund], has_more: false }) }
    expect(await gateway().refunds.findByReference('r & s', one())).toMatchObject({ id: 're_1' })
    expect(company.asked[0]!.url).toBe('/v1/refunds?metadata%5Brefund%5D=r+%26+s&limit=2')
    company.answer = { text: JSON.stringify({ data: [], has_more: false }) }
    expect(await gateway().refunds.findByReference('r', one())).toBeNull()
  })

  test('that two objects carry is passed over by no one', async () => {
    company.answer = { text: JSON.stringify({ data: [refund, { ...refund, id: 're_2' }], has_more: false }) }
    await expect(gateway().refunds.findByReference('r', one())).rejects.toThrow('two objects')
  })
})

describe('an event', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const told = (object: object = { id: 'ch_1', payment_intent: 'pi_1', metadata: { attempt: 'a' } }) =>
    Buffer.from(JSON.stringify({ id: 'evt_1', type: 'charge.refunded', created: 1_763_900_000, account: 'acct_1', data: { object } }))
  function headersFor(body: Buffer, { secret = SECRETS[0]!, at = now } = {}) {
    const time = at.getTime() / 1_000
    return { 'gateway-signature': `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}` }
  }

  test('is read where one of the secrets has signed it', () => {
    const body = told()
    for (const secret of SECRETS)
      expect(gateway().readEvent(headersFor(body, { secret }), body, now)).toEqual({
        id: 'evt_1',
        type: 'charge.refunded',
        createdAt: new Date(1_763_900_000_000),
        accountId: 'acct_1',
        objectId: 'ch_1',
        paymentId: 'pi_1',
        metadata: { attempt: 'a' },
      })
  })

  test('of an unknown kind is read, too', () => {
    const body = told({ object: 'balance' })
    expect(gateway().readEvent(headersFor(body), body, now)).toMatchObject({ objectId: null, paymentId: null, metadata: {} })
  })

  test.each<[string, (body: Buffer) => unknown]>([
    ['that is not signed', (body) => gateway().readEvent({}, body, now)],
    ['of another secret', (body) => gateway().readEvent(headersFor(body, { secret: 'whsec_sandbox_other' }), body, now)],
    ['that is old', (body) => gateway().readEvent(headersFor(body, { at: new Date('2026-11-23T11:54:00Z') }), body, now)],
    ['that is cut', (body) => gateway().readEvent(headersFor(body), body.subarray(0, -1), now)],
  ])('%s is none', (_what, read) => {
    expect(read(told())).toBeNull()
  })
})
