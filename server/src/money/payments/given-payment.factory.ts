import { RecordInvoicePayment } from '@keystead/contract/money/payments/payment.operations.ts'
import type { PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { readInvoice } from '../invoices/invoice.factory.ts'
import { must } from '../../../test/must.ts'

/* Payments for tests of other things: rows, where no provider is asked. */

type Given = { readonly invoiceId: string; readonly paymentAccountId: string; readonly status: PaymentStatus }

/** A payment of 100.00 by the first of those who are billed, that the provider calls pi_…; nothing is booked for it. */
export async function givenPayment(app: TestApp, { invoiceId, paymentAccountId, status }: Given): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into payment (account_id, issuer_profile_id, asset_id, invoice_id, claim_id, recipient_id, payer_account_id, payer_profile_id,
       payment_account_id, source, method, status, amount_cents, gateway, gateway_ref, settled_at)
     select i.account_id, i.profile_id, i.asset_id, i.id, i.id, r.id, r.profile_account_id, r.profile_id, $2, 'account', 'card', $3, 10000,
       'sandbox', 'pi_' || gen_random_uuid(), case when $3 = 'settled' then now() end
     from invoice i join invoice_recipient r on r.invoice_id = i.id and r.position = 0 where i.id = $1 returning id`,
    [invoiceId, paymentAccountId, status],
  )
  return row!.id
}

type Recorded = Partial<Omit<InputOf<typeof RecordInvoicePayment>, 'InvoiceId' | 'Version'>>

/** A payment of 100.00 in cash, or otherwise as is said. */
export async function recordedPayment(issuer: TestPerson, InvoiceId: string, rest: Recorded = {}): Promise<string> {
  const { Version } = await readInvoice(issuer, { InvoiceId })
  const typed = { Method: 'cash' as const, PaidOn: '2026-01-02', Amount: '100.00', ...rest }
  return must(await issuer.call(RecordInvoicePayment, { InvoiceId, Version, ...typed })).PaymentId
}

/** A refund, a dispute and a payout of no consequence. */
export async function givenMoneyRows(
  app: TestApp,
  { paymentId, paymentAccountId }: { paymentId: string; paymentAccountId: string },
): Promise<void> {
  await app.sql(
    `insert into payment_refund (payment_id, account_id, asset_id, amount_cents, reason, is_still_owed, by_profile_id)
     select id, account_id, asset_id, 1, 'a test', false, issuer_profile_id from payment where id = $1`,
    [paymentId],
  )
  await app.sql(
    `insert into payment_dispute (payment_id, account_id, asset_id, gateway_ref, amount_cents, reason, status)
     select id, account_id, asset_id, 'dp_' || gen_random_uuid(), 1, 'a test', 'open' from payment where id = $1`,
    [paymentId],
  )
  await app.sql(
    `insert into payment_payout (account_id, payment_account_id, gateway_ref, amount_cents, status)
     select account_id, id, 'po_' || gen_random_uuid(), 1, 'paid' from payment_account where id = $1`,
    [paymentAccountId],
  )
}
