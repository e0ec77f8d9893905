import { UnsendInvoice, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { CreatePaymentTransaction, GetInvoiceEntries, RecordInvoicePayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { PAYMENT_STATUSES, PAYMENT_STEPS } from '@keystead/contract/money/payments/payment.values.ts'
import { beforeEach, describe, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { dayFromNow, type InvoiceInput, invoiceInput, readInvoice, sentInvoice } from '../invoices/invoice.factory.ts'
import { lookForPayment } from './look-for-payment.ts'
import {
  bookBalance,
  GOOD_BANK,
  GOOD_CARD,
  homeToPayFor,
  invoiceState,
  pay,
  payInput,
  paymentBecomes,
  RETURNED_BANK,
} from './payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
let gatewayAccount: string
beforeEach(async () => {
  ;({ owner, tenant, assetId, gatewayAccount } = await homeToPayFor(app, gateway))
})

const bill = async (rest: Partial<InvoiceInput> = {}) =>
  (await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }], rest))).InvoiceId
const stateOf = (InvoiceId: string, person = owner) => invoiceState(person, InvoiceId)
const becomes = (paymentId: string, status: string) => paymentBecomes(tenant, paymentId, status)
const balance = (kind: string) => bookBalance(app, owner, kind)

describe('whatever breaks at the provider', () => {
  // failures.md T1 and T2: the money is taken, and the answer is lost.
  test.each(['timeout_after', 'error_after', 'reset_after', 'timeout_before', 'error_before', 'reset_before'] as const)(
    '%s: the payment stays under way, blocks all else, and is made once',
    async (kind) => {
      const InvoiceId = await bill()
      const input = await payInput(gateway, tenant, InvoiceId, GOOD_CARD)
      await gateway.control.misbehave({ path: '/v1/payment_intents', method: 'POST', kind, times: 1, delay_ms: 200 })
      const { PaymentId } = must(await tenant.call(CreatePaymentTransaction, input))
      // Until someone tells what became of it; a webhook may have by now.
      const { Version } = await readInvoice(owner, { InvoiceId })
      expect((await owner.call(UnsendInvoice, { InvoiceId, Version })).error?.Code).toMatch(/PaymentUnderWay|InvoicePaidInPart/)
      expect((await tenant.call(CreatePaymentTransaction, input)).error?.Code).toMatch(/PaymentUnderWay|InvoiceIsPaid/)
      await gateway.control.behave()
      await app.sql(`update pgboss.job set start_after = now() where name = 'outside-call' and state in ('created', 'retry')`)
      await lookForPayment(app.services, PaymentId, AbortSignal.timeout(5_000))
      await becomes(PaymentId, 'settled')
      const { data } = (await (
        await fetch(`${gateway.url}/v1/payment_intents?metadata[attempt]=${PaymentId}`, {
          headers: { authorization: `Bearer ${gateway.secretKey}` },
        })
      ).json()) as { data: unknown[] }
      expect(data).toHaveLength(1)
      expect(await stateOf(InvoiceId)).toMatchObject({ State: 'paid', Paid: '1501.00' })
    },
  )
})

test('events in any order, twice and late, have one effect', async () => {
  const InvoiceId = await bill()
  await gateway.control.webhooks({ duplicates: 2, shuffle: true })
  const payment = await pay(gateway, tenant, InvoiceId, RETURNED_BANK)
  await gateway.control.advance({ days: 15 })
  await becomes(payment.PaymentId, 'returned')
  await gateway.control.webhooks({ duplicates: 0, shuffle: false })
  for (let times = 0; times < 3; times += 1) await lookForPayment(app.services, payment.PaymentId, AbortSignal.timeout(5_000))
  const kinds = await app.sql<{ kind: string }>('select kind from ledger_transaction where invoice_id = $1 order by posted_at, id', [
    InvoiceId,
  ])
  expect(kinds.map(({ kind }) => kind)).toEqual(['charge', 'pay', 'return', 'fee'])
})

test('of two who pay at one moment one does, and so of unsending, voiding, marking as paid and paying', async () => {
  const InvoiceId = await bill()
  const input = await payInput(gateway, tenant, InvoiceId, GOOD_BANK)
  const { Version } = await readInvoice(owner, { InvoiceId })
  const answers = await Promise.all([
    tenant.call(CreatePaymentTransaction, input),
    tenant.call(CreatePaymentTransaction, input),
    owner.call(UnsendInvoice, { InvoiceId, Version }),
    owner.call(VoidInvoice, { InvoiceId, Version, Reason: 'Twice' }),
    owner.call(RecordInvoicePayment, { InvoiceId, Version, Method: 'cash', PaidOn: dayFromNow(0), Amount: '1501' }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('what leaves for a bank is no longer at the provider, and is there again where that fails', async () => {
  const InvoiceId = await bill()
  await pay(gateway, tenant, InvoiceId, GOOD_CARD)
  await gateway.control.advance({ days: 6 })
  await expect.poll(() => balance('bank'), { timeout: 10_000 }).toBe(150_100)
  expect(await balance('at_provider')).toBe(0)
  const [payout] = await app.sql<{ gateway_ref: string }>('select gateway_ref from payment_payout where account_id = $1', [owner.accountId])
  expect(gatewayAccount).toMatch(/^acct_/)
  await gateway.control.failPayout(payout!.gateway_ref)
  await expect.poll(() => balance('at_provider'), { timeout: 10_000 }).toBe(150_100)
  await expectBooksToHold(app)
})

test('each number opens to the entries behind it', async () => {
  const InvoiceId = await bill()
  await pay(gateway, tenant, InvoiceId, GOOD_BANK)
  await gateway.control.advance({ days: 8 })
  await expect.poll(async () => must(await owner.call(GetInvoiceEntries, { InvoiceId })).Items.length, { timeout: 10_000 }).toBe(2)
  const { Items } = must(await owner.call(GetInvoiceEntries, { InvoiceId }))
  expect(
    Items.map(({ Kind, Text, Legs }) => [
      Kind,
      Text,
      ...Legs.map(({ Account, Debit, Credit }) => `${Account} ${Debit ?? '-'} ${Credit ?? '-'}`).toSorted(),
    ]),
  ).toEqual([
    ['charge', 'Billed', 'Income: Rental income - 1501.00', 'Owed to you 1501.00 -'],
    ['pay', 'Payment', 'At the payment provider 1496.00 -', 'Owed to you - 1501.00', 'Payment fees 5.00 -'],
  ])
})

test('the steps of a payment are the same in the database', async () => {
  const [row] = await app.sql<{ body: string }>(`select prosrc as body from pg_proc where proname = 'check_payment_step'`)
  const inDatabase = [...row!.body.matchAll(/\('(\w+)', '(\w+)'\)/g)].map(([, from, to]) => `${from} ${to}`)
  const declared = PAYMENT_STATUSES.flatMap((from) => PAYMENT_STEPS[from].map((to) => `${from} ${to}`))
  expect(inDatabase.toSorted()).toEqual(declared.toSorted())
})
