import { expect, test } from 'vitest'
import { withSearch } from '../../../navigation/paths.ts'
import { isNarrowed, listViewOf, searchOf } from './list-address.ts'

const viewAt = (search: string) => listViewOf(new URLSearchParams(search))

test('an address without anything shows everything, by address', () => {
  expect(viewAt('')).toEqual({
    tab: 'all',
    text: '',
    category: null,
    buildings: false,
    buildingId: null,
    sort: 'address',
    pageIndex: 0,
    pageSize: 10,
  })
})

test('every view has an address that leads back to it', () => {
  const view = {
    tab: 'unlisted',
    text: 'oak & pine',
    category: 2,
    buildings: true,
    buildingId: '01900000-0000-7000-8000-000000000001',
    sort: 'amount-high',
    pageIndex: 3,
    pageSize: 20,
  } as const
  const address = withSearch('/list', searchOf(view))
  expect(viewAt(address.slice(address.indexOf('?')))).toEqual(view)
})

test('what is as usual does not lengthen the address', () => {
  expect(withSearch('/list', searchOf(viewAt('tab=all&page=1&size=10&sort=address')))).toBe('/list')
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
