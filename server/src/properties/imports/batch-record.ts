import type { CsvPosition } from './csv-rows.ts'
import type { BatchRecord, ReasonCounts } from './import.queries.ts'
import type { RowProblem } from './sheet-cells.ts'

/*
 * What is kept of the rows that were written together, whatever they brought in.
 */

/** Rows that are written together. */
export type Batch<Reading> = {
  readonly readings: readonly Reading[]
  /** Where the row after them begins. */
  readonly next: CsvPosition
  /** By what a later row would be found to be the same again, packed. */
  readonly codes: Uint8Array
}

export type BatchCounts = BatchRecord['counts']

export const NOTHING_COUNTED: BatchCounts = { accepted: 0, changed: 0, unchanged: 0, refused: 0, noted: 0, listed: 0 }

const LETTERS = { accepted: 'a', changed: 'c', unchanged: 'u', refused: 'r' } as const
export type OutcomeLetter = (typeof LETTERS)[keyof typeof LETTERS]
export const OUTCOME_OF_LETTER: Readonly<Record<OutcomeLetter, keyof typeof LETTERS>> = {
  a: 'accepted',
  c: 'changed',
  u: 'unchanged',
  r: 'refused',
}

/** What has become of a row. */
export type RowOutcome = {
  readonly outcome: keyof typeof LETTERS
  readonly problems: readonly RowProblem[]
  /** Goes on the market by this row. */
  readonly isNewlyListed?: boolean
}

/** What is kept of a batch: letters, problems, and the counts with those of the batches before it. */
export function recordOf(merged: readonly RowOutcome[], { next, codes }: Batch<unknown>, before: ProblemCounts): BatchRecord {
  const counts = countsOf(merged)
  const problems: Record<string, (readonly [number, string])[]> = {}
  merged.forEach((row, index) => {
    if (row.problems.length > 0) problems[index] = row.problems.map(({ columnIndex, text }) => [columnIndex, text] as const)
  })
  const outcomes = merged.map((row) => LETTERS[row.outcome]).join('')
  return { next, codes, outcomes, problems, ...withProblems(before, merged), counts }
}

export function countsOf(merged: readonly RowOutcome[]): BatchCounts {
  const counts = { ...NOTHING_COUNTED }
  for (const row of merged) {
    counts[row.outcome] += 1
    if (row.outcome === 'refused') continue
    if (row.isNewlyListed) counts.listed += 1
    if (row.problems.length > 0) counts.noted += 1
  }
  return counts
}

/** Why rows were refused, and what was remarked on those that went in, by how many rows. */
export type ProblemCounts = { readonly reasons: ReasonCounts; readonly notices: ReasonCounts }

export function withProblems(before: ProblemCounts, merged: readonly RowOutcome[]): ProblemCounts {
  const after = { reasons: { ...before.reasons }, notices: { ...before.notices } }
  for (const row of merged) {
    const isRefused = row.outcome === 'refused'
    const counts = isRefused ? after.reasons : after.notices
    for (const reason of new Set(row.problems.filter(({ refuses }) => refuses === isRefused).map((problem) => problem.reason)))
      counts[reason] = (counts[reason] ?? 0) + 1
  }
  return after
}
