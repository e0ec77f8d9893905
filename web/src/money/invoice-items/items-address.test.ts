import { expect, test } from 'vitest'
import { itemsViewOf, searchOfItems } from './items-address.ts'

test('an address says what is chosen, and what it says wrong counts as not said', () => {
  const view = itemsViewOf(new URLSearchParams('text= parking &type=12&sort=amount&page=3'))
  expect(view).toEqual({ text: 'parking', type: 12, sort: 'amount', pageIndex: 2, pageSize: 10 })
  expect(itemsViewOf(new URLSearchParams('type=99&sort=x&page=0'))).toMatchObject({ type: null, sort: 'title', pageIndex: 0 })
})

test('a view goes back into an address, without what is usual', () => {
  const view = itemsViewOf(new URLSearchParams('type=1'))
  expect(searchOfItems(view)).toEqual({ text: null, type: 1, sort: null, page: null, size: null })
})
