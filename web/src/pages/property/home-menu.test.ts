import { expect, test } from 'vitest'
import { homeMenuOf, mainActsOf, type MenuHome } from './home-menu.ts'
import type { HomeActions } from './use-home-actions.tsx'
import type { PropertyActions } from './use-property-actions.tsx'

const home = (change: Partial<MenuHome> = {}): MenuHome => ({
  AssetId: 'a1',
  Title: 'Brick bungalow',
  AddressLine: '12 Oak St',
  CategoryId: 1,
  ListingTypeId: 1,
  AlsoForSale: false,
  IsListed: false,
  OpenChecks: 0,
  UnitsCount: 0,
  OffBooksReason: null,
  Occupancy: { Status: 'vacant', Day: null },
  ...change,
})
const nothing = () => {}
const actions = { listingObstacle: () => null, list: nothing, unlist: nothing, askToDelete: nothing } as unknown as PropertyActions
const more = { duplicate: nothing, askToTakeOff: nothing, putBack: nothing, askToSwitch: nothing } as unknown as HomeActions

test.each<[string, Partial<MenuHome>, readonly string[]]>([
  ['vacant and complete', {}, ['Move tenants in', 'List']],
  ['vacant, with something missing', { OpenChecks: 2 }, ['Move tenants in', 'Edit']],
  ['vacant and listed', { IsListed: true }, ['Move tenants in', 'Edit']],
  ['leased', { Occupancy: { Status: 'occupied', Day: null } }, ['Edit']],
  ['not for rent', { Occupancy: { Status: 'off-books', Day: null }, OffBooksReason: 'renovation' }, ['Edit']],
  ['for sale', { Occupancy: { Status: 'off-books', Day: null } }, ['List']],
  ['a building', { UnitsCount: 4, Occupancy: null }, ['Add units', 'Edit']],
])('%s: what fits it now', (_, change, acts) => expect(mainActsOf(home(change))).toEqual(acts))

test('the menu leaves out what is in sight, and no line stands alone', () => {
  const entries = homeMenuOf(home(), actions, more, { leftOut: ['Open', 'Move tenants in', 'Assign an agent', 'List'] })
  expect(entries.map((entry) => ('text' in entry ? entry.text : '–'))).toEqual([
    'Edit',
    'Photos',
    'Duplicate',
    '–',
    'Mark as not for rent',
    'Make it commercial',
    '–',
    'Delete',
  ])
})
