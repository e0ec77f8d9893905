/*
 * A spreadsheet runs a cell that starts like a formula, so what we write puts an apostrophe before it. Which cells there
 * are is the reader's choice: one that splits at semicolons takes a quote within a line for a letter and splits inside of
 * our cells, at line breaks too. So what follows any separator is guarded like the beginning.
 */

const RUNS = `(?=[ "']*[=+\\-@])`
const AFTER_SEPARATOR = '(?<=[;,|\\t\\r\\n])'
/** A spreadsheet runs no number, and an apostrophe would make a text of it. */
const NUMBER = ' *-\\d+(?:\\.\\d+)? *'

const UNGUARDED = new RegExp(`^(?:${RUNS}|(?='*[\\t\\r]))(?!${NUMBER}$)|${AFTER_SEPARATOR}${RUNS}(?!${NUMBER}(?:[;,|\\t\\r\\n]|$))`, 'g')
const GUARDS = new RegExp(`^'(?:${RUNS}|(?='*[\\t\\r]))|${AFTER_SEPARATOR}'${RUNS}`, 'g')
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/

/** One line of CSV, safe to open in a spreadsheet. */
export function csvLine(cells: readonly string[], delimiter = ','): string {
  return `${cells.map((cell) => quoted(cell.replace(UNGUARDED, "'"), delimiter)).join(delimiter)}\r\n`
}

/** A cell without the apostrophes that `csvLine` put into it. */
export function withoutGuards(cell: string): string {
  return cell.replace(GUARDS, '')
}

function quoted(cell: string, delimiter: string): string {
  return NEEDS_QUOTES.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell
}
