import { expect, test } from 'vitest'
import { ANY_AGENT } from './agent-search.ts'
import { agentsCountText, agentsTitle, areaText, experienceText, listingsText } from './agent-texts.ts'

test('where somebody works', () => {
  expect(areaText({ City: 'Denver', StateCode: 'CO', ServiceRadiusMiles: 25 })).toBe('Within 25 miles of Denver, CO')
  expect(areaText({ City: null, StateCode: 'CO', ServiceRadiusMiles: 25 })).toBe('CO')
  expect(areaText({ City: null, StateCode: null, ServiceRadiusMiles: 25 })).toBeNull()
})

test('counts are words', () => {
  expect([0, 1, 999, 1_000, 1_001].map(listingsText)).toEqual([null, '1 listing', '999 listings', '1,000 listings', '1,000+ listings'])
  expect([null, 0, 1, 12].map(experienceText)).toEqual([null, 'New to the profession', '1 year of experience', '12 years of experience'])
  expect(agentsCountText({ TotalCount: 0, TotalIsCapped: false })).toBe('No agents')
  expect(agentsCountText({ TotalCount: 1_000, TotalIsCapped: true })).toBe('1,000+ agents')
})

test('the headline says what is searched', () => {
  expect(agentsTitle(ANY_AGENT, null)).toBe('Agents')
  expect(agentsTitle({ ...ANY_AGENT, CategoryId: 21 }, 'Denver, CO')).toBe('Property managers in Denver, CO')
})
