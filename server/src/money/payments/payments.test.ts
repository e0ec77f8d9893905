import { UnsendInvoice, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import {
  CalculatePaymentAmount,
  CancelPaymentTransaction,
  CreatePaymentTransaction,
  GetAssetPayments,
  GetAssetPaymentDetails,
  GetInvoiceEntries,
  MARK_INVOICE_AS_PAID,
  MarkInvoiceAsPaid,
  RecordInvoicePayment,
  RefundPayment,
  ReverseRecordedPayment,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { PAYMENT_STATUSES, PAYMENT_STEPS } from '@keystead/contract/money/payments/payment.values.ts'
import { beforeEach, describe, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/matrix/world.ts'
import { connected, letTo } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { confirmed } from '../payment-accounts/handed-in.factory.ts'
import { dayFromNow, type InvoiceInput, invoiceInput, readInvoice, sentInvoice } from '../invoices/invoice.factory.ts'
import { receiptOf } from '../papers/paper.factory.ts'
import { lookForPayment } from './look-for-payment.ts'
import {
  activeAccount,
  CHALLENGED_CARD,
  DECLINED_CARD,
  EMPTY_BANK,
  GOOD_BANK,
  GOOD_CARD,
  pay,
  payInput,
  readPayment,
  RETURNED_BANK,
  tokenFor,
} from './payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
let gatewayAccount: string
beforeEach(async () => {
  await gateway.control.behave()
  owner = await app.newPerson({ firstName: 'Olive' })
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  assetId = (await addProperty(owner, { Title: 'Larch House' })).AssetId
  await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
  gatewayAccount = (await activeAccount(app, gateway, owner)).gatewayRef
})

const bill = async (rest: Partial<InvoiceInput> = {}) =>
  (await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }], rest))).InvoiceId
const stateOf = async (InvoiceId: string, person = owner) => {
  const { State, IsProcessing, Paid, Balance } = await readInvoice(person, { InvoiceId })
  return { State, IsProcessing, Paid, Balance }
}
async function becomes(paymentId: string, status: string): Promise<void> {
  await expect.poll(async () => (await readPayment(tenant, paymentId)).Status, { timeout: 10_000 }).toBe(status)
}
const balance = async (kind: string) =>
  (
    await app.sql<{ sum: number }>(
      `select coalesce(sum(balance), 0)::bigint as sum from ledger_account a join ledger_book b on b.id = a.book_id where b.profile_id = $1 and kind = $2`,
      [owner.profileId, kind],
    )
  )[0]!.sum
const gatewayRefOf = async (paymentId: string) =>
  (await app.sql<{ gateway_ref: string }>('select gateway_ref from payment where id = $1', [paymentId]))[0]!.gateway_ref

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
    expect(await amountError(input, '1501.01')).toBe('This is more than the $1,501 that is due.')
    expect(await amountError(input, '100')).toBe('This invoice is paid in one payment of $1,501.')
    for (const wrong of ['0', '-1', '0.001', '1e9', '1,250.50']) expect(await amountError(input, wrong)).toContain('Amount is not valid.')
    const inParts = await payInput(gateway, tenant, await bill({ AllowsPartial: true, LeastPartial: '200' }), GOOD_CARD)
    expect(await amountError(inParts, '199.99')).toBe('Please pay at least $200 at once.')
  })

  test('by someone who is not billed, and for what is not sent', async () => {
    const InvoiceId = await bill()
    const input = await payInput(gateway, tenant, InvoiceId, GOOD_CARD)
    const stranger = await app.newPerson({ profileType: 'Tenant' })
    expect((await stranger.call(CreatePaymentTransaction, input)).error?.Code).toBe('InvoiceNotFound')
    expect((await owner.call(CreatePaymentTransaction, input)).error?.Code).toBe('InvoiceNotFound')
    const { Version } = await readInvoice(owner, { InvoiceId })
    must(await owner.call(VoidInvoice, { InvoiceId, Version, Reason: 'Twice' }))
    expect((await tenant.call(CreatePaymentTransaction, input)).error?.Code).toBe('InvoiceIsVoid')
  })

  test('when someone tries card after card', async () => {
    const InvoiceId = await bill()
    const input = await payInput(gateway, tenant, InvoiceId, GOOD_CARD)
    for (let times = 0; times < 8; times += 1)
      must(await tenant.call(CreatePaymentTransaction, { ...input, Token: `pm_of_nothing_${times}` }))
    expect((await tenant.call(CreatePaymentTransaction, input)).error?.Code).toBe('TooManyPayments')
  })
})

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
