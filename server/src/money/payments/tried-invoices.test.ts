import { DeleteInvoice, SendInvoice, UnsendInvoice, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { expect } from 'vitest'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, readInvoice, sentInvoice } from '../invoices/invoice.factory.ts'
import { activeAccount, DECLINED_CARD, pay } from './payment.factory.ts'

test('an invoice that someone has tried to pay can be withdrawn and sent again, and is void rather than gone', async () => {
  const owner = await app.newPerson({ firstName: 'Olive' })
  const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  const { AssetId } = await addProperty(owner, { Title: 'Larch House' })
  await connected(app, owner, tenant)
  await activeAccount(app, gateway, owner)
  const { InvoiceId } = await sentInvoice(owner, invoiceInput(AssetId, [{ ProfileId: tenant.profileId }]))
  await pay(gateway, tenant, InvoiceId, DECLINED_CARD)
  const { Version } = await readInvoice(owner, { InvoiceId })
  const withdrawn = must(await owner.call(UnsendInvoice, { InvoiceId, Version }))
  expect((await owner.call(DeleteInvoice, { InvoiceId })).error?.Code).toBe('InvoiceWasTried')
  const { Actions } = await readInvoice(owner, { InvoiceId })
  expect(Actions.find(({ Action }) => Action === 'delete')?.Refusal).toMatch(/^A payment of this invoice was begun once/)
  const again = must(await owner.call(SendInvoice, { ...withdrawn, WithoutPaymentAccount: true }))
  must(await owner.call(VoidInvoice, { ...again, Reason: 'Billed twice' }))
})
