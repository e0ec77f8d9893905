import { LAW_TOPICS } from '@keystead/contract/places/state-law/state-law.values.ts'
import { expect, test } from 'vitest'
import { readLawFiles } from './read-law-files.ts'
import { STATES } from '../reference-data/seed/states.ts'

/** Territories have numbers above those of the states. */
const LAST_STATE = 56
const codes = STATES.filter(([fips]) => fips <= LAST_STATE).map(([, code]) => code)
const facts = await readLawFiles()

test('each state and DC says something of each topic', () => {
  expect([...new Set(facts.map(({ code }) => code))]).toEqual(codes.toSorted())
  expect(facts).toHaveLength(codes.length * LAW_TOPICS.length)
})

test('what is set names where it is written', () => {
  // Disclosures name theirs one by one.
  const without = facts.filter(({ standing, statute, topic }) => standing === 'set' && statute === null && topic !== 'Disclosures')
  expect(without.map(({ code, topic }) => `${code} ${topic}`)).toEqual([])
})

test('a rule that is set was read somewhere', () => {
  expect(facts.filter(({ standing, basis }) => standing === 'set' && basis === null)).toEqual([])
})
