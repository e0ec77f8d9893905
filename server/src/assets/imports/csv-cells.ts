/*
 * Cells of the files that go in and out. A spreadsheet runs a cell that starts like a formula, so our reports put an
 * apostrophe before it, and reading takes it off again.
 */

/** Columns that a report adds to those of its file. */
export const REPORT_COLUMNS: readonly string[] = ['Outcome', 'Problems']

const STARTS_LIKE_FORMULA = /^'*[=+\-@\t\r]/
/** A spreadsheet runs no number, and an apostrophe would make a text of it. */
const NUMBER = /^-\d+(\.\d+)?$/
const ESCAPED = /^'+[=+\-@\t\r]/

/** A cell as it was meant: trimmed, without the apostrophe of a report. */
export function plainCell(cell: string): string {
  const trimmed = cell.trim()
  return ESCAPED.test(trimmed) ? trimmed.slice(1) : trimmed
}

/** One line of CSV, safe to open in a spreadsheet. */
export function csvLine(cells: readonly string[], delimiter = ','): string {
  return `${cells.map((cell) => quoted(STARTS_LIKE_FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell, delimiter)).join(delimiter)}\r\n`
}

function quoted(cell: string, delimiter: string): string {
  return cell.includes('"') || cell.includes(delimiter) || cell.includes('\n') || cell.includes('\r') || cell !== cell.trim()
    ? `"${cell.replaceAll('"', '""')}"`
    : cell
}
