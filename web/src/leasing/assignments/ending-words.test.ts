import { expect, test } from 'vitest'
import { endingWords, type Ending } from './ending-words.ts'

const ending: Ending = {
  assignmentId: '01900000-0000-7000-8000-000000000001',
  title: 'Oak House',
  name: 'Ada Agent',
  role: 'agent',
  isSelf: false,
  hasBegun: true,
  isListingContact: false,
  unitsCount: 0,
  othersCount: 0,
}

test('the question names the person and the property', () => {
  expect(endingWords(ending)).toMatchObject({ title: 'End Ada Agent’s assignment to “Oak House”?', confirm: 'End assignment' })
  expect(endingWords({ ...ending, role: 'tenant', name: 'Tess' }).title).toBe('End Tess’s tenancy in “Oak House”?')
})

test('where the listing was theirs, it says who answers from then on', () => {
  const words = 'Messages and tours for the listing will go to you.'
  expect(endingWords(ending).consequences).not.toContain(words)
  expect(endingWords({ ...ending, isListingContact: true }).consequences).toContain(words)
})

test.each([
  [0, 'No one else is on the lease, so the lease ends too.'],
  [1, 'The other tenant takes over their share of the rent.'],
  [2, 'The other tenants take over their share of the rent in proportion.'],
])('with %i others on the lease, it says what becomes of it', (othersCount, words) => {
  expect(endingWords({ ...ending, role: 'tenant', othersCount }).consequences).toContain(words)
})

test('an agent ends their own assignment', () => {
  expect(endingWords({ ...ending, isSelf: true })).toMatchObject({
    title: 'End your assignment to “Oak House”?',
    confirm: 'End assignment',
  })
})
