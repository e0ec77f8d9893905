import { type Info, parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from '../../files/csv-line.ts'
import { plainCell } from './csv-cells.ts'
import { type CsvRow, csvReader } from './csv-rows.ts'

/*
 * Files that say clearly what they mean are read by us as a widely used reader reads them: the same cells, lines and
 * positions, whatever pieces a file comes in. What it refuses, loses or joins is in csv-rows.unit.test.ts (0076).
 */

const DELIMITERS = [',', ';', '\t', '|'] as const
const text = fc.string({
  unit: fc.constantFrom('a', 'Ñ', '☂', '🏠', '"', ',', ';', '\t', '|', '\n', '\r', ' ', "'", '=', '-', '1'),
  maxLength: 8,
})
const table = fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 })

function read(bytes: Buffer, delimiter: string, piece: number): CsvRow[] {
  const reader = csvReader(delimiter, { byte: 0, line: 1 })
  const rows: CsvRow[] = []
  for (let at = 0; at < bytes.length; at += piece) rows.push(...reader.push(bytes.subarray(at, at + piece)))
  return [...rows, ...reader.end()]
}

type OtherRow = { record: string[]; info: Info }

/** Rows that say something, with the byte at which each ends. */
function readByOther(bytes: Buffer, delimiter: string): { cells: string[]; end: number }[] {
  const rows = parse(bytes, {
    delimiter,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
  }) as unknown as OtherRow[]
  return rows
    .map(({ record, info }) => ({ cells: record, end: info.bytes }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

test('what is written by the rules is read as others read it', () => {
  const file = fc.record({
    rows: table,
    delimiter: fc.constantFrom(...DELIMITERS),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    endsInLineEnd: fc.boolean(),
    piece: fc.integer({ min: 1, max: 40 }),
    quotesAll: fc.boolean(),
  })
  fc.assert(
    fc.property(file, ({ rows, delimiter, lineEnd, endsInLineEnd, piece, quotesAll }) => {
      const written = (cell: string) =>
        quotesAll || /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell
      const content = rows.map((cells) => cells.map(written).join(delimiter)).join(lineEnd) + (endsInLineEnd ? lineEnd : '')
      const bytes = Buffer.from(content)
      const own = read(bytes, delimiter, piece)
      expect(own.map(({ problem }) => problem).filter(Boolean)).toEqual([])
      expect(own.map(({ cells, next }) => ({ cells, end: next.byte }))).toEqual(readByOther(bytes, delimiter))
    }),
    { numRuns: 1_000 },
  )
})

test('what we write is read by others as it was meant', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(...DELIMITERS), (rows, delimiter) => {
      const bytes = Buffer.from(rows.map((cells) => csvLine(cells, delimiter)).join(''))
      const meant = rows.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some((cell) => cell !== ''))
      const others = readByOther(bytes, delimiter).map(({ cells }) => cells.map(plainCell))
      expect(others.filter((cells) => cells.some((cell) => cell !== ''))).toEqual(meant)
    }),
    { numRuns: 1_000 },
  )
})
