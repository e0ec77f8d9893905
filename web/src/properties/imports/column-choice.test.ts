import { IMPORT_FIELDS } from '@keystead/contract/properties/imports/import.fields.ts'
import { expect, test } from 'vitest'
import { choiceOf, countRows, fieldsByColumn, listAtOnceTexts, mappingOf, previewText } from './column-choice.ts'

const columns = [
  { Name: 'id', Sample: ['1'] },
  { Name: 'cityname', Sample: ['Denver'] },
  { Name: 'price', Sample: ['$900'] },
]

test('a mapping becomes a choice for each field, and comes back as it was', () => {
  const mapping = { ReferenceCode: 'id', City: 'cityname', Rent: 'price' }
  const choice = choiceOf(IMPORT_FIELDS, mapping, columns)
  expect(choice).toMatchObject({ ReferenceCode: 0, City: 1, Rent: 2, Title: null, State: null })
  expect(mappingOf(choice, columns)).toEqual(mapping)
})

test('a column that the file does not have fills nothing', () => {
  expect(choiceOf(IMPORT_FIELDS, { City: 'town' }, columns).City).toBeNull()
  expect(mappingOf({ ...choiceOf(IMPORT_FIELDS, {}, columns), City: 7 }, columns)).toEqual({})
})

test('one column may fill several fields', () => {
  expect(fieldsByColumn(IMPORT_FIELDS, { ReferenceCode: 'id', Title: 'id', Rent: 'price' }, columns)).toEqual([
    ['ReferenceCode', 'Title'],
    [],
    ['Rent'],
  ])
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

test('listing at once says a number: of the file where it was read whole, else of its first rows', () => {
  const counts = { RowsReady: 90, RowsRead: 100 }
  expect(listAtOnceTexts({ ...counts, IsWholeFile: true }).label).toBe('List the 90 that are ready, making them public')
  expect(listAtOnceTexts({ ...counts, RowsReady: 1, IsWholeFile: true }).label).toBe('List the one that’s ready, making it public')
  const { label, help } = listAtOnceTexts({ ...counts, IsWholeFile: false })
  expect(label).toBe('List those that are ready, making them public')
  expect(help).toMatch(/^Of the first 100 rows, 90 are ready to list/)
})

test('the preview says of how many rows it speaks', () => {
  expect(previewText({ RowsRead: 1, RowsRefused: 0, IsWholeFile: true }, { fine: 1, noted: 0 })).toBe(
    'Of 1 row in the file, 1 is fine, 0 have a note, 0 would be refused.',
  )
  expect(previewText({ RowsRead: 1_000, RowsRefused: 7, IsWholeFile: false }, { fine: 992, noted: 1 })).toBe(
    'Of the first 1,000 rows, 992 are fine, 1 has a note, 7 would be refused.',
  )
})
