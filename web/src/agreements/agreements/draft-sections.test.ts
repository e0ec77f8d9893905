import { expect, test } from 'vitest'
import { sectionAfter, sectionOf, sectionOfField } from './draft-sections.ts'

test('an address names a section, and the first one where it names none', () => {
  expect(['', 'part=people', 'part=elsewhere'].map((search) => sectionOf(new URLSearchParams(search)))).toEqual([
    'terms',
    'people',
    'terms',
  ])
})

test('after each section comes the next, and after the last one none', () => {
  expect(['terms', 'message', 'check'].map((one) => sectionAfter(one as 'terms'))).toEqual(['people', 'check', 'check'])
})

test.each([
  ['Title', 'terms'],
  ['Parties.0.Email', 'people'],
  ['Changed.3.Value', 'values'],
  ['SignBy', 'message'],
])('%s is among the %s', (field, section) => {
  expect(sectionOfField(field)).toBe(section)
})
