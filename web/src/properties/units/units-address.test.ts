import { expect, test } from 'vitest'
import { pageIndexOf } from '../../navigation/list-page.ts'
import { unitsAddress } from './units-address.ts'

const pageAt = (address: string) => pageIndexOf(new URL(address, 'http://keystead.example').searchParams)

test('each page of units has an address that leads back to it', () => {
  expect(unitsAddress('b1', 'manager', 0)).toBe('/User/Owners/ViewProperty?id=b1&tab=units')
  expect(unitsAddress('b1', 'agent', 2)).toBe('/User/Agents/ViewProperty?id=b1&tab=units&page=3')
  expect([0, 1, 7].map((page) => pageAt(unitsAddress('b1', 'manager', page)))).toEqual([0, 1, 7])
})

test.each(['page=0', 'page=x', 'page=1.5', 'page=99999999'])('a slip in the address counts as not said: %s', (search) => {
  expect(pageAt(`/User/Owners/ViewProperty?${search}`)).toBe(0)
})
