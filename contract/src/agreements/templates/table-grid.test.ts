import { expect, test } from 'vitest'
import { columnsOf } from './table-grid.ts'

/** `2x1`: two columns wide, one row high. */
const table = (...rows: string[]) =>
  rows.map((row) => ({
    content: row
      .split(' ')
      .filter(Boolean)
      .map((cell) => {
        const [colspan = 1, rowspan = 1] = cell.split('x').map(Number)
        return { attrs: { colspan, rowspan } }
      }),
  }))

test.each([
  ['cells of one size', ['1x1 1x1', '1x1 1x1'], 2],
  ['one over two', ['2x1', '1x1 1x1'], 2],
  ['one beside two', ['1x2 1x1', '1x1'], 2],
  ['a row that is filled from above', ['1x2 1x2', ''], 2],
  ['one in the middle', ['1x1 1x2 1x1', '1x1 1x1'], 3],
])('%s', (_, rows, columns) => {
  expect(columnsOf(table(...rows))).toBe(columns)
})

test.each([
  ['a row is short', ['1x1 1x1', '1x1']],
  ['a row is long', ['1x1 1x1', '1x1 1x1 1x1']],
  ['one lies over another', ['1x1 1x2', '2x1']],
  ['one reaches out below', ['1x2 1x1', '1x1', '1x1 1x2']],
  ['there is no cell at the top', ['', '1x1']],
  ['there are too many columns', ['12x1 1x1']],
  ['there is no row', []],
])('is no table where %s', (_, rows) => {
  expect(columnsOf(table(...rows))).toBeNull()
})
