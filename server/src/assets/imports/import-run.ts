import type { ImportMapping } from '@keystead/contract/assets/imports/import.operations.ts'
import type { CsvPosition } from './csv-rows.ts'
import { type ColumnPlan, planColumns } from './import.columns.ts'
import type { Batch } from './import-batch.ts'
import type { ImportFile } from './import-file.ts'
import { type RowReading, rowReader } from './import.rows.ts'
import type { PlaceIndex } from './place-index.ts'
import { type SeenCodes, seenCodes } from './seen-codes.ts'

/** Rows that one transaction writes. */
const BATCH_ROWS = 1_000

type RunOptions = {
  readonly file: ImportFile
  readonly mapping: ImportMapping
  readonly places: PlaceIndex
  /** Where an earlier run stopped, and the codes that it saw; absent for a run from the beginning. */
  readonly resumed?: { readonly from: CsvPosition; readonly seen: SeenCodes }
  readonly signal?: AbortSignal
  /** Writes one batch; false stops the run. */
  readonly write: (batch: Batch, plan: ColumnPlan) => Promise<boolean>
}

/**
 * Reads a file in batches and has them written, one after the other. The next batch is read while the one before is
 * written, so that reading and writing each keep a processor busy. Answers whether the file was read to its end.
 */
export async function runInBatches({ file, mapping, places, resumed, signal, write }: RunOptions): Promise<boolean> {
  const plan = planColumns(file.head.columns, mapping)
  const read = rowReader(plan, places)
  const from = resumed?.from ?? file.head.body
  const seen = resumed?.seen ?? seenCodes()
  let readings: RowReading[] = []
  let next = from
  let writing: Promise<boolean> = Promise.resolve(true)

  const hand = async (): Promise<boolean> => {
    const goesOn = (await writing) && !signal?.aborted
    if (!goesOn) return false
    writing = write({ readings, next, codes: seen.takeNew() }, plan)
    // Awaited with the next batch; without this a failure in between would count as unhandled.
    writing.catch(() => {})
    readings = []
    return true
  }

  try {
    for await (const rows of file.rows(from)) {
      for (const row of rows) {
        readings.push(refusedIfSeen(read(row), plan, seen))
        next = row.next
        if (readings.length === BATCH_ROWS && !(await hand())) return false
      }
    }
    if (readings.length > 0 && !(await hand())) return false
    return await writing
  } finally {
    file.close()
    await writing.catch(() => {})
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
        text: `Reference code is used in line ${first} already.`,
        reason: 'Reference code is used in an earlier line already.',
      }
    : {
        columnIndex: -1,
        text: `This row says the same as line ${first}. A reference code can tell them apart.`,
        reason: 'This row says the same as an earlier line.',
      }
  return { ...reading, code: null, problems: [...reading.problems, { ...problem, refuses: true }] }
}
