import { expect, test } from 'vitest'
import { type LeadsView, addressOfLeads, leadsFromAddress, narrowedLeads } from './leads-address.ts'

const read = (address: string) => leadsFromAddress(new URL(address, 'http://keystead.example').searchParams)
const all: LeadsView = { Kind: 'all', WaitingOnly: false, PageIndex: 0, PageSize: 10 }

test('an address says what is listed and back', () => {
  const view: LeadsView = { Kind: 'tours', WaitingOnly: true, PageIndex: 3, PageSize: 20 }
  expect(read(addressOfLeads(view))).toEqual(view)
  expect(addressOfLeads(all)).toBe('/User/Leads')
  expect(read('/User/Leads')).toEqual(all)
})

test('another choice begins at its first page and keeps the others', () => {
  expect(narrowedLeads({ ...all, WaitingOnly: true, PageIndex: 2 }, { Kind: 'messages' })).toBe('/User/Leads?kind=messages&show=waiting')
})

test.each(['kind=letters', 'show=none', 'page=-1', 'page=1.5', 'size=7'])('what is wrong counts as not said: %s', (query) => {
  expect(read(`/User/Leads?${query}`)).toEqual(all)
})
