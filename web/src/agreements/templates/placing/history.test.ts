import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { expect, test } from 'vitest'
import { firstDifference, type History, latestStep, MOST_STEPS, withStep } from './history.ts'

const at = (x: number): readonly PlacedField[] => [
  { kind: 'text', role: 'Tenant', label: 'Pets', isRequired: true, options: [], page: 1, x, y: 0, width: 150, height: 18 },
]

test('the last change can be taken back, and the one before it', () => {
  const history = withStep(withStep([], at(0), at(1)), at(1), at(2))
  expect(latestStep(history, at(2))?.before).toEqual(at(1))
  expect(latestStep(history.slice(0, -1), at(1))?.before).toEqual(at(0))
})

test('a held key is one change', () => {
  const first = withStep([], at(0), at(1))
  const held = withStep(withStep(first, at(1), at(2), true), at(2), at(3), true)
  expect(held).toEqual([{ before: at(0), after: at(3) }])
})

test('it goes back as far as it says', () => {
  let history: History = []
  for (let x = 0; x < MOST_STEPS + 10; x++) history = withStep(history, at(x), at(x + 1))
  expect(history).toHaveLength(MOST_STEPS)
  expect(history[0]!.before).toEqual(at(10))
})

test('what came from elsewhere is not taken back', () => {
  const history = withStep([], at(0), at(1))
  expect(latestStep(history, at(7))).toBeNull()
  expect(withStep(history, at(7), at(8))).toEqual([{ before: at(7), after: at(8) }])
  expect(withStep(history, at(7), at(8), true)).toEqual([{ before: at(7), after: at(8) }])
})

test('a step is about the field that differs', () => {
  expect(firstDifference(at(1), at(2))).toBe(0)
  expect(firstDifference([...at(1), ...at(2)], at(1))).toBe(1)
  expect(firstDifference(at(1), at(1))).toBe(-1)
})
