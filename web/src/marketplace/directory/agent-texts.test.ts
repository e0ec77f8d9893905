import { expect, test } from 'vitest'
import { ANY_AGENT } from './agent-search.ts'
import { agentsCountText, agentsTitle, areaText, experienceText, listingsText } from './agent-texts.ts'

test('where agents work, and where a business is', () => {
  const denver = { City: 'Denver', StateCode: 'CO', ServiceRadiusMiles: 25, BusinessType: null }
  expect(areaText(denver)).toBe('Within 25 miles of Denver, CO')
  expect(areaText({ ...denver, BusinessType: 'Brokerage' })).toBe('Denver, CO')
  expect(areaText({ ...denver, City: null })).toBe('CO')
  expect(areaText({ ...denver, City: null, StateCode: null })).toBeNull()
})

test('counts are words', () => {
  expect([0, 1, 999, 1_000, 1_001].map(listingsText)).toEqual([null, '1 listing', '999 listings', '1,000 listings', '1,000+ listings'])
  expect([null, 0, 1, 12].map(experienceText)).toEqual([null, 'New to the profession', '1 year of experience', '12 years of experience'])
  const counts = ([TotalCount, TotalIsCapped]: [number, boolean]) =>
    ([null, 'agents', 'businesses'] as const).map((kind) => agentsCountText({ TotalCount, TotalIsCapped }, kind))
  expect(counts([0, false])).toEqual(['No agents or businesses', 'No agents', 'No businesses'])
  expect(counts([1, false])).toEqual(['1 agent or business', '1 agent', '1 business'])
  expect(counts([1_000, true])).toEqual(['1,000+ agents and businesses', '1,000+ agents', '1,000+ businesses'])
})

test('the headline says what is searched', () => {
  expect(agentsTitle(ANY_AGENT, null)).toBe('Agents')
  expect(agentsTitle({ ...ANY_AGENT, Kind: 'businesses' }, 'Colorado')).toBe('Businesses in Colorado')
  expect(agentsTitle({ ...ANY_AGENT, CategoryId: 21 }, 'Denver, CO')).toBe('Property managers in Denver, CO')
})
