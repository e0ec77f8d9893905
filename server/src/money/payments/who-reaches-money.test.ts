import {
  GetInvoiceDetails,
  GetInvoiceHistory,
  GetInvoices,
  SendInvoice,
  VoidInvoice,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetInvoicePdf } from '@keystead/contract/money/papers/paper.operations.ts'
import {
  CalculatePaymentAmount,
  CreatePaymentTransaction,
  GetAssetPaymentDetails,
  GetAssetPayments,
  GetInvoiceEntries,
  RecordInvoicePayment,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { EditAssetAssignment } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import { UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { NOTIFICATION_EVENTS, NOTIFICATION_TYPES } from '@keystead/contract/platform/preferences/notification-events.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted, letTo } from '../../../test/network.ts'
import { agentTerms } from '../../leasing/assignments/assignment.factory.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { activeInvoice, dayFromNow, invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { entriesOf } from '../ledger/ledger.public.ts'
import { makePaper } from '../papers/make-paper.ts'
import { recordedPayment } from './given-payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
let elsewhereId: string
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  const connectionId = await connected(app, owner, tenant)
  assetId = (await addProperty(owner, { Title: 'Larch House' })).AssetId
  elsewhereId = (await addProperty(owner, { Address1: '1 Elsewhere' })).AssetId
  for (const id of [assetId, elsewhereId]) await letTo(app, { assetId: id, tenant, connectionId })
})

const toTenant = (home = assetId) => invoiceInput(home, [{ ProfileId: tenant.profileId }])

describe('a member who is given a list of homes', () => {
  test('reads the entries of invoices about these, and of no other', async () => {
    const here = await sentInvoice(owner, toTenant())
    const elsewhere = await sentInvoice(owner, toTenant(elsewhereId))
    await recordedPayment(owner, here.InvoiceId)
    const business = await businessOn(app, owner)
    const member = await memberOf(app, business, { role: 'bookkeeper', homes: [assetId] })
    const entries = (InvoiceId: string) => member.call(GetInvoiceEntries, { InvoiceId })
    expect(must(await entries(here.InvoiceId))).toEqual(must(await owner.call(GetInvoiceEntries, { InvoiceId: here.InvoiceId })))
    expect(must(await entries(here.InvoiceId)).Items.map(({ Kind, Legs }) => [Kind, Legs.length])).toEqual([
      ['charge', 2],
      ['mark', 2],
    ])
    expect((await entries(elsewhere.InvoiceId)).error?.Code).toBe('InvoiceNotFound')
  })

  test('finds no entry and no balance of other homes in the database either', async () => {
    const here = await sentInvoice(owner, toTenant())
    const elsewhere = await sentInvoice(owner, toTenant(elsewhereId))
    const business = await businessOn(app, owner)
    const { memberId } = await memberOf(app, business, { role: 'bookkeeper', homes: [assetId] })
    const seen = await app.services.database.transaction({ kind: 'account', accountId: owner.accountId }, async (db) => {
      await db.sql(`select set_config('app.member_id', $1, true)`, [memberId])
      return {
        here: (await entriesOf(db, owner.accountId, here.InvoiceId)).map(({ account }) => account),
        elsewhere: await entriesOf(db, owner.accountId, elsewhere.InvoiceId),
        accounts: await db.sql('select distinct kind from ledger_account'),
      }
    })
    expect(seen).toEqual({ here: ['receivable', 'income'], elsewhere: [], accounts: [{ kind: 'receivable' }] })
  })
})

describe('an agent who bills for the manager', () => {
  let agent: TestPerson
  let AssignmentId: string
  beforeEach(async () => {
    agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
    AssignmentId = await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: ['invoice'] })
  })

  const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'the scope',
      async () => must(await owner.call(EditAssetAssignment, { AssignmentId, Version: 1, ...agentTerms({ Scopes: ['list'] }) })),
    ],
    ['the property', async () => must(await owner.call(UnassignAsset, { AssignmentId }))],
  ]
  test.for(ways)('who loses %s reaches no invoice and no payment at once', async ([, lose]) => {
    const { InvoiceId, Version } = await sentInvoice(agent, toTenant())
    const ready = await activeInvoice(agent, toTenant())
    const PaymentId = await recordedPayment(owner, InvoiceId)
    const pay = { InvoiceId, Version, Method: 'cash', PaidOn: dayFromNow(0), Amount: '1.00' } as const
    const reads = () =>
      Promise.all([
        agent.call(GetInvoiceDetails, { InvoiceId }),
        agent.call(GetInvoiceHistory, { InvoiceId }),
        agent.call(GetInvoicePdf, { InvoiceId }),
        agent.call(GetInvoiceEntries, { InvoiceId }),
        agent.call(GetAssetPaymentDetails, { PaymentId }),
      ])
    const listed = async () => [
      must(await agent.call(GetInvoices, { AssetId: assetId })).TotalCount,
      must(await agent.call(GetAssetPayments, { AssetId: assetId })).TotalCount,
    ]
    expect((await reads()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await listed()).toEqual([2, 1])
    await lose()
    expect((await reads()).map(({ error }) => error?.Code)).toEqual([...Array(4).fill('InvoiceNotFound'), 'PaymentNotFound'])
    expect(await listed()).toEqual([0, 0])
    const writes = await Promise.all([
      agent.call(SendInvoice, { ...ready, WithoutPaymentAccount: true }),
      agent.call(VoidInvoice, { InvoiceId, Version, Reason: 'Out of spite.' }),
      agent.call(RecordInvoicePayment, pay),
    ])
    expect(writes.map(({ error }) => error?.Code)).toEqual(Array(3).fill('InvoiceNotFound'))
    expect(must(await owner.call(GetInvoiceDetails, { InvoiceId }))).toMatchObject({ State: 'partlyPaid' })
  })
})

describe('a business that is billed', () => {
  test('is paid for by members whose role pays, and by no others', async () => {
    const company = await app.newPerson({ accountType: 'Business' })
    await connected(app, owner, company)
    const { InvoiceId } = await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: company.profileId }]))
    const business = await businessOn(app, company)
    const pays = await memberOf(app, business, { role: 'viewer', rights: { invoices: 'view', payments: 'pay' } })
    const reads = await memberOf(app, business, { role: 'bookkeeper' })
    const sees = await memberOf(app, business, { role: 'viewer' })
    for (const member of [pays, reads, sees]) expect((await member.call(CalculatePaymentAmount, { InvoiceId })).status).toBe(200)
    const payment = { InvoiceId, Method: 'card', MerchantKey: 'k', Amount: '1.00', Total: '1.00', Token: 'tok_1' } as const
    const code = async (member: TestPerson) => (await member.call(CreatePaymentTransaction, payment)).error?.Code
    expect(await code(reads)).toBe('NotAllowedForRole')
    expect(await code(sees)).toBe('NotAllowedForRole')
    expect(await code(pays)).toBe('OnlinePaymentsOff')
  })
})

test('what people are told of money is of the type Payment, and found by it', async () => {
  const ofMoney = NOTIFICATION_EVENTS.filter(({ key }) => /^(invoice|payment|paymentAccount)\./.test(key))
  expect(ofMoney.length).toBeGreaterThan(5)
  expect(ofMoney.filter(({ typeId }) => typeId !== NOTIFICATION_TYPES.Payment)).toEqual([])
  const { InvoiceId } = await sentInvoice(owner, toTenant())
  await recordedPayment(owner, InvoiceId)
  const [paper] = await app.sql<{ id: string }>(
    `select id from invoice_paper where invoice_id = $1 and kind = 'receipt' and reader = 'recipient'`,
    [InvoiceId],
  )
  await makePaper(app.services, { paperId: paper!.id })
  const told = await app.sql('select distinct event_key, type_id from notification where profile_id = $1 and type_id = 3', [
    tenant.profileId,
  ])
  expect(told).toContainEqual({ event_key: 'payment.settled', type_id: 3 })
})
