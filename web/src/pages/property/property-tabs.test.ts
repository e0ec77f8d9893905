import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { expect, test } from 'vitest'
import { propertyTabs } from './property-tabs.ts'

const HOUSE = 101
const MULTI_FAMILY = 108

const of = (change: Partial<UserAssetDetails> = {}) =>
  ({ AssetId: 'a1', Relation: 'manager', AssetTypeId: HOUSE, Building: null, Units: null, Scopes: [], ...change }) as UserAssetDetails
const tabsOf = (details: UserAssetDetails, search = '', hash = '') => propertyTabs(details, { search, hash }, true)
const namesOf = (details: UserAssetDetails) => tabsOf(details).tabs.map(({ text }) => text)

test('a home has all tabs but units', () =>
  expect(namesOf(of())).toEqual(['Overview', 'Leases and people', 'Documents', 'Listing', 'Details', 'Activity']))

test('a building has its units, and their number', () => {
  const Units = { Count: 6 } as UserAssetDetails['Units']
  expect(tabsOf(of({ Units })).tabs[2]).toEqual({
    text: 'Units',
    count: 6,
    to: '/User/Owners/ViewProperty?id=a1&tab=units',
    isCurrent: false,
  })
})

test('what may become a building has the tab for its manager alone', () => {
  expect(namesOf(of({ AssetTypeId: MULTI_FAMILY }))).toContain('Units')
  expect(namesOf(of({ AssetTypeId: MULTI_FAMILY, Relation: 'agent' }))).not.toContain('Units')
  expect(namesOf(of({ AssetTypeId: MULTI_FAMILY, Building: { AssetId: 'b1', Title: 'Maple Court', AddressLine: null } }))).not.toContain(
    'Units',
  )
})

test('papers are for owners, and for agents who look after them', () => {
  expect(namesOf(of({ Relation: 'partner' }))).toContain('Documents')
  expect(namesOf(of({ Relation: 'agent' }))).not.toContain('Documents')
  expect(namesOf(of({ Relation: 'agent', Scopes: ['documents'] }))).toContain('Documents')
  // A role in a business that lets no one read them.
  expect(propertyTabs(of(), { search: '?tab=documents', hash: '' }, false).open).toBe('overview')
})

test.each<[string, string, string]>([
  ['', '', 'overview'],
  ['?id=a1&tab=people', '', 'people'],
  ['?id=a1', '#people', 'people'],
  ['?id=a1&tab=listing', '#people', 'listing'],
  // A tab that it has not.
  ['?id=a1&tab=units', '', 'overview'],
  ['?id=a1&tab=payments', '', 'overview'],
])('the address %s%s opens %s', (search, hash, open) => expect(tabsOf(of(), search, hash).open).toBe(open))

test('each reader has addresses of their own', () =>
  expect(tabsOf(of({ Relation: 'agent' })).tabs[1]?.to).toBe('/User/Agents/ViewProperty?id=a1&tab=people'))
