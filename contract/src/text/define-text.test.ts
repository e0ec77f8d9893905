import { expect, expectTypeOf, test } from 'vitest'
import { defineText, textSource } from './define-text.ts'

const text = defineText('contract/text/define-text', {
  title: 'End this lease',
  ends: 'Ends on {date}.',
  homes: { one: '{count} home in {city}', other: '{count} homes in {city}' },
  steps: { address: 'Address', photosOf: 'Photos of {home}' },
})

test('a sentence without values is a string, one with values takes them by name', () => {
  expect(text.title).toBe('End this lease')
  expect(text.ends({ date: 'Jan 3' })).toBe('Ends on Jan 3.')
  expect(text.steps.address).toBe('Address')
  expect(text.steps.photosOf({ home: 'Bungalow' })).toBe('Photos of Bungalow')
  expectTypeOf(text.title).toBeString()
  expectTypeOf(text.ends).parameter(0).toEqualTypeOf<{ readonly date: string | number }>()
})

test('forms go by how many, and numbers are written as people write them', () => {
  expect(text.homes({ count: 1, city: 'Denver' })).toBe('1 home in Denver')
  expect(text.homes({ count: 0, city: 'Denver' })).toBe('0 homes in Denver')
  expect(text.homes({ count: 12_400, city: 'Denver' })).toBe('12,400 homes in Denver')
  // @ts-expect-error how many has to be said
  expect(() => text.homes({ city: 'Denver' })).not.toThrow()
})

test('values are never read as part of the sentence', () => {
  expect(text.ends({ date: '{date} $& {city}' })).toBe('Ends on {date} $& {city}.')
})

test('a sentence comes in parts where a value is more than text', () => {
  const link = { href: '/Terms' }
  expect(text.homes.parts({ count: 2, city: link })).toEqual(['', '2', ' homes in ', link, ''])
})

test('a text knows what it was defined with', () => {
  expect(textSource(text).name).toBe('contract/text/define-text')
  expect(textSource(text).english).toHaveProperty('ends', 'Ends on {date}.')
})
