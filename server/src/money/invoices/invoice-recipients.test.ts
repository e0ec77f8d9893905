import {
  CreateInvoice,
  GetDdlInvoiceRecipients,
  GetInvoiceDetails,
  GetInvoicePreview,
  GetInvoices,
  GetSentInvoices,
  SendInvoice,
  SetInvoiceTempToActive,
  UnsendInvoice,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { AddInvoiceItem } from '@keystead/contract/money/invoice-items/item.operations.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted, writtenDown } from '../../../test/network.ts'
import { assigned, leaseWith } from '../../leasing/assignments/assignment.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import {
  draftedInvoice,
  invoiceInput,
  readInvoice,
  rentLine,
  sentInvoice,
  ledgerBalances,
  type InvoiceInput,
  rentedHome,
} from './invoice.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, tenant, assetId } = await rentedHome(app))
})

const toTenant = (rest: Partial<InvoiceInput> = {}) => invoiceInput(assetId, [{ ProfileId: tenant.profileId }], rest)
const create = (input: object) => owner.call(CreateInvoice, input as InvoiceInput)
const balances = (kind: string) => ledgerBalances(app, owner, kind)

describe('roommates', () => {
  let second: TestPerson
  beforeEach(async () => {
    second = await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' })
    await connected(app, owner, second)
  })
  const split = (rest: Partial<InvoiceInput> = {}) =>
    invoiceInput(
      assetId,
      [
        { ProfileId: tenant.profileId, SharePercent: 60 },
        { ProfileId: second.profileId, SharePercent: 40 },
      ],
      { Billing: 'shares', ...rest },
    )

  test('who owe a share each read a bill over that share, and nothing of the rest', async () => {
    const sent = await sentInvoice(owner, split())
    const bill = await readInvoice(second, sent)
    expect(bill).toMatchObject({ Total: '600.40', Balance: '600.40', Subtotal: '600.40', Recipients: [{ IsYou: true, Amount: '600.40' }] })
    expect(bill.Recipients).toHaveLength(1)
    expect(JSON.stringify(bill)).not.toMatch(/1501|900\.60|Tova/)
    const card = must(await second.call(GetSentInvoices, {})).Items[0]
    expect(card).toMatchObject({ Total: '600.40', Names: ['Olive Tester'] })
    expect(await balances('receivable')).toEqual([{ balance: 60_040 }, { balance: 90_060 }])
    expect((await readInvoice(owner, sent)).Recipients.map(({ Name, Amount }) => [Name, Amount])).toEqual([
      ['Tova Tester', '900.60'],
      ['Sam Tester', '600.40'],
    ])
  })

  test('are previewed one by one before it is sent, as each will read it', async () => {
    const draft = await draftedInvoice(owner, split({ PrivateNotes: 'Ask about the key.' }))
    const { InvoiceId } = draft
    const [first, other] = (await readInvoice(owner, draft)).Recipients
    const read = async (RecipientId: string | null) => must(await owner.call(GetInvoicePreview, { InvoiceId, RecipientId }))
    const preview = await read(other!.RecipientId)
    expect(preview).toMatchObject({ Total: '600.40', Direction: 2, PrivateNotes: null, Actions: [], Recipients: [{ IsYou: true }] })
    expect(JSON.stringify(preview)).not.toMatch(/1501|900\.60|Tova|Ask about/)
    expect(await read(null)).toEqual(await read(first!.RecipientId))
    expect((await owner.call(GetInvoicePreview, { InvoiceId, RecipientId: InvoiceId })).error?.Code).toBe('InvoiceNotFound')
    const { Version } = must(await owner.call(SetInvoiceTempToActive, draft))
    must(await owner.call(SendInvoice, { InvoiceId, Version, WithoutPaymentAccount: true }))
    const { State: _state, SentAt: _sent, CreatedAt: _created, Version: _version, ...bill } = await readInvoice(second, draft)
    expect(preview).toMatchObject(bill)
    expect((await second.call(GetInvoicePreview, { InvoiceId })).error?.Code).toBe('NotAvailableForProfile')
  })

  test('of one lease are offered together, with their shares', async () => {
    const { AssetId } = await addProperty(owner, { Title: 'Beech House', Address1: '9 Beech Street' })
    const Tenants = [
      { ProfileId: tenant.profileId, SharePercent: 60 },
      { ProfileId: second.profileId, SharePercent: 40 },
    ]
    await assigned(owner, AssetId, { Lease: leaseWith([], { Tenants }) })
    const [chosen] = must(await owner.call(GetDdlInvoiceRecipients, { AssetId, Text: 'sam' })).Items
    const { Items } = must(await owner.call(GetDdlInvoiceRecipients, { AssetId, LeaseId: chosen!.LeaseId }))
    expect(Items.map(({ Text, SharePercent }) => [Text, SharePercent]).toSorted()).toEqual([
      ['Sam Tester', 40],
      ['Tova Tester', 60],
    ])
    expect(must(await owner.call(GetDdlInvoiceRecipients, { AssetId, LeaseId: AssetId })).Items).toEqual([])
    const without = await owner.call(GetDdlInvoiceRecipients, { AssetId })
    expect(without.error?.Fields).toEqual({ Text: 'Please type at least 2 characters.' })
  })

  test('who are to see each other do', async () => {
    const sent = await sentInvoice(owner, split({ ShowsOthers: true }))
    expect((await readInvoice(second, sent)).Recipients.map(({ Name }) => Name)).toEqual(['Tova Tester', 'Sam Tester'])
  })

  test('who owe together read the whole', async () => {
    const sent = await sentInvoice(owner, split({ Billing: 'joint' }))
    expect(await readInvoice(second, sent)).toMatchObject({ Total: '1501.00', Recipients: [{ IsYou: true, Amount: null }] })
    expect(await balances('receivable')).toEqual([{ balance: 150_100 }])
  })

  test('whose shares do not add up are refused', async () => {
    const input = split()
    const { error } = await create({ ...input, Recipients: [{ ...input.Recipients[0], SharePercent: 61 }, input.Recipients[1]] })
    expect(error?.Fields).toEqual({ Recipients: 'Shares add up to 101, not to 100.' })
  })
})

describe('people without an account', () => {
  test('are billed where they are in a lease of the home, and find what was sent to them once they join', async () => {
    const { AssetId } = await addProperty(owner, { Title: 'Beech House', Address1: '9 Beech Street' })
    const email = `pia${Date.now()}@example.com`
    await assigned(owner, AssetId, {
      Lease: leaseWith([], { Tenants: [{ Person: { FirstName: 'Pia', LastName: 'Novak', Email: email }, SharePercent: 100 }] }),
    })
    const [chosen] = must(await owner.call(GetDdlInvoiceRecipients, { AssetId, Text: 'novak' })).Items
    expect(chosen).toMatchObject({ Text: 'Pia Novak', ProfileId: null, SharePercent: 100 })
    const sent = await sentInvoice(owner, invoiceInput(AssetId, [{ PersonId: chosen!.PersonId }]))
    expect((await readInvoice(owner, sent)).Recipients).toMatchObject([{ Name: 'Pia Novak', ProfileId: null }])
    const stranger = await writtenDown(app, owner, 'Rob')
    const { error } = await create(invoiceInput(AssetId, [{ PersonId: stranger }]))
    expect(error?.Fields?.['Recipients.0.ProfileId']).toContain('in a lease of this property')
  })
})

describe('an agent', () => {
  async function agentWith(scopes: readonly AgentScope[]) {
    const agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
    await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes })
    return agent
  }

  test('who may bill does so for the manager: the manager has the invoice, the tenant reads the manager’s name', async () => {
    const agent = await agentWith(['invoice'])
    const sent = await sentInvoice(agent, toTenant())
    expect(await readInvoice(tenant, sent)).toMatchObject({ IssuerName: 'Olive Tester', InvoiceNumber: 'INV-0001' })
    for (const person of [owner, agent]) {
      expect(must(await person.call(GetInvoices, {})).Items).toMatchObject([{ InvoiceId: sent.InvoiceId, Names: ['Tova Tester'] }])
      expect(await readInvoice(person, sent)).toMatchObject({ Direction: 1 })
    }
    expect(await balances('receivable')).toEqual([{ balance: 150_100 }])
  })

  test('goes on with a draft of the manager, whose items are not theirs to choose', async () => {
    const agent = await agentWith(['invoice'])
    const { InvoiceItemId } = must(await owner.call(AddInvoiceItem, { ...rentLine, Title: 'Rent' }))
    const input = toTenant({ Lines: [{ ...rentLine, InvoiceItemId }] })
    expect((await agent.call(CreateInvoice, input)).error?.Fields).toEqual({ 'Lines.0.InvoiceItemId': 'Item details not found.' })
    const draft = await draftedInvoice(owner, input)
    must(await agent.call(CreateInvoice, { ...input, ...draft, Notes: 'Reviewed.' }))
    expect(await readInvoice(owner, draft)).toMatchObject({ Notes: 'Reviewed.', Lines: [{ InvoiceItemId }] })
  })

  test('who may not, bills for their own work alone: whom they are connected with', async () => {
    const agent = await agentWith(['list'])
    const refused = await agent.call(CreateInvoice, toTenant())
    expect(refused.error?.Fields?.['BillsAs']).toContain('hasn’t given you the right')
    const fee = { Title: 'Management fee', Amount: '150', ItemForTypeId: 24, AccountForTypeId: 7 }
    const input = invoiceInput(assetId, [{ ProfileId: owner.profileId }], { BillsAs: 'self', Lines: [fee] })
    const sent = await sentInvoice(agent, input)
    expect(await readInvoice(owner, sent)).toMatchObject({ Direction: 2, IssuerName: 'Ada Tester', Balance: '150.00' })
    expect(must(await owner.call(GetInvoices, {})).Items).toEqual([])
    expect((await tenant.call(GetInvoiceDetails, { InvoiceId: sent.InvoiceId })).error?.Code).toBe('InvoiceNotFound')
  })

  test('whose work has ended reaches none of them', async () => {
    const agent = await agentWith(['invoice'])
    const sent = await sentInvoice(agent, toTenant())
    await app.sql(`update engagement set ended_at = now(), ended_on = current_date where profile_id = $1`, [agent.profileId])
    expect((await agent.call(GetInvoiceDetails, { InvoiceId: sent.InvoiceId })).error?.Code).toBe('InvoiceNotFound')
    expect(must(await agent.call(GetInvoices, {})).Items).toEqual([])
    expect((await agent.call(UnsendInvoice, sent)).error?.Code).toBe('InvoiceNotFound')
  })
})
