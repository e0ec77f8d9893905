import { expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import { connected, letTo } from '../../../test/network.ts'
import type { ToldEvent } from '../../payment-gateway/gateway-event.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { paymentEvents } from './payment-events.ts'
import { activeAccount, pay, readPayment, RETURNED_BANK } from './payment.factory.ts'

/** So many payments begin from nothing heard; each hears its share of all orders, one after the other. */
const PAYMENTS = 6

/** Everything that can be put into a row in another way. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]))
}

test('all orders of the events of a payment, each told twice and two at a time, have one effect', { timeout: 120_000 }, async () => {
  const owner = await app.newPerson()
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  const { AssetId } = await addProperty(owner)
  await letTo(app, { assetId: AssetId, tenant, connectionId: await connected(app, owner, tenant) })
  await activeAccount(app, gateway, owner)
  await gateway.control.webhooks({ hold: true })
  const payments = []
  for (let made = 0; made < PAYMENTS; made += 1) {
    const { InvoiceId } = await sentInvoice(owner, invoiceInput(AssetId, [{ ProfileId: tenant.profileId }]))
    payments.push(await pay(gateway, tenant, InvoiceId, RETURNED_BANK))
  }
  // It settles, comes back, and is closed; none of that was told.
  await gateway.control.advance({ days: 15 })

  const asking = { signal: AbortSignal.timeout(60_000) }
  const all = await app.services.payments!.events.list({ since: new Date(0), limit: 100 }, asking)
  const orders = ordersOf([...HANDLED])
  expect(orders).toHaveLength(24)
  for (const [place, { PaymentId, InvoiceId }] of payments.entries()) {
    expect((await readPayment(tenant, PaymentId)).Status).toBe('processing')
    const [row] = await app.sql<{ ref: string }>('select gateway_ref as ref from payment where id = $1', [PaymentId])
    const told = new Map<string, ToldEvent>()
    for (const { id, type, accountId, objectId, paymentId, metadata } of all.items)
      if (objectId === row!.ref || paymentId === row!.ref) told.set(type, { id, type, accountId, objectId, paymentId, metadata })
    for (const order of orders.filter((_, index) => index % PAYMENTS === place)) {
      const twice = [...order, ...order].map((type) => told.get(type)!)
      expect(twice.every((event) => event !== undefined)).toBe(true)
      for (let next = 0; next < twice.length; next += 2)
        await Promise.all(twice.slice(next, next + 2).map((event) => paymentEvents.handle(app.services, event, asking.signal)))
    }
    expect((await readPayment(tenant, PaymentId)).Status).toBe('returned')
    const kinds = await app.sql<{ kind: string }>('select kind from ledger_transaction where invoice_id = $1 order by posted_at, id', [
      InvoiceId,
    ])
    expect(kinds.map(({ kind }) => kind)).toEqual(['charge', 'pay', 'return', 'fee'])
    const disputes = await app.sql('select status from payment_dispute where payment_id = $1', [PaymentId])
    expect(disputes).toEqual([{ status: 'lost' }])
  }
  await expectBooksToHold(app)
})

const HANDLED = ['payment_intent.processing', 'payment_intent.succeeded', 'charge.dispute.created', 'charge.dispute.closed'] as const
