import { randomUUID } from 'node:crypto'
import { CreatePaymentTransaction } from '@keystead/contract/money/payments/payment.operations.ts'
import { VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { REPLAYED_HEADER } from '@keystead/contract/rpc/envelope.ts'
import { expect } from 'vitest'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import { must } from '../../../test/must.ts'
import { keepHouse } from '../../app/housekeeping.ts'
import { invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { GOOD_CARD, homeToPayFor, payInput } from './payment.factory.ts'

test('the answer of a payment is kept for 400 days, those of other calls for three', async () => {
  const { owner, tenant, assetId } = await homeToPayFor(app, gateway)
  const bill = () => sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }]))
  const input = await payInput(gateway, tenant, (await bill()).InvoiceId, GOOD_CARD)
  const voided = { ...(await bill()), Reason: 'Twice' }
  const transactionId = randomUUID()
  const pay = () => tenant.call(CreatePaymentTransaction, input, { transactionId })
  const { PaymentId } = must(await pay())
  must(await owner.call(VoidInvoice, voided, { transactionId }))
  const kept = () =>
    app.sql<{ operation: string }>('select operation from call_replay where transaction_id = $1 order by operation', [transactionId])
  const later = async (days: number) => {
    await app.sql('update call_replay set expires_at = expires_at - make_interval(days => $2) where transaction_id = $1', [
      transactionId,
      days,
    ])
    await keepHouse(app.services, new AbortController().signal)
  }
  await later(2)
  expect(await kept()).toHaveLength(2)
  await later(397)
  expect(await kept()).toEqual([{ operation: 'CreatePaymentTransaction' }])
  const again = await pay()
  expect([again.headers.get(REPLAYED_HEADER), must(again).PaymentId]).toEqual(['true', PaymentId])
  await later(2)
  expect(await kept()).toEqual([])
})
