import { describe, expect, test } from 'vitest'
import { unitNumbersFrom } from './unit-numbers.ts'

describe('unitNumbersFrom', () => {
  test.each<[string, string[]]>([
    ['101-104', ['101', '102', '103', '104']],
    ['101 – 103', ['101', '102', '103']],
    ['101-03', ['101', '102', '103']],
    ['098-101', ['098', '099', '100', '101']],
    ['A1-A3', ['A1', 'A2', 'A3']],
    ['A1-3', ['A1', 'A2', 'A3']],
    ['4A-4D', ['4A', '4B', '4C', '4D']],
    ['a-c', ['a', 'b', 'c']],
    ['A-12, B-2', ['A-12', 'B-2']],
    ['101, 201-202; PH\nGarden flat', ['101', '201', '202', 'PH', 'Garden flat']],
    [' , ;\n', []],
  ])('%j', (typed, numbers) => {
    expect(unitNumbersFrom(typed)).toEqual({ numbers, problem: null })
  })

  test.each<[string, RegExp]>([
    ['110-101', /“110-101” is not a range/],
    ['4D-4A', /is not a range/],
    ['A1-B3', /is not a range/],
    ['a-D', /is not a range/],
    ['101-151', /At most 50 units/],
    ['1-99999999999', /At most 50 units/],
    ['101, 4b, 4B', /Unit 4B is there twice/],
    ['101-103, 102', /Unit 102 is there twice/],
    ['x'.repeat(21), /at most 20 characters/],
  ])('says what is wrong with %j', (typed, problem) => {
    const answer = unitNumbersFrom(typed)
    expect(answer.numbers).toEqual([])
    expect(answer.problem).toMatch(problem)
  })

  test('fifty are as many as go at once', () => {
    expect(unitNumbersFrom('101-150').numbers).toHaveLength(50)
  })
})
