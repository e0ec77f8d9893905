import {
  GetDdlInvoiceFilters,
  GetInvoices,
  GetInvoiceTotals,
  GetSentInvoices,
  UnsendInvoice,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { AddInvoiceItem } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import {
  dayFromNow,
  draftedInvoice,
  invoiceInput,
  readInvoice,
  rentLine,
  sentInvoice,
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

describe('lists', () => {
  test('are narrowed, and totals say what they come to', async () => {
    await draftedInvoice(owner, toTenant({ InvoiceNumber: 'D-1' }))
    await sentInvoice(owner, toTenant({ InvoiceNumber: 'S-1' }))
    const late = await sentInvoice(owner, toTenant({ InvoiceNumber: 'S-2', IssueDate: dayFromNow(-40), DueDate: dayFromNow(-10) }))
    const numbers = async (filter: object) => must(await owner.call(GetInvoices, filter)).Items.map(({ InvoiceNumber }) => InvoiceNumber)
    expect(await numbers({})).toEqual(['S-1', 'D-1', 'S-2'])
    expect(await numbers({ Status: 'overdue' })).toEqual(['S-2'])
    expect(await numbers({ Status: 'open' })).toEqual(['S-1', 'S-2'])
    expect(await numbers({ Status: 'due' })).toEqual(['S-1'])
    expect(await numbers({ Status: 'temporary' })).toEqual(['D-1'])
    expect(await numbers({ Status: 'paid' })).toEqual([])
    expect(await numbers({ Text: 'larch' })).toHaveLength(3)
    expect(await numbers({ Text: 's-2' })).toEqual(['S-2'])
    expect(await numbers({ PersonId: tenant.profileId, Month: dayFromNow(-10) })).toContain('S-2')
    expect(await numbers({ AssetId: (await addProperty(owner, { Address1: '1 Elsewhere' })).AssetId })).toEqual([])
    expect(must(await owner.call(GetInvoiceTotals, {}))).toEqual({
      Due: '1501.00',
      DueCount: 1,
      Overdue: '1501.00',
      OverdueCount: 1,
      Collected: '0.00',
      InTransit: '0.00',
    })
    expect((await readInvoice(tenant, late)).State).toBe('overdue')
    expect(must(await tenant.call(GetInvoiceTotals, { Direction: 2 }))).toMatchObject({ Due: '1501.00', OverdueCount: 1 })
    expect(must(await tenant.call(GetSentInvoices, { Direction: 2 })).Items.map(({ InvoiceNumber }) => InvoiceNumber)).toEqual([
      'S-1',
      'S-2',
    ])
    expect(must(await owner.call(GetSentInvoices, { Direction: 1 })).Items.map(({ InvoiceNumber }) => InvoiceNumber)).toEqual([
      'S-1',
      'S-2',
    ])
  })
})

describe('a list is narrowed by what it is about', () => {
  const choices = async (person: TestPerson, input: object) =>
    must(await person.call(GetDdlInvoiceFilters, { Of: 'person', Text: 'te', ...input })).Items.map(({ Text }) => Text)

  test('properties and people of the other side are found by their letters, and those of no invoice are not', async () => {
    const elsewhere = (await addProperty(owner, { Title: 'Larch Cabin', Address1: '1 Elsewhere' })).AssetId
    const sent = await sentInvoice(owner, toTenant())
    expect(await choices(owner, { Of: 'property', Text: 'larch' })).toEqual(['Larch House'])
    expect(await choices(owner, { Of: 'property', Text: null, Id: elsewhere })).toEqual([])
    expect(await choices(owner, {})).toEqual(['Tova Tester'])
    expect(await choices(tenant, { Direction: 2 })).toEqual(['Olive Tester'])
    expect(await choices(tenant, { Direction: 2, Of: 'property', Text: null, Id: assetId })).toEqual(['Larch House'])
    must(await owner.call(UnsendInvoice, sent))
    expect(await choices(tenant, { Direction: 2 })).toEqual([])
  })

  test('received ones by who bills, and never by who else is billed', async () => {
    const second = await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' })
    await connected(app, owner, second)
    await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }, { ProfileId: second.profileId }]))
    const count = async (PersonId: string) => must(await tenant.call(GetSentInvoices, { PersonId })).TotalCount
    expect([await count(owner.profileId), await count(second.profileId)]).toEqual([1, 0])
    expect(await choices(tenant, { Direction: 2, Text: 'sam' })).toEqual([])
    expect(must(await owner.call(GetInvoices, { PersonId: second.profileId })).TotalCount).toBe(1)
  })

  test('by the item that a line was taken from', async () => {
    const { InvoiceItemId } = must(await owner.call(AddInvoiceItem, { ...rentLine, Title: 'Rent' }))
    await draftedInvoice(owner, toTenant({ InvoiceNumber: 'W-1', Lines: [{ ...rentLine, InvoiceItemId }] }))
    await draftedInvoice(owner, toTenant())
    expect(must(await owner.call(GetInvoices, { InvoiceItemId })).Items.map(({ InvoiceNumber }) => InvoiceNumber)).toEqual(['W-1'])
  })
})
