import {
  GetInvoiceEntries,
  CalculatePaymentAmount,
  CreatePaymentTransaction,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { beforeEach, expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { foundBusiness, newFounder } from '../../people/businesses/business.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, readInvoice, sentInvoice } from '../invoices/invoice.factory.ts'
import { givenPaymentAccount } from '../payment-accounts/payment-account.factory.ts'
import { lookForPayment } from './look-for-payment.ts'
import { activeAccount, GOOD_BANK, GOOD_CARD, pay, payInput, readPayment } from './payment.factory.ts'

/* A person whose profile becomes that of a business, and who was paid into an account of their whole account. */

let founder: TestPerson
let tenant: TestPerson
let assetId: string
let ofPerson: string
beforeEach(async () => {
  founder = await newFounder(app)
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  assetId = (await addProperty(founder, { Title: 'Larch House' })).AssetId
  await connected(app, founder, tenant)
  ofPerson = (await activeAccount(app, gateway, founder)).id
  await app.sql('update payment_account set profile_id = null where id = $1', [ofPerson])
})

const line = { Title: 'Rent', Amount: '100.00', ItemForTypeId: 1, AccountForTypeId: 1 }
const bill = () => sentInvoice(founder, invoiceInput(assetId, [{ ProfileId: tenant.profileId }], { AllowsPartial: true, Lines: [line] }))
const quote = async (InvoiceId: string) => must(await tenant.call(CalculatePaymentAmount, { InvoiceId }))
async function becomes(paymentId: string, status: string): Promise<void> {
  await expect.poll(async () => (await readPayment(tenant, paymentId)).Status, { timeout: 20_000 }).toBe(status)
}

test('keeps that account; what is open is paid to one of the business, once it has one', async () => {
  const { InvoiceId } = await bill()
  const { PaymentId } = await pay(gateway, tenant, InvoiceId, GOOD_CARD, '40.00')
  await becomes(PaymentId, 'settled')
  const { accountId, profileId } = await foundBusiness(app, { founder })
  expect(await app.sql('select account_id from payment_account where id = $1', [ofPerson])).toEqual([{ account_id: founder.accountId }])
  expect(await quote(InvoiceId)).toMatchObject({ Balance: '60.00', MerchantKey: null })
  // What the provider has of it stands in the book of the business by now, and is the person's to be paid out.
  const asPerson = await app.secondProfile(founder, 'Tenant')
  expect(must(await asPerson.call(GetClosingPreview, {})).Refusals.map(({ Code }) => Code)).toContain('AccountHoldsMoney')
  const ofBusiness = await givenPaymentAccount(app, { accountId, profileId })
  const [row] = await app.sql<{ key: string }>('select sub_account_key as key from payment_account where id = $1', [ofBusiness])
  expect(await quote(InvoiceId)).toMatchObject({ Balance: '60.00', MerchantKey: row!.key })
})

test('what is on its way there arrives all the same', async () => {
  const { InvoiceId } = await bill()
  const { PaymentId } = await pay(gateway, tenant, InvoiceId, GOOD_BANK)
  await foundBusiness(app, { founder })
  await gateway.control.advance({ days: 8 })
  await lookForPayment(app.services, PaymentId, AbortSignal.timeout(5_000))
  await becomes(PaymentId, 'settled')
  expect(await readInvoice(founder, { InvoiceId })).toMatchObject({ State: 'paid' })
  expect(must(await founder.call(GetInvoiceEntries, { InvoiceId })).Items).toHaveLength(2)
  await expectBooksToHold(app)
})

test('what was asked for and not answered is asked again', async () => {
  const { InvoiceId } = await bill()
  const input = await payInput(gateway, tenant, InvoiceId, GOOD_CARD)
  await gateway.control.misbehave({ path: '/v1/payment_intents', method: 'POST', kind: 'error_before', times: 1_000 })
  const { PaymentId } = must(await tenant.call(CreatePaymentTransaction, input))
  await foundBusiness(app, { founder })
  await gateway.control.behave()
  expect((await readPayment(tenant, PaymentId)).Status).toBe('created')
  const askedAgain = async () => {
    await app.sql(`update pgboss.job set start_after = now() where name = 'outside-call' and state in ('created', 'retry')`)
    return (await readPayment(tenant, PaymentId)).Status
  }
  await expect.poll(askedAgain, { timeout: 10_000 }).toBe('settled')
})
