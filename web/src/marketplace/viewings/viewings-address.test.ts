import { GetViewings } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { expect, test } from 'vitest'
import { addressOfList, addressOfViewings, viewingsFromAddress } from './viewings-address.ts'

const read = (address: string, canList = true) => viewingsFromAddress(new URL(address, 'https://x.example').searchParams, canList)

test.each(['/User/Viewings', '/User/Viewings?list=coming&page=3&size=20', '/User/Viewings?side=asked&list=over'])(
  '%s is read and written the same',
  (address) => expect(addressOfViewings(read(address), true)).toBe(address),
)

test('what is wrong counts as not said, and the contract takes it', () => {
  const view = read('/User/Viewings?side=x&list=gone&page=-1&size=7')
  expect(view).toEqual({ Side: 'lister', List: 'waiting', PageIndex: 0, PageSize: 10 })
  expect(GetViewings.input.safeParse(view).error).toBeUndefined()
})

test('who lists no homes sees what they have asked for, and the address need not say so', () => {
  expect(read('/User/Viewings?list=coming', false).Side).toBe('visitor')
  expect(addressOfList('visitor', 'coming', false)).toBe('/User/Viewings?list=coming')
})
