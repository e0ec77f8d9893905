/* A spreadsheet runs a cell that starts like a formula, so what we write puts an apostrophe before it. */

const STARTS_LIKE_FORMULA = /^'*[=+\-@\t\r]/
/** A spreadsheet runs no number, and an apostrophe would make a text of it. */
const NUMBER = /^-\d+(\.\d+)?$/

/** One line of CSV, safe to open in a spreadsheet. */
export function csvLine(cells: readonly string[], delimiter = ','): string {
  return `${cells.map((cell) => quoted(STARTS_LIKE_FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell, delimiter)).join(delimiter)}\r\n`
}

function quoted(cell: string, delimiter: string): string {
  return cell.includes('"') || cell.includes(delimiter) || cell.includes('\n') || cell.includes('\r') || cell !== cell.trim()
    ? `"${cell.replaceAll('"', '""')}"`
    : cell
}
