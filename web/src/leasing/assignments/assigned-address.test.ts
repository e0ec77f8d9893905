import { expect, test } from 'vitest'
import { withSearch } from '../../navigation/paths.ts'
import { assignedViewOf, MARKET_TABS, searchOfAssigned, STATE_TABS } from './assigned-address.ts'

const viewAt = (search: string) => assignedViewOf(new URLSearchParams(search), STATE_TABS)

test('an address without anything shows what is assigned now', () => {
  expect(viewAt('')).toEqual({ tab: 'current', text: '', pageIndex: 0, pageSize: 10 })
  expect(assignedViewOf(new URLSearchParams(), MARKET_TABS).tab).toBe('all')
})

test('every view has an address that leads back to it', () => {
  const view = { tab: 'past', text: 'oak & pine', pageIndex: 2, pageSize: 20 } as const
  const address = withSearch('/list', searchOfAssigned(view, STATE_TABS))
  expect(viewAt(address.slice(address.indexOf('?')))).toEqual(view)
})

test('what is as usual does not lengthen the address', () => {
  expect(withSearch('/list', searchOfAssigned(viewAt('tab=current&page=1&size=10'), STATE_TABS))).toBe('/list')
})

test.each(['tab=listed', 'page=0', 'page=1.5', 'page=5000', 'size=7'])('a slip in the address counts as not said: %s', (search) => {
  expect(viewAt(search)).toEqual(viewAt(''))
})
