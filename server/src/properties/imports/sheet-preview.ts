import type { CsvRow } from './csv-rows.ts'
import type { RowProblem } from './sheet-cells.ts'

/*
 * The first rows of a file as a preview shows them, whatever the file is about.
 */

const SAMPLES = 3
const MAX_CELL = 300

/** What the columns are called and hold, and how the text was read. */
export function shownColumns(columns: readonly string[], rows: readonly CsvRow[]) {
  return {
    Encoding: rows.some((row) => row.encoding === 'Windows-1252') ? ('Windows-1252' as const) : ('UTF-8' as const),
    Columns: columns.map((Name, index) => ({ Name, Sample: samplesOf(rows, index) })),
  }
}

/** A row with its problems, each at its cell. */
export function shownRow(row: CsvRow, width: number, problems: readonly RowProblem[]) {
  return {
    Line: row.line,
    Cells: row.cells.slice(0, width).map(shortened),
    Problems: problems.map(({ columnIndex, text, refuses }) => ({ ColumnIndex: columnIndex, Text: text, Refuses: refuses })),
  }
}

function samplesOf(rows: readonly CsvRow[], index: number): string[] {
  const values = rows.map((row) => row.cells[index]?.trim() ?? '').filter(Boolean)
  return [...new Set(values)].slice(0, SAMPLES).map(shortened)
}

function shortened(cell: string): string {
  return cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL).toWellFormed()}…` : cell
}
