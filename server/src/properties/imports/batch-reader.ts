import type { ImportMapping } from '@keystead/contract/properties/imports/import.operations.ts'
import type { CsvPosition } from './csv-rows.ts'
import type { Batch } from './batch-record.ts'
import { type ColumnPlan, planColumns } from './import.columns.ts'
import type { ImportFile } from './import-file.ts'
import { type RowReading, rowReader } from './import.rows.ts'
import type { PlaceIndex } from './place-index.ts'
import { type SeenCodes, seenCodes } from './seen-codes.ts'
import { text as texts } from './row-problem.text.ts'

/** Rows that one transaction writes, and how much of the file they may be. */
const BATCH_ROWS = 1_000
const BATCH_BYTES = 8 * 1024 * 1024

/** Where an earlier run stopped, and the packed codes that it saw. */
export type ReadFrom = { readonly from: CsvPosition; readonly codes: readonly Uint8Array[] }

export type BatchReader = {
  readonly plan: ColumnPlan
  /** The next rows, read; null at the end of the file. */
  next(): Promise<Batch<RowReading> | null>
  close(): void
}

type BatchReaderOptions = {
  readonly file: ImportFile
  readonly mapping: ImportMapping
  readonly places: PlaceIndex
  /** Absent for a run from the beginning. */
  readonly resumed?: ReadFrom
}

export function batchReader({ file, mapping, places, resumed }: BatchReaderOptions): BatchReader {
  const plan = planColumns(file.head.columns, mapping)
  const read = rowReader(plan, places)
  const seen = seenCodes()
  for (const packed of resumed?.codes ?? []) seen.restore(packed)
  const batches = readBatches()

  async function* readBatches(): AsyncGenerator<Batch<RowReading>> {
    let next = resumed?.from ?? file.head.body
    let begin = next.byte
    let readings: RowReading[] = []
    const taken = (): Batch<RowReading> => {
      const batch = { readings, next, codes: seen.takeNew() }
      readings = []
      begin = next.byte
      return batch
    }
    for await (const rows of file.rows(next)) {
      for (const row of rows) {
        readings.push(refusedIfSeen(read(row), plan, seen))
        next = row.next
        if (readings.length === BATCH_ROWS || next.byte - begin > BATCH_BYTES) yield taken()
      }
    }
    if (readings.length > 0) yield taken()
  }

  return {
    plan,
    async next() {
      const { value, done } = await batches.next()
      return done ? null : value
    },
    close: () => file.close(),
  }
}

/** A code that an earlier row has is refused: which of the two should count cannot be known. */
export function refusedIfSeen(reading: RowReading, { indexOf }: ColumnPlan, seen: SeenCodes): RowReading {
  const first = reading.code === null ? null : seen.firstLineOf(reading.code, reading.line)
  if (first === null) return reading
  const isOwnCode = reading.stated.ReferenceCode === reading.code
  const problem = isOwnCode
    ? {
        columnIndex: indexOf.ReferenceCode ?? -1,
        text: texts.codeTakenBy({ line: String(first) }),
        reason: texts.codeTaken,
      }
    : {
        columnIndex: -1,
        text: texts.repeatsLine({ line: String(first) }),
        reason: texts.repeats,
      }
  return { ...reading, code: null, problems: [...reading.problems, { ...problem, refuses: true }] }
}
