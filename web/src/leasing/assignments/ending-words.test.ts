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
  expect(endingWords(ending)).toMatchObject({ title: 'Take “Oak House” back from Ada Agent?', confirm: 'Take it back' })
  expect(endingWords({ ...ending, role: 'tenant', name: 'Tess' }).title).toBe('End the tenancy of Tess in “Oak House”?')
})

test('where the listing was theirs, it says who answers from then on', () => {
  const words = 'Messages and tours of its listing go to you.'
  expect(endingWords(ending).consequences).not.toContain(words)
  expect(endingWords({ ...ending, isListingContact: true }).consequences).toContain(words)
})

test.each([
  [0, 'No one else is on the lease, so it ends as well.'],
  [1, 'Their share of the rent goes to the other tenant.'],
  [2, 'Their share of the rent goes to the other tenants, in proportion.'],
])('with %i others on the lease, it says what becomes of it', (othersCount, words) => {
  expect(endingWords({ ...ending, role: 'tenant', othersCount }).consequences).toContain(words)
})

test('an agent gives back what is theirs', () => {
  expect(endingWords({ ...ending, isSelf: true })).toMatchObject({ title: 'Give “Oak House” back?', confirm: 'Give it back' })
})
