import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { oneLine, saysNothing } from './cell-values.ts'
import { plainCell } from './csv-cells.ts'
import type { CsvProblem, CsvRow } from './csv-rows.ts'
import { text as texts } from './row-problem.text.ts'

/*
 * The cells of a row by what they fill, whatever the file is about, and what is wrong with them.
 */

const MAX_QUOTED = 60

export type RowProblem = {
  /** -1 is the row as a whole. */
  readonly columnIndex: number
  readonly text: string
  /** The same without what is particular to this row, for counting. */
  readonly reason: string
  /** Otherwise the row goes in without the value. */
  readonly refuses: boolean
}

export type SheetCells<Field extends string> = {
  readonly problems: RowProblem[]
  /** Undefined where no column is matched, empty where the cell says nothing. */
  text(field: Field): string | undefined
  /** The cell even where it reads like nothing: `None` can be an answer. */
  rawText(field: Field): string | undefined
  /** `detail` goes on after the sentence: "City is not valid: no place called 'X' in TX." */
  refuse(field: Field, sentence: string, detail?: string): void
  /** The row goes in without the value. */
  leaveOut(field: Field, sentence?: string): void
}

export type SheetColumns<Field extends string> = {
  readonly indexOf: Readonly<Partial<Record<Field, number>>>
  readonly labels: Readonly<Record<Field, string>>
  /** Of an export of ours: cells are taken by the letter. */
  readonly isExact: boolean
}

export function sheetCells<Field extends string>(row: CsvRow, { indexOf, labels, isExact }: SheetColumns<Field>): SheetCells<Field> {
  const problems: RowProblem[] = []
  const rawText = (field: Field) => {
    const index = indexOf[field]
    return index === undefined ? undefined : plainCell(row.cells[index] ?? '')
  }
  const add = (field: Field, sentence: string, detail: string | undefined, refuses: boolean) =>
    void problems.push(problemAt(indexOf[field], sentence, { detail, refuses }))
  return {
    problems,
    rawText,
    text(field) {
      const raw = rawText(field)
      return raw !== undefined && !isExact && saysNothing(raw) ? '' : raw
    },
    refuse: (field, sentence, detail) => add(field, sentence, detail, true),
    leaveOut: (field, sentence = texts.leftOut({ problem: invalidMessage(labels[field]) })) => add(field, sentence, undefined, false),
  }
}

/** A problem of one cell, or of the row where no column is named. */
export function problemAt(
  columnIndex: number | undefined,
  sentence: string,
  { detail, refuses = true }: { detail?: string; refuses?: boolean } = {},
): RowProblem {
  const text = detail === undefined ? sentence : `${sentence.replace(/\.$/, '')}: ${detail}`
  return { columnIndex: columnIndex ?? -1, text, reason: sentence, refuses }
}

const ROW_PROBLEMS: Record<CsvProblem, string> = {
  'too-long': texts.rowTooLong,
  'quote-not-closed': texts.quoteOpen,
}

/** Why nothing of a row can be read, where that is so. */
export function whyUnreadable(row: CsvRow, width: number): string | null {
  return row.problem ? ROW_PROBLEMS[row.problem] : raggedness(row.cells, width)
}

/** Cells that are too few are empty; too many mean that the values have moved into other columns. */
function raggedness(cells: readonly string[], width: number): string | null {
  const surplus = cells.slice(width).some((cell) => cell.trim() !== '')
  return surplus ? texts.tooManyCells({ cells: cells.length, columns: width }) : null
}

/** A cell's text within a sentence. */
export function quoted(text: string): string {
  const line = oneLine(text)
  return `'${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED).toWellFormed()}…` : line}'`
}
