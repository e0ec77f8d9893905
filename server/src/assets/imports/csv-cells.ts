/*
 * Cells of the files that go in and out. A spreadsheet runs a cell that starts like a formula, so our reports put an
 * apostrophe before it, and reading takes it off again.
 */

/** Columns that a report adds to those of its file. The last one is filled once, in the first row. */
export const REPORT_COLUMNS: readonly string[] = ['Outcome', 'Problems', 'Columns not used']

const ESCAPED = /^'+[=+\-@\t\r]/

/** A cell as it was meant: trimmed, without the apostrophe of a report. */
export function plainCell(cell: string): string {
  const trimmed = cell.trim()
  return ESCAPED.test(trimmed) ? trimmed.slice(1) : trimmed
}
