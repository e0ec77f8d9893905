import { expect, test } from 'vitest'
import { defineText } from './define-text.ts'
import { translatedText } from './translation.ts'

const text = defineText('contract/text/translation', {
  title: 'End this lease',
  ends: 'Ends on {date}.',
  homes: { one: '{count} home', other: '{count} homes' },
  steps: { address: 'Address', photosOf: 'Photos of {home}' },
})

const polish = {
  texts: {
    'contract/text/translation': {
      ends: 'Kończy się {date}.',
      homes: { one: '{count} dom', few: '{count} domy', many: '{count} domów', other: '{count} domu' },
      steps: { photosOf: 'Zdjęcia: {home}' },
    },
  },
}

test('what another language says is said in it, and the rest in English', () => {
  const inPolish = translatedText(text, polish, 'pl')
  expect(inPolish.ends({ date: '3 I' })).toBe('Kończy się 3 I.')
  expect(inPolish.title).toBe('End this lease')
  expect(inPolish.steps.photosOf({ home: 'Bungalow' })).toBe('Zdjęcia: Bungalow')
  expect(inPolish.steps.address).toBe('Address')
})

test('its forms by how many are its own, and so is how it writes numbers', () => {
  const { homes } = translatedText(text, polish, 'pl')
  expect([1, 2, 5].map((count) => homes({ count }))).toEqual(['1 dom', '2 domy', '5 domów'])
  expect(homes({ count: 12_400 })).toBe('12\u00a0400 domów')
})

test('a language with one form has it for every number', () => {
  const japanese = { texts: { 'contract/text/translation': { homes: { other: '{count}軒' } } } }
  expect([1, 3].map((count) => translatedText(text, japanese, 'ja').homes({ count }))).toEqual(['1軒', '3軒'])
})

test('a text of which a language says nothing is the English one', () => {
  expect(translatedText(text, { texts: {} }, 'pl')).toBe(text)
})
