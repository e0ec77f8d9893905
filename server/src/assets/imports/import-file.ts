import type { Readable } from 'node:stream'
import { type CsvHead, HEAD_BYTES, readCsvHead } from './csv-head.ts'
import { type CsvPosition, type CsvRow, csvReader } from './csv-rows.ts'

/** A file to import while it streams: its head first, then its rows, a few hundred at a time. */
export type ImportFile = {
  readonly head: CsvHead
  /** Rows from a position on; what stands before it is passed over unread. */
  rows(from: CsvPosition): AsyncGenerator<CsvRow[]>
  close(): void
}

/** Null for what is no CSV with a header row. */
export async function openImportFile(stream: Readable): Promise<ImportFile | null> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const beginning = await readAtLeast(chunks, HEAD_BYTES)
  const head = readCsvHead(beginning.subarray(0, HEAD_BYTES))
  if (!head) {
    stream.destroy()
    return null
  }
  return { head, rows: (from) => rowsFrom(from, head.delimiter, beginning, chunks), close: () => void stream.destroy() }
}

/** The head alone, with the rows that stand in it; the file is read no further. */
export async function readImportHead(stream: Readable): Promise<{ head: CsvHead; rows: CsvRow[] } | null> {
  const beginning = await readAtLeast(stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>, HEAD_BYTES)
  stream.destroy()
  const bytes = beginning.subarray(0, HEAD_BYTES)
  const head = readCsvHead(bytes)
  if (!head) return null
  const reader = csvReader(head.delimiter, head.body)
  const rows = reader.push(bytes.subarray(head.body.byte))
  // What is not the end of the file may be the first half of a row.
  return { head, rows: beginning.length < HEAD_BYTES ? [...rows, ...reader.end()] : rows }
}

async function readAtLeast(chunks: AsyncIterator<Buffer>, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  while (length < bytes) {
    const { value, done } = await chunks.next()
    if (done) break
    parts.push(value)
    length += value.length
  }
  return Buffer.concat(parts)
}

async function* rowsFrom(from: CsvPosition, delimiter: string, beginning: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<CsvRow[]> {
  const reader = csvReader(delimiter, from)
  let offset = 0
  let chunk: Buffer | undefined = beginning
  while (chunk) {
    if (offset + chunk.length > from.byte) yield reader.push(chunk.subarray(Math.max(0, from.byte - offset)))
    offset += chunk.length
    const next: IteratorResult<Buffer> = await rest.next()
    chunk = next.done ? undefined : next.value
  }
  yield reader.end()
}
