import { expect, test } from 'vitest'
import { toggledChoices } from './toggled-choices.ts'

const PETS = [
  { Id: 1, Text: 'Cats OK' },
  { Id: 2, Text: 'Dogs OK' },
  { Id: 3, Text: 'No Pets' },
]

test.each<[number[], number, number[]]>([
  [[], 2, [2]],
  [[2], 1, [1, 2]],
  [[1, 2], 2, [1]],
  [[1, 2], 3, [3]],
  [[3], 1, [1]],
  [[3], 3, []],
  // What contradicts itself, from before there was a rule, comes right with the next press.
  [[1, 3], 2, [1, 2]],
])('of %j, a press on %i leaves %j', (chosen, pressed, next) => expect(toggledChoices(PETS, chosen, pressed, 3)).toEqual(next))

test('without a choice that stands alone, all may stand together', () => {
  expect(toggledChoices(PETS, [3], 1)).toEqual([1, 3])
})
