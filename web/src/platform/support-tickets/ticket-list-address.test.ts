import { expect, test } from 'vitest'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import { searchOfTickets, ticketListViewOf } from './ticket-list-address.ts'

test.each(['', '?show=closed', '?page=3', '?show=closed&page=2&size=5'])('the address %j means what it says', (address) => {
  expect(withSearch('', searchOfTickets(ticketListViewOf(new URLSearchParams(address))))).toBe(address)
})

test.each(['?show=all&page=0&size=7', '?page=x', '?page=1.5', '?page=-2', '?page=1e9', '?size=1000'])(
  '%j counts as not said',
  (address) => {
    expect(ticketListViewOf(new URLSearchParams(address))).toEqual({ filter: 'open', pageIndex: 0, pageSize: 10 })
  },
)
