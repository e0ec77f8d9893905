import { VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { RecordInvoicePayment, RefundPayment, WriteOffInvoice } from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { everything } from '../../database/pool.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { dayFromNow, invoiceInput, readInvoice, sentInvoice } from '../invoices/invoice.factory.ts'
import { insertRefund } from './refund.queries.ts'
import { lookForPayment } from './look-for-payment.ts'
import { bookBalance, homeToPayFor, pay, paymentBecomes, readPayment, refAtGateway } from './payment.factory.ts'

/** Its refunds fail a day later. */
const NO_WAY_BACK = { card: '4000000000005126' }
const PAID = '1501.00'

let owner: TestPerson
let tenant: TestPerson
let InvoiceId: string
let PaymentId: string
beforeEach(async () => {
  let assetId: string
  ;({ owner, tenant, assetId } = await homeToPayFor(app, gateway))
  ;({ InvoiceId } = await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }], { AllowsPartial: true })))
  ;({ PaymentId } = await pay(gateway, tenant, InvoiceId, NO_WAY_BACK))
})

const refund = async (rest: object = {}) =>
  must(await owner.call(RefundPayment, { PaymentId, Amount: PAID, Reason: 'Billed too much.', IsStillOwed: true, ...rest }))
async function refundsBecome(...statuses: string[]): Promise<void> {
  await expect
    .poll(async () => (await readPayment(owner, PaymentId)).Refunds.map(({ Status }) => Status), { timeout: 10_000 })
    .toEqual(statuses)
}
const aDayLater = () => gateway.control.advance({ days: 2 })
const balance = (kind: string) => bookBalance(app, owner, kind)

async function expectBothBooksTheSame(): Promise<void> {
  await reconcile(app.services, AbortSignal.timeout(20_000))
  const facts = await app.sql<{ fact: string; kind: string }>(
    `select fact, kind from provider_difference where state <> 'resolved' and fact like '%' || $1`,
    [(await app.sql<{ ref: string }>('select gateway_ref as ref from payment_refund where payment_id = $1', [PaymentId]))[0]!.ref],
  )
  expect(facts).toEqual([])
  await expectBooksToHold(app)
}

describe('a refund that the bank of the payer does not take', () => {
  test.each([
    ['was owed again', true],
    ['was forgiven', false],
  ])('of what %s: all is as before, and it can be given back again', async (_what, IsStillOwed) => {
    await refund({ IsStillOwed })
    await aDayLater()
    await refundsBecome('failed')
    expect(await readInvoice(owner, { InvoiceId })).toMatchObject({ State: 'paid', Paid: PAID, Balance: '0.00' })
    expect(await readPayment(owner, PaymentId)).toMatchObject({ Status: 'settled', Refundable: PAID })
    expect(await balance('income')).toBe(-150_100)
    const told = await app.sql(`select 1 as one from notification where profile_id = $1 and event_key = 'payment.returned'`, [
      tenant.profileId,
    ])
    expect(told).toHaveLength(1)
    const [paidOf] = await app.sql<{ cents: number }>(
      'select sum(amount_cents)::bigint as cents from payment_allocation where payment_id = $1',
      [PaymentId],
    )
    expect(paidOf!.cents).toBe(150_100)
    await refund({ Amount: '100' })
    await refundsBecome('succeeded', 'failed')
    await expectBothBooksTheSame()
  })

  test('when it was paid by another way meanwhile, is a credit of the payer', async () => {
    await refund()
    await refundsBecome('succeeded')
    const { Version } = await readInvoice(owner, { InvoiceId })
    const check = { InvoiceId, Version, Method: 'check', PaidOn: dayFromNow(-1), Reference: '1042', Amount: '1400.00' } as const
    must(await owner.call(RecordInvoicePayment, check))
    await aDayLater()
    await refundsBecome('failed')
    expect(await readInvoice(owner, { InvoiceId })).toMatchObject({ State: 'paid', Paid: PAID, Balance: '0.00' })
    expect([await balance('receivable'), await balance('prepaid')]).toEqual([0, -140_000])
    expect((await readPayment(tenant, PaymentId)).PaidAhead).toBe('1400.00')
    await expectBothBooksTheSame()
  })

  test('when the rest was written off meanwhile, is a credit of the payer', async () => {
    await refund({ Amount: '501' })
    await refundsBecome('succeeded')
    const { Version } = await readInvoice(owner, { InvoiceId })
    must(await owner.call(WriteOffInvoice, { InvoiceId, Version, Reason: 'They have moved abroad.' }))
    await aDayLater()
    await refundsBecome('failed')
    expect(await readInvoice(owner, { InvoiceId })).toMatchObject({ State: 'writtenOff', Paid: '1000.00' })
    expect([await balance('receivable'), await balance('prepaid')]).toEqual([0, -50_100])
    await expectBothBooksTheSame()
  })

  test('when the invoice was made void meanwhile, is a credit of the payer', async () => {
    await refund()
    await refundsBecome('succeeded')
    const { Version } = await readInvoice(owner, { InvoiceId })
    must(await owner.call(VoidInvoice, { InvoiceId, Version, Reason: 'Billed twice.' }))
    await aDayLater()
    await refundsBecome('failed')
    expect(await readInvoice(owner, { InvoiceId })).toMatchObject({ State: 'void' })
    expect([await balance('receivable'), await balance('prepaid')]).toEqual([0, -150_100])
    await expectBothBooksTheSame()
  })

  test.each([true, false])('while the rest is disputed, is a credit of the payer, whether the dispute is won or not: %s', async (isWon) => {
    await refund({ Amount: '501' })
    await refundsBecome('succeeded')
    const ref = await refAtGateway(app, PaymentId)
    await gateway.control.dispute(ref)
    await paymentBecomes(tenant, PaymentId, 'disputed')
    await aDayLater()
    await refundsBecome('failed')
    expect(await balance('prepaid')).toBe(-50_100)
    await gateway.control.closeDispute(ref, isWon)
    await paymentBecomes(tenant, PaymentId, isWon ? 'settled' : 'returned')
    await expectBothBooksTheSame()
  })

  test('and a dispute of the rest that was lost, heard of all at once: what is left is a credit of the payer', async () => {
    await refund({ Amount: '501' })
    await refundsBecome('succeeded')
    await gateway.control.webhooks({ hold: true })
    const ref = await refAtGateway(app, PaymentId)
    await gateway.control.dispute(ref)
    await aDayLater()
    await gateway.control.closeDispute(ref, false)
    await lookForPayment(app.services, PaymentId, AbortSignal.timeout(10_000))
    await gateway.control.webhooks({ hold: false })
    await refundsBecome('failed')
    expect(await readInvoice(owner, { InvoiceId })).toMatchObject({ Paid: '0.00', Balance: PAID })
    // The payer's fee of what was disputed came from the rest.
    expect(await balance('prepaid')).toBe(-(50_100 - 4_458))
    await expectBothBooksTheSame()
  })

  test('after the payment was taken back, is a credit of the payer', async () => {
    await refund({ Amount: '501', IsStillOwed: false })
    await refundsBecome('succeeded')
    const ref = await refAtGateway(app, PaymentId)
    await gateway.control.dispute(ref)
    await paymentBecomes(tenant, PaymentId, 'disputed')
    await gateway.control.closeDispute(ref, false)
    await paymentBecomes(tenant, PaymentId, 'returned')
    await aDayLater()
    await refundsBecome('failed')
    expect(await balance('prepaid')).toBe(-50_100)
    await expectBothBooksTheSame()
  })

  test('of which we hear when it has failed: both books have it there and back, and no one is told that it was made', async () => {
    await gateway.control.webhooks({ hold: true })
    const { payments, database } = app.services
    const asked = { paymentId: PaymentId, amountCents: 150_100, fromPrepaidCents: 0, reason: 'Billed too much.', isStillOwed: true }
    // As if each of our tries had got no answer.
    const { id } = await database.transaction(everything('a test'), (db) => insertRefund(db, { ...asked, byProfileId: owner.profileId }))
    await payments!.refunds.create(
      {
        paymentId: await refAtGateway(app, PaymentId),
        amountCents: asked.amountCents,
        reason: 'requested_by_customer',
        returnsApplicationFee: false,
        metadata: { refund: id },
      },
      { key: id, signal: AbortSignal.timeout(10_000) },
    )
    await aDayLater()
    await gateway.control.webhooks({ hold: false })
    await refundsBecome('failed')
    expect(await readInvoice(owner, { InvoiceId })).toMatchObject({ State: 'paid', Paid: PAID })
    const told = (profileId: string) =>
      app.sql<{ event_key: string }>(
        `select event_key from notification where profile_id = $1 and event_key like 'payment.%' order by created_at`,
        [profileId],
      )
    await expect
      .poll(async () => (await told(owner.profileId)).map((one) => one.event_key))
      .toEqual(['payment.settled', 'payment.returned'])
    expect((await told(tenant.profileId)).map((one) => one.event_key)).toEqual(['payment.settled'])
    await expectBothBooksTheSame()
  })
})
