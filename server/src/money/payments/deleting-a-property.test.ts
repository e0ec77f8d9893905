import { SwitchAssetClassification, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import {
  GetInvoiceDetails,
  GetInvoices,
  GetSentInvoices,
  SendInvoice,
  SetInvoiceTempToActive,
  VoidInvoice,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { GetAssetPaymentDetails, GetInvoiceEntries } from '@keystead/contract/money/payments/payment.operations.ts'
import { DeleteAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { DeleteAsset, GetAssetDeletionPreview, GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { expectBooksToHold, wrongInBooks } from '../../../test/books.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { activeInvoice, draftedInvoice, invoiceInput, type InvoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { givenPaymentAccount } from '../payment-accounts/payment-account.factory.ts'
import { givenMoneyRows, givenPayment, recordedPayment } from './given-payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  assetId = (await addProperty(owner, { Title: 'Larch House' })).AssetId
  await connected(app, owner, tenant)
})

const toTenant = (InvoiceNumber: string, rest: Partial<InvoiceInput> = {}) =>
  invoiceInput(assetId, [{ ProfileId: tenant.profileId }], { InvoiceNumber, Lines: [line], ...rest })
const line = { Title: 'Rent', Amount: '100.00', ItemForTypeId: 1, AccountForTypeId: 1 }
const preview = async (by = owner) => must(await by.call(GetAssetDeletionPreview, { AssetId: assetId }))
const remove = () => owner.call(DeleteAsset, { AssetId: assetId })

const OPEN =
  '4 invoices about this property are still open: L-1, L-2, L-3 and 1 more. Please mark them as paid, void them or write off what is left first.'

describe('a property about which invoices are open', () => {
  test('stays, alone and among others, and the preview names them', async () => {
    const sent = []
    for (const number of ['L-1', 'L-2', 'L-3', 'L-4']) sent.push(await sentInvoice(owner, toTenant(number)))
    expect((await preview()).Refusals).toEqual([{ Code: 'PropertyHasOpenInvoices', Message: OPEN }])
    expect((await remove()).error).toMatchObject({ Code: 'PropertyHasOpenInvoices', Message: OPEN })
    const { AssetId: free } = await addProperty(owner, { Address1: '2 Free Street' })
    expect(must(await owner.call(DeleteAssets, { AssetIds: [assetId, free] })).Results).toMatchObject([
      { Outcome: 'refused', Code: 'PropertyHasOpenInvoices', Reason: OPEN },
      { Outcome: 'done' },
    ])
    for (const { InvoiceId } of sent.slice(0, 3)) await recordedPayment(owner, InvoiceId)
    expect((await preview()).Refusals[0]?.Message).toBe(
      '1 invoice about this property is still open: L-4. Please mark it as paid, void it or write off what is left first.',
    )
    must(await owner.call(VoidInvoice, { ...sent[3]!, Reason: 'Billed twice.' }))
    expect((await preview()).Refusals).toEqual([])
    expect((await remove()).status).toBe(200)
  })

  test('stays while one is paid in part', async () => {
    const { InvoiceId } = await sentInvoice(owner, toTenant('L-1', { Lines: [{ ...line, Amount: '150.00' }] }))
    await recordedPayment(owner, InvoiceId)
    expect((await remove()).error?.Code).toBe('PropertyHasOpenInvoices')
  })

  test('tells a member who sees no invoices how many there are, and not which', async () => {
    await sentInvoice(owner, toTenant('L-1'))
    const business = await businessOn(app, owner)
    const member = await memberOf(app, business, { role: 'property-manager', rights: { properties: 'delete' } })
    expect((await preview(member)).Refusals[0]?.Message).toBe(
      '1 invoice about this property is still open. Please mark it as paid, void it or write off what is left first.',
    )
  })

  test('goes where only an agent’s own bill is open, which stays theirs', async () => {
    const agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
    const AssignmentId = await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent) })
    const bill = (number: string) =>
      invoiceInput(assetId, [{ ProfileId: owner.profileId }], { InvoiceNumber: number, BillsAs: 'self', Lines: [line] })
    const sent = await sentInvoice(agent, bill('A-1'))
    const ready = await activeInvoice(agent, bill('A-2'))
    must(await owner.call(UnassignAsset, { AssignmentId }))
    expect(await preview()).toEqual({ Refusals: [], GoesWithIt: [] })
    expect((await remove()).status).toBe(200)
    expect(must(await agent.call(GetInvoiceDetails, { InvoiceId: sent.InvoiceId })).State).toBe('due')
    expect(must(await owner.call(GetInvoiceDetails, { InvoiceId: sent.InvoiceId })).State).toBe('due')
    expect((await agent.call(SendInvoice, { ...ready, WithoutPaymentAccount: true })).status).toBe(200)
  })
})

describe('a property for which something is being paid', () => {
  test.for(['processing', 'disputed'] as const)('stays while a payment is %s', async (status) => {
    const { InvoiceId } = await sentInvoice(owner, toTenant('L-1'))
    await recordedPayment(owner, InvoiceId)
    const paymentAccountId = await givenPaymentAccount(app, owner)
    await givenPayment(app, { invoiceId: InvoiceId, paymentAccountId, status })
    expect((await preview()).Refusals.map(({ Code }) => Code)).toEqual(['PropertyHasPayments'])
    expect((await remove()).error?.Code).toBe('PropertyHasPayments')
  })

  test('stays while money is on its way back', async () => {
    const { InvoiceId } = await sentInvoice(owner, toTenant('L-1'))
    const paymentId = await recordedPayment(owner, InvoiceId)
    await givenMoneyRows(app, { paymentId, paymentAccountId: await givenPaymentAccount(app, owner) })
    expect((await remove()).error?.Code).toBe('PropertyHasPayments')
    await app.sql(`update payment_refund set status = 'failed' where payment_id = $1`, [paymentId])
    expect((await remove()).status).toBe(200)
  })
})

describe('a property that is deleted', () => {
  test('takes drafts with it, and leaves what was sent to be read by both', async () => {
    const planted = await wrongInBooks(app)
    const paid = await sentInvoice(owner, toTenant('L-1'))
    const PaymentId = await recordedPayment(owner, paid.InvoiceId)
    const voided = await sentInvoice(owner, toTenant('L-2'))
    must(await owner.call(VoidInvoice, { ...voided, Reason: 'Billed twice.' }))
    await draftedInvoice(owner, toTenant('L-3'))
    await activeInvoice(owner, toTenant('L-4'))
    const other = await addProperty(owner, { Address1: '2 Other Street' })
    const elsewhere = await draftedInvoice(owner, { ...toTenant('L-5'), AssetId: other.AssetId })
    expect(await preview()).toEqual({ Refusals: [], GoesWithIt: ['2 invoice drafts about it are deleted as well.'] })
    must(await remove())
    expect(await app.sql('select number from invoice where account_id = $1 order by number', [owner.accountId])).toEqual(
      ['L-1', 'L-2', 'L-5'].map((number) => ({ number })),
    )
    expect((await owner.call(GetInvoiceDetails, { InvoiceId: elsewhere.InvoiceId })).status).toBe(200)
    for (const person of [owner, tenant]) {
      const { InvoiceId } = paid
      expect(must(await person.call(GetInvoiceDetails, { InvoiceId }))).toMatchObject({ State: 'paid', PropertyTitle: 'Larch House' })
      expect(must(await person.call(GetInvoiceDetails, { InvoiceId: voided.InvoiceId })).State).toBe('void')
      expect(must(await person.call(GetReceiptPdfDetails, { InvoiceId })).Receipt).not.toBeNull()
      expect(must(await person.call(GetAssetPaymentDetails, { PaymentId })).Amount).toBe('100.00')
    }
    expect(must(await owner.call(GetInvoices, { AssetId: assetId })).TotalCount).toBe(2)
    expect(must(await tenant.call(GetSentInvoices, {})).TotalCount).toBe(2)
    expect(must(await owner.call(GetInvoiceEntries, { InvoiceId: paid.InvoiceId })).Items).toHaveLength(2)
    await expectBooksToHold(app, planted)
  })

  test('at the same moment as a draft is sent leaves one of both undone', async () => {
    for (let round = 0; round < 6; round += 1) {
      assetId = (await addProperty(owner, { Address1: `${round} Race Street` })).AssetId
      const ready = await activeInvoice(owner, toTenant(`R-${round}`))
      const [sent, deleted] = await Promise.all([owner.call(SendInvoice, { ...ready, WithoutPaymentAccount: true }), remove()])
      expect([sent.status, deleted.status].toSorted()).toEqual(sent.status === 200 ? [200, 409] : [200, 404])
      const [row] = await app.sql<{ gone: boolean }>('select deleted_at is not null as gone from asset where id = $1', [assetId])
      const left = await app.sql('select status from invoice where asset_id = $1', [assetId])
      expect(row!.gone ? [] : [{ status: 'sent' }]).toEqual(left)
    }
  })
})

describe('a property that becomes one of another kind', () => {
  test('keeps its invoices as they are, and they are owed and paid as before', async () => {
    const open = await sentInvoice(owner, toTenant('K-1'))
    const draft = await draftedInvoice(owner, toTenant('K-2'))
    const before = must(await owner.call(GetInvoiceDetails, { InvoiceId: open.InvoiceId }))
    const { Version } = must(await owner.call(GetUserAssetDetails, { AssetId: assetId }))
    const office = { CategoryId: 2, AssetTypeId: 201, ListingTypeId: 3 }
    must(await owner.call(SwitchAssetClassification, { AssetId: assetId, Version, ...office }))
    expect(must(await owner.call(GetInvoiceDetails, { InvoiceId: open.InvoiceId }))).toEqual(before)
    await recordedPayment(owner, open.InvoiceId)
    expect(must(await tenant.call(GetInvoiceDetails, { InvoiceId: open.InvoiceId })).State).toBe('paid')
    must(await owner.call(SetInvoiceTempToActive, draft))
  })
})
