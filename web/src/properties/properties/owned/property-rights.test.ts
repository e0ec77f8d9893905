import { expect, test } from 'vitest'
import { rightsOf } from './property-rights.ts'

const ManagedBy = { ProfileId: '01900000-0000-7000-8000-000000000001', Name: 'Olivia Owner', PicPath: null }

test('whoever manages a property may do everything', () => {
  expect(rightsOf({ Relation: 'manager', Scopes: [], ManagedBy })).toEqual({
    isReadOnly: false,
    listing: null,
    words: null,
    terms: null,
    tenants: null,
  })
})

test('a partner does nothing, and is told who does', () => {
  const reason = 'Olivia Owner manages this property.'
  expect(rightsOf({ Relation: 'partner', Scopes: [], ManagedBy })).toEqual({
    isReadOnly: true,
    listing: reason,
    words: reason,
    terms: reason,
    tenants: reason,
  })
})

test('an agent may do what the assignment covers, and is told who can add the rest', () => {
  const listing = 'Your assignment doesn’t cover the listing. Olivia Owner can add it.'
  const terms = 'Your assignment doesn’t cover price, terms and address. Olivia Owner can add them.'
  const tenants = 'Your assignment doesn’t cover tenants. Olivia Owner can add them.'
  expect(rightsOf({ Relation: 'agent', Scopes: ['list'], ManagedBy })).toEqual({
    isReadOnly: false,
    listing: null,
    words: null,
    terms,
    tenants,
  })
  expect(rightsOf({ Relation: 'agent', Scopes: ['list', 'terms'], ManagedBy }).terms).toBeNull()
  expect(rightsOf({ Relation: 'agent', Scopes: ['tenants', 'documents'], ManagedBy })).toEqual({
    isReadOnly: false,
    listing,
    words: listing,
    terms,
    tenants: null,
  })
})
