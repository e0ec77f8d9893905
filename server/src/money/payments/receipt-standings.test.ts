import { GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { RefundPayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { receiptFile } from '../papers/paper.factory.ts'
import { activeAccount, GOOD_CARD, pay, readPayment, RETURNED_BANK } from './payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let InvoiceId: string
beforeEach(async () => {
  await gateway.control.behave()
  owner = await app.newPerson({ firstName: 'Olive' })
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  const { AssetId } = await addProperty(owner, { Title: 'Larch House' })
  await connected(app, owner, tenant)
  await activeAccount(app, gateway, owner)
  ;({ InvoiceId } = await sentInvoice(owner, invoiceInput(AssetId, [{ ProfileId: tenant.profileId }])))
})

const standing = async () => must(await tenant.call(GetReceiptPdfDetails, { InvoiceId })).Receipt!
async function becomes(PaymentId: string, status: string): Promise<void> {
  await expect.poll(async () => (await readPayment(tenant, PaymentId)).Status, { timeout: 15_000 }).toBe(status)
}
const refund = async (PaymentId: string, Amount: string) =>
  must(await owner.call(RefundPayment, { PaymentId, Amount, Reason: 'Billed too much.' }))
async function dispute(PaymentId: string, isWon: boolean): Promise<void> {
  const [row] = await app.sql<{ gateway_ref: string }>('select gateway_ref from payment where id = $1', [PaymentId])
  await gateway.control.dispute(row!.gateway_ref)
  await becomes(PaymentId, 'disputed')
  expect((await standing()).Standing).toEqual({
    State: 'disputed',
    Refunded: '0.00',
    Note: 'This payment is disputed. It is held until that is decided.',
  })
  await gateway.control.closeDispute(row!.gateway_ref, isWon)
  await becomes(PaymentId, isWon ? 'settled' : 'returned')
}

describe('beside the receipt of a payment, which stays the same file, stands', () => {
  test('what of it was refunded', async () => {
    const { PaymentId } = await pay(gateway, tenant, InvoiceId, GOOD_CARD)
    const { bytes } = await receiptFile(tenant, { InvoiceId })
    await refund(PaymentId, '100')
    const partly = await standing()
    expect(partly).toMatchObject({
      Status: 'Paid',
      Lines: [{ Paid: '$1,501.00' }],
      Standing: { State: 'partlyRefunded', Refunded: '100.00', Note: '$100.00 of this payment was refunded since.' },
    })
    expect(partly.Totals.at(-1)).toMatchObject({ Label: 'Balance after this payment', Amount: '$0.00' })
    await refund(PaymentId, '1401')
    expect((await standing()).Standing).toEqual({ State: 'refunded', Refunded: '1501.00', Note: 'This payment was refunded since.' })
    expect((await receiptFile(tenant, { InvoiceId })).bytes).toEqual(bytes)
  })

  test.each([
    [true, { State: 'stands', Refunded: '0.00', Note: null }],
    [false, { State: 'returned', Refunded: '0.00', Note: 'This payment was given back since.' }],
  ])('that it is disputed, and how that was decided: won is %s', async (isWon, after) => {
    const { PaymentId } = await pay(gateway, tenant, InvoiceId, GOOD_CARD)
    await dispute(PaymentId, isWon)
    expect((await standing()).Standing).toEqual(after)
  })

  test('that the bank took it back, and why; the next payment has a receipt of its own', async () => {
    const { PaymentId } = await pay(gateway, tenant, InvoiceId, RETURNED_BANK)
    await gateway.control.advance({ days: 7 })
    await becomes(PaymentId, 'settled')
    const { bytes } = await receiptFile(tenant, { InvoiceId })
    await gateway.control.advance({ days: 7 })
    await becomes(PaymentId, 'returned')
    expect((await standing()).Standing).toMatchObject({ State: 'returned', Note: expect.stringContaining('not enough money') })
    const next = await pay(gateway, tenant, InvoiceId, GOOD_CARD)
    expect(await standing()).toMatchObject({ PaymentId: next.PaymentId, Standing: { State: 'stands' } })
    expect((await receiptFile(tenant, { InvoiceId, PaymentId })).bytes).toEqual(bytes)
  })
})
