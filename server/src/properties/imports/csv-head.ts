import { createHash } from 'node:crypto'
import { type CsvPosition, type CsvRow, csvReader } from './csv-rows.ts'
import { REPORT_COLUMNS, plainCell } from './csv-cells.ts'

/** What the beginning of a file tells of all of it. */
export type CsvHead = {
  readonly delimiter: string
  /** Unique names of the columns, in the order of the file. */
  readonly columns: readonly string[]
  /** Where the first row after the header begins. */
  readonly body: CsvPosition
}

/** Bytes that are enough to guess from. */
export const HEAD_BYTES = 262_144

/** Rows that a preview shows and that columns are guessed from. */
export const ROWS_SHOWN = 100

const DELIMITERS = [',', ';', '\t', '|'] as const
const ROWS_TO_GUESS_FROM = 50
const MAX_COLUMNS = 500
/** As long as a column's name may be in a mapping. */
const MAX_COLUMN_NAME = 200

/** Reads delimiter and header; null for what is no CSV with a header row: an empty file, pictures, UTF-16 text. */
export function readCsvHead(head: Buffer): CsvHead | null {
  if (head.includes(0)) return null
  const start = beginning(head)
  const delimiter = start.delimiter ?? guessDelimiter(head.subarray(start.byte), start)
  const [header] = firstRows(head.subarray(start.byte), { delimiter, from: start, mostRows: 1 })
  if (!header || header.problem || header.cells.length > MAX_COLUMNS) return null
  return { delimiter, columns: columnNames(header.cells), body: header.next }
}

/** Leaves out a byte order mark, and the line `sep=;` with which spreadsheets announce their delimiter. */
function beginning(head: Buffer): CsvPosition & { delimiter?: string } {
  const byte = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0
  const announced = /^sep=([,;\t|])\r?\n/i.exec(head.toString('latin1', byte, byte + 8))
  return announced ? { byte: byte + announced[0].length, line: 2, delimiter: announced[1] } : { byte, line: 1 }
}

type WantedRows = { readonly delimiter: string; readonly from: CsvPosition; readonly mostRows: number }

/** Some rows of a beginning. What is as long as that is not the end of its file, so its last row may be half of one. */
export function firstRows(bytes: Buffer, { delimiter, from, mostRows }: WantedRows): CsvRow[] {
  const reader = csvReader(delimiter, from, { mostRows })
  return [...reader.push(bytes), ...(from.byte + bytes.length < HEAD_BYTES ? reader.end() : [])]
}

/** The delimiter that gives most rows as many cells as the header; more cells break a tie. */
function guessDelimiter(bytes: Buffer, from: CsvPosition): string {
  let best = { delimiter: ',', agreement: 0, width: 1 }
  for (const delimiter of DELIMITERS) {
    const rows = firstRows(bytes, { delimiter, from, mostRows: ROWS_TO_GUESS_FROM })
    const width = rows[0]?.cells.length ?? 0
    if (width < 2) continue
    const agreement = rows.filter((row) => row.cells.length === width).length / rows.length
    if (agreement > best.agreement || (agreement === best.agreement && width > best.width)) best = { delimiter, agreement, width }
  }
  return best.delimiter
}

/** Names as they stand, numbered where they are empty or doubled. */
function columnNames(cells: readonly string[]): string[] {
  const taken = new Set<string>()
  return cells.map((cell, index) => {
    const name = [...plainCell(cell).replace(/\s+/g, ' ')].slice(0, MAX_COLUMN_NAME - 10).join('') || `Column ${index + 1}`
    let unique = name
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} (${count})`
    taken.add(unique)
    return unique
  })
}

/** The same for all files of one origin, our report on them included. */
export function headerHash(columns: readonly string[]): Buffer {
  const own = columns.filter((name) => !REPORT_COLUMNS.includes(name))
  return createHash('sha256').update(JSON.stringify(own)).digest()
}
