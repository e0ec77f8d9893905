import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BANK_ACCOUNTS, CARDS } from '../src/numbers/magic-numbers.ts'
import type { SettlementReport } from '../src/books/settlement-report.ts'
import { type Tested, activeAccount, bankToken, cardToken, paymentOf, testGateway } from './gateway.ts'

/* Whatever happens in whatever order, the books add up, and the report says the same as they do. */

type World = { gateway: Tested; owners: string[]; intents: string[] }
type Step = (world: World) => Promise<unknown>

const pick = <Item>(items: readonly Item[], at: number) => items[at % items.length]
const at = fc.nat({ max: 30 })
const amount = fc.integer({ min: 50, max: 200_000 })

const payByCard = fc
  .record({ at, amount, share: fc.double({ min: 0, max: 1, noNaN: true }), card: at, owner: at })
  .map((given): Step => async (world) => {
    const token = await cardToken(world.gateway, pick(CARDS, given.card)!.number)
    await payWith(world, token, given)
  })
const payByBank = fc
  .record({ at, amount, share: fc.double({ min: 0, max: 1, noNaN: true }), bank: at, owner: at })
  .map((given): Step => async (world) => {
    const token = await bankToken(world.gateway, pick(BANK_ACCOUNTS, given.bank)!.number)
    await payWith(world, token, given)
  })

async function payWith({ gateway, owners, intents }: World, token: string, given: { amount: number; share: number; owner: number }) {
  const body = paymentOf({ token, to: pick(owners, given.owner)!, amount: given.amount, fee: Math.floor(given.amount * given.share) })
  const answer = await gateway.post<{ id?: string; error?: { payment_intent: { id: string } } }>('/v1/payment_intents', body)
  intents.push(answer.body.id ?? answer.body.error!.payment_intent.id)
}

const refund = fc.record({ at, amount: fc.option(fc.integer({ min: 1, max: 100_000 })), reverse: fc.boolean(), fee: fc.boolean() }).map(
  (given): Step =>
    async ({ gateway, intents }) =>
      gateway.post('/v1/refunds', {
        payment_intent: pick(intents, given.at) ?? 'pi_none',
        amount: given.amount ?? undefined,
        reverse_transfer: given.reverse,
        refund_application_fee: given.fee,
      }),
)

/** What is refused changes nothing, which is what is tested here. */
const byHand = (path: (id: string) => string, body: object) =>
  at.map(
    (index): Step =>
      async ({ gateway, intents }) =>
        gateway.post(path(pick(intents, index) ?? 'pi_none'), body),
  )

const failPayout = at.map((index): Step => async ({ gateway, owners }) => {
  const account = pick(owners, index)!
  const { data } = (await gateway.get<{ data: { id: string }[] }>('/v1/payouts', { account })).body
  if (data[0]) await gateway.control.failPayout(data[0].id, 'could_not_process').catch(() => null)
})

const advance = fc.integer({ min: 1, max: 9 }).map(
  (days): Step =>
    ({ gateway }) =>
      gateway.control.advance({ days }),
)

const step = fc.oneof(
  { weight: 4, arbitrary: payByCard },
  { weight: 3, arbitrary: payByBank },
  { weight: 4, arbitrary: refund },
  { weight: 3, arbitrary: advance },
  byHand((id) => `/control/payment_intents/${id}/dispute`, {}),
  byHand((id) => `/control/payment_intents/${id}/dispute/close`, { won: true }),
  byHand((id) => `/control/payment_intents/${id}/dispute/close`, { won: false }),
  byHand((id) => `/control/payment_intents/${id}/return`, {}),
  byHand((id) => `/v1/payment_intents/${id}/cancel`, {}),
  failPayout,
)

test('random payments, refunds, disputes, returns and payouts keep the books balanced', async () => {
  const gateway = await testGateway()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await gateway.control.reset()
      const world: World = { gateway, owners: [await activeAccount(gateway), await activeAccount(gateway)], intents: [] }
      for (const run of steps) await run(world)
      const { problems, totals } = await gateway.control.books()
      expect(problems).toEqual([])
      expect(totals.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
      const { balances } = (await gateway.get<SettlementReport>('/v1/reports/settlement')).body
      const inBooks = totals.filter(({ account }) => account === 'platform' || account.startsWith('acct_')).map(({ balance }) => balance)
      const reported = balances.map(({ closing }) => closing).filter((closing) => closing !== 0)
      expect(reported.toSorted()).toEqual(inBooks.filter((balance) => balance !== 0).toSorted())
    }),
    { numRuns: 25 },
  )
  await gateway.close()
})
