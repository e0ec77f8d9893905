import {
  AddInvoiceItem,
  DeleteInvoiceItem,
  GetDdlInvoiceForItems,
  GetDdlInvoiceItems,
  GetInvoiceItemAccountForTypes,
  GetInvoiceItemDetails,
  GetInvoiceItemForTypes,
  GetInvoiceItems,
} from '@keystead/contract/money/invoice-items/item.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted, letTo } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
})

const parking = { Title: 'Parking space 12', Amount: '75.00', ItemForTypeId: 12, AccountForTypeId: 1 }
const add = async (item: Partial<InputOf<typeof AddInvoiceItem>> = {}, person = owner) =>
  must(await person.call(AddInvoiceItem, { ...parking, ...item }))
const titles = async (filter: object = {}, person = owner) =>
  must(await person.call(GetInvoiceItems, filter)).Items.map(({ Title }) => Title)

test('an item is written down, read, changed and deleted', async () => {
  const { InvoiceItemId, Version } = await add({ Description: 'Row C', Quantity: 1.5, IsTaxable: true })
  expect(must(await owner.call(GetInvoiceItemDetails, { InvoiceItemId }))).toMatchObject({
    ...parking,
    Description: 'Row C',
    Quantity: 1.5,
    ItemForType: 'Parking',
    AccountForType: 'Rental income',
    IsTaxable: true,
    Version: 1,
  })
  expect(await add({ InvoiceItemId, Version, Amount: '80.5' })).toEqual({ InvoiceItemId, Version: 2 })
  expect((await owner.call(AddInvoiceItem, { ...parking, InvoiceItemId, Version })).error).toMatchObject({ Code: 'InvoiceItemChanged' })
  expect(must(await owner.call(GetInvoiceItemDetails, { InvoiceItemId })).Amount).toBe('80.50')
  must(await owner.call(DeleteInvoiceItem, { InvoiceItemId }))
  for (const operation of [GetInvoiceItemDetails, DeleteInvoiceItem])
    expect((await owner.call(operation, { InvoiceItemId })).error).toMatchObject({ Message: 'Item details not found.' })
})

describe('the list', () => {
  test('is by title, narrowed by words and by what an item is for', async () => {
    await add({ Title: 'Water' })
    await add({ Title: 'parking' })
    await add({ Title: 'Late fee', ItemForTypeId: 6, AccountForTypeId: 2 })
    expect(await titles()).toEqual(['Late fee', 'parking', 'Water'])
    expect(await titles({ Text: 'PARK' })).toEqual(['parking'])
    expect(await titles({ Text: '%' })).toEqual([])
    expect(await titles({ ItemForTypeId: 6 })).toEqual(['Late fee'])
    expect(await titles({ Sort: 'newest' })).toEqual(['Late fee', 'parking', 'Water'])
    expect(must(await owner.call(GetDdlInvoiceItems, { Text: 'late' })).Items).toMatchObject([{ Text: 'Late fee', Amount: '75.00' }])
  })

  test('is of one profile: another person finds nothing, by an id neither', async () => {
    const { InvoiceItemId, Version } = await add()
    const other = await app.newPerson()
    expect(await titles({}, other)).toEqual([])
    expect((await other.call(GetInvoiceItemDetails, { InvoiceItemId })).error?.Code).toBe('InvoiceItemNotFound')
    expect((await other.call(AddInvoiceItem, { ...parking, InvoiceItemId, Version })).error?.Code).toBe('InvoiceItemNotFound')
    expect((await other.call(DeleteInvoiceItem, { InvoiceItemId })).error?.Code).toBe('InvoiceItemNotFound')
    expect(await titles()).toEqual(['Parking space 12'])
  })
})

test.each([
  [{ Title: ' ' }, 'Title', 'Title can not be empty.'],
  [{ Amount: '' }, 'Amount', 'Amount can not be empty.'],
  ...['0', '-1', '0.001', '1e9', '1,250.50', '12345678901'].map(
    (Amount) => [{ Amount }, 'Amount', 'Amount is not valid.'] as [object, string, string],
  ),
  [{ Quantity: 0 }, 'Quantity', 'Quantity should be between 0.01 and 100,000.'],
  [{ Quantity: 1.005 }, 'Quantity', 'Quantity is not valid.'],
  [{ ItemForTypeId: undefined }, 'ItemForTypeId', 'Item-for type can not be empty.'],
  [{ ItemForTypeId: 34 }, 'ItemForTypeId', 'Item-for type is not valid.'],
  [{ AccountForTypeId: null }, 'AccountForTypeId', 'Account-for type can not be empty.'],
  [{ AccountForTypeId: 11 }, 'AccountForTypeId', 'Account-for type is not valid.'],
])('%j is refused at its field', async (wrong, field, message) => {
  const { error } = await owner.call(AddInvoiceItem, { ...parking, ...(wrong as object) })
  expect(error?.Fields?.[field]).toContain(message)
})

test('the types of the specification, each with its usual account', async () => {
  const { Items } = must(await owner.call(GetInvoiceItemForTypes, {}))
  expect(Items).toHaveLength(33)
  expect(Items).toContainEqual({ Id: 3, Text: 'Security deposit', AccountForTypeId: 4, IsCredit: false })
  expect(Items.filter(({ IsCredit }) => IsCredit).map(({ Text }) => Text)).toEqual([
    'Owner distribution',
    'Credit or concession',
    'Deposit refund',
  ])
  expect(must(await owner.call(GetInvoiceItemAccountForTypes, {})).Items).toHaveLength(10)
})

describe('what can be billed for', () => {
  test('is a property, a lease of it and who is in it, for its manager and an agent who may bill', async () => {
    const { AssetId: assetId } = await addProperty(owner, { Title: 'Larch House' })
    const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tovarich' })
    const { leaseId } = await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
    const agent = await app.newPerson({ profileType: 'Agent' })
    await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: ['invoice'] })
    const reader = await app.newPerson({ profileType: 'Agent' })
    await entrusted(app, { assetId, agent: reader, connectionId: await connected(app, owner, reader), scopes: ['list'] })
    const found = async (person: TestPerson, wanted: InputOf<typeof GetDdlInvoiceForItems>) =>
      must(await person.call(GetDdlInvoiceForItems, wanted)).Items
    expect(await found(owner, { Text: 'tovarich' })).toMatchObject([
      { Id: tenant.profileId, Kind: 'person', AssetId: assetId, LeaseId: leaseId, Text: 'Tovarich Tester, Larch House' },
      { Id: leaseId, Kind: 'lease', AssetId: assetId, LeaseId: leaseId },
    ])
    expect(await found(owner, { Id: leaseId })).toMatchObject([{ Kind: 'lease' }])
    for (const person of [owner, agent])
      expect((await found(person, { Text: 'larch' }))[0]).toMatchObject({ Id: assetId, Kind: 'property', LeaseId: null })
    // Who lives there, an agent learns once the property is chosen.
    expect(await found(agent, { Text: 'tovarich' })).toEqual([])
    expect(must(await reader.call(GetDdlInvoiceForItems, { Text: 'larch' })).Items).toEqual([])
  })

  test('takes two letters', async () => {
    expect((await owner.call(GetDdlInvoiceForItems, { Text: 'l' })).error?.Fields).toEqual({ Text: 'Please type at least 2 characters.' })
  })
})
