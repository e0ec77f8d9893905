import { UnsendInvoice, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import {
  CalculatePaymentAmount,
  CancelPaymentTransaction,
  CreatePaymentTransaction,
  GetAssetPayments,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { type InvoiceInput, invoiceInput, readInvoice, sentInvoice } from '../invoices/invoice.factory.ts'
import { receiptOf } from '../papers/paper.factory.ts'
import {
  bookBalance,
  CHALLENGED_CARD,
  DECLINED_CARD,
  EMPTY_BANK,
  GOOD_BANK,
  GOOD_CARD,
  homeToPayFor,
  invoiceState,
  pay,
  payInput,
  paymentBecomes,
  readPayment,
  RETURNED_BANK,
  tokenFor,
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

/** Seconds to the next afternoon of a Wednesday: what is paid then settles within a week, whatever holidays there are, and comes back after it. */
function untilWednesday(now: number): number {
  const at = new Date(now * 1_000)
  const days = (3 - at.getUTCDay() + 7) % 7 || 7
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + days, 16) / 1_000 - now
}

describe('what paying would come to', () => {
  test('is said for each way to pay: the fee, who bears it, what arrives', async () => {
    const InvoiceId = await bill()
    const quote = must(await tenant.call(CalculatePaymentAmount, { InvoiceId }))
    expect(quote).toMatchObject({ Balance: '1501.00', Amount: '1501.00', Refusal: null, PayeeName: 'Olivia Hart', IsSandbox: true })
    expect(quote.MerchantKey).toMatch(/^ka_/)
    expect(quote.Options).toMatchObject([
      { Method: 'bank', Fee: '5.00', FeePaidBy: 'issuer', Total: '1501.00', Received: '1496.00', Refusal: null },
      { Method: 'card', Fee: '44.58', FeePaidBy: 'payer', Total: '1545.58', Received: '1501.00', Refusal: null },
    ])
  })

  test('without an active account, why not', async () => {
    const InvoiceId = await bill()
    await app.sql('delete from payment_account where account_id = $1', [owner.accountId])
    const quote = must(await tenant.call(CalculatePaymentAmount, { InvoiceId }))
    expect(quote).toMatchObject({
      MerchantKey: null,
      Refusal: 'The invoice creator does not have an active payment account. Payment cannot be initiated.',
    })
  })
})

describe('a card', () => {
  test('pays: the invoice is paid, both are told, there is a receipt, and the books agree with the provider', async () => {
    const InvoiceId = await bill()
    const payment = await pay(gateway, tenant, InvoiceId, GOOD_CARD)
    expect(payment).toMatchObject({
      Status: 'settled',
      Amount: '1501.00',
      PayerFee: '44.58',
      Total: '1545.58',
      MethodDetail: 'Visa 4242',
      ReceiptNumber: 'R-000001',
      IssuerFee: null,
      Allocations: [{ Title: 'Rent for December', Amount: '1501.00' }],
    })
    expect(await stateOf(InvoiceId)).toEqual({ State: 'paid', IsProcessing: false, Paid: '1501.00', Balance: '0.00' })
    expect(await balance('receivable')).toBe(0)
    expect(await balance('at_provider')).toBe(150_100)
    expect(await readPayment(owner, payment.PaymentId)).toMatchObject({
      Received: '1501.00',
      PayerName: 'Tova Tester',
      Refundable: '1501.00',
    })
    for (const person of [owner, tenant]) expect(must(await person.call(GetAssetPayments, { InvoiceId })).Items).toHaveLength(1)
    const told = () =>
      app.sql(`select profile_id from notification where event_key = 'payment.settled' and profile_id = any($1::uuid[])`, [
        [owner.profileId, tenant.profileId],
      ])
    await expect.poll(told, { timeout: 15_000 }).toHaveLength(2)
    const receipt = { Status: 'Paid', Lines: [{ Description: 'Rent for December', Paid: '$1,501.00' }], Standing: { State: 'stands' } }
    for (const person of [owner, tenant]) {
      expect(must(await person.call(GetReceiptPdfDetails, { InvoiceId })).Receipt).toMatchObject(receipt)
      for (const words of ['Visa ending in 4242', '$44.58', '$1,545.58'])
        expect((await receiptOf(person, { InvoiceId })).text).toContain(words)
    }
    await expectBooksToHold(app)
  })

  test('that is declined leaves the invoice open; the next one has a key of its own and may pay', async () => {
    const InvoiceId = await bill()
    const declined = await pay(gateway, tenant, InvoiceId, DECLINED_CARD)
    expect(declined).toMatchObject({ Status: 'failed', FailureReason: expect.stringContaining('not enough money'), ReceiptNumber: null })
    expect(await stateOf(InvoiceId)).toMatchObject({ State: 'due', IsProcessing: false, Balance: '1501.00' })
    expect((await pay(gateway, tenant, InvoiceId, GOOD_CARD)).Status).toBe('settled')
  })

  test('that asks who one is waits for that, blocks all else, and is paid, refused or given up', async () => {
    const InvoiceId = await bill()
    const first = await pay(gateway, tenant, InvoiceId, CHALLENGED_CARD)
    expect(first).toMatchObject({ Status: 'needsAction', CanCancel: true })
    expect((await readPayment(owner, first.PaymentId)).ChallengeUrl).toBeNull()
    const { Version } = await readInvoice(owner, { InvoiceId })
    expect((await owner.call(UnsendInvoice, { InvoiceId, Version })).error?.Code).toBe('PaymentUnderWay')
    await gateway.control.answerChallenge(first.ChallengeUrl!, 'reject')
    await becomes(first.PaymentId, 'failed')
    const second = await pay(gateway, tenant, InvoiceId, CHALLENGED_CARD)
    must(await tenant.call(CancelPaymentTransaction, { PaymentId: second.PaymentId }))
    await becomes(second.PaymentId, 'canceled')
    expect((await tenant.call(CancelPaymentTransaction, { PaymentId: second.PaymentId })).error?.Code).toBe('PaymentNotCancelable')
    const third = await pay(gateway, tenant, InvoiceId, CHALLENGED_CARD)
    await gateway.control.answerChallenge(third.ChallengeUrl!, 'complete')
    await becomes(third.PaymentId, 'settled')
    await expectBooksToHold(app)
  })
})

describe('a bank account', () => {
  test('is processing for days, shown as such, and then settles', async () => {
    const InvoiceId = await bill()
    const payment = await pay(gateway, tenant, InvoiceId, GOOD_BANK)
    expect(payment).toMatchObject({ Status: 'processing', ReceiptNumber: null })
    expect(payment.ExpectedOn).not.toBeNull()
    expect(await stateOf(InvoiceId)).toMatchObject({ State: 'due', IsProcessing: true, Paid: '0.00' })
    const second = await tenant.call(CalculatePaymentAmount, { InvoiceId })
    expect(must(second).Refusal).toContain('on its way')
    await gateway.control.advance({ days: 8 })
    await becomes(payment.PaymentId, 'settled')
    expect(await stateOf(InvoiceId)).toMatchObject({ State: 'paid', IsProcessing: false })
    expect((await balance('at_provider')) + (await balance('bank'))).toBe(149_600)
  })

  test('without money fails days later, with the reason of the bank', async () => {
    const InvoiceId = await bill()
    const payment = await pay(gateway, tenant, InvoiceId, EMPTY_BANK)
    await gateway.control.advance({ days: 8 })
    await becomes(payment.PaymentId, 'failed')
    expect(await readPayment(tenant, payment.PaymentId)).toMatchObject({ FailureReason: expect.stringContaining('not enough money') })
    expect(await stateOf(InvoiceId)).toMatchObject({ State: 'due', IsProcessing: false })
  })

  // domain.md §5, NSF: it had settled, and comes back.
  test('takes back what had settled: the invoice is open again, nothing is hidden', async () => {
    await gateway.control.advance({ seconds: untilWednesday((await gateway.control.time()).now) })
    const InvoiceId = await bill()
    const payment = await pay(gateway, tenant, InvoiceId, RETURNED_BANK)
    await gateway.control.advance({ days: 7 })
    await becomes(payment.PaymentId, 'settled')
    await gateway.control.advance({ days: 7 })
    await becomes(payment.PaymentId, 'returned')
    expect(await stateOf(InvoiceId)).toMatchObject({ State: expect.stringMatching(/due|overdue/), Paid: '0.00', Balance: '1501.00' })
    expect(await balance('receivable')).toBe(150_100)
    // The fee of the payment is kept by the provider, and the issuer bears it.
    expect((await balance('at_provider')) + (await balance('bank'))).toBe(-500)
    const read = await readPayment(owner, payment.PaymentId)
    expect(read).toMatchObject({ Allocations: [], FailureReason: expect.stringContaining('not enough money') })
    expect((await pay(gateway, tenant, InvoiceId, GOOD_CARD)).Status).toBe('settled')
    await expectBooksToHold(app)
  })
})

describe('a payment is refused', () => {
  test('with the key of another account, another price, a token of another payer, or one that was used', async () => {
    const InvoiceId = await bill()
    const input = await payInput(gateway, tenant, InvoiceId, GOOD_CARD)
    const code = async (wrong: object) => (await tenant.call(CreatePaymentTransaction, { ...input, ...wrong })).error?.Code
    expect(await code({ MerchantKey: 'ka_another' })).toBe('MerchantKeyWrong')
    expect(await code({ Total: '1501.00' })).toBe('PriceChanged')
    const other = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, other)
    const theirs = await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: other.profileId }]))
    const stolen = await tokenFor(gateway, other, theirs.InvoiceId, GOOD_CARD)
    const refused = must(await tenant.call(CreatePaymentTransaction, { ...input, Token: stolen }))
    expect(await readPayment(tenant, refused.PaymentId)).toMatchObject({ Status: 'failed' })
    const paid = must(await tenant.call(CreatePaymentTransaction, input))
    expect((await readPayment(tenant, paid.PaymentId)).Status).toBe('settled')
    const again = await bill()
    const used = await payInput(gateway, tenant, again, GOOD_CARD)
    const failed = must(await tenant.call(CreatePaymentTransaction, { ...used, Token: input.Token }))
    expect((await readPayment(tenant, failed.PaymentId)).Status).toBe('failed')
  })

  test('of more than is due, of a part where that is not taken, and of less than the least', async () => {
    const whole = await bill()
    const input = await payInput(gateway, tenant, whole, GOOD_CARD)
    const amountError = async (of: typeof input, Amount: string) =>
      (await tenant.call(CreatePaymentTransaction, { ...of, Amount })).error?.Fields?.['Amount']
    expect(await amountError(input, '1501.01')).toBe('This is more than the $1,501.00 that is due.')
    expect(await amountError(input, '100')).toBe('This invoice is paid in one payment of $1,501.00.')
    for (const wrong of ['0', '-1', '0.001', '1e9', '1,250.50']) expect(await amountError(input, wrong)).toContain('Amount is not valid.')
    const inParts = await payInput(gateway, tenant, await bill({ AllowsPartial: true, LeastPartial: '200' }), GOOD_CARD)
    expect(await amountError(inParts, '199.99')).toBe('Please pay at least $200.00 at once.')
  })

  test('by someone who is not billed, and for what is not sent', async () => {
    const InvoiceId = await bill()
    const input = await payInput(gateway, tenant, InvoiceId, GOOD_CARD)
    const stranger = await app.newPerson({ profileType: 'Tenant' })
    expect((await stranger.call(CreatePaymentTransaction, input)).error?.Code).toBe('InvoiceNotFound')
    expect((await owner.call(CreatePaymentTransaction, input)).error?.Code).toBe('InvoiceNotFound')
    const { Version } = await readInvoice(owner, { InvoiceId })
    must(await owner.call(VoidInvoice, { InvoiceId, Version, Reason: 'Twice' }))
    const refused = (await tenant.call(CreatePaymentTransaction, input)).error
    expect(refused?.Code).toBe('InvoiceIsVoid')
    // It has no price either.
    expect((await tenant.call(CalculatePaymentAmount, { InvoiceId })).error).toMatchObject({
      Code: refused!.Code,
      Message: refused!.Message,
    })
  })

  test('when someone tries card after card', async () => {
    const InvoiceId = await bill()
    const input = await payInput(gateway, tenant, InvoiceId, GOOD_CARD)
    for (let times = 0; times < 8; times += 1)
      must(await tenant.call(CreatePaymentTransaction, { ...input, Token: `pm_of_nothing_${times}` }))
    expect((await tenant.call(CreatePaymentTransaction, input)).error?.Code).toBe('TooManyPayments')
  })
})
