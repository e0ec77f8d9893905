import type { ImportMapping } from '@keystead/contract/properties/imports/import.operations.ts'
import { type BatchReader, type ReadFrom, batchReader } from './batch-reader.ts'
import type { Batch } from './batch-record.ts'
import type { ColumnPlan } from './import.columns.ts'
import type { CsvHead } from './csv-head.ts'
import type { CsvRow } from './csv-rows.ts'
import type { RowReading } from './import.rows.ts'
import { type ImportFile, type ReadHead, openImportFile, readImportHead } from './import-file.ts'
import { type PlaceIndex, type PlaceRows, indexPlaces } from './place-index.ts'
import { type HowToPreview, type Preview, previewOf } from './preview-rows.ts'
import { type StoredFile, streamOf } from './stored-file.ts'

/*
 * What is read of the files that people bring, in a thread: nothing of it runs where calls are answered.
 */

export type ReadingMethods = {
  hasPlaces(): boolean
  /** Kept for as long as the thread lives, for all that is read in it. */
  takePlaces(rows: PlaceRows): void
  /** Names of the columns; null for what is no CSV with a header row. */
  head(file: StoredFile): Promise<readonly string[] | null>
  /** Of the file whose head was read. Without a mapping the columns are guessed. */
  preview(how: HowToPreview): Preview
  /** Begins to read in batches; null for what is no CSV any more. */
  start(wanted: { file: StoredFile; mapping: ImportMapping; resumed?: ReadFrom }): Promise<ColumnPlan | null>
  next(): Promise<Batch<RowReading> | null>
  /** Begins to cut rows that are not read, for a report; null for what is no CSV any more. */
  startRows(file: StoredFile): Promise<CsvHead | null>
  nextRows(): Promise<readonly CsvRow[] | null>
  close(): void
}

/** Shared by the sessions of this thread: they are the same for everyone. */
let places: PlaceIndex | null = null

export function open(): ReadingMethods {
  let head: ReadHead | null = null
  let reader: BatchReader | null = null
  let cut: { readonly file: ImportFile; readonly rows: AsyncGenerator<CsvRow[]> } | null = null
  return {
    hasPlaces: () => places !== null,
    takePlaces(rows) {
      places = indexPlaces(rows)
    },
    async head(file) {
      head = await readImportHead(await streamOf(file))
      return head?.head.columns ?? null
    },
    preview: (how) => previewOf(must(head), must(places), how),
    async start({ file: stored, mapping, resumed }) {
      const file = await openImportFile(await streamOf(stored))
      if (!file) return null
      reader = batchReader({ file, mapping, places: must(places), resumed })
      return reader.plan
    },
    next: () => must(reader).next(),
    async startRows(stored) {
      const file = await openImportFile(await streamOf(stored))
      if (!file) return null
      cut = { file, rows: file.rows(file.head.body) }
      return file.head
    },
    async nextRows() {
      const { value, done } = await must(cut).rows.next()
      return done ? null : value
    },
    close() {
      reader?.close()
      cut?.file.close()
    },
  }
}

function must<Value>(value: Value | null): Value {
  if (value === null) throw new Error('asked out of turn')
  return value
}
