import { expect, test } from 'vitest'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import { NO_FILTER, isGrouped, isNarrowed, listViewOf, searchOf } from './list-address.ts'

const viewAt = (search: string) => listViewOf(new URLSearchParams(search))

test('an address without anything shows everything, by address', () => {
  expect(viewAt('')).toEqual({
    tab: 'all',
    text: '',
    ...NO_FILTER,
    sort: 'address',
    pageIndex: 0,
    pageSize: 20,
  })
})

test('every view has an address that leads back to it', () => {
  const view = {
    tab: 'unlisted',
    text: 'oak & pine',
    category: 2,
    buildings: true,
    buildingId: '01900000-0000-7000-8000-000000000001',
    city: 'Kansas City',
    stateId: 26,
    agentId: '01900000-0000-7000-8000-000000000002',
    rentFrom: 800,
    rentTo: 2400,
    beds: 2,
    sort: 'amount-high',
    pageIndex: 3,
    pageSize: 100,
  } as const
  const address = withSearch('/list', searchOf(view))
  expect(viewAt(address.slice(address.indexOf('?')))).toEqual(view)
})

test('what is as usual does not lengthen the address', () => {
  expect(withSearch('/list', searchOf(viewAt('tab=all&page=1&size=20&sort=address')))).toBe('/list')
})

test.each([
  'tab=sold',
  'category=7',
  'category=x',
  'sort=colour',
  'page=0',
  'page=1.5',
  'page=5000',
  'size=7',
  'buildings=1',
  'building=x',
  'agent=x',
  'beds=-1',
  'beds=0',
  'beds=two',
  'rentFrom=1.5',
  'city=Denver',
])('a slip in the address counts as not said: %s', (search) => {
  expect(viewAt(search)).toEqual(viewAt(''))
})

test('a tab alone does not narrow, a text or a category does', () => {
  expect(isNarrowed(viewAt('tab=listed'))).toBe(false)
  expect(isNarrowed(viewAt('text=oak'))).toBe(true)
  expect(isNarrowed(viewAt('category=1'))).toBe(true)
  expect(isNarrowed(viewAt('buildings=yes'))).toBe(true)
  expect(isNarrowed(viewAt('building=01900000-0000-7000-8000-000000000001'))).toBe(true)
})

test('units stand below their buildings only where nothing is looked for', () => {
  expect(isGrouped(viewAt('sort=title'))).toBe(true)
  expect(isGrouped(viewAt('tab=vacant'))).toBe(false)
  expect(isGrouped(viewAt('beds=1'))).toBe(false)
})
