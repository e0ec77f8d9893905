import { describe, expect, test } from 'vitest'
import { readCsvHead } from './csv-head.ts'
import { csvLine } from '../../files/csv-line.ts'
import { plainCell } from './csv-cells.ts'
import { type CsvRow, MAX_ROW_BYTES, csvReader } from './csv-rows.ts'

function read(content: string | Buffer, { delimiter = ',', chunk = 65_536 } = {}): CsvRow[] {
  const bytes = Buffer.from(content as string)
  const reader = csvReader(delimiter, { byte: 0, line: 1 })
  const rows: CsvRow[] = []
  for (let at = 0; at < bytes.length; at += chunk) rows.push(...reader.push(bytes.subarray(at, at + chunk)))
  return [...rows, ...reader.end()]
}
const cells = (content: string | Buffer, options = {}) => read(content, options).map((row) => row.cells)

describe('csvReader', () => {
  test('takes quotes, doubled quotes, breaks inside of quotes and any line ends', () => {
    expect(cells('a,"b ""c"" d",e\r\n1,"two\nlines",3\rx, "y" ,z')).toEqual([
      ['a', 'b "c" d', 'e'],
      ['1', 'two\nlines', '3'],
      ['x', 'y', 'z'],
    ])
  })

  test('keeps stray quotes as they are', () => {
    expect(cells('5" pipe,"he said "hi" to me",b\n')).toEqual([['5" pipe', 'he said "hi" to me', 'b']])
  })

  test('passes over empty lines and counts them', () => {
    expect(read('a,b\n\n,,\n \n1,2\n').map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'a', 'b'],
      [5, '1', '2'],
    ])
  })

  test('reads the same whatever pieces the file comes in', () => {
    const content = 'é,"b ""c"""\r\n"1\r\n2" ,"x"y"\r\n"open,1\n3,4\r5,6'
    const whole = read(content)
    for (const chunk of [1, 2, 3, 5, 8]) expect(read(content, { chunk })).toEqual(whole)
  })

  test('every row says where the next one begins', () => {
    const content = 'a,b\r\n"1\n2",3\n\n4,5\n6,7'
    const rows = read(content)
    for (const [index, row] of rows.entries()) {
      const reader = csvReader(',', row.next)
      const rest = [...reader.push(Buffer.from(content).subarray(row.next.byte)), ...reader.end()]
      expect(rest).toEqual(rows.slice(index + 1))
    }
  })

  test('a quote that is not closed costs its own line alone', () => {
    expect(read('1,a\n2,"b\n3,c\n4,d').map(({ line, cells, problem }) => ({ line, first: cells[0], problem }))).toEqual([
      { line: 1, first: '1', problem: undefined },
      { line: 2, first: '2', problem: 'quote-not-closed' },
      { line: 3, first: '3', problem: undefined },
      { line: 4, first: '4', problem: undefined },
    ])
  })

  test.each([
    ['plain', 'x'.repeat(1_000_000)],
    ['quoted', `"${'x'.repeat(1_000_000)}"`],
  ])('a %s cell of a megabyte costs its own row alone', (_kind, cell) => {
    const rows = read(`1,a\n2,${cell},z\n3,c\n`)
    expect(rows.map((row) => row.problem)).toEqual([undefined, 'too-long', undefined])
    expect(rows[2]).toMatchObject({ line: 3, cells: ['3', 'c'] })
  })

  test('where only the beginning is wanted the rest is not looked at', () => {
    const reader = csvReader(',', { byte: 0, line: 1 }, { mostRows: 2 })
    const rows = [...reader.push(Buffer.from('1,a\n\n2,b\n3,"')), ...reader.push(Buffer.from('c\n4,d')), ...reader.end()]
    expect(rows.map(({ line, cells: [first] }) => [line, first])).toEqual([
      [1, '1'],
      [3, '2'],
    ])
  })

  test('a row just below the limit is read', () => {
    const [row] = read(`a,${'x'.repeat(MAX_ROW_BYTES - 2)}\nb,c\n`)
    expect(row!.problem).toBeUndefined()
  })

  test('reads what is not UTF-8 as Windows-1252, row by row', () => {
    const rows = read(Buffer.concat([Buffer.from('Doña Ana,1\n'), Buffer.from([0x44, 0x6f, 0xf1, 0x61, 0x20, 0x80, 0x0a])]))
    expect(rows.map(({ cells, encoding }) => [cells[0], encoding])).toEqual([
      ['Doña Ana', 'UTF-8'],
      ['Doña €', 'Windows-1252'],
    ])
  })
})

describe('readCsvHead', () => {
  test.each([
    ['comma', 'city,rent\nDenver,"1,200"\n', ','],
    ['semicolon', 'city;rent\nDenver;1,5\nBoulder;2,5\n', ';'],
    ['tab', 'city\trent\nDenver\t1,200\n', '\t'],
    ['announced', 'sep=;\r\ncity;rent,x,y\n', ';'],
  ])('guesses the delimiter: %s', (_name, content, delimiter) => {
    expect(readCsvHead(Buffer.from(content))?.delimiter).toBe(delimiter)
  })

  test('leaves out a byte order mark, and names columns that are empty or doubled', () => {
    const head = readCsvHead(Buffer.from('\ufeff"",price,Price,price,\n'))
    expect(head?.columns).toEqual(['Column 1', 'price', 'Price', 'price (2)', 'Column 5'])
  })

  test('the body begins after a header of several lines', () => {
    expect(readCsvHead(Buffer.from('\n"a\nb",c\n1,2\n'))?.body).toEqual({ byte: 9, line: 4 })
  })

  test.each([
    ['nothing', ''],
    ['empty lines', '\n\n,,\n'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['UTF-16', Buffer.from('\ufeffcity,rent\n', 'utf16le')],
  ])('refuses %s', (_name, content) => {
    expect(readCsvHead(Buffer.from(content as string))).toBeNull()
  })
})

describe('cells that start like a formula', () => {
  test.each(['=1+1', '+1', '-5+cmd', '@SUM(A1)', "'=x", "''-y", "'-5"])('%s comes back as it was', (cell) => {
    const line = csvLine([cell])
    expect(line).not.toMatch(/^[=+\-@]/)
    expect(plainCell(cells(line)[0]![0]!)).toBe(cell)
  })
  test.each([["x;=cmd|' /C calc'!A0;y"], ["x;'=cmd"], ['x; "=cmd'], ['x\t+1\n@SUM(A1)\r\n- a garden'], ['x,-5|=y'], ['=1;=2;-3;-4+cmd']])(
    '%j has none where it is split elsewhere, and comes back as it was',
    (cell) => {
      const line = csvLine(['a', cell])
      for (const part of line.split(/[;,|\t\r\n]/)) expect(part).not.toMatch(/^[ "]*([=+@]|-(?!\d+"?$))/)
      expect(cells(line)[0]!.map(plainCell)).toEqual(['a', cell])
    },
  )
  test.each([';', ',', '\t', '|'])('a cell that holds %j is quoted, whatever the file is split at', (separator) => {
    for (const delimiter of [',', ';', '\t']) expect(csvLine([`a${separator}b`], delimiter)).toBe(`"a${separator}b"\r\n`)
  })
  test('a negative number stays a number', () => {
    expect(csvLine(['-104.9'])).toBe('-104.9\r\n')
    expect(plainCell('-104.9')).toBe('-104.9')
    expect(csvLine(['39.7, -104.9'])).toBe('"39.7, -104.9"\r\n')
  })
  test.each(['\t', '\r', '\t \r'])('%j alone comes back as nothing', (cell) => {
    expect(cells(csvLine(['a', cell]))[0]!.map(plainCell)).toEqual(['a', ''])
  })
  test("an apostrophe before anything else is the cell's own", () => {
    expect(plainCell("'tis")).toBe("'tis")
    expect(csvLine(["O'Hara", 'a,b', 'say "x"'])).toBe('O\'Hara,"a,b","say ""x"""\r\n')
  })
})
