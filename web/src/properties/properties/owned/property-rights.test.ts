import { expect, test } from 'vitest'
import { rightsOf } from './property-rights.ts'

const ManagedBy = { ProfileId: '01900000-0000-7000-8000-000000000001', Name: 'Olivia Owner', PicPath: null }

test('whoever manages a property may do everything', () => {
  expect(rightsOf({ Relation: 'manager', Scopes: [], ManagedBy })).toEqual({ isReadOnly: false, listing: null, terms: null, tenants: null })
})

test('a partner does nothing, and is told who does', () => {
  const reason = 'Olivia Owner manages this property.'
  expect(rightsOf({ Relation: 'partner', Scopes: [], ManagedBy })).toEqual({
    isReadOnly: true,
    listing: reason,
    terms: reason,
    tenants: reason,
  })
})

test('an agent may do what the assignment covers, and is told who can add the rest', () => {
  const [listing, terms, tenants] = ['the listing', 'price, terms and address', 'tenants'].map(
    (what) => `Your assignment does not cover ${what}. Olivia Owner can add it.`,
  )
  expect(rightsOf({ Relation: 'agent', Scopes: ['list'], ManagedBy })).toEqual({ isReadOnly: false, listing: null, terms, tenants })
  expect(rightsOf({ Relation: 'agent', Scopes: ['list', 'terms'], ManagedBy }).terms).toBeNull()
  expect(rightsOf({ Relation: 'agent', Scopes: ['tenants', 'documents'], ManagedBy })).toEqual({
    isReadOnly: false,
    listing,
    terms,
    tenants: null,
  })
})
