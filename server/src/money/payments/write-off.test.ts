import { GetInvoiceHistory, GetInvoices, GetInvoiceTotals, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import {
  CalculatePaymentAmount,
  GetInvoiceEntries,
  RecordInvoicePayment,
  WriteOffInvoice,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { beforeEach, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { type InvoiceInput, invoiceInput, readInvoice, sentInvoice } from '../invoices/invoice.factory.ts'
import { recordedPayment } from './given-payment.factory.ts'
import { bookBalance, GOOD_BANK, GOOD_CARD, homeToPayFor, pay, paymentBecomes, refAtGateway } from './payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, tenant, assetId } = await homeToPayFor(app, gateway))
})

const Reason = 'They have moved abroad.'
const bill = async (rest: Partial<InvoiceInput> = {}) =>
  (await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }], { AllowsPartial: true, ...rest }))).InvoiceId
const balance = (kind: string) => bookBalance(app, owner, kind)
async function writeOff(InvoiceId: string) {
  const { Version } = await readInvoice(owner, { InvoiceId })
  return owner.call(WriteOffInvoice, { InvoiceId, Version, Reason })
}

test('what is open of an invoice that was paid in part is owed no longer, and told as what it is', async () => {
  const InvoiceId = await bill()
  await recordedPayment(owner, InvoiceId, { Amount: '501.00' })
  const before = await readInvoice(owner, { InvoiceId })
  expect(before.Actions.find(({ Action }) => Action === 'writeOff')).toMatchObject({ Refusal: null })
  const closed = must(await owner.call(WriteOffInvoice, { InvoiceId, Version: before.Version, Reason }))
  expect(closed.WrittenOff).toBe('1000.00')
  const now = { State: 'writtenOff', Total: '1501.00', Paid: '501.00', Balance: '0.00', WrittenOff: '1000.00', WriteOffReason: Reason }
  expect(await readInvoice(owner, { InvoiceId })).toMatchObject({ ...now, Version: closed.Version })
  expect(await readInvoice(tenant, { InvoiceId })).toMatchObject(now)
  for (const person of [owner, tenant])
    expect(must(await person.call(GetInvoiceHistory, { InvoiceId })).Items[0]).toMatchObject({
      Text: `The open rest of $1,000.00 was written off: ${Reason}`,
      By: 'Olive Tester',
    })
  const news = async () =>
    must(await tenant.call(GetNotifications, {}))
      .Items.map(({ Message }) => Message)
      .join()
  expect(await news()).toContain(`The open rest of $1,000.00 is owed no longer: ${Reason}`)
  // The paper is made by a job, and is told as it was sent.
  await expect.poll(news, { timeout: 15_000 }).toContain('sent you invoice INV-0001 for Larch House: $1,501.00')
  expect(must(await owner.call(GetInvoiceTotals, {}))).toMatchObject({ Due: '0.00', Overdue: '0.00' })
  const listed = async (Status: 'paid' | 'writtenOff' | 'open') => must(await owner.call(GetInvoices, { Status })).TotalCount
  expect([await listed('paid'), await listed('open'), await listed('writtenOff')]).toEqual([0, 0, 1])
  expect([await balance('receivable'), await balance('income')]).toEqual([0, -50_100])
  const { Items } = must(await owner.call(GetInvoiceEntries, { InvoiceId }))
  expect(Items.map(({ Kind }) => Kind).toSorted()).toEqual(['charge', 'credit', 'mark'])
  expect(must(await tenant.call(CalculatePaymentAmount, { InvoiceId })).Refusal).toContain('was written off')
  const paying = { InvoiceId, Version: closed.Version, Method: 'cash' as const, PaidOn: '2026-01-02', Amount: '1.00' }
  expect((await owner.call(RecordInvoicePayment, paying)).error?.Code).toBe('InvoiceIsWrittenOff')
  await expectBooksToHold(app)
})

test('it is refused while a payment is on its way, where nothing or all is paid, of an old version, and for all others', async () => {
  const InvoiceId = await bill()
  const code = async (of = InvoiceId) => (await writeOff(of)).error?.Code
  expect(await code()).toBe('InvoiceNotPaidInPart')
  await pay(gateway, tenant, InvoiceId, GOOD_CARD, '501')
  const { Version } = await readInvoice(owner, { InvoiceId })
  const coming = await pay(gateway, tenant, InvoiceId, GOOD_BANK, '100')
  expect(await code()).toBe('PaymentUnderWay')
  await gateway.control.advance({ days: 8 })
  await paymentBecomes(tenant, coming.PaymentId, 'settled')
  expect((await owner.call(WriteOffInvoice, { InvoiceId, Version, Reason })).error?.Code).toBe('InvoiceChanged')
  expect((await tenant.call(WriteOffInvoice, { InvoiceId, Version, Reason })).status).toBeGreaterThanOrEqual(403)
  expect((await writeOff(InvoiceId)).status).toBe(200)
  expect(await code()).toBe('InvoiceIsWrittenOff')
  const voiding = await owner.call(VoidInvoice, { InvoiceId, Version: (await readInvoice(owner, { InvoiceId })).Version, Reason })
  expect(voiding.error?.Code).toBe('InvoicePaidInPart')
  const whole = await bill()
  await pay(gateway, tenant, whole, GOOD_CARD)
  expect(await code(whole)).toBe('InvoiceIsPaid')
})

test('of two who write it off at once one does', async () => {
  const InvoiceId = await bill()
  await recordedPayment(owner, InvoiceId)
  const { Version } = await readInvoice(owner, { InvoiceId })
  const tries = await Promise.all([1, 2, 3].map(() => owner.call(WriteOffInvoice, { InvoiceId, Version, Reason })))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await balance('receivable')).toBe(0)
  await expectBooksToHold(app)
})

test('a payment that comes back opens what it had paid, and that can be written off as well', async () => {
  const InvoiceId = await bill()
  const { PaymentId } = await pay(gateway, tenant, InvoiceId, GOOD_CARD, '501')
  must(await writeOff(InvoiceId))
  await gateway.control.dispute(await refAtGateway(app, PaymentId))
  await paymentBecomes(tenant, PaymentId, 'disputed')
  await gateway.control.closeDispute(await refAtGateway(app, PaymentId), false)
  await paymentBecomes(tenant, PaymentId, 'returned')
  expect(await readInvoice(owner, { InvoiceId })).toMatchObject({ State: 'due', Paid: '0.00', Balance: '501.00', WrittenOff: '1000.00' })
  must(await writeOff(InvoiceId))
  expect(await readInvoice(owner, { InvoiceId })).toMatchObject({ State: 'writtenOff', Balance: '0.00', WrittenOff: '1501.00' })
  expect([await balance('receivable'), await balance('income')]).toEqual([0, 0])
  await expectBooksToHold(app)
})

test('of shares, each that is open is; who has paid theirs reads that it is paid, and nothing of the other', async () => {
  const second = await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' })
  await connected(app, owner, second)
  const Recipients = [
    { ProfileId: tenant.profileId, SharePercent: 60 },
    { ProfileId: second.profileId, SharePercent: 40 },
  ]
  const { InvoiceId } = await sentInvoice(owner, invoiceInput(assetId, Recipients, { Billing: 'shares' }))
  await pay(gateway, second, InvoiceId, GOOD_CARD)
  expect(must(await writeOff(InvoiceId)).WrittenOff).toBe('900.60')
  expect(await readInvoice(tenant, { InvoiceId })).toMatchObject({ State: 'writtenOff', WrittenOff: '900.60', WriteOffReason: Reason })
  expect(await readInvoice(second, { InvoiceId })).toMatchObject({ State: 'paid', WrittenOff: '0.00', WriteOffReason: null })
  expect(JSON.stringify(must(await second.call(GetInvoiceHistory, { InvoiceId })))).not.toContain(Reason)
  expect(JSON.stringify(must(await second.call(GetNotifications, {})))).not.toContain(Reason)
  await expectBooksToHold(app)
})
