import { expect, test } from 'vitest'
import type { Wanted } from '../../sessions/rights.ts'
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
  ['vacant and complete', {}, ['moveTenantsIn', 'list']],
  ['vacant, with something missing', { OpenChecks: 2 }, ['moveTenantsIn', 'edit']],
  ['vacant and listed', { IsListed: true }, ['moveTenantsIn', 'edit']],
  ['leased', { Occupancy: { Status: 'occupied', Day: null } }, ['edit']],
  ['not for rent', { Occupancy: { Status: 'off-books', Day: null }, OffBooksReason: 'renovation' }, ['edit']],
  ['for sale', { Occupancy: { Status: 'off-books', Day: null } }, ['list']],
  ['a building', { UnitsCount: 4, Occupancy: null }, ['addUnits', 'edit']],
])('%s: what fits it now', (_, change, acts) => expect(mainActsOf(home(change))).toEqual(acts))

test('the menu leaves out what is in sight, and no line stands alone', () => {
  const entries = homeMenuOf(home(), actions, more, { leftOut: ['open', 'moveTenantsIn', 'assignAgent', 'list'] })
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

test('a member is offered what their role allows', () => {
  const needed = (wanted: Wanted) => (typeof wanted === 'string' ? wanted : (wanted.permission ?? 'any member'))
  const textsOf = (allowed: readonly string[]) =>
    homeMenuOf(home(), actions, more, { may: (wanted) => allowed.includes(needed(wanted)) }).map((entry) =>
      'text' in entry ? entry.text : '–',
    )
  expect(textsOf([])).toEqual(['Open'])
  expect(textsOf(['leases:edit', 'listings:edit'])).toEqual(['Open', 'Move tenants in', 'Assign an agent', '–', 'Photos', '–', 'List'])
})
