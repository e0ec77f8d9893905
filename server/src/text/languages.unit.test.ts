import { defineText } from '@keystead/contract/text/define-text.ts'
import { expect, test } from 'vitest'
import { openLanguages } from './languages.ts'

const text = defineText('server/text/languages', {
  title: 'Not found.',
  empty: '{label} can not be empty.',
  range: '{label} should be between {min} and {max}.',
  homes: { one: '{count} home', other: '{count} homes' },
})

const accented = {
  texts: { 'server/text/languages': { empty: '{label} ĉàn ńòt bé émptý.', homes: { one: '{count} ĥòmé', other: '{count} ĥòmés' } } },
  sentences: { 'ZIP code': 'ŽÍP ĉòdé', '{label} should be between {min} and {max}.': 'Bétwéén {min} ànd {max}: {label}.' },
}
const languages = openLanguages('en', { 'en-XA': accented })

test('English is always spoken, and what is not spoken is the usual one', () => {
  expect(languages.codes).toEqual(['en', 'en-XA'])
  expect(languages.known('en-XA')).toBe('en-XA')
  expect([languages.known('fr'), languages.known(null), openLanguages('fr').usual]).toEqual(['en', 'en', 'en'])
  expect(openLanguages('en-XA', { 'en-XA': accented }).known('fr')).toBe('en-XA')
})

test('a text is said in a language, and is made once', () => {
  expect(languages.inLanguage(text, 'en-XA').homes({ count: 2 })).toBe('2 ĥòmés')
  expect(languages.inLanguage(text, 'en-XA').title).toBe('Not found.')
  expect(languages.inLanguage(text, 'en-XA')).toBe(languages.inLanguage(text, 'en-XA'))
  expect(languages.inLanguage(text, 'en')).toBe(text)
})

test('a sentence is found by the name of its text and its key, and one that is gone is null', () => {
  expect(languages.sentence('server/text/languages', 'title', 'en-XA')).toBe('Not found.')
  expect(languages.sentence('server/text/languages', 'toString', 'en')).toBeNull()
  expect(languages.sentence('server/text/gone', 'title', 'en')).toBeNull()
})

test('what is there in English is said in other words, with its values', () => {
  expect(languages.otherWords('First name can not be empty.', 'en-XA')).toBe('First name ĉàn ńòt bé émptý.')
  expect(languages.otherWords('ZIP code can not be empty.', 'en-XA')).toBe('ŽÍP ĉòdé ĉàn ńòt bé émptý.')
  expect(languages.otherWords('Year should be between 1600 and 2030.', 'en-XA')).toBe('Bétwéén 1600 ànd 2030: Year.')
  expect(languages.otherWords('Something else.', 'en-XA')).toBe('Something else.')
  expect(languages.otherWords('ZIP code', 'en')).toBe('ZIP code')
})
