import { randomUUID } from 'node:crypto'
import { GetInvoices, GetSentInvoices } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetPaymentSubAccounts } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { RefundPayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningGateway, startGateway } from '../../gateway/src/start-gateway.ts'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import { seedDemo } from '../src/demo/demo.ts'
import { fillMoney } from '../src/demo/money/fill-money.ts'
import { newAccountOf } from '../src/payment-gateway/new-account.factory.ts'
import { signedInBrowser } from '../src/security/sign-in/account.factory.ts'
import { expectBooksToHold } from './books.ts'
import { settingsOf } from './gateway-settings.ts'
import { type TestApp, startTestApp } from './harness.ts'
import { must } from './must.ts'

let app: TestApp
let gateway: RunningGateway
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const never = new AbortController().signal
/** A whole year at the sandbox, on a busy machine. */
const YEAR_MS = 300_000

async function openDemo(settings: Record<string, string> = {}): Promise<void> {
  const opened = await startTestApp({ DEMO: '1', ...settings })
  closing.push(() => opened.close())
  app = opened
  await seedDemo(app.services, () => {})
}

async function openSandbox(): Promise<void> {
  const opened = await startGateway({ clock: {}, demo: true, review: 'manual' })
  closing.push(() => opened.close())
  gateway = opened
}

const signedIn = (email: string) => signedInBrowser(app, email, DEMO_PASSWORD)
const countBy = async (table: 'invoice' | 'payment' | 'payment_account', column: string) =>
  Object.fromEntries(
    (await app.sql<{ what: string; count: number }>(`select ${column} as what, count(*)::int as count from ${table} group by 1`)).map(
      ({ what, count }) => [what, count],
    ),
  )

describe('with a sandbox', () => {
  beforeAll(async () => {
    await openSandbox()
    await openDemo(settingsOf(gateway))
    await gateway.control.webhooks({ url: `${app.url}/webhooks/payments` })
    await fillMoney(app.services, never)
  }, YEAR_MS)

  test('people have a year of bills and payments in every state, and the books of both sides hold', async () => {
    const { control, url, secretKey } = gateway
    expect(Object.keys(await countBy('invoice', 'status')).toSorted()).toEqual(['active', 'sent', 'temporary', 'void'])
    expect(Object.keys(await countBy('payment', 'status')).toSorted()).toEqual([
      'disputed',
      'processing',
      'refunded',
      'returned',
      'settled',
    ])
    expect(await countBy('payment', 'source')).toMatchObject({
      account: expect.any(Number),
      link: expect.any(Number),
      recorded: expect.any(Number),
    })
    expect(await countBy('payment_account', 'status')).toEqual({ 1: 3, 2: 1, 3: 1 })
    await expectBooksToHold(app)
    expect(await control.books()).toMatchObject({ balanced: true })

    // What was paid online stands there as it stands here, on the same day.
    const online = await app.sql<{ ref: string; status: string; day: string }>(
      `select gateway_ref as ref, status, started_at::date::text as day from payment where source <> 'recorded'`,
    )
    expect(online.length).toBeGreaterThan(20)
    for (const { ref, status, day } of online) {
      const response = await fetch(`${url}/v1/payment_intents/${ref}`, { headers: { authorization: `Bearer ${secretKey}` } })
      const there = (await response.json()) as { status: string; created: number }
      expect([there.status, new Date(there.created * 1_000).toISOString().slice(0, 10)], ref).toEqual([
        status === 'processing' ? 'processing' : 'succeeded',
        day,
      ])
    }
    expect(Math.abs((await control.time()).now - Date.now() / 1_000)).toBeLessThan(60)
  })

  test('days are those of the past, and no one is told today of what is long gone', async () => {
    const wrong = await app.sql(
      `select i.number from invoice i where i.created_at::date < i.issued_on or i.created_at::date > i.issued_on or i.sent_at < i.created_at
       union all select e.id::text from invoice_event e join invoice i on i.id = e.invoice_id where e.at < i.created_at or e.at > now()
       union all select p.id::text from payment p join invoice i on i.id = p.invoice_id
         where p.started_at < i.created_at or p.settled_at < p.started_at or (p.source <> 'recorded' and p.settled_at::date > current_date - 1)
       union all select t.business_key from ledger_transaction t join payment p on t.business_key = 'pay:' || p.id where t.effective_on <> p.settled_at::date`,
    )
    expect(wrong).toEqual([])
    const [span] = await app.sql<{ oldest: number; newest: number }>(
      `select current_date - min(issued_on) as oldest, current_date - max(issued_on) as newest from invoice where status = 'sent'`,
    )
    expect(span!.oldest).toBeGreaterThan(330)
    expect(span!.newest).toBeLessThan(30)
    // What came back, is disputed or given back today, and what is on its way.
    const [told] = await app.sql<{ count: number }>(
      `select count(*)::int as count from notification where event_key like 'payment.%' or event_key like 'invoice.%'`,
    )
    expect(told!.count).toBeGreaterThan(2)
    expect(told!.count).toBeLessThan(12)
  })

  test('they are made once', async () => {
    const before = await countBy('invoice', 'status')
    await fillMoney(app.services, never)
    expect(await countBy('invoice', 'status')).toEqual(before)
  })

  test('an owner, an agent and a tenant find them, and a payment can be given back', { timeout: YEAR_MS }, async () => {
    const ruth = await signedIn('ruth.calloway@example.com')
    const sent = must(await ruth.call(GetInvoices, { PageSize: 50 })).Items
    const states = new Set(sent.map(({ State }) => State))
    expect(sent.length).toBeGreaterThan(6)
    expect(states.size).toBeGreaterThan(2)
    const june = await signedIn('june.okoye@example.com')
    expect(must(await june.call(GetSentInvoices, { PageSize: 50 })).Items.length).toBeGreaterThan(6)
    // They look after Ruth's home, invoices included.
    const noor = await signedIn('noor.castellan@example.com')
    expect(must(await noor.call(GetInvoices, { PageSize: 50 })).Items.length).toBeGreaterThan(6)
    const walt = await signedIn('walt.hennessy@example.com')
    expect(must(await walt.call(GetPaymentSubAccounts, {})).Items).toMatchObject([{ Status: 'Rejected' }])

    const [paid] = await app.sql<{ id: string }>(
      `select p.id from payment p join profile o on o.id = p.issuer_profile_id
       where p.status = 'settled' and p.method = 'card' and p.source = 'account' and o.first_name = 'Ruth' order by p.id limit 1`,
    )
    must(await ruth.call(RefundPayment, { PaymentId: paid!.id, Amount: '10.00', Reason: 'A test', IsStillOwed: false }))
    expect(await app.sql('select status from payment_refund where payment_id = $1', [paid!.id])).toEqual([{ status: 'succeeded' }])
    await expectBooksToHold(app)
  })

  test('what the sandbox tells afterwards is known, and payouts come to the books', { timeout: YEAR_MS }, async () => {
    const { control } = gateway
    await app.startWorker()
    await expect.poll(async () => (await control.webhookState()).undelivered, { timeout: 60_000 }).toEqual([])
    await expect
      .poll(() => app.sql(`select from pgboss.job where name = 'gateway-event' and state not in ('completed', 'cancelled')`), {
        timeout: 200_000,
      })
      .toEqual([])
    expect(Object.keys(await countBy('payment', 'status')).toSorted()).toEqual([
      'disputed',
      'processing',
      'refunded',
      'returned',
      'settled',
    ])
    // Papers of what is long past are there, and no one is emailed about them.
    await expect.poll(() => app.sql(`select from invoice_paper where state <> 'completed'`), { timeout: 200_000 }).toEqual([])
    expect(await app.sql(`select from notification where event_key = 'invoice.sent'`)).toEqual([])
    expect(await app.sql(`select from email where name in ('invoice-sent', 'invoice-received')`)).toEqual([])
    const [payouts] = await app.sql<{ paid: number }>(`select count(*) filter (where status = 'paid')::int as paid from payment_payout`)
    expect(payouts!.paid).toBeGreaterThan(10)
    await expectBooksToHold(app)
    // What is in transit comes when time goes by.
    await control.advance({ days: 9 })
    await expect.poll(() => app.sql(`select from payment where status = 'processing'`), { timeout: 60_000 }).toEqual([])
    await expectBooksToHold(app)
  })
})

test('without one, what was paid outside is there by a job, also in a portfolio that was made before', { timeout: YEAR_MS }, async () => {
  await openDemo()
  const waiting = () => app.sql(`select from pgboss.job where name = 'fill-demo-money' and state = 'created'`)
  expect(await waiting()).toHaveLength(1)
  await app.sql(`delete from pgboss.job where name = 'fill-demo-money'`)
  await seedDemo(app.services, () => {})
  expect(await waiting()).toHaveLength(1)
  await fillMoney(app.services, never)
  expect(await countBy('payment', 'source')).toEqual({ recorded: expect.any(Number) })
  expect(await countBy('payment', 'status')).toEqual({ settled: expect.any(Number) })
  expect(await countBy('payment_account', 'status')).toEqual({})
  expect((await countBy('invoice', 'status'))['sent']).toBeGreaterThan(40)
  await expectBooksToHold(app)
})

test('one in whose books something stands already keeps its time, and is told nothing', { timeout: YEAR_MS }, async () => {
  await openSandbox()
  await openDemo(settingsOf(gateway))
  const one = { key: randomUUID(), signal: never }
  await app.services.payments!.accounts.create(newAccountOf(randomUUID()), one)
  await fillMoney(app.services, never)
  expect(await countBy('payment', 'source')).toEqual({ recorded: expect.any(Number) })
  expect(Math.abs((await gateway.control.time()).now - Date.now() / 1_000)).toBeLessThan(60)
  await expectBooksToHold(app)
})
