import { expect, test } from 'vitest'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import { personsViewOf, searchOfPersons } from './persons-address.ts'

const viewAt = (search: string) => personsViewOf(new URLSearchParams(search))

test('every view has an address that leads back to it', () => {
  const view = { show: 'to-invite', text: 'pia & max', pageIndex: 2, pageSize: 20 } as const
  const address = withSearch('/people', searchOfPersons(view))
  expect(viewAt(address.slice(address.indexOf('?')))).toEqual(view)
  expect(withSearch('/people', searchOfPersons(viewAt('')))).toBe('/people')
})

test.each(['show=some', 'page=0', 'page=x', 'size=7'])('a slip in the address counts as not said: %s', (search) => {
  expect(viewAt(search)).toEqual(viewAt(''))
})
