import { expect, test } from 'vitest'
import { closedUp, hasOrder, inTurn, isInOrder, isWithPrevious, joined, partiesInOrder } from './turns.ts'

const people = (...turns: number[]) => turns.map((Turn) => ({ Turn }))

test('people are listed by their turn, and within one as they stand', () => {
  expect(inTurn(people(2, 1, 2, 1))).toEqual([1, 3, 0, 2])
})

test('there is an order where turns differ', () => {
  expect([isInOrder([]), isInOrder(people(1, 1)), isInOrder(people(1, 2))]).toEqual([false, false, true])
})

test('who gets a copy comes last, whatever their turn, and makes no order', () => {
  const copied = { Name: 'copied', Part: 'copy', Turn: 1 } as const
  const late = { Name: 'late', Part: 'signer', Turn: 2 } as const
  const early = { Name: 'early', Part: 'approver', Turn: 1 } as const
  expect(partiesInOrder([copied, late, early]).map(({ Name }) => Name)).toEqual(['early', 'late', 'copied'])
  expect([hasOrder([copied, late, early]), hasOrder([copied, late]), hasOrder([copied])]).toEqual([true, false, false])
})

test('one joins who comes before, and leaves them again', () => {
  expect(joined([1, 2, 3], 1, true)).toEqual([1, 1, 2])
  expect(joined([1, 1, 2], 1, false)).toEqual([1, 2, 3])
  expect(joined([1, 1, 1], 1, false)).toEqual([1, 2, 2])
  expect([isWithPrevious([1, 1, 2], 0), isWithPrevious([1, 1, 2], 1), isWithPrevious([1, 1, 2], 2)]).toEqual([false, true, false])
})

test('gaps are closed', () => {
  expect(closedUp([2, 2, 7])).toEqual([1, 1, 2])
})
