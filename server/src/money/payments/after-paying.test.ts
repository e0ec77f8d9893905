import {
  GetAssetPayments,
  GetAssetPaymentDetails,
  MARK_INVOICE_AS_PAID,
  MarkInvoiceAsPaid,
  RecordInvoicePayment,
  RefundPayment,
  ReverseRecordedPayment,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { confirmed } from '../payment-accounts/handed-in.factory.ts'
import { dayFromNow, type InvoiceInput, invoiceInput, readInvoice, rentLine, sentInvoice } from '../invoices/invoice.factory.ts'
import {
  bookBalance,
  GOOD_BANK,
  GOOD_CARD,
  homeToPayFor,
  invoiceState,
  pay,
  paymentBecomes,
  readPayment,
  refAtGateway,
} from './payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, tenant, assetId } = await homeToPayFor(app, gateway))
})

const bill = async (rest: Partial<InvoiceInput> = {}) =>
  (await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }], rest))).InvoiceId
const stateOf = (InvoiceId: string, person = owner) => invoiceState(person, InvoiceId)
const becomes = (paymentId: string, status: string) => paymentBecomes(tenant, paymentId, status)
const balance = (kind: string) => bookBalance(app, owner, kind)
const gatewayRefOf = (paymentId: string) => refAtGateway(app, paymentId)

describe('in parts', () => {
  test('rent is paid before fees, and what was paid of each item is said', async () => {
    const InvoiceId = await bill({
      AllowsPartial: true,
      Lines: [
        { Title: 'Late fee', Amount: '50', ItemForTypeId: 6, AccountForTypeId: 2 },
        { Title: 'Rent', Amount: '1000', ItemForTypeId: 1, AccountForTypeId: 1 },
        { Title: 'Goodwill', Amount: '100', ItemForTypeId: 30, AccountForTypeId: 1 },
      ],
    })
    const first = await pay(gateway, tenant, InvoiceId, GOOD_CARD, '600')
    expect(first.Allocations).toMatchObject([{ Title: 'Rent', Amount: '600.00' }])
    expect(await stateOf(InvoiceId)).toMatchObject({ State: 'partlyPaid', Paid: '600.00', Balance: '350.00' })
    const second = await pay(gateway, tenant, InvoiceId, GOOD_CARD)
    expect(second.Allocations).toMatchObject([
      { Title: 'Late fee', Amount: '50.00' },
      { Title: 'Rent', Amount: '300.00' },
    ])
    expect(await stateOf(InvoiceId)).toMatchObject({ State: 'paid' })
  })

  test('roommates pay their shares at the same time, each their own', async () => {
    const second = await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' })
    await connected(app, owner, second)
    const { InvoiceId } = await sentInvoice(
      owner,
      invoiceInput(
        assetId,
        [
          { ProfileId: tenant.profileId, SharePercent: 60 },
          { ProfileId: second.profileId, SharePercent: 40 },
        ],
        { Billing: 'shares' },
      ),
    )
    const [mine, theirs] = await Promise.all([pay(gateway, tenant, InvoiceId, GOOD_BANK), pay(gateway, second, InvoiceId, GOOD_CARD)])
    expect([mine.Amount, mine.Status, theirs.Amount, theirs.Status]).toEqual(['900.60', 'processing', '600.40', 'settled'])
    expect(await stateOf(InvoiceId, second)).toMatchObject({ State: 'paid', Balance: '0.00' })
    expect(await stateOf(InvoiceId, tenant)).toMatchObject({ State: 'due', IsProcessing: true, Balance: '900.60' })
    expect((await second.call(GetAssetPaymentDetails, { PaymentId: mine.PaymentId })).error?.Code).toBe('PaymentNotFound')
    expect(must(await second.call(GetAssetPayments, { InvoiceId })).Items).toHaveLength(1)
  })
})

describe('what was paid outside', () => {
  const outside = { Method: 'check', PaidOn: dayFromNow(-1), Reference: '1041' } as const

  test('is marked as paid with the pin, once, and corrected by an entry of its own', async () => {
    const InvoiceId = await bill()
    const { Version } = await readInvoice(owner, { InvoiceId })
    const wanted = { InvoiceId, Version, ...outside }
    expect((await owner.call(MarkInvoiceAsPaid, wanted)).error?.Code).toBe('PinConfirmationNeeded')
    const PinConfirmation = await confirmed(owner, MARK_INVOICE_AS_PAID, InvoiceId)
    const { PaymentIds } = must(await owner.call(MarkInvoiceAsPaid, { ...wanted, PinConfirmation }))
    expect(await stateOf(InvoiceId)).toMatchObject({ State: 'paid' })
    expect(await balance('offline')).toBe(150_100)
    const payment = await readPayment(tenant, PaymentIds[0]!)
    expect(payment).toMatchObject({
      Status: 'settled',
      Method: 'check',
      MethodDetail: '1041',
      PaidOn: dayFromNow(-1),
      ReceiptNumber: 'R-000001',
    })
    const now = await readInvoice(owner, { InvoiceId })
    expect((await owner.call(MarkInvoiceAsPaid, { ...wanted, Version: now.Version })).error?.Code).toBe('InvoiceIsPaid')
    must(await owner.call(ReverseRecordedPayment, { PaymentId: PaymentIds[0]!, Reason: 'The check bounced.' }))
    expect(await stateOf(InvoiceId)).toMatchObject({ State: 'due', Balance: '1501.00' })
    expect((await owner.call(ReverseRecordedPayment, { PaymentId: PaymentIds[0]!, Reason: 'Again' })).error?.Code).toBe(
      'PaymentReversedAlready',
    )
    expect(await balance('offline')).toBe(0)
    await expectBooksToHold(app)
  })

  test('is recorded in part; a day to come and more than is due are refused', async () => {
    const InvoiceId = await bill()
    const record = async (rest: object) => {
      const { Version } = await readInvoice(owner, { InvoiceId })
      return owner.call(RecordInvoicePayment, { InvoiceId, Version, ...outside, Amount: '500', ...rest })
    }
    must(await record({}))
    expect(await stateOf(InvoiceId)).toMatchObject({ State: 'partlyPaid', Balance: '1001.00' })
    expect((await record({ Amount: '1001.01' })).error?.Fields?.['Amount']).toContain('more than the $1,001.00')
    expect((await record({ PaidOn: dayFromNow(3) })).error?.Fields?.['PaidOn']).toContain('can not be in the future')
  })

  test('is refused while a payment is on its way', async () => {
    const InvoiceId = await bill()
    await pay(gateway, tenant, InvoiceId, GOOD_BANK)
    const { Version } = await readInvoice(owner, { InvoiceId })
    expect((await owner.call(MarkInvoiceAsPaid, { InvoiceId, Version, ...outside })).error?.Code).toBe('PaymentUnderWay')
  })
})

describe('a refund', () => {
  const refund = (PaymentId: string, rest: object) =>
    owner.call(RefundPayment, { PaymentId, Amount: '100', Reason: 'Billed too much.', ...rest })

  test('in part is forgiven, or owed again, and never more than was paid', async () => {
    const InvoiceId = await bill()
    const { PaymentId } = await pay(gateway, tenant, InvoiceId, GOOD_CARD)
    must(await refund(PaymentId, {}))
    expect(await readPayment(owner, PaymentId)).toMatchObject({ Status: 'settled', Refunded: '100.00', Refundable: '1401.00' })
    expect(await stateOf(InvoiceId)).toMatchObject({ State: 'paid', Balance: '0.00', Paid: '1401.00' })
    must(await refund(PaymentId, { Amount: '1', IsStillOwed: true }))
    expect(await stateOf(InvoiceId)).toMatchObject({ State: expect.stringMatching(/partlyPaid/), Balance: '1.00' })
    expect((await refund(PaymentId, { Amount: '1400.01' })).error?.Fields?.['Amount']).toBe('At most $1,400.00 can be refunded.')
    must(await refund(PaymentId, { Amount: '1400' }))
    expect(await readPayment(tenant, PaymentId)).toMatchObject({ Status: 'refunded', Refunded: '1501.00' })
    expect((await refund(PaymentId, { Amount: '1' })).error?.Code).toBe('PaymentNotRefundable')
    expect(await balance('income')).toBe(-100)
    await expectBooksToHold(app)
  })

  test('takes the tax back that is in it, as it takes the income', async () => {
    const passedThrough = async () => {
      const [row] = await app.sql<{ sum: number }>(
        `select coalesce(sum(balance), 0)::bigint as sum from ledger_account a join ledger_book b on b.id = a.book_id
         where b.profile_id = $1 and kind = 'income' and detail = '10'`,
        [owner.profileId],
      )
      return row!.sum
    }
    const InvoiceId = await bill({ TaxPercent: 10, Lines: [{ ...rentLine, Amount: '1000.00', IsTaxable: true }] })
    const { PaymentId } = await pay(gateway, tenant, InvoiceId, GOOD_CARD)
    expect(await passedThrough()).toBe(-10_000)
    must(await refund(PaymentId, { Amount: '550' }))
    expect(await passedThrough()).toBe(-5_000)
    must(await refund(PaymentId, { Amount: '550' }))
    expect([await passedThrough(), await balance('income')]).toEqual([0, 0])
    await expectBooksToHold(app)
  })

  test('is not made while a dispute runs; one that is lost opens the invoice, one that is won changes nothing', async () => {
    const lost = await bill()
    const won = await bill()
    for (const [InvoiceId, isWon] of [
      [lost, false],
      [won, true],
    ] as const) {
      const { PaymentId } = await pay(gateway, tenant, InvoiceId, GOOD_CARD)
      await gateway.control.dispute(await gatewayRefOf(PaymentId))
      await becomes(PaymentId, 'disputed')
      expect((await refund(PaymentId, {})).error?.Code).toBe('PaymentIsDisputed')
      await gateway.control.closeDispute(await gatewayRefOf(PaymentId), isWon)
      await becomes(PaymentId, isWon ? 'settled' : 'returned')
    }
    expect(await stateOf(lost)).toMatchObject({ Balance: '1501.00' })
    expect(await stateOf(won)).toMatchObject({ State: 'paid' })
    expect(await balance('held')).toBe(0)
    // All that the payer had paid was taken back, the fee of 44.58 included.
    expect(await balance('at_provider')).toBe(150_100 - 4_458)
    await expectBooksToHold(app)
  })
})
