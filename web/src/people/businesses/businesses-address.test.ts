import { expect, test } from 'vitest'
import { businessesViewOf, membersViewOf, searchOfView } from './businesses-address.ts'

test('an address says what is chosen, and what it says wrong counts as not said', () => {
  const view = businessesViewOf(new URLSearchParams('text= acme &status=listed&sort=members&page=3'))
  expect(view).toEqual({ text: 'acme', status: 'listed', sort: 'members', pageIndex: 2, pageSize: 10 })
  expect(businessesViewOf(new URLSearchParams('status=x&sort=y&page=-1'))).toMatchObject({ status: null, sort: 'name', pageIndex: 0 })
})

test('a view goes back into an address, without what is usual', () => {
  const view = membersViewOf(new URLSearchParams('role=leasing&status=blocked'))
  expect(searchOfView(view)).toEqual({ text: null, status: 'blocked', role: 'leasing', sort: null, page: null, size: null })
})
