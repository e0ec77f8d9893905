import { GetInvoices, GetSentInvoices, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { GetAssetPaymentDetails, GetAssetPayments, GetInvoiceEntries } from '@keystead/contract/money/payments/payment.operations.ts'
import { UpdateAccountType, UpdateProfileType } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { DeleteBusiness, GetBusinessDeletionPreview } from '@keystead/contract/people/businesses/business.operations.ts'
import { CloseAccount, GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { dataOf } from '../../../test/account-data.ts'
import { app, test } from '../../../test/app.ts'
import { expectBooksToHold, wrongInBooks } from '../../../test/books.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { draftedInvoice, invoiceInput, type InvoiceInput, readInvoice, sentInvoice } from '../invoices/invoice.factory.ts'
import { givenPaymentAccount } from '../payment-accounts/payment-account.factory.ts'
import { givenMoneyRows, givenPayment, recordedPayment } from './given-payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
let connectionId: string
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  assetId = (await addProperty(owner, { Title: 'Larch House' })).AssetId
  connectionId = await connected(app, owner, tenant)
})

const line = { Title: 'Rent', Amount: '100.00', ItemForTypeId: 1, AccountForTypeId: 1 }
const toTenant = (InvoiceNumber: string, rest: Partial<InvoiceInput> = {}) =>
  invoiceInput(assetId, [{ ProfileId: tenant.profileId }], { InvoiceNumber, Lines: [line], ...rest })
const preview = async (person: TestPerson) => must(await person.call(GetClosingPreview, {}))
const close = (person: TestPerson) => person.call(CloseAccount, { Email: person.email, Reason: null, PinConfirmation: null })
const codes = ({ Refusals }: { Refusals: readonly { Code: string }[] }) => Refusals.map(({ Code }) => Code)

const TO_YOU = 'A payment to you is on its way, disputed or being refunded. Please wait until that is over.'

describe('who bills', () => {
  test('closes their account once nothing is open; drafts go, and the rest stays with who was billed', async () => {
    const paid = await sentInvoice(owner, toTenant('C-1'))
    const PaymentId = await recordedPayment(owner, paid.InvoiceId)
    const open = await sentInvoice(owner, toTenant('C-2'))
    await draftedInvoice(owner, toTenant('C-3'))
    await givenPaymentAccount(app, owner)
    const said = await preview(owner)
    expect(said.Means).toEqual(['1 payment account takes no more payments, and its details are erased.', '1 invoice draft is deleted.'])
    expect(said.Refusals).toEqual([
      {
        Code: 'AccountHasOpenInvoices',
        Message: '1 invoice that you have sent is still open: C-2. Please mark it as paid, void it or write off what is left first.',
      },
    ])
    expect((await close(owner)).error).toMatchObject(said.Refusals[0]!)
    must(await owner.call(VoidInvoice, { ...open, Reason: 'I am leaving.' }))
    must(await close(owner))
    expect(await app.sql('select number, status from invoice where account_id = $1 order by number', [owner.accountId])).toEqual([
      { number: 'C-1', status: 'sent' },
      { number: 'C-2', status: 'void' },
    ])
    const { InvoiceId } = paid
    expect(await readInvoice(tenant, paid)).toMatchObject({ State: 'paid', IssuerName: 'Olive Tester' })
    expect(must(await tenant.call(GetSentInvoices, {})).Items.map(({ Names }) => Names)).toEqual([['Olive Tester'], ['Olive Tester']])
    const { Receipt } = must(await tenant.call(GetReceiptPdfDetails, { InvoiceId }))
    expect(JSON.stringify(Receipt)).toContain('Olive Tester')
    expect(must(await tenant.call(GetAssetPaymentDetails, { PaymentId })).PayerName).toBe('Tova Tester')
    await expectBooksToHold(app)
  })

  test.for(['processing', 'disputed'] as const)('waits while a payment to them is %s', async (status) => {
    const { InvoiceId } = await sentInvoice(owner, toTenant('C-1'))
    await recordedPayment(owner, InvoiceId)
    await givenPayment(app, { invoiceId: InvoiceId, paymentAccountId: await givenPaymentAccount(app, owner), status })
    expect((await preview(owner)).Refusals).toEqual([{ Code: 'AccountHasPayments', Message: TO_YOU }])
    expect((await close(owner)).error).toMatchObject({ Code: 'AccountHasPayments', Message: TO_YOU })
  })

  test('waits while they give something back', async () => {
    const { InvoiceId } = await sentInvoice(owner, toTenant('C-1'))
    const paymentId = await recordedPayment(owner, InvoiceId)
    await givenMoneyRows(app, { paymentId, paymentAccountId: await givenPaymentAccount(app, owner) })
    expect(codes(await preview(owner))).toEqual(['AccountHasPayments'])
  })
})

describe('who is billed', () => {
  test('may close their account, is told what they owe, and keeps their name with who billed', async () => {
    const planted = await wrongInBooks(app)
    const paid = await sentInvoice(owner, toTenant('P-1'))
    const PaymentId = await recordedPayment(owner, paid.InvoiceId)
    const open = await sentInvoice(owner, toTenant('P-2'))
    const entries = must(await owner.call(GetInvoiceEntries, { InvoiceId: paid.InvoiceId }))
    expect(await preview(tenant)).toMatchObject({
      Refusals: [],
      Means: ['You still owe 1 invoice. Closing your account doesn’t settle it, and you can’t pay it here afterwards.'],
    })
    must(await close(tenant))
    expect(await readInvoice(owner, paid)).toMatchObject({ State: 'paid', Recipients: [{ Name: 'Tova Tester' }] })
    expect(await readInvoice(owner, open)).toMatchObject({ State: 'due', Balance: '100.00', Recipients: [{ Name: 'Tova Tester' }] })
    expect(must(await owner.call(GetInvoices, {})).Items.map(({ Names }) => Names)).toEqual([['Tova Tester'], ['Tova Tester']])
    expect(must(await owner.call(GetAssetPayments, {})).Items).toMatchObject([{ PaymentId, PayerName: 'Tova Tester' }])
    const { Receipt } = must(await owner.call(GetReceiptPdfDetails, { InvoiceId: paid.InvoiceId }))
    expect(JSON.stringify(Receipt)).toContain('Tova Tester')
    expect(must(await owner.call(GetInvoiceEntries, { InvoiceId: paid.InvoiceId }))).toEqual(entries)
    await recordedPayment(owner, open.InvoiceId)
    expect(await readInvoice(owner, open)).toMatchObject({ State: 'paid' })
    await expectBooksToHold(app, planted)
  })

  test('waits while a payment of theirs is on its way, and not for what their bank has disputed', async () => {
    const { InvoiceId } = await sentInvoice(owner, toTenant('P-1'))
    const paymentAccountId = await givenPaymentAccount(app, owner)
    const payment = await givenPayment(app, { invoiceId: InvoiceId, paymentAccountId, status: 'processing' })
    const message = 'A payment of yours is on its way. Please wait until it has arrived or failed.'
    expect((await preview(tenant)).Refusals).toEqual([{ Code: 'AccountHasPayments', Message: message }])
    expect((await close(tenant)).error?.Code).toBe('AccountHasPayments')
    for (const status of ['settled', 'disputed']) await app.sql('update payment set status = $2 where id = $1', [payment, status])
    expect(codes(await preview(tenant))).toEqual([])
  })
})

describe('a business', () => {
  test('is not deleted while its invoices are open or it is being paid; what it owes is said', async () => {
    const business = await businessOn(app, owner)
    const administrator = await memberOf(app, business, { role: 'administrator' })
    const asked = async () => must(await administrator.call(GetBusinessDeletionPreview, { BusinessId: business.businessId }))
    const open = await sentInvoice(owner, toTenant('B-1'))
    await draftedInvoice(owner, toTenant('B-2'))
    const landlord = await app.newPerson({ firstName: 'Lara' })
    await connected(app, landlord, owner)
    const office = (await addProperty(landlord, { Title: 'Office' })).AssetId
    await sentInvoice(landlord, invoiceInput(office, [{ ProfileId: owner.profileId }], { Lines: [line] }))
    const said = await asked()
    expect(said.Means).toEqual([
      '1 invoice draft is deleted.',
      'It still owes 1 invoice. Deleting it doesn’t settle that, and it can’t be paid here afterwards.',
    ])
    expect(said.Refusals).toEqual([
      {
        Code: 'BusinessHasOpenInvoices',
        Message: '1 invoice of this business is still open: B-1. Please mark it as paid, void it or write off what is left first.',
      },
    ])
    const remove = () =>
      administrator.call(DeleteBusiness, { BusinessId: business.businessId, Name: 'Northgate Realty', PinConfirmation: 'c'.repeat(43) })
    expect((await remove()).error).toMatchObject(said.Refusals[0]!)
    await recordedPayment(owner, open.InvoiceId)
    const paymentAccountId = await givenPaymentAccount(app, owner)
    await givenPayment(app, { invoiceId: open.InvoiceId, paymentAccountId, status: 'processing' })
    expect(codes(await asked())).toEqual(['BusinessHasPayments'])
    expect((await remove()).error?.Code).toBe('BusinessHasPayments')
  })
})

describe('a profile', () => {
  const becomeAgent = () => owner.call(UpdateProfileType, { ProfileId: owner.profileId, ProfileTypeId: 2 })
  beforeEach(async () => {
    await app.sql(`update connection set state = 3, outcome = 'ended', ended_at = now() where id = $1`, [connectionId])
  })

  test('that has books stays of its type, also when its properties are gone', async () => {
    await app.sql('update connection set state = 1, outcome = null, ended_at = null where id = $1', [connectionId])
    await recordedPayment(owner, (await sentInvoice(owner, toTenant('T-1'))).InvoiceId)
    await app.sql(`update connection set state = 3, outcome = 'ended', ended_at = now() where id = $1`, [connectionId])
    await app.sql('update asset set deleted_at = now() where id = $1', [assetId])
    expect((await becomeAgent()).error?.Code).toBe('ProfileHasInvoices')
    const personal = await owner.call(UpdateAccountType, { ProfileId: owner.profileId, AccountTypeId: 2 })
    expect(personal.status).toBe(200)
    expect(must(await owner.call(GetInvoices, {})).TotalCount).toBe(1)
  })

  test('that has a payment account stays of its type', async () => {
    await app.sql('update asset set deleted_at = now() where id = $1', [assetId])
    const id = await givenPaymentAccount(app, owner)
    expect((await becomeAgent()).error?.Code).toBe('ProfileHasPaymentAccount')
    await app.sql('delete from payment_account where id = $1', [id])
    expect((await becomeAgent()).status).toBe(200)
  })
})

test('what people take home has the money of both sides', async () => {
  const { InvoiceId } = await sentInvoice(owner, toTenant('E-1', { PrivateNotes: 'Pays late.' }))
  const PaymentId = await recordedPayment(owner, InvoiceId)
  const accountId = await givenPaymentAccount(app, owner)
  const ids = (rows: Record<string, unknown>[] | undefined) => rows?.map(({ id }) => id)
  const his = await dataOf(owner)
  expect([ids(his['invoices']), ids(his['paymentsReceived']), ids(his['paymentAccounts'])]).toEqual([[InvoiceId], [PaymentId], [accountId]])
  expect(his['ledger']).toHaveLength(2)
  expect(his['invoiceLines']).toHaveLength(1)
  const hers = await dataOf(tenant)
  expect([ids(hers['invoicesReceived']), ids(hers['paymentsMade'])]).toEqual([[InvoiceId], [PaymentId]])
  expect([hers['invoices'], hers['paymentsReceived'], hers['paymentAccounts'], hers['ledger']]).toEqual([[], [], [], []])
  expect(hers['invoiceLines']).toHaveLength(1)
  expect(JSON.stringify(hers)).not.toContain('Pays late.')
})
