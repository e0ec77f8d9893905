import { isUtf8 } from 'node:buffer'

/*
 * CSV as listers write it, cut into rows while it streams in. Works on bytes, so that every row knows where it ends in the
 * file and an import that was broken off can go on from there. A row that cannot be read is told, and the next one read.
 * A library reads clean files as this does, and a test asks it; of the others it joins or loses rows (0076).
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
  let loneCrs = 0 // that ended a line. In quotes they do not.
  // How far a row that was given up had been looked through, and the line and `loneCrs` there. See `goOnWhereGivenUp`.
  let inVain = { to: 0, line: 0, loneCrs: 0 }

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
    if (inQuotes) inVain = { to: fileOffset + at, line, loneCrs }
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
    if (next - at > MAX_ROW_BYTES) return true // No row has room for that many spaces: nothing is gained by keeping them.
    if (next === bytes.length) return ended ? true : null
    return bytes[next] === delimiterByte || bytes[next] === LF || bytes[next] === CR
  }

  /**
   * At a line break in quotes. A row that was given up was in quotes at every line break it passed, or it would have ended
   * there. From one of these on this row cannot fare otherwise, so what was looked through once is not looked through again.
   */
  function goOnWhereGivenUp(): boolean {
    if (fileOffset + at >= inVain.to) return false
    at = inVain.to - fileOffset
    line = inVain.line + loneCrs - inVain.loneCrs
    return true
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
          if (goOnWhereGivenUp()) continue
          if (line - rowLine >= MAX_QUOTED_LINES) {
            giveUpRow()
            continue
          }
          line += 1
        }
        at += 1
      } else if (byte === LF || byte === CR) {
        const next = lineBreakEnd()
        if (next === -1) return
        if (byte === CR && next === at + 1) loneCrs += 1
        finishRow(at, next)
      } else {
        if (byte === QUOTE && atCellStart) {
          inQuotes = true
          hasQuotes = true
          atCellStart = false
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
