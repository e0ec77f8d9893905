import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PresentedAccount } from '../src/objects/account.ts'
import type { PresentedBalanceTransaction } from '../src/books/balance-transactions.ts'
import type { SettlementReport } from '../src/books/settlement-report.ts'
import type { PresentedPayout } from '../src/objects/payout.ts'
import { type Refused, type Tested, WHOLE_ACCOUNT, activeAccount, bankToken, cardToken, pay, testGateway } from './gateway.ts'

let gateway: Tested
let owner: string
beforeEach(async () => {
  gateway = await testGateway()
  owner = await activeAccount(gateway)
})
afterEach(async () => {
  expect(await gateway.control.books()).toMatchObject({ balanced: true, problems: [] })
  await gateway.close()
})

type Money = { amount: number }[]
async function balance(account?: string): Promise<[available: number, pending: number]> {
  const { body } = await gateway.get<{ available: Money; pending: Money }>('/v1/balance', { account })
  return [body.available[0]!.amount, body.pending[0]!.amount]
}
async function lines(account?: string) {
  const { body } = await gateway.get<{ data: PresentedBalanceTransaction[] }>('/v1/balance_transactions?limit=100', { account })
  return body.data.toReversed().map(({ type, amount, fee, net }) => [type, amount, fee, net])
}
const payoutsOf = async (account: string) => (await gateway.get<{ data: PresentedPayout[] }>('/v1/payouts', { account })).body.data
const byCard = async (number?: string) => pay(gateway, { token: await cardToken(gateway, number), to: owner })

describe('balances', () => {
  test('of a card: the owner gets it less the fee of the platform, which pays the gateway', async () => {
    await byCard()
    expect(await lines()).toEqual([
      ['charge', 10_000, 320, 9_680],
      ['transfer', -10_000, 0, -10_000],
      ['application_fee', 300, 0, 300],
    ])
    expect(await lines(owner)).toEqual([['payment', 10_000, 300, 9_700]])
    expect([await balance(), await balance(owner)]).toEqual([
      [0, -20],
      [0, 9_700],
    ])
    await gateway.control.moveTo('2026-03-04T14:00:00Z')
    expect([await balance(), await balance(owner)]).toEqual([
      [-20, 0],
      [9_700, 0],
    ])
  })

  test('a bank payment is there when it has settled, and its fee is small', async () => {
    await pay(gateway, { token: await bankToken(gateway), to: owner, amount: 100_000, fee: 0 })
    expect(await lines()).toEqual([])
    await gateway.control.moveTo('2026-03-06T14:00:00Z')
    expect(await lines()).toEqual([
      ['charge', 100_000, 500, 99_500],
      ['transfer', -100_000, 0, -100_000],
    ])
    expect(await balance(owner)).toEqual([100_000, 0])
  })

  test('a refund comes from the owner, or from the platform', async () => {
    const { id } = await byCard()
    await gateway.post('/v1/refunds', { payment_intent: id, amount: 5_000, reverse_transfer: true, refund_application_fee: true })
    await gateway.post('/v1/refunds', { payment_intent: id, amount: 5_000 })
    expect((await lines()).slice(3)).toEqual([
      ['refund', -5_000, 0, -5_000],
      ['transfer_refund', 5_000, 0, 5_000],
      ['application_fee_refund', -150, 0, -150],
      ['refund', -5_000, 0, -5_000],
    ])
    expect((await lines(owner)).slice(1)).toEqual([['payment_refund', -5_000, -150, -4_850]])
  })

  test('a refund that failed leaves everything as it was', async () => {
    const { id } = await byCard('4000000000005126')
    const before = [await balance(), await balance(owner)]
    await gateway.post('/v1/refunds', { payment_intent: id, reverse_transfer: true, refund_application_fee: true })
    await gateway.control.advance({ days: 1 })
    const sum = ([available, pending]: readonly [number, number]) => available + pending
    expect([await balance(), await balance(owner)].map((now) => sum(now))).toEqual(before.map((then) => sum(then)))
  })

  test('a dispute takes it from the owner and costs the platform, and gives it back when it is won', async () => {
    const { id } = await byCard()
    await gateway.control.dispute(id)
    expect((await lines()).slice(3)).toEqual([
      ['adjustment', -10_000, 1_500, -11_500],
      ['transfer_refund', 10_000, 0, 10_000],
    ])
    expect((await lines(owner)).slice(1)).toEqual([['adjustment', -10_000, 0, -10_000]])
    await gateway.control.closeDispute(id, true)
    expect((await lines(owner)).slice(1)).toEqual([
      ['adjustment', -10_000, 0, -10_000],
      ['adjustment', 10_000, 0, 10_000],
    ])
  })

  test('another account, or one that is not there, is not shown', async () => {
    await byCard()
    const { data } = (await gateway.get<{ data: { id: string }[] }>('/v1/balance_transactions', { account: owner })).body
    const other = await activeAccount(gateway)
    expect((await gateway.get(`/v1/balance_transactions/${data[0]!.id}`, { account: owner })).status).toBe(200)
    expect((await gateway.get(`/v1/balance_transactions/${data[0]!.id}`, { account: other })).status).toBe(404)
    expect((await gateway.get('/v1/balance', { account: 'acct_none' })).status).toBe(404)
    expect((await gateway.get<Refused>('/v1/payment_intents', { account: owner })).body.error.param).toBe('Gateway-Account')
  })
})

describe('payouts', () => {
  test('everything that is available leaves on each business day, and arrives', async () => {
    await byCard()
    await gateway.control.moveTo('2026-03-04T14:59:59Z')
    expect(await payoutsOf(owner)).toEqual([])
    await gateway.control.moveTo('2026-03-04T15:00:00Z')
    const [payout] = await payoutsOf(owner)
    expect(payout).toMatchObject({ amount: 9_700, status: 'in_transit', arrival_date: Date.parse('2026-03-06T14:00:00Z') / 1_000 })
    expect(await balance(owner)).toEqual([0, 0])
    await gateway.control.moveTo('2026-03-06T14:00:00Z')
    expect(await payoutsOf(owner)).toMatchObject([{ status: 'paid' }])
    const { body } = await gateway.get<{ data: { type: string; account: string }[] }>('/v1/events?limit=2')
    expect(body.data.map(({ type, account }) => [type, account])).toEqual([
      ['payout.paid', owner],
      ['payout.created', owner],
    ])
  })

  test('none on a weekend or a holiday, and none of what is owed', async () => {
    await gateway.control.moveTo('2026-11-25T15:00:01Z')
    const { id } = await pay(gateway, { token: await bankToken(gateway), to: owner })
    await gateway.control.moveTo('2026-12-02T14:00:00Z')
    expect(await payoutsOf(owner)).toEqual([])
    await gateway.control.moveTo('2026-12-02T15:00:00Z')
    expect(await payoutsOf(owner)).toHaveLength(1)
    await gateway.control.returnPayment(id)
    await gateway.control.advance({ days: 30 })
    expect(await payoutsOf(owner)).toHaveLength(1)
    expect(await balance(owner)).toEqual([-10_000, 0])
  })

  test('one that the bank sends back is there again, and leaves once there is another bank account', async () => {
    await byCard()
    await gateway.control.advance({ days: 3 })
    const [payout] = await payoutsOf(owner)
    expect(await gateway.control.failPayout(payout!.id)).toMatchObject({ status: 'failed', failure_code: 'account_closed' })
    await gateway.control.advance({ days: 5 })
    expect(await payoutsOf(owner)).toHaveLength(1)
    expect(await balance(owner)).toEqual([9_700, 0])
    const account = async () => (await gateway.get<PresentedAccount>(`/v1/accounts/${owner}`)).body
    expect(await account()).toMatchObject({
      review: 'active',
      charges_enabled: true,
      payouts_enabled: false,
      requirements: { currently_due: ['external_account'] },
      external_accounts: { data: [{ status: 'errored' }] },
    })
    await gateway.post(`/v1/accounts/${owner}`, { external_account: WHOLE_ACCOUNT.external_account })
    expect(await account()).toMatchObject({ payouts_enabled: true, requirements: { currently_due: [] } })
    await gateway.control.advance({ days: 5 })
    expect((await payoutsOf(owner)).map(({ status }) => status)).toEqual(['paid', 'failed'])
  })

  test('of another account are not shown', async () => {
    await byCard()
    await gateway.control.advance({ days: 3 })
    const [payout] = await payoutsOf(owner)
    expect((await gateway.get(`/v1/payouts/${payout!.id}`, { account: owner })).status).toBe(200)
    expect((await gateway.get(`/v1/payouts/${payout!.id}`, { account: await activeAccount(gateway) })).status).toBe(404)
    expect((await gateway.get(`/v1/payouts/${payout!.id}`)).status).toBe(404)
  })
})

describe('the settlement report', () => {
  const report = async (query = '') => (await gateway.get<SettlementReport>(`/v1/reports/settlement${query}`)).body

  test('has a line for everything that moved money, with what we know it by', async () => {
    const card = await pay(gateway, { token: await cardToken(gateway), to: owner, attempt: 'card' })
    await pay(gateway, { token: await cardToken(gateway, '4000000000000002'), to: owner, attempt: 'declined' })
    await pay(gateway, { token: await bankToken(gateway, '000444444440'), to: owner, attempt: 'bank' })
    await gateway.post('/v1/refunds', { payment_intent: card.id, amount: 100, reverse_transfer: true, metadata: { refund: 'r-1' } })
    await gateway.control.advance({ days: 14 })
    const { lines: found, balances, totals } = await report()
    const shown = found.map(({ account, type, net, metadata, refund_metadata, refund, dispute, payout }) =>
      [
        account ? 'owner' : 'platform',
        type,
        net,
        metadata['attempt'] ?? (payout ? 'payout' : ''),
        refund && refund_metadata['refund'],
        dispute && 'dispute',
      ].filter(Boolean),
    )
    expect(shown).toEqual([
      ['platform', 'charge', 9_680, 'card'],
      ['platform', 'transfer', -10_000, 'card'],
      ['owner', 'payment', 9_700, 'card'],
      ['platform', 'application_fee', 300, 'card'],
      ['platform', 'refund', -100, 'card', 'r-1'],
      ['owner', 'payment_refund', -100, 'card', 'r-1'],
      ['platform', 'transfer_refund', 100, 'card', 'r-1'],
      ['owner', 'payout', -9_600, 'payout'],
      ['platform', 'charge', 9_920, 'bank'],
      ['platform', 'transfer', -10_000, 'bank'],
      ['owner', 'payment', 9_700, 'bank'],
      ['platform', 'application_fee', 300, 'bank'],
      ['owner', 'payout', -9_700, 'payout'],
      ['platform', 'adjustment', -11_500, 'bank', 'dispute'],
      ['platform', 'transfer_refund', 10_000, 'bank', 'dispute'],
      ['owner', 'adjustment', -10_000, 'bank', 'dispute'],
    ])
    const books = await gateway.control.books()
    const inBooks = Object.fromEntries(books.totals.map(({ account, balance: total }) => [account, total]))
    expect(balances.toSorted((a, b) => a.closing - b.closing)).toEqual([
      { account: owner, opening: 0, closing: inBooks[owner] },
      { account: null, opening: 0, closing: inBooks['platform'] },
    ])
    expect(totals.reduce((sum, { net }) => sum + net, 0)).toBe(inBooks[owner]! + inBooks['platform']!)
    expect(totals.find(({ account, type }) => account === null && type === 'charge')).toMatchObject({ count: 2, amount: 20_000, fee: 400 })
  })

  test('of a time begins with what there was, and the parts are the whole', async () => {
    const { now } = await gateway.control.time()
    await byCard()
    await gateway.control.advance({ seconds: 10 })
    await byCard()
    const [first, second, all] = [await report(`?from=${now}&to=${now + 10}`), await report(`?from=${now + 10}`), await report()]
    expect([...first.lines, ...second.lines]).toEqual(all.lines)
    expect(first.lines).toHaveLength(4)
    expect(second.balances.find(({ account }) => account === owner)).toMatchObject({ opening: 9_700, closing: 19_400 })
  })

  test('is read a page at a time, each with the totals of all', async () => {
    await byCard()
    await byCard()
    const all = await report()
    const first = await report('?limit=5')
    const second = await report(`?limit=5&starting_after=${first.lines.at(-1)!.id}`)
    expect([first.has_more, second.has_more, all.has_more]).toEqual([true, false, false])
    expect([...first.lines, ...second.lines]).toEqual(all.lines)
    expect(second.totals).toEqual(all.totals)
    expect((await gateway.get('/v1/reports/settlement?starting_after=txn_unknown')).status).toBe(400)
  })
})
