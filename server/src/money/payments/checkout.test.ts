import {
  CalculateCheckoutAmount,
  GetCheckout,
  GetCheckoutFields,
  PayCheckout,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { SendInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { expect } from 'vitest'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { everything } from '../../database/pool.ts'
import { makeLink, mintLink } from '../../links/links.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { activeInvoice, invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { PAY_LINK } from '../invoices/invoice.public.ts'
import { activeAccount, DECLINED_CARD, GOOD_CARD } from './payment.factory.ts'

test('who has a link pays without an account, and reads there what became of each try', async () => {
  const owner = await app.newPerson({ firstName: 'Olive' })
  const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  const { AssetId } = await addProperty(owner, { Title: 'Larch House' })
  await letTo(app, { assetId: AssetId, tenant, connectionId: await connected(app, owner, tenant) })
  await activeAccount(app, gateway, owner)
  const { InvoiceId } = await sentInvoice(owner, invoiceInput(AssetId, [{ ProfileId: tenant.profileId }]))
  const Token = await linkTo(InvoiceId, owner.accountId)
  const stranger = app.visitor()

  async function payWith({ card }: { readonly card: string }): Promise<void> {
    const { Amount, MerchantKey, Options } = must(await stranger.call(CalculateCheckoutAmount, { Token }))
    const { Total } = Options.find(({ Method }) => Method === 'card')!
    const { CardUrl } = must(await stranger.call(GetCheckoutFields, { Token }))
    const { token } = await gateway.control.typeCard(CardUrl, { number: card })
    must(await stranger.call(PayCheckout, { Link: Token, MerchantKey: MerchantKey!, Method: 'card', Amount, Total, Token: token! }))
  }

  await payWith(DECLINED_CARD)
  await payWith(GOOD_CARD)
  expect(must(await stranger.call(GetCheckout, { Token }))).toMatchObject({
    State: 'paid',
    Balance: '0.00',
    Payments: [
      { Status: 'settled', Amount: '1501.00', Total: '1545.58', ReceiptNumber: 'R-000001', IsUnknown: false, FailureReason: null },
      { Status: 'failed', ReceiptNumber: null, FailureReason: expect.stringContaining('not enough money') },
    ],
  })
})

test('what can be paid online is sent without a question; what no longer can is asked about', async () => {
  const owner = await app.newPerson({ firstName: 'Olive' })
  const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  const { AssetId } = await addProperty(owner, { Title: 'Larch House' })
  await letTo(app, { assetId: AssetId, tenant, connectionId: await connected(app, owner, tenant) })
  const bill = () => activeInvoice(owner, invoiceInput(AssetId, [{ ProfileId: tenant.profileId }]))
  const { id } = await activeAccount(app, gateway, owner)
  must(await owner.call(SendInvoice, await bill()))
  await app.sql('update payment_account set is_restricted = true where id = $1', [id])
  expect((await owner.call(SendInvoice, await bill())).error?.Code).toBe('NoPaymentAccountCreated')
})

/** As the email to who is billed brings it. */
async function linkTo(invoiceId: string, accountId: string): Promise<string> {
  const [recipient] = await app.sql<{ id: string }>('select id from invoice_recipient where invoice_id = $1', [invoiceId])
  const secret = await app.services.database.transaction(everything('a test mints a link'), async (db) =>
    mintLink(db, await makeLink(db, PAY_LINK, { accountId, objectId: recipient!.id })),
  )
  return secret!
}
