import { randomUUID } from 'node:crypto'
import { RefundPayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { describe, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { activeAccount, GOOD_BANK, GOOD_CARD, pay } from '../payments/payment.factory.ts'
import { lookForPayment } from '../payments/payment.public.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { faultsWith } from './books.factory.ts'
import { PAYMENT_INVARIANTS } from './payment-invariants.queries.ts'
import { RECORD_INVARIANTS } from './record-invariants.queries.ts'

/** Paid by card, given back in part, disputed, and on its way from a bank: by the real provider, whose report was read. */
test.beforeAll(async () => {
  const owner = await app.newPerson()
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  const { AssetId } = await addProperty(owner)
  await letTo(app, { assetId: AssetId, tenant, connectionId: await connected(app, owner, tenant) })
  await activeAccount(app, gateway, owner)
  const paid = async (typed: typeof GOOD_CARD | typeof GOOD_BANK) =>
    pay(gateway, tenant, (await sentInvoice(owner, invoiceInput(AssetId, [{ ProfileId: tenant.profileId }]))).InvoiceId, typed)
  await paid(GOOD_CARD)
  const { PaymentId } = await paid(GOOD_CARD)
  must(await owner.call(RefundPayment, { PaymentId, Amount: '100', Reason: 'Too much.' }))
  const disputed = await paid(GOOD_CARD)
  const [row] = await app.sql<{ ref: string }>('select gateway_ref as ref from payment where id = $1', [disputed.PaymentId])
  await gateway.control.dispute(row!.ref)
  await lookForPayment(app.services, disputed.PaymentId, AbortSignal.timeout(20_000))
  await paid(GOOD_BANK)
  await reconcile(app.services, AbortSignal.timeout(20_000))
})

const LINE = `gateway, id, gateway_account, type, amount_cents, fee_cents, net_cents, currency, step, fact, payment_id, happened_at, read_at`
const UNGUARDED = ['ledger_account', 'ledger_transaction', 'ledger_entry', 'payment', 'invoice', 'invoice_line', 'audit_event'] as const

/** What a person with the keys of the database might do, by the rule that finds it, and those of which it is an offense as well. */
const PLANTED: readonly [name: string, also: readonly string[], planted: string][] = [
  ['M6', [], `update payment set payer_fee_cents = payer_fee_cents + 1 where status = 'settled'`],
  [
    'M6',
    [],
    `insert into provider_line (${LINE}) values ('sandbox', 'txn_x', 'acct_x', 'payment', 100, 0, 100, 'USD', 'charge', 'charge:pi_x', null, now(), now() - interval '1 hour')`,
  ],
  ['M6', [], `update ledger_transaction set memo = '{}' where kind = 'cost'`],
  ['M7', ['M6', 'M8'], `update payment set amount_cents = amount_cents + 1 where status = 'disputed'`],
  [
    'M7',
    [],
    `insert into provider_line (${LINE}) select gateway, id || '_again', null, type, 0, 0, 0, currency, step, fact, payment_id, happened_at, read_at
       from provider_line where type = 'charge'`,
  ],
  ['M8', [], `update invoice set in_transit_cents = in_transit_cents + 1`],
  ['M8', [], `update invoice set credited_cents = credited_cents + 1 where paid_cents = 0`],
  [
    'M9',
    ['M8', 'M20'],
    `update invoice set status = 'void', voided_at = now(), void_reason = 'a test', paid_cents = 0 where paid_cents > 0 and credited_cents = 0`,
  ],
  ['M10', [], `update payment set updated_at = now() - interval '2 days' where status = 'processing'`],
  ['M14', [], `update payment_refund set status = 'failed'`],
  [
    'M12',
    [],
    `insert into call_replay (caller, operation, transaction_id, body_sha256, reply, expires_at)
       values ('x', 'CreatePaymentTransaction', 'x', '\\x00', '{"PaymentId": "${randomUUID()}"}', now() + interval '1 hour')`,
  ],
  ['M13', [], 'drop index payment_open_once'],
  ['M15', [], `update payment set receipt_number = null where status = 'disputed'`],
  ['M15', [], `insert into outside_call (name, natural_key, data, created_at) values ('pay', 'x', '{}', now() - interval '2 days')`],
  ['M20', [], 'update invoice_line set amount_cents = amount_cents + 1'],
  ['M21', [], `update audit_event set operation = 'Nothing' where seq = 1`],
]
const INVARIANTS = [...PAYMENT_INVARIANTS, ...RECORD_INVARIANTS]

describe('the books of payments', () => {
  test('hold', async () => {
    await expectBooksToHold(app)
  })
  test('each rule has an offense that is planted', () => {
    expect(PLANTED.map(([name]) => name)).toEqual(INVARIANTS.map(({ name }) => name))
  })
  test.each(PLANTED.map(([name, also, planted], place) => [name, INVARIANTS[place]!.says, also, planted] as const))(
    '%s finds where it is not so, and no other does: %s',
    async (name, says, also, planted) => {
      const faults = await faultsWith(app, { planted, unguarded: UNGUARDED })
      expect(faults.filter((fault) => fault.name === name && fault.says === says).length).toBeGreaterThan(0)
      // M5 sees that nothing guards the ledger.
      expect(new Set(faults.map((fault) => fault.name))).toEqual(new Set([name, ...also, 'M5']))
    },
  )
})
