import {
  CalculateCheckoutAmount,
  GetCheckoutFields,
  PayCheckout,
  GetAssetPayments,
  RefundPayment,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { ConfirmEmail, SendEmailVerification } from '@keystead/contract/security/sign-in/email.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, gateway, test } from '../../../test/emailing-gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { billablePerson } from '../papers/paper.factory.ts'
import { activeAccount, EMPTY_BANK, GOOD_CARD, RETURNED_BANK, type Typed, typedToken } from './payment.factory.ts'

let owner: TestPerson
let address: string
let Link: string
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  const { AssetId } = await addProperty(owner, { Title: 'Beech House' })
  await activeAccount(app, gateway, owner)
  const pia = await billablePerson(owner, AssetId)
  address = pia.address
  await sentInvoice(owner, invoiceInput(AssetId, [{ PersonId: pia.personId }]))
  Link = secretIn(await app.emailTo(address, /invoice/), '/Checkout/')
})

async function payByLink(typed: Typed): Promise<string> {
  const visitor = app.visitor()
  const quote = must(await visitor.call(CalculateCheckoutAmount, { Token: Link }))
  const Method = 'card' in typed ? ('card' as const) : ('bank' as const)
  const { Total } = quote.Options.find((one) => one.Method === Method)!
  const Token = await typedToken(gateway, must(await visitor.call(GetCheckoutFields, { Token: Link })), typed)
  const input = { Link, Method, MerchantKey: quote.MerchantKey!, Amount: quote.Amount, Total, Token }
  return must(await visitor.call(PayCheckout, input)).PaymentId
}

describe('someone without an account who pays by their link', () => {
  test('gets the receipt by email, and hears of a refund', async () => {
    const PaymentId = await payByLink(GOOD_CARD)
    const email = await app.emailTo(address, /receipt/)
    expect(email.subject).toMatch(/^Your receipt for \$1,545\.58, paid /)
    for (const words of ['Your payment to Olive Tester has arrived.', 'Visa ending in 4242', '$44.58', 'R-000001'])
      expect(email.text).toContain(words)
    expect(email.text).not.toContain('Still owed')
    expect((await readPdf(new Uint8Array(email.attachments[0]!.content as ArrayBuffer))).text).toContain('Pia Novak')
    must(await owner.call(RefundPayment, { PaymentId, Amount: '100', Reason: 'Billed too much.' }))
    expect((await app.emailTo(address, /You get/)).subject).toBe('You get $100.00 back')
  })

  test('reads it once they are connected, and have proved that the address is theirs', async () => {
    const PaymentId = await payByLink(GOOD_CARD)
    await app.emailTo(address, /receipt/)
    const pia = await app.newPerson({ profileType: 'Tenant', firstName: 'Pia' })
    await app.sql('update account set email = $2, email_verified_at = null where id = $1', [pia.accountId, address])
    await connected(app, owner, pia)
    expect(must(await pia.call(GetAssetPayments, {})).Items).toEqual([])
    must(await pia.call(SendEmailVerification, {}))
    must(await pia.call(ConfirmEmail, { Token: secretIn(await app.emailTo(address, /confirm/), '/ConfirmEmail/') }))
    expect(must(await pia.call(GetAssetPayments, {})).Items).toMatchObject([{ PaymentId, IsYours: true, ReceiptNumber: 'R-000001' }])
  })

  test('hears that their bank took it back', async () => {
    await payByLink(RETURNED_BANK)
    await gateway.control.advance({ days: 7 })
    await app.emailTo(address, /receipt/)
    await gateway.control.advance({ days: 7 })
    const email = await app.emailTo(address, /returned/)
    expect(email.subject).toBe('Your payment of $1,501.00 was returned')
    for (const words of ['It is owed again.', 'not enough money', 'Olive Tester']) expect(email.text).toContain(words)
  })

  test('hears days later that it did not go through', async () => {
    await payByLink(EMPTY_BANK)
    await gateway.control.advance({ days: 8 })
    const email = await app.emailTo(address, /failed/)
    for (const words of ['Your payment of $1,501.00 didn’t go through. It is still owed.', 'not enough money'])
      expect(email.text).toContain(words)
  })
})
