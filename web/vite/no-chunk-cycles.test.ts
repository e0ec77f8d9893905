import { expect, test } from 'vitest'
import { findCycle } from './no-chunk-cycles.ts'

test('chunks that share one need not wait for each other', () => {
  expect(findCycle({ start: ['rules'], forms: ['rules', 'libraries'], dialog: ['forms', 'start'], rules: [], libraries: [] })).toBeNull()
})

test('a way back is found and named, however far into the chunks it lies', () => {
  expect(findCycle({ start: [], dialog: ['forms'], forms: ['start', 'account'], account: ['start', 'forms'] })).toEqual([
    'forms',
    'account',
    'forms',
  ])
})
