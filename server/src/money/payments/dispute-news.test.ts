import { CalculateCheckoutAmount, GetCheckoutFields, PayCheckout } from '@keystead/contract/money/payments/payment.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { NOTIFICATION_TYPES } from '@keystead/contract/platform/preferences/notification-events.ts'
import { describe, expect } from 'vitest'
import { app, gateway, test } from '../../../test/emailing-gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, rentedHome, sentInvoice } from '../invoices/invoice.factory.ts'
import { billablePerson } from '../papers/paper.factory.ts'
import { activeAccount, GOOD_CARD, pay, refAtGateway, typedToken } from './payment.factory.ts'

const newsOf = async (person: TestPerson) =>
  must(await person.call(GetNotifications, {}))
    .Items.filter(({ Message }) => /disput/.test(Message))
    .map(({ Message, TypeId }) => ({ Message, TypeId }))
async function hears(person: TestPerson, words: string): Promise<void> {
  const told = { Message: expect.stringContaining(words), TypeId: NOTIFICATION_TYPES.Payment }
  await expect.poll(async () => (await newsOf(person))[0], { timeout: 15_000 }).toMatchObject(told)
}

describe('who has paid hears of a dispute, and how it ended', () => {
  test.for([
    [true, 'was decided for who billed you. The payment stands.', 'was decided for you.'],
    [false, 'was decided for you. Your bank gives the money back', 'was lost.'],
  ] as const)('with an account, as who bills does (won: %s)', async ([isWon, toPayer, toIssuer]) => {
    const { owner, tenant, assetId } = await rentedHome(app)
    await activeAccount(app, gateway, owner)
    const { InvoiceId } = await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }]))
    const ref = await refAtGateway(app, (await pay(gateway, tenant, InvoiceId, GOOD_CARD)).PaymentId)
    await gateway.control.dispute(ref)
    await hears(tenant, 'Your payment of $1,545.58 for invoice INV-0001 was disputed at your bank.')
    await hears(owner, 'Tova Tester disputed the payment')
    expect((await app.emailTo(tenant.email, /disputed at your bank/)).text).toContain('It is held until that is decided.')
    await gateway.control.closeDispute(ref, isWon)
    await hears(tenant, toPayer)
    await hears(owner, toIssuer)
    expect((await newsOf(tenant)).length).toBe(2)
    expect((await app.emailTo(tenant.email, /The dispute about/)).text).toContain(toPayer)
  })

  test.for([
    [true, /stands/, 'The payment stands.'],
    [false, /from your bank/, 'the invoice is open again.'],
  ] as const)('without one, by email (won: %s)', async ([isWon, subject, words]) => {
    const owner = await app.newPerson({ firstName: 'Olive' })
    const { AssetId } = await addProperty(owner, { Title: 'Beech House' })
    await activeAccount(app, gateway, owner)
    const { personId, address } = await billablePerson(owner, AssetId)
    await sentInvoice(owner, invoiceInput(AssetId, [{ PersonId: personId }]))
    const ref = await refAtGateway(app, await paidByLink(secretIn(await app.emailTo(address, /invoice/), '/Checkout/')))
    await gateway.control.dispute(ref)
    const disputed = await app.emailTo(address, /disputed/)
    expect(disputed.subject).toBe('Your payment of $1,545.58 was disputed')
    for (const part of ['It is held until that is decided.', 'Olive Tester']) expect(disputed.text).toContain(part)
    await gateway.control.closeDispute(ref, isWon)
    expect((await app.emailTo(address, subject)).text).toContain(words)
  })
})

async function paidByLink(Link: string): Promise<string> {
  const visitor = app.visitor()
  const { MerchantKey, Amount, Options } = must(await visitor.call(CalculateCheckoutAmount, { Token: Link }))
  const { Total } = Options.find(({ Method }) => Method === 'card')!
  const Token = await typedToken(gateway, must(await visitor.call(GetCheckoutFields, { Token: Link })), GOOD_CARD)
  return must(await visitor.call(PayCheckout, { Link, Method: 'card', MerchantKey: MerchantKey!, Amount, Total, Token })).PaymentId
}
