import { GetViewings } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { expect, test } from 'vitest'
import { addressOfList, addressOfTours, toursFromAddress } from './tours-address.ts'

const read = (address: string, canList = true) => toursFromAddress(new URL(address, 'https://x.example').searchParams, canList)

test.each(['/User/Tours', '/User/Tours?list=coming&page=3&size=20', '/User/Tours?side=asked&list=over'])(
  '%s is read and written the same',
  (address) => expect(addressOfTours(read(address), true)).toBe(address),
)

test('what is wrong counts as not said, and the contract takes it', () => {
  const view = read('/User/Tours?side=x&list=gone&page=-1&size=7')
  expect(view).toEqual({ Side: 'lister', List: 'waiting', PageIndex: 0, PageSize: 10 })
  expect(GetViewings.input.safeParse(view).error).toBeUndefined()
})

test('who lists no homes sees what they have asked for, and the address need not say so', () => {
  expect(read('/User/Tours?list=coming', false).Side).toBe('visitor')
  expect(addressOfList('visitor', 'coming', false)).toBe('/User/Tours?list=coming')
})
