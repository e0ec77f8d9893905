import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BANK_ACCOUNTS, CARDS } from '../src/numbers/magic-numbers.ts'
import type { PresentedPaymentIntent } from '../src/objects/payment-intent.ts'
import {
  GOOD_BANK,
  GOOD_CARD,
  type Refused,
  type Tested,
  activeAccount,
  cardToken,
  intentOf,
  pay,
  setup,
  testGateway,
  typeIn,
} from './gateway.ts'

let gateway: Tested
let owner: string
beforeAll(async () => {
  gateway = await testGateway()
  owner = await activeAccount(gateway)
})
afterAll(() => gateway.close())

const policyOf = ({ headers }: Response) => headers.get('content-security-policy')?.split('; ') ?? []

describe('the fields', () => {
  test.each(['url', 'bank_url'] as const)('%s may be framed by the one origin, and runs nothing inline', async (which) => {
    const made = await setup(gateway, 'ref')
    expect(made[which]).toBe(`${gateway.url}/fields/${which === 'url' ? 'card' : 'bank'}?setup=${made.id}#${made.client_secret}`)
    const page = await fetch(made[which])
    expect(page.status).toBe(200)
    expect(policyOf(page)).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      'frame-ancestors http://localhost:4000',
    ])
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    const html = await page.text()
    expect(html).not.toMatch(/\sstyle=|\son\w+=|<style|<script(?![^>]*src=)/)
    expect(html).not.toContain(made.client_secret)
    expect(html).not.toContain('{{')
    for (const { number } of which === 'url' ? CARDS : BANK_ACCOUNTS) expect(html).toContain(number)
  })

  test('of an account that is paid out to ask for no authorization', async () => {
    const page = await (await fetch((await setup(gateway, 'ref', 'external_account')).url)).text()
    expect(page).toContain('Routing number')
    expect(page).not.toContain('I authorize')
    expect(page).not.toContain('R01')
  })

  test('of no setup are not there', async () => {
    for (const path of ['/fields/card', '/fields/card?setup=cs_none', '/fields/bank?setup=1&setup=2'])
      expect((await fetch(`${gateway.url}${path}`)).status).toBe(404)
  })

  test.each(['http://localhost:4000/', 'localhost', "http://a.test'; script-src *", '*', 'javascript:alert(1)'])(
    'are not made for %s, which is no origin',
    async (origin) => {
      const { status, body } = await gateway.post<Refused>('/v1/card_setups', {
        purpose: 'payment',
        client_reference: 'ref',
        allowed_origin: origin,
      })
      expect([status, body.error.param]).toEqual([400, 'allowed_origin'])
    },
  )

  test('what they load is there, as what it is', async () => {
    for (const [name, type] of [
      ['gateway.css', 'text/css'],
      ['control.css', 'text/css'],
      ['fields.js', 'text/javascript'],
      ['challenge.js', 'text/javascript'],
      ['control.js', 'text/javascript'],
    ] as const) {
      const { status, headers } = await fetch(`${gateway.url}/pages/${name}`)
      expect([status, headers.get('content-type')?.split(';')[0], headers.get('x-content-type-options')]).toEqual([200, type, 'nosniff'])
    }
    expect((await fetch(`${gateway.url}/pages/../package.json`)).status).toBe(404)
  })
})

describe('what is typed', () => {
  test('into the fields of a card', async () => {
    const { status, body } = await typeIn(gateway, { card: GOOD_CARD })
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/^pm_/),
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034, funding: 'credit' },
    })
  })

  test('into the fields of a bank account', async () => {
    const { body } = await typeIn(gateway, { bank: GOOD_BANK })
    expect(body).toEqual({
      token: expect.stringMatching(/^pm_/),
      bank: { bank_name: 'SANDBOX BANK', last4: '6789', account_type: 'checking', account_holder_type: 'individual' },
    })
  })

  test.each([
    [{ number: '' }, { number: 'Card number can not be empty.' }],
    [{ number: '4242424242424241' }, { number: 'Card number is not valid.' }],
    [{ number: 'card' }, { number: 'Card number is not valid.' }],
    [{ expiry: '' }, { expiry: 'Card expiry can not be empty.' }],
    [{ expiry: '13/30' }, { expiry: 'Card expiry is not valid.' }],
    [{ expiry: '02/26' }, { expiry: 'Card expiry is not valid.' }],
    [{ expiry: '12/60' }, { expiry: 'Card expiry is not valid.' }],
    [{ cvv: ' ' }, { cvv: 'CVV can not be empty.' }],
    [{ cvv: '12' }, { cvv: 'CVV is not valid.' }],
    [{ cvv: '1234' }, { cvv: 'CVV is not valid.' }],
  ])('card %j', async (change, errors) => {
    const { status, body } = await typeIn(gateway, { card: { ...GOOD_CARD, ...change } })
    expect([status, body]).toEqual([200, { errors }])
  })

  test.each(['03/26', '3/2026', '03 / 26'])('a card is good until the end of its month: %s', async (expiry) => {
    expect((await typeIn(gateway, { card: { ...GOOD_CARD, expiry } })).body.token).toMatch(/^pm_/)
  })

  test.each([
    [{ routing_number: '' }, { routing_number: 'Routing number can not be empty.' }],
    [{ routing_number: '110000001' }, { routing_number: 'Routing number is not valid.' }],
    [{ routing_number: '000000000' }, { routing_number: 'Routing number is not valid.' }],
    [{ account_number: '' }, { account_number: 'Bank account number can not be empty.' }],
    [{ account_number: '123' }, { account_number: 'Bank account number is not valid.' }],
    [{ account_number: '123456789012345678' }, { account_number: 'Bank account number is not valid.' }],
    [{ account_number: '99999999' }, { account_number: 'Bank account number is not valid.' }],
    [{ account_holder_name: '' }, { account_holder_name: 'Name can not be empty.' }],
    [{ account_type: 'gold' }, { account_type: 'Account type is not valid.' }],
    [{ mandate: false }, { mandate: 'Please authorize the payment.' }],
  ])('bank account %j', async (change, errors) => {
    const { status, body } = await typeIn(gateway, { bank: { ...GOOD_BANK, ...change } })
    expect([status, body]).toEqual([200, { errors }])
  })

  test('is taken from who has the secret of the setup, for a day', async () => {
    const { id, client_secret } = await setup(gateway, 'ref')
    const send = async (secret: string) => {
      const body = JSON.stringify({ setup: id, client_secret: secret, card: GOOD_CARD })
      const answer = await fetch(`${gateway.url}/fields/tokens`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      return [answer.status, ((await answer.json()) as Partial<Refused>).error?.code]
    }
    for (const wrong of ['', 'no', 'é'.repeat(client_secret.length), client_secret.slice(1)])
      expect(await send(wrong)).toEqual([400, 'resource_missing'])
    expect(await send(client_secret)).toEqual([200, undefined])
    await gateway.control.advance({ days: 1 })
    expect(await send(client_secret)).toEqual([400, 'setup_expired'])
  })
})

describe('the question of the bank', () => {
  const asked = async () => {
    const intent = await pay(gateway, { token: await cardToken(gateway, '4000002760003184'), to: owner, amount: 123_456 })
    const [url = '', secret = ''] = intent.next_action!.url.split('#')
    return { intent, url, secret }
  }
  const answer = async (url: string, client_secret: string, outcome: string) => {
    const headers = { 'content-type': 'application/json' }
    const answered = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ client_secret, outcome }) })
    return [answered.status, (await answered.json()) as { status: string } & Partial<Refused>] as const
  }

  test('stands on a page that the origin of the payer may frame', async () => {
    const { intent, url, secret } = await asked()
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url' },
      amount_received: 0,
      latest_charge: null,
    })
    const page = await fetch(url)
    expect(policyOf(page).at(-1)).toBe('frame-ancestors http://localhost:4000')
    const html = await page.text()
    expect(html).toContain('$1,234.56')
    expect(html).toContain('3184')
    expect(html).not.toContain(secret)
  })

  test('completed, the payment succeeds, once', async () => {
    const { intent, url, secret } = await asked()
    expect((await answer(url, 'wrong', 'complete'))[0]).toBe(400)
    expect((await answer(url, secret, 'complete'))[1].status).toBe('succeeded')
    expect((await answer(url, secret, 'reject'))[1].error?.code).toBe('payment_intent_unexpected_state')
    expect(await intentOf(gateway, intent.id)).toMatchObject({ status: 'succeeded', amount_received: 123_456, next_action: null })
  })

  test('rejected, it fails', async () => {
    const { intent, url, secret } = await asked()
    expect((await answer(url, secret, 'reject'))[1].status).toBe('requires_payment_method')
    const code = 'payment_intent_authentication_failure'
    const failed = await intentOf(gateway, intent.id)
    expect(failed).toMatchObject({ status: 'requires_payment_method', amount_received: 0, last_payment_error: { code }, next_action: null })
    expect(await (await fetch(url)).text()).toContain('The payment was not confirmed.')
    const { body } = await gateway.get<{ data: { type: string; data: { object: PresentedPaymentIntent } }[] }>('/v1/events?limit=3')
    expect(body.data.map(({ type }) => type)).toEqual(['payment_intent.payment_failed', 'charge.failed', 'payment_intent.requires_action'])
  })

  test('is answered by tests as by people', async () => {
    const { intent } = await asked()
    expect((await gateway.control.answerChallenge(intent.next_action!.url, 'complete')).status).toBe('succeeded')
    await expect(gateway.control.answerChallenge(intent.next_action!.url, 'complete')).rejects.toThrow(/unexpected_state/)
  })

  test('is not asked of other payments', async () => {
    const { id } = await pay(gateway, { token: await cardToken(gateway), to: owner })
    expect((await fetch(`${gateway.url}/challenge/${id}`)).status).toBe(404)
  })
})
