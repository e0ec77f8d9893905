import { randomUUID } from 'node:crypto'
import { RefundPayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, testWith } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { operate, operatedList } from '../../../test/operate.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { activeAccount, GOOD_BANK, GOOD_CARD, pay, readPayment, RETURNED_BANK } from '../payments/payment.factory.ts'
import { lookAtPayout } from '../payments/payment.public.ts'
import { reconcile } from './reconcile.ts'

const test = testWith({ clock: { startAt: new Date(), stands: true } })

let owner: TestPerson
let tenant: TestPerson
let assetId: string
let gatewayAccount: string
beforeEach(async () => {
  await gateway.control.behave()
  await gateway.control.webhooks({ hold: false })
  owner = await app.newPerson({ firstName: 'Olive' })
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  assetId = (await addProperty(owner, { Title: 'Larch House' })).AssetId
  await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
  gatewayAccount = (await activeAccount(app, gateway, owner)).gatewayRef
})

const bill = async () => (await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }]))).InvoiceId
const payRent = async (typed: Parameters<typeof pay>[3] = GOOD_CARD) => pay(gateway, tenant, await bill(), typed)
const run = (span?: Parameters<typeof reconcile>[2]) => reconcile(app.services, AbortSignal.timeout(20_000), span)
const refOf = async (paymentId: string) =>
  (await app.sql<{ ref: string }>('select gateway_ref as ref from payment where id = $1', [paymentId]))[0]!.ref
const differences = (fact: string) =>
  app.sql<{ kind: string; state: string; id: string; theirs: object; ours: object }>(
    'select id, kind, state, theirs, ours from provider_difference where fact = $1',
    [fact],
  )
const platform = async (kind: string) =>
  Number(
    (await app.sql<{ sum: number }>('select coalesce(sum(balance), 0)::bigint as sum from ledger_account where kind = $1', [kind]))[0]!.sum,
  )
/** What the provider has of the platform and of all its accounts. */
async function theirMoney(): Promise<number> {
  const { totals } = await gateway.control.books()
  return totals
    .filter(({ account }) => account === 'platform' || account.startsWith('acct_'))
    .reduce((sum, { balance }) => sum + balance, 0)
}
/** What is disputed is in clearing until it is decided, and has left the provider. */
const ourMoney = async () => (await platform('clearing')) + (await platform('owner_held'))
async function waitFor(paymentId: string, status: string): Promise<void> {
  await expect.poll(async () => (await readPayment(tenant, paymentId)).Status, { timeout: 10_000 }).toBe(status)
}

describe('what the provider takes of us', () => {
  test('is in the books once its report was read, however often, and our money is what they have of us', async () => {
    const paid = await payRent()
    await run()
    const cost = () =>
      app.sql<{ cents: number }>(
        `select e.amount as cents from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.posted_to
         where t.business_key = $1 and a.kind = 'processor_costs'`,
        [`cost:${paid.PaymentId}`],
      )
    // 2.9 % of 1,545.58 and 30 cents.
    expect(await cost()).toEqual([{ cents: 4_512 }])
    await Promise.all([run(), run(), run({ from: new Date(0), to: null })])
    expect(await cost()).toEqual([{ cents: 4_512 }])
    expect(await ourMoney()).toBe(await theirMoney())
  })

  test(
    'also of refunds, disputes, returns and payouts: everything that happens leaves both books the same',
    { timeout: 60_000 },
    async () => {
      const [card, disputed, won, bank] = [await payRent(), await payRent(), await payRent(), await payRent(RETURNED_BANK)]
      must(await owner.call(RefundPayment, { PaymentId: card.PaymentId, Amount: '100', Reason: 'Too much.' }))
      for (const { PaymentId } of [disputed, won]) await gateway.control.dispute(await refOf(PaymentId))
      await waitFor(disputed.PaymentId, 'disputed')
      await waitFor(won.PaymentId, 'disputed')
      await run()
      expect(await ourMoney()).toBe(await theirMoney())
      await gateway.control.closeDispute(await refOf(disputed.PaymentId), false)
      await gateway.control.closeDispute(await refOf(won.PaymentId), true)
      await gateway.control.advance({ days: 15 })
      await waitFor(bank.PaymentId, 'returned')
      await waitFor(disputed.PaymentId, 'returned')
      await waitFor(won.PaymentId, 'settled')
      const [payout] = await app.sql<{ ref: string }>('select gateway_ref as ref from payment_payout where account_id = $1', [
        owner.accountId,
      ])
      await gateway.control.failPayout(payout!.ref)
      await run()
      expect(await ourMoney()).toBe(await theirMoney())
      expect(await platform('suspense')).toBe(0)
      expect(await app.sql('select fact, kind from provider_difference')).toEqual([])
      await expectBooksToHold(app)
    },
  )
})

describe('a difference', () => {
  test('of what no one has told yet is none: it is looked for', async () => {
    const paid = await payRent(GOOD_BANK)
    await gateway.control.webhooks({ hold: true })
    await gateway.control.advance({ days: 8 })
    expect((await readPayment(tenant, paid.PaymentId)).Status).toBe('processing')
    await run()
    expect((await readPayment(tenant, paid.PaymentId)).Status).toBe('settled')
    expect(await app.sql('select fact, kind from provider_difference')).toEqual([])
    expect(await ourMoney()).toBe(await theirMoney())
  })

  test('of a payout that no one has told is none either', async () => {
    await payRent()
    await gateway.control.webhooks({ hold: true })
    await gateway.control.advance({ days: 6 })
    await run()
    const paidOut = await app.sql<{ cents: number }>('select amount_cents as cents from payment_payout where account_id = $1', [
      owner.accountId,
    ])
    expect(paidOut).toEqual([{ cents: 150_100 }])
    expect(await app.sql(`select from provider_difference where state = 'open'`)).toEqual([])
  })

  test('of a payout that brings what an earlier one has failed to bring is none, whichever is told first', async () => {
    await payRent()
    await gateway.control.advance({ days: 6 })
    const payouts = () =>
      app.sql<{ ref: string; status: string }>('select gateway_ref as ref, status from payment_payout where account_id = $1 order by id', [
        owner.accountId,
      ])
    await expect.poll(payouts).toHaveLength(1)
    const [first] = await payouts()
    await gateway.control.webhooks({ hold: true })
    await gateway.control.failPayout(first!.ref, 'could_not_process')
    await gateway.control.advance({ days: 4 })
    const signal = AbortSignal.timeout(20_000)
    const { items } = await app.services.payments!.payouts.list(gatewayAccount, {}, { signal })
    await lookAtPayout(app.services, { gatewayAccount, gatewayRef: items[0]!.id }, signal)
    expect((await payouts()).map(({ ref }) => ref)).toEqual([first!.ref, items[0]!.id])
    expect((await payouts())[0]).toMatchObject({ status: 'failed' })
    await run()
    expect(await app.sql(`select from provider_difference where state = 'open'`)).toEqual([])
    await expectBooksToHold(app)
  })

  test('in the amount is open, said once, and its money in suspense, until a person explains it', async () => {
    const before = await platform('suspense')
    await gateway.control.misbehave({ path: '/v1/payment_intents', method: 'POST', kind: 'other_amount', times: 1, difference: 700 })
    const paid = await payRent()
    const fact = `charge:${await refOf(paid.PaymentId)}`
    await run()
    const [found] = await differences(fact)
    expect(found).toMatchObject({
      kind: 'other-amount',
      state: 'open',
      theirs: { account: gatewayAccount, accountCents: 150_800, totalCents: 155_258 },
      ours: { account: gatewayAccount, accountCents: 150_100, totalCents: 154_558 },
    })
    expect(await platform('suspense')).toBe(before - 700)
    await run()
    expect(app.logLines.filter((line) => line.includes('provider-differs') && line.includes(found!.id))).toHaveLength(1)
    const shown = await operatedList(app, 'differences', 'list')
    expect(shown).toMatchObject([{ Id: found!.id, Kind: 'other-amount', What: fact, Theirs: `$1,552.58 (${gatewayAccount} $1,508.00)` }])
    expect(await operate(app, 'differences', 'explain', found!.id, ' ')).toMatchObject({
      exitCode: 1,
      complained: 'Note can not be empty.',
    })
    expect((await operate(app, 'differences', 'explain', found!.id, 'They took seven dollars more, ticket 4711.')).exitCode).toBe(0)
    expect((await operate(app, 'differences', 'explain', found!.id, 'Again.')).complained).toBe('There is no open difference with this ID.')
    expect((await operate(app, 'reconcile')).exitCode).toBe(0)
    expect(await differences(fact)).toMatchObject([{ state: 'explained' }])
    // What they pay out of it does not come out of what the issuer has.
    await gateway.control.advance({ days: 6 })
    await expect.poll(() => platform('suspense'), { timeout: 10_000 }).toBe(before)
    await run()
    expect(await ourMoney()).toBe(await theirMoney())
    const [payout] = await operatedList(app, 'differences', 'list')
    expect(payout).toMatchObject({ Kind: 'other-amount', What: expect.stringContaining('payout:po_') })
    await operate(app, 'differences', 'explain', String(payout!['Id']), 'The seven dollars of ticket 4711 are in it.')
    await expectBooksToHold(app)
  })

  test('of money of nothing that we know is in suspense, and out of it when the other side comes', async () => {
    const paid = await payRent()
    const fact = `charge:${await refOf(paid.PaymentId)}`
    const forgotten = (is: boolean) =>
      app.sql(`update payment set gateway_ref = case when $2 then gateway_ref || '_' else rtrim(gateway_ref, '_') end where id = $1`, [
        paid.PaymentId,
        is,
      ])
    await forgotten(true)
    await run()
    expect(await differences(fact)).toMatchObject([{ kind: 'missing-here', state: 'open' }])
    expect(await differences(`${fact}_`)).toMatchObject([{ kind: 'missing-there', state: 'open' }])
    expect(await platform('suspense')).toBe(-154_558)
    await forgotten(false)
    await run()
    expect(await differences(fact)).toMatchObject([{ state: 'resolved' }])
    expect(await differences(`${fact}_`)).toMatchObject([{ state: 'resolved' }])
    expect(await platform('suspense')).toBe(0)
    await expectBooksToHold(app)
  })

  test.each([
    ['other-account', `gateway_account = 'acct_another' where gateway_account is not null`],
    ['other-currency', `currency = 'EUR' where true`],
    ['missing-there', null],
  ])('is seen: %s', async (kind, changed) => {
    const paid = await payRent()
    const fact = `charge:${await refOf(paid.PaymentId)}`
    await run()
    await app.sql(changed ? `update provider_line set ${changed} and fact = $1` : 'delete from provider_line where fact = $1', [fact])
    // Not read again.
    await run({ from: new Date('2001-01-01T00:00:00Z'), to: new Date('2001-01-02T00:00:00Z') })
    expect(await differences(fact)).toMatchObject([{ kind, state: 'open' }])
    await app.sql('delete from provider_line where fact = $1', [fact])
    await run({ from: new Date(0), to: null })
    expect(await differences(fact)).toMatchObject([{ state: 'resolved' }])
  })
})

describe('the report', () => {
  test('is not believed where it does not add up, and what was read is read on', async () => {
    await payRent()
    const { payments } = app.services
    const one = {
      ...payments!,
      settlementReport: async (...asked: Parameters<NonNullable<typeof payments>['settlementReport']>) => {
        const report = await payments!.settlementReport(...asked)
        return { ...report, lines: report.lines.slice(1) }
      },
    }
    const before = await app.sql('select complete_as_of from provider_reading')
    await expect(reconcile({ ...app.services, payments: one }, AbortSignal.timeout(20_000))).rejects.toThrow('does not add up')
    expect(await app.sql('select complete_as_of from provider_reading')).toEqual(before)
    await run()
    expect(await ourMoney()).toBe(await theirMoney())
  })

  test('is read a page at a time', async () => {
    await payRent()
    const { payments } = app.services
    const asked: (string | null | undefined)[] = []
    const inPages = {
      ...payments!,
      settlementReport: (...[span, page, asking]: Parameters<NonNullable<typeof payments>['settlementReport']>) => {
        asked.push(page.after)
        return payments!.settlementReport(span, { ...page, limit: 3 }, asking)
      },
    }
    await reconcile({ ...app.services, payments: inPages }, AbortSignal.timeout(20_000), { from: new Date(0), to: null })
    expect(asked.length).toBeGreaterThan(1)
    expect(await ourMoney()).toBe(await theirMoney())
  })

  test('of days that make no sense is refused', async () => {
    const said = async (...words: string[]) => (await operate(app, 'reconcile', ...words)).complained
    expect(await said('--from', '2026-02-30')).toBe('"2026-02-30" is not a day. Please write it as 2026-11-01.')
    expect(await said('--to', '2026-11-01')).toBe('--to needs --from.')
    expect(await said('--from', '2026-11-02', '--to', '2026-11-01')).toBe('--to is before --from.')
    expect((await operate(app, 'differences', 'explain', randomUUID(), 'x')).complained).toBe('There is no open difference with this ID.')
    expect((await operate(app, 'reconcile', '--from', '2020-01-01', '--to', '2020-01-02')).said).toContain('0 lines were read.')
  })
})
