import { withoutGuards } from '../../files/csv-line.ts'

/** Columns that a report adds to those of its file. The last one is filled once, in the first row. */
export const REPORT_COLUMNS: readonly string[] = ['Outcome', 'Problems', 'Columns not used']

/** A cell as it was meant: trimmed, without the apostrophes of a report. */
export function plainCell(cell: string): string {
  return withoutGuards(cell).trim()
}
