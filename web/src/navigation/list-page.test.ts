import { LAST_PAGE_INDEX, LONG_PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import { expect, test } from 'vitest'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from './list-page.ts'

const at = (address: string) => new URLSearchParams(address)

test.each([
  ['', 0],
  ['page=1', 0],
  ['page=3', 2],
  [`page=${LAST_PAGE_INDEX + 1}`, LAST_PAGE_INDEX],
  [`page=${LAST_PAGE_INDEX + 2}`, 0],
  ['page=0', 0],
  ['page=-2', 0],
  ['page=1.5', 0],
  ['page=1e2', 0],
  ['page=two', 0],
  ['page=', 0],
])('of the address %j the page counted from 0 is %j', (address, pageIndex) => {
  expect(pageIndexOf(at(address))).toBe(pageIndex)
})

test('a second list of a screen has a page of its own', () => {
  expect(pageIndexOf(at('page=2&history=5'), 'history')).toBe(4)
})

test('a size that lists do not offer is the usual one', () => {
  expect([pageSizeOf(at('size=20')), pageSizeOf(at('size=50')), pageSizeOf(at('size=7'), 12)]).toEqual([20, 10, 12])
  expect(pageSizeOf(at('size=50'), 20, LONG_PAGE_SIZES)).toBe(50)
})

test('an address names neither the first page nor the usual size', () => {
  expect([pageNumberOf(0), pageNumberOf(2), unusualSize(10), unusualSize(20), unusualSize(20, 20)]).toEqual([null, 3, null, 20, null])
})
