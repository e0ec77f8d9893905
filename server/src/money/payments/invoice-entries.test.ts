import { GetInvoiceEntries } from '@keystead/contract/money/payments/payment.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, readInvoice, sentInvoice } from '../invoices/invoice.factory.ts'
import { recordedPayment } from './given-payment.factory.ts'

test('what is owed says whose share it is, and where all owe together no one’s', async () => {
  const [owner, tova, sam] = [
    await app.newPerson(),
    await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' }),
    await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' }),
  ]
  for (const tenant of [tova, sam]) await connected(app, owner, tenant)
  const { AssetId } = await addProperty(owner)
  const [ofTova, ofSam] = [
    { SharePercent: 60, ProfileId: tova.profileId },
    { SharePercent: 40, ProfileId: sam.profileId },
  ]
  const shared = await sentInvoice(owner, invoiceInput(AssetId, [ofTova, ofSam], { Billing: 'shares' }))
  const { Recipients } = await readInvoice(owner, shared)
  const idOf = (profileId: string) => Recipients.find(({ ProfileId }) => ProfileId === profileId)!.RecipientId
  await recordedPayment(owner, shared.InvoiceId, { RecipientId: idOf(tova.profileId) })
  const owed = async (InvoiceId: string) =>
    must(await owner.call(GetInvoiceEntries, { InvoiceId })).Items.map(({ Kind, Legs }) => [
      Kind,
      ...Legs.filter(({ AccountKind }) => AccountKind === 'receivable').map(({ RecipientId, Debit, Credit }) => [
        RecipientId,
        Debit ?? `-${Credit}`,
      ]),
    ])
  const [charge, mark, ...others] = await owed(shared.InvoiceId)
  expect(charge![0]).toBe('charge')
  expect(new Set(charge!.slice(1))).toEqual(
    new Set([
      [idOf(tova.profileId), '900.60'],
      [idOf(sam.profileId), '600.40'],
    ]),
  )
  expect([mark, others]).toEqual([['mark', [idOf(tova.profileId), '-100.00']], []])
  const { InvoiceId } = await sentInvoice(owner, invoiceInput(AssetId, [{ ProfileId: tova.profileId }, { ProfileId: sam.profileId }]))
  expect(await owed(InvoiceId)).toEqual([['charge', [null, '1501.00']]])
})
