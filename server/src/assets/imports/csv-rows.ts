import { isUtf8 } from 'node:buffer'

/*
 * CSV as listers write it, cut into rows while it streams in. Works on bytes, so that every row knows where it ends in the
 * file and an import that was broken off can go on from there. A row that cannot be read is told, and the next one read.
 */

export type CsvRow = {
  /** The line of the file on which the row begins, from 1. */
  readonly line: number
  /** Where the next row may begin. */
  readonly next: CsvPosition
  readonly cells: readonly string[]
  /** Why the row cannot be used as it is. */
  readonly problem?: CsvProblem
  readonly encoding: CsvEncoding
}

export type CsvProblem = 'too-long' | 'quote-not-closed'
type CsvEncoding = 'UTF-8' | 'Windows-1252'

/** Where a reader stands: a byte of the file and the line that begins there. */
export type CsvPosition = { readonly byte: number; readonly line: number }

/** A row may have this many bytes. */
export const MAX_ROW_BYTES = 262_144
/** A quoted cell that goes on for more lines was never closed. */
const MAX_QUOTED_LINES = 500

const QUOTE = 0x22
const LF = 0x0a
const CR = 0x0d
const SPACE = 0x20

export type CsvReader = {
  /** Rows that are complete with these bytes. Empty lines are passed over. */
  push(chunk: Uint8Array): CsvRow[]
  /** The last row, where the file does not end in a line break. */
  end(): CsvRow[]
}

/** `mostRows`: where only the beginning is wanted, the rest is not even looked at. */
export function csvReader(delimiter: string, from: CsvPosition, { mostRows = Infinity } = {}): CsvReader {
  const delimiterByte = delimiter.charCodeAt(0)
  let bytes: Buffer = Buffer.alloc(0)
  let fileOffset = from.byte // of bytes[0]
  let line = from.line
  let rowStart = 0
  let rowLine = line
  let at = 0
  let inQuotes = false
  let atCellStart = true
  let hasQuotes = false
  let skipping = false
  let ended = false
  const rows: CsvRow[] = []
  let count = 0
  let opened = 0 // where the last quoted cell began, in the file
  let breaksAtCr = false // outside of quotes only, so that lines are counted otherwise there than in them
  // What was looked through for the end of a quoted cell in vain, in the file: a quote that opens in there need not look again.
  let inVain = { from: 0, to: 0, line: 0 }

  function beginRow(start: number): void {
    rowStart = start
    rowLine = line
    at = start
    inQuotes = false
    atCellStart = true
    hasQuotes = false
    skipping = false
  }

  function finishRow(end: number, next: number, problem?: CsvProblem): void {
    if (end > rowStart || problem) {
      const raw = bytes.subarray(rowStart, end)
      const { text, encoding } = decode(raw)
      const cells = problem === 'too-long' ? [] : hasQuotes && !problem ? splitQuoted(text, delimiter) : text.split(delimiter)
      if (problem || !isEmpty(cells)) {
        count += 1
        rows.push({ line: rowLine, next: { byte: fileOffset + next, line: line + 1 }, cells, encoding, ...(problem ? { problem } : {}) })
      }
    }
    line += 1
    beginRow(next)
  }

  /** The row does not end where it should: take its first line alone, or leave it out up to the next line break. */
  function giveUpRow(): void {
    const lineEnd = bytes.indexOf(LF, rowStart)
    if (inQuotes && lineEnd !== -1 && lineEnd < at) {
      line = rowLine
      finishRow(lineEnd, lineEnd + 1, 'quote-not-closed')
    } else if (inQuotes && ended) finishRow(bytes.length, bytes.length, 'quote-not-closed')
    else skipping = true
  }

  /** The line break at `at`: its end, or -1 where more bytes must tell. */
  function lineBreakEnd(): number {
    if (bytes[at] === LF) return at + 1
    if (at + 1 === bytes.length && !ended) return -1
    return bytes[at + 1] === LF ? at + 2 : at + 1
  }

  /** Whether the quote at `at` ends its cell; null where more bytes must tell. */
  function closesCell(): boolean | null {
    let next = at + 1
    while (next < bytes.length && bytes[next] === SPACE) next += 1
    if (next === bytes.length) return ended ? true : null
    return bytes[next] === delimiterByte || bytes[next] === LF || bytes[next] === CR
  }

  /** After the quote at `at` opened a cell: on to the end of what is known to hold no end of it. */
  function passOverInVain(): void {
    const place = fileOffset + at
    if (breaksAtCr || place <= inVain.from || place >= inVain.to) return
    let end = at + 1
    while (bytes[end] === QUOTE) end += 1
    if (fileOffset + end > inVain.to) return
    const quotes = end - at - 1
    at = end - 1
    const closes = quotes % 2 === 1 && closesCell() !== false
    at = place - fileOffset
    if (closes) return
    at = inVain.to - fileOffset
    line = inVain.line
  }

  function scan(): void {
    while (at < bytes.length && count < mostRows) {
      const byte = bytes[at]
      if (skipping) {
        const lineEnd = bytes.indexOf(LF, at)
        if (lineEnd === -1) {
          // Nothing of a row that is left out is kept.
          at = bytes.length
          rowStart = at
          return
        }
        rowStart = lineEnd
        finishRow(lineEnd, lineEnd + 1, 'too-long')
      } else if (inQuotes) {
        if (byte === QUOTE) {
          if (at + 1 === bytes.length && !ended) return
          if (bytes[at + 1] === QUOTE) at += 1
          else {
            const closes = closesCell()
            if (closes === null) return
            inQuotes = !closes
          }
        } else if (byte === LF) {
          line += 1
          if (line - rowLine > MAX_QUOTED_LINES) {
            inVain = { from: opened, to: fileOffset + at, line: line - 1 }
            giveUpRow()
            continue
          }
        }
        at += 1
      } else if (byte === LF || byte === CR) {
        const next = lineBreakEnd()
        if (next === -1) return
        if (byte === CR && next === at + 1) breaksAtCr = true
        finishRow(at, next)
      } else {
        if (byte === QUOTE && atCellStart) {
          inQuotes = true
          hasQuotes = true
          atCellStart = false
          opened = fileOffset + at
          const before = at
          passOverInVain()
          if (at !== before) continue
        } else if (byte === delimiterByte) atCellStart = true
        else if (byte !== SPACE) atCellStart = false
        at += 1
      }
      if (at - rowStart > MAX_ROW_BYTES && !skipping) giveUpRow()
    }
  }

  function take(): CsvRow[] {
    return rows.splice(0)
  }

  return {
    push(chunk) {
      const rest = bytes.subarray(rowStart)
      fileOffset += rowStart
      at -= rowStart
      rowStart = 0
      bytes = rest.length === 0 ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : Buffer.concat([rest, chunk])
      scan()
      return take()
    },
    end() {
      ended = true
      scan()
      while (count < mostRows && (rowStart < bytes.length || skipping)) {
        if (skipping) finishRow(bytes.length, bytes.length, 'too-long')
        else if (inQuotes) {
          giveUpRow()
          scan()
        } else finishRow(bytes.length, bytes.length)
      }
      return take()
    },
  }
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

const windows1252 = new TextDecoder('windows-1252')

/** Each row by itself: files that were put together from several often are of two minds. */
function decode(raw: Buffer): { text: string; encoding: CsvEncoding } {
  return isUtf8(raw) ? { text: raw.toString('utf8'), encoding: 'UTF-8' } : { text: windows1252.decode(raw), encoding: 'Windows-1252' }
}

/** The cells of a row in which some are quoted. A quote inside of a cell that is not doubled is kept as it is. */
function splitQuoted(text: string, delimiter: string): string[] {
  const cells: string[] = []
  let at = 0
  for (;;) {
    let start = at
    while (text[start] === ' ') start += 1
    const { cell, end } = text[start] === '"' ? quotedCell(text, start + 1, delimiter) : plainCell(text, at, delimiter)
    cells.push(cell)
    if (end >= text.length) return cells
    at = end + 1
  }
}

function plainCell(text: string, start: number, delimiter: string): { cell: string; end: number } {
  const next = text.indexOf(delimiter, start)
  const end = next === -1 ? text.length : next
  return { cell: text.slice(start, end), end }
}

function quotedCell(text: string, start: number, delimiter: string): { cell: string; end: number } {
  let cell = ''
  let from = start
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return { cell: cell + text.slice(from), end: text.length }
    cell += text.slice(from, quote)
    if (text[quote + 1] === '"') {
      cell += '"'
      from = quote + 2
      continue
    }
    let after = quote + 1
    while (text[after] === ' ') after += 1
    if (after >= text.length || text[after] === delimiter) return { cell, end: after }
    cell += '"'
    from = quote + 1
  }
}
