import type { Readable } from 'node:stream'
import { type CsvHead, HEAD_BYTES, ROWS_SHOWN, firstRows, readCsvHead } from './csv-head.ts'
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

export type ReadHead = { readonly head: CsvHead; readonly rows: readonly CsvRow[] }

/** The head alone, with the first rows; the file is read no further. */
export async function readImportHead(stream: Readable): Promise<ReadHead | null> {
  const beginning = await readAtLeast(stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>, HEAD_BYTES)
  stream.destroy()
  const bytes = beginning.subarray(0, HEAD_BYTES)
  const head = readCsvHead(bytes)
  if (!head) return null
  const { delimiter, body } = head
  return { head, rows: firstRows(bytes.subarray(body.byte), { delimiter, from: body, mostRows: ROWS_SHOWN }) }
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
