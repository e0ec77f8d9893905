import { expect, test } from 'vitest'
import { ANY_AGENT, type AgentSearch, addressOfAgents, agentSearchFromAddress, changedAgentSearch } from './agent-search.ts'

const read = (address: string) => agentSearchFromAddress(new URL(address, 'http://keystead.example').searchParams)

const everySearch: AgentSearch = {
  Place: 'Denver, CO',
  Kind: 'agents',
  CategoryId: 21,
  Text: 'o’neil & co',
  Sort: 'distance',
  PageIndex: 2,
  PageSize: 20,
}

test('an address of everybody is bare', () => {
  expect(addressOfAgents(ANY_AGENT)).toBe('/Agents')
  expect(read('/Agents')).toEqual(ANY_AGENT)
})

test('an address can be read by people, and says a whole search and back', () => {
  expect(addressOfAgents({ ...ANY_AGENT, Place: 'Denver, CO', CategoryId: 21 })).toBe('/Agents?place=Denver,+CO&does=property-manager')
  expect(addressOfAgents({ ...ANY_AGENT, Place: 'Denver, CO', Kind: 'businesses' })).toBe('/Agents?place=Denver,+CO&who=businesses')
  expect(read(addressOfAgents(everySearch))).toEqual(everySearch)
})

test.each([
  ['a form without script', '/Agents?place=&who=&does=&q=&sort=listings', ANY_AGENT],
  ['an unknown kind', '/Agents?who=wizards', ANY_AGENT],
  ['an unknown category', '/Agents?does=wizard', ANY_AGENT],
  ['distance without a place', '/Agents?sort=distance', ANY_AGENT],
  ['page -1', '/Agents?page=-1', ANY_AGENT],
  ['page 10^9', '/Agents?page=1000000000', ANY_AGENT],
  ['control characters', '/Agents?place=Denver%00%0A&q=%07', { ...ANY_AGENT, Place: 'Denver' }],
  ['too long a place', `/Agents?place=${'x'.repeat(200)}`, ANY_AGENT],
])('what is wrong is left out: %s', (_what, address, search) => {
  expect(read(address)).toEqual(search)
})

test('a changed search starts at its first page, and without a place measures no distance', () => {
  expect(changedAgentSearch(everySearch, { Place: null })).toEqual({ ...everySearch, Place: null, Sort: 'listings', PageIndex: 0 })
})
