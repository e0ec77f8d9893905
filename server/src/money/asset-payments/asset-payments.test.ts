import { CreateAssetPayment, ProcessAssetPayment } from '@keystead/contract/money/asset-payments/asset-payment.operations.ts'
import { SendInvoice, UnsendInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetAssetPayments } from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { voidUnpaidByPayer } from '../invoices/unpaid-by-payer.job.ts'
import { readInvoice } from '../invoices/invoice.factory.ts'
import { receiptOf } from '../papers/paper.factory.ts'
import {
  bookBalance,
  DECLINED_CARD,
  GOOD_BANK,
  GOOD_CARD,
  homeToPayFor,
  pay,
  paymentBecomes,
  RETURNED_BANK,
  type Typed,
} from '../payments/payment.factory.ts'
import { beginAssetPayment, processInput } from './asset-payment.factory.ts'
import { givenAssetPayment } from './given-asset-payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, tenant, assetId } = await homeToPayFor(app, gateway))
})

const RENT = 1
const DEPOSIT = 3
const begin = (rest: object = {}) => beginAssetPayment(tenant, { AssetId: assetId, ItemForTypeId: RENT, Amount: '900.00', ...rest })
const process = async (typed: Typed, rest: object = {}) =>
  must(await tenant.call(ProcessAssetPayment, await processInput(gateway, await begin(rest), typed)))
const anHourLater = (invoiceId: string) =>
  app.sql(`update invoice set updated_at = updated_at - interval '61 minutes' where id = $1`, [invoiceId])
const sweep = () => voidUnpaidByPayer.run(app.services, AbortSignal.timeout(10_000))

describe('a payment without an invoice', () => {
  test('is priced, and nothing is owed or seen of it', async () => {
    const { Quote, Fields } = await begin()
    expect(Quote).toMatchObject({ Amount: '900.00', Balance: '900.00', AllowsPartial: false, PayeeName: 'Olivia Hart', Refusal: null })
    expect(Quote.Options.map(({ Method }) => Method)).toEqual(['bank', 'card'])
    expect(Fields).toEqual({ CardUrl: expect.stringContaining('http'), BankUrl: expect.stringContaining('http') })
    expect(must(await owner.call(GetAssetPayments, { AssetId: assetId })).Items).toEqual([])
    expect(await app.sql('select 1 as one from invoice where asset_id = $1', [assetId])).toEqual([])
  })

  test('makes its own invoice and receipt, in the books as well, and who manages the home is told', async () => {
    const { InvoiceId, PaymentId } = await process(GOOD_CARD, { Description: 'January, ahead' })
    await paymentBecomes(tenant, PaymentId, 'settled')
    const [ofOwner, ofTenant] = [await readInvoice(owner, { InvoiceId }), await readInvoice(tenant, { InvoiceId })]
    expect(ofOwner).toMatchObject({
      State: 'paid',
      Total: '900.00',
      Lines: [{ Title: 'Rent', Description: 'January, ahead', Amount: '900.00', ItemForTypeId: RENT }],
    })
    expect(ofTenant.InvoiceNumber).toBe(ofOwner.InvoiceNumber)
    expect((await receiptOf(tenant, { InvoiceId })).text).toContain('$900.00')
    expect(await bookBalance(app, owner, 'receivable')).toBe(0)
    expect(await bookBalance(app, owner, 'at_provider')).toBe(90_000)
    const told = (profileId: string) =>
      app.sql<{ event_key: string }>(`select event_key from notification where profile_id = $1 and event_key like any($2::text[])`, [
        profileId,
        ['payment.settled', 'invoice.sent'],
      ])
    await expect.poll(() => told(owner.profileId), { timeout: 15_000 }).toEqual([{ event_key: 'payment.settled' }])
    // They know of the bill: they have made it.
    expect(await told(tenant.profileId)).toEqual([{ event_key: 'payment.settled' }])
    await expectBooksToHold(app)
  })

  test('belongs to the lease that the payer is in, and a deposit secures it', async () => {
    const { InvoiceId, PaymentId } = await process(GOOD_CARD, { ItemForTypeId: DEPOSIT })
    await paymentBecomes(tenant, PaymentId, 'settled')
    const [row] = await app.sql<{ lease: string | null; held: string }>(
      `select i.lease_id as lease, t.lease_id as held from invoice i join lease_tenant t on t.asset_id = i.asset_id and t.profile_id = $2 where i.id = $1`,
      [InvoiceId, tenant.profileId],
    )
    expect(row!.lease).toBe(row!.held)
    expect(await bookBalance(app, owner, 'deposit_held')).toBe(-90_000)
  })

  test('by bank is on its way for days, and never becomes overdue meanwhile', async () => {
    const { InvoiceId, PaymentId } = await process(GOOD_BANK)
    await paymentBecomes(tenant, PaymentId, 'processing')
    await anHourLater(InvoiceId)
    await sweep()
    expect(await readInvoice(owner, { InvoiceId })).toMatchObject({ State: 'due', IsProcessing: true })
  })
})

describe('where no payment comes of it', () => {
  test('another card can be tried for an hour; then its bill is void, and the books are as before', async () => {
    const { InvoiceId, PaymentId } = await process(DECLINED_CARD)
    await paymentBecomes(tenant, PaymentId, 'failed')
    await sweep()
    expect((await readInvoice(tenant, { InvoiceId })).State).toBe('due')
    expect((await pay(gateway, tenant, InvoiceId, DECLINED_CARD)).Status).toBe('failed')
    await anHourLater(InvoiceId)
    await sweep()
    expect(await readInvoice(owner, { InvoiceId })).toMatchObject({
      State: 'void',
      VoidReason: 'No one had billed it, and its payment did not come or went back.',
    })
    expect(await bookBalance(app, owner, 'receivable')).toBe(0)
    await expectBooksToHold(app)
  })

  test('one that is paid with another card stays', async () => {
    const { InvoiceId, PaymentId } = await process(DECLINED_CARD)
    await paymentBecomes(tenant, PaymentId, 'failed')
    expect((await pay(gateway, tenant, InvoiceId, GOOD_CARD)).Status).toBe('settled')
    await anHourLater(InvoiceId)
    await sweep()
    expect((await readInvoice(owner, { InvoiceId })).State).toBe('paid')
  })

  test('a bank that takes it back leaves nothing owed that was never billed', async () => {
    const { InvoiceId, PaymentId } = await process(RETURNED_BANK)
    await paymentBecomes(tenant, PaymentId, 'processing')
    await gateway.control.advance({ days: 7 })
    await paymentBecomes(tenant, PaymentId, 'settled')
    await gateway.control.advance({ days: 7 })
    await paymentBecomes(tenant, PaymentId, 'returned')
    expect((await readInvoice(owner, { InvoiceId })).Balance).toBe('900.00')
    await anHourLater(InvoiceId)
    await sweep()
    expect((await readInvoice(owner, { InvoiceId })).State).toBe('void')
    await expectBooksToHold(app)
  })

  test('what who bills has sent themselves afterwards is theirs, and is owed until it is paid', async () => {
    const { InvoiceId, PaymentId } = await process(DECLINED_CARD)
    await paymentBecomes(tenant, PaymentId, 'failed')
    const { Version } = await readInvoice(owner, { InvoiceId })
    const { Version: next } = must(await owner.call(UnsendInvoice, { InvoiceId, Version }))
    must(await owner.call(SendInvoice, { InvoiceId, Version: next, WithoutPaymentAccount: true }))
    await anHourLater(InvoiceId)
    await sweep()
    expect((await readInvoice(owner, { InvoiceId })).State).toBe('due')
  })
})

describe('refuses', () => {
  test('a price that the browser changed, another key, a token twice; and leaves no bill behind', async () => {
    const begun = await begin()
    const good = await processInput(gateway, begun, GOOD_CARD)
    const cheaper = await tenant.call(ProcessAssetPayment, { ...good, Total: '1.00' })
    expect(cheaper.error).toMatchObject({ Code: 'PriceChanged', Fields: { Total: expect.any(String) } })
    const elsewhere = await tenant.call(ProcessAssetPayment, { ...good, MerchantKey: 'ka_of_another' })
    expect(elsewhere.error).toMatchObject({ Code: 'MerchantKeyWrong' })
    expect(await app.sql('select 1 as one from invoice where asset_id = $1', [assetId])).toEqual([])
    must(await tenant.call(ProcessAssetPayment, good))
    const again = await tenant.call(ProcessAssetPayment, good)
    expect(again).toMatchObject({ status: 404, error: { Message: 'This payment was not finished in time. Please begin it again.' } })
  })

  test('two presses at once: one pays', async () => {
    const good = await processInput(gateway, await begin(), GOOD_CARD)
    const answers = await Promise.all([tenant.call(ProcessAssetPayment, good), tenant.call(ProcessAssetPayment, good)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await app.sql('select 1 as one from payment where asset_id = $1', [assetId])).toHaveLength(1)
  })

  test('a token of the fields of another payment', async () => {
    const [mine, other] = [await begin(), await begin()]
    const { PaymentId } = must(
      await tenant.call(ProcessAssetPayment, { ...(await processInput(gateway, other, GOOD_CARD)), AssetPaymentId: mine.AssetPaymentId }),
    )
    await paymentBecomes(tenant, PaymentId, 'failed')
  })

  test('what was begun an hour ago, and what another tenant began', async () => {
    const mine = await givenAssetPayment(app, tenant, assetId)
    const input = { MerchantKey: 'ka_x', Method: 'card' as const, Total: '154.73', Token: 'pm_x' }
    const stranger = await app.newPerson({ profileType: 'Tenant' })
    expect((await stranger.call(ProcessAssetPayment, { AssetPaymentId: mine, ...input })).status).toBe(404)
    await app.sql(`update asset_payment set created_at = created_at - interval '61 minutes' where id = $1`, [mine])
    expect((await tenant.call(ProcessAssetPayment, { AssetPaymentId: mine, ...input })).status).toBe(404)
  })

  test.each([
    ['0.00', 'Amount is not valid.'],
    ['-1', 'Amount is not valid.'],
    ['0.001', 'Amount is not valid.'],
    ['1,250.50', 'Amount is not valid.'],
    ['100000.01', 'At most $100,000.00'],
  ])('an amount of %s at its field', async (Amount, message) => {
    const answer = await tenant.call(CreateAssetPayment, { AssetId: assetId, ItemForTypeId: RENT, Amount })
    expect(answer.error?.Fields).toEqual({ Amount: expect.stringContaining(message) })
  })

  test('kinds that tenants do not pay of their own accord, and a card number in words', async () => {
    const credit = await tenant.call(CreateAssetPayment, { AssetId: assetId, ItemForTypeId: 30, Amount: '5.00' })
    expect(credit.error?.Fields).toHaveProperty('ItemForTypeId')
    const card = await tenant.call(CreateAssetPayment, {
      AssetId: assetId,
      ItemForTypeId: RENT,
      Amount: '5.00',
      Description: 'from 4242 4242 4242 4242',
    })
    expect(card.error?.Fields).toHaveProperty('Description')
  })

  test('a home whose manager is paid nowhere: it says so, and nothing is begun', async () => {
    await app.sql('delete from payment_account where account_id = $1', [owner.accountId])
    const { Quote, Fields, AssetPaymentId } = await begin()
    expect(Quote.Refusal).toContain('does not have an active payment account')
    expect(Fields).toBeNull()
    expect(await app.sql('select 1 as one from asset_payment where id = $1', [AssetPaymentId])).toEqual([])
  })

  test('who has moved out meanwhile', async () => {
    const good = await processInput(gateway, await begin(), GOOD_CARD)
    await app.sql(`update lease_tenant set ended_on = starts_on + 1, ended_at = now(), end_reason = 'Moved' where profile_id = $1`, [
      tenant.profileId,
    ])
    expect((await tenant.call(ProcessAssetPayment, good)).status).toBe(404)
  })

  test('more than eight an hour of one home', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { InvoiceId, PaymentId } = await process(DECLINED_CARD)
      await paymentBecomes(tenant, PaymentId, 'failed')
      expect(InvoiceId).toBeDefined()
    }
    const ninth = await tenant.call(ProcessAssetPayment, await processInput(gateway, await begin(), DECLINED_CARD))
    expect(ninth).toMatchObject({ status: 429, error: { Code: 'TooManyPayments' } })
  })
})
