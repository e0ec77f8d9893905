import { expect, test } from 'vitest'
import { choiceOf, countRows, fieldsByColumn, mappingOf } from './column-choice.ts'

const columns = [
  { Name: 'id', Sample: ['1'] },
  { Name: 'cityname', Sample: ['Denver'] },
  { Name: 'price', Sample: ['$900'] },
]

test('a mapping becomes a choice for each field, and comes back as it was', () => {
  const mapping = { ReferenceCode: 'id', City: 'cityname', Rent: 'price' }
  const choice = choiceOf(mapping, columns)
  expect(choice).toMatchObject({ ReferenceCode: 0, City: 1, Rent: 2, Title: null, State: null })
  expect(mappingOf(choice, columns)).toEqual(mapping)
})

test('a column that the file does not have fills nothing', () => {
  expect(choiceOf({ City: 'town' }, columns).City).toBeNull()
  expect(mappingOf({ ...choiceOf({}, columns), City: 7 }, columns)).toEqual({})
})

test('one column may fill several fields', () => {
  expect(fieldsByColumn({ ReferenceCode: 'id', Title: 'id', Rent: 'price' }, columns)).toEqual([['ReferenceCode', 'Title'], [], ['Rent']])
})

test('rows are counted by the worst that is wrong with them', () => {
  const problem = (Refuses: boolean) => ({ ColumnIndex: 0, Text: 'Rent is not valid.', Refuses })
  const row = (...Problems: ReturnType<typeof problem>[]) => ({ Line: 2, Cells: [], Problems })
  expect(countRows([row(), row(problem(false)), row(problem(false), problem(true)), row(problem(true))])).toEqual({
    fine: 1,
    noted: 1,
    refused: 2,
  })
})
