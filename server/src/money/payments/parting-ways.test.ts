import { GetAssignmentEndPreview, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetSentInvoices } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { RecordInvoicePayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { GetConnectionEndPreview, UpdateUserConnectionStatus } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted, letTo, writtenDown } from '../../../test/network.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, type InvoiceInput, readInvoice, sentInvoice } from '../invoices/invoice.factory.ts'
import { recordedPayment } from './given-payment.factory.ts'
import { activeAccount, GOOD_CARD, pay } from './payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
let connectionId: string
let leaseId: string
let assignmentId: string
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  assetId = (await addProperty(owner, { Title: 'Larch House' })).AssetId
  connectionId = await connected(app, owner, tenant)
  ;({ leaseId, assignmentId } = await letTo(app, { assetId, tenant, connectionId }))
})

const rent = { Title: 'Rent', Amount: '100.00', ItemForTypeId: 1, AccountForTypeId: 1 }
const deposit = { Title: 'Deposit', Amount: '1500.00', ItemForTypeId: 3, AccountForTypeId: 4 }
const toTenant = (InvoiceNumber: string, rest: Partial<InvoiceInput> = {}) =>
  invoiceInput(assetId, [{ ProfileId: tenant.profileId }], { InvoiceNumber, Lines: [rent], ...rest })

describe('a connection that ends', () => {
  const keeps = async (person: TestPerson) => must(await person.call(GetConnectionEndPreview, { ConnectionId: connectionId })).Keeps
  const end = (person: TestPerson) =>
    person.call(UpdateUserConnectionStatus, { ConnectionId: connectionId, StatusId: CONNECTION_STATES.Terminated })

  test('names to both what stays owed between them, and nothing of others', async () => {
    const other = await app.newPerson({ profileType: 'Tenant', firstName: 'Otis' })
    await connected(app, owner, other)
    await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: other.profileId }], { InvoiceNumber: 'O-1', Lines: [rent] }))
    const before = await keeps(owner)
    await sentInvoice(owner, toTenant('W-1'))
    await recordedPayment(owner, (await sentInvoice(owner, toTenant('W-2'))).InvoiceId)
    const sentence = '1 invoice between you stays owed and can still be paid: W-1.'
    expect(await keeps(owner)).toEqual([...before, sentence])
    expect(await keeps(tenant)).toContain(sentence)
  })

  test('counts a share that is open, and not what is owed by a roommate alone', async () => {
    const roommate = await app.newPerson({ profileType: 'Tenant', firstName: 'Rory' })
    const other = await connected(app, owner, roommate)
    const shares = [
      { ProfileId: tenant.profileId, SharePercent: 40 },
      { ProfileId: roommate.profileId, SharePercent: 60 },
    ]
    const { InvoiceId } = await sentInvoice(
      owner,
      invoiceInput(assetId, shares, { InvoiceNumber: 'S-1', Billing: 'shares', Lines: [rent] }),
    )
    await app.sql('update invoice_recipient set paid_cents = amount_cents where invoice_id = $1 and profile_id = $2', [
      InvoiceId,
      tenant.profileId,
    ])
    expect((await keeps(owner)).join(' ')).not.toContain('S-1')
    const toOther = must(await owner.call(GetConnectionEndPreview, { ConnectionId: other })).Keeps
    expect(toOther.join(' ')).toContain('S-1')
  })

  test('leaves the tenant their bills and receipts, and lets them pay what is open', async () => {
    await activeAccount(app, gateway, owner)
    const paid = await sentInvoice(owner, toTenant('W-1'))
    await recordedPayment(owner, paid.InvoiceId)
    const open = await sentInvoice(owner, toTenant('W-2'))
    must(await end(owner))
    expect(must(await tenant.call(GetSentInvoices, {})).TotalCount).toBe(2)
    expect(must(await tenant.call(GetReceiptPdfDetails, { InvoiceId: paid.InvoiceId })).Receipt).not.toBeNull()
    await pay(gateway, tenant, open.InvoiceId, GOOD_CARD)
    await expect.poll(async () => (await readInvoice(tenant, open)).State, { timeout: 10_000 }).toBe('paid')
    expect(must(await tenant.call(GetReceiptPdfDetails, { InvoiceId: open.InvoiceId })).Receipt).not.toBeNull()
    expect(await readInvoice(owner, open)).toMatchObject({ State: 'paid', Recipients: [{ Name: 'Tova Tester' }] })
  })
})

describe('a tenancy that ends', () => {
  const leaves = async (person = owner) => must(await person.call(GetAssignmentEndPreview, { AssignmentId: assignmentId })).Leaves

  test('says which bills of the lease are open, and the deposit that is held', async () => {
    expect(await leaves()).toEqual([])
    await recordedPaymentOf(await sentInvoice(owner, toTenant('D-1', { LeaseId: leaseId, Lines: [deposit] })), '1500.00')
    expect(await leaves()).toEqual([
      'Your books hold a deposit of $1,500.00 for this lease. Send an invoice for what you keep, and give the rest back.',
    ])
    await sentInvoice(owner, toTenant('D-2', { LeaseId: leaseId }))
    // One that names no lease is of it where its tenant is billed, and not where someone else is.
    await sentInvoice(owner, toTenant('D-3'))
    const stranger = await app.newPerson({ firstName: 'Stan' })
    await connected(app, owner, stranger)
    await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: stranger.profileId }], { InvoiceNumber: 'X-1', Lines: [rent] }))
    expect((await leaves())[0]).toBe('2 invoices of this lease are still open and stay owed: D-2, D-3.')
    expect(await leaves()).toHaveLength(2)
  })

  test('counts a deposit on a bill that names no lease', async () => {
    await recordedPaymentOf(await sentInvoice(owner, toTenant('D-1', { Lines: [deposit] })), '1500.00')
    expect((await leaves())[0]).toContain('$1,500.00')
  })

  test('says nothing of money to an agent who moves tenants and does not bill, or a member who sees no invoices', async () => {
    await sentInvoice(owner, toTenant('D-1', { LeaseId: leaseId }))
    const agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
    await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: ['tenants'] })
    expect(await leaves(agent)).toEqual([])
    await app.sql(`update engagement set scopes = '{tenants,invoice}' where profile_id = $1`, [agent.profileId])
    expect(await leaves(agent)).toHaveLength(1)
    const business = await businessOn(app, owner)
    const member = await memberOf(app, business, { role: 'leasing' })
    expect(await leaves(member)).toEqual([])
  })

  test('leaves the former tenant their receipts and what they owe', async () => {
    const paid = await sentInvoice(owner, toTenant('D-1', { LeaseId: leaseId }))
    await recordedPayment(owner, paid.InvoiceId)
    const open = await sentInvoice(owner, toTenant('D-2', { LeaseId: leaseId }))
    must(await owner.call(UnassignAsset, { AssignmentId: assignmentId }))
    expect(must(await tenant.call(GetReceiptPdfDetails, { InvoiceId: paid.InvoiceId })).Receipt).not.toBeNull()
    expect(await readInvoice(tenant, open)).toMatchObject({ State: 'due', Balance: '100.00' })
  })

  test('of a person without an account counts as well', async () => {
    const personId = await writtenDown(app, owner, 'Robin')
    await app.sql(
      'update lease_tenant set profile_id = null, profile_account_id = null, connection_id = null, reaches_since = null, person_id = $2 where id = $1',
      [assignmentId, personId],
    )
    await sentInvoice(owner, invoiceInput(assetId, [{ PersonId: personId }], { InvoiceNumber: 'P-1', Lines: [rent] }))
    expect((await leaves())[0]).toBe('1 invoice of this lease is still open and stays owed: P-1.')
  })

  async function recordedPaymentOf({ InvoiceId }: { InvoiceId: string }, amount: string): Promise<void> {
    const { Version } = await readInvoice(owner, { InvoiceId })
    must(await owner.call(RecordInvoicePayment, { InvoiceId, Version, Method: 'check', PaidOn: '2026-01-02', Amount: amount }))
  }
})
