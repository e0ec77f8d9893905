import { DEFAULT_PAGE_SIZE } from '@keystead/contract/rpc/paging.ts'
import { expect, test } from 'vitest'
import { connectionsViewOf, kindOfWord, searchOfConnections, wordOfKind } from './connection-address.ts'

test.each([
  '',
  'tab=received',
  'tab=sent&kind=agent&text=Ada+Bell&page=3&size=12',
  'kind=tenant&page=2',
  'tab=all',
  'tab=all&status=rejected',
  'tab=all&kind=agent&status=pending',
])('%s says the same there and back', (address) => {
  const search = searchOfConnections(connectionsViewOf(new URLSearchParams(address)))
  const said = Object.entries(search).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
  expect(new URLSearchParams(said).toString()).toBe(address)
})

test('what an address says wrong counts as not said', () => {
  expect(connectionsViewOf(new URLSearchParams('tab=some&kind=landlord&status=over&page=0&size=7'))).toEqual({
    tab: 'joined',
    kind: null,
    text: '',
    status: null,
    pageIndex: 0,
    pageSize: DEFAULT_PAGE_SIZE,
  })
  expect(connectionsViewOf(new URLSearchParams(`text=${'x'.repeat(200)}`)).text).toHaveLength(80)
})

test('kinds are words in addresses', () => {
  expect([1, 2, 3].map(wordOfKind)).toEqual(['owner', 'agent', 'tenant'])
  expect(['Owner', 'agent', null, ''].map(kindOfWord)).toEqual([1, 2, null, null])
})
