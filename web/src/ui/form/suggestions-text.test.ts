import { expect, test } from 'vitest'
import { suggestionsText } from './suggestions-text.ts'

test('asks for more while too little is typed', () => {
  expect(suggestionsText({ state: 'idle', items: [] }, 'cities')).toBe('Please type at least 2 characters.')
  expect(suggestionsText({ state: 'too-short', items: [] }, 'cities')).toBe('Please type at least 2 characters.')
})

test('says that it searches, also while the answers before are still shown', () => {
  expect(suggestionsText({ state: 'loading', items: ['Salem'] }, 'cities')).toBe('Searching…')
})

test('is silent once there is something to pick, and names what it did not find', () => {
  expect(suggestionsText({ state: 'ready', items: ['Salem'] }, 'cities')).toBe('')
  expect(suggestionsText({ state: 'ready', items: [] }, 'cities')).toBe('No cities found.')
})

test('a search that failed is not "nothing found"', () => {
  expect(suggestionsText({ state: 'failed', items: [] }, 'cities')).toBe('The search didn’t work. Please try again.')
})
