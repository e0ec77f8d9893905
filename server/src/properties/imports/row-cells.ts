import { IMPORT_FIELD_LABELS, type ImportField } from '@keystead/contract/properties/imports/import.fields.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import type { NamedPlace } from '../properties/property-facts.public.ts'
import type { PropertyFields } from '../properties/property.public.ts'
import { oneLine, saysNothing } from './cell-values.ts'
import { plainCell } from './csv-cells.ts'
import type { CsvRow } from './csv-rows.ts'
import type { ColumnPlan, MeasuredField } from './import.columns.ts'

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

/** What a row says. A field that is absent is not spoken of; null says that there is none. */
export type StatedFields = Partial<PropertyFields>
/** Placed, where the file says where it stands, not only in which place. */
export type RowPlace = NamedPlace

/** The cells of one row by field, and what is wrong with them. */
export type RowCells = {
  readonly problems: RowProblem[]
  /** Of an export of ours: cells are taken by the letter. */
  readonly isExact: boolean
  /** Undefined where no column is matched, empty where the cell says nothing. */
  text(field: ImportField): string | undefined
  /** The cell even where it reads like nothing: `None` can be an answer. */
  rawText(field: ImportField): string | undefined
  /** The unit of area that the heading of its column names. */
  headingUnit(field: MeasuredField): number | null
  /** `detail` goes on after the sentence: "City is not valid: no place called 'X' in TX." */
  refuse(field: ImportField, sentence: string, detail?: string): void
  /** The row goes in without the value. */
  leaveOut(field: ImportField, sentence?: string): void
  /** The value if it passes the rule of the form; else the row is refused in the rule's words. */
  checked<Shape extends keyof typeof propertyFieldShapes>(field: ImportField, shape: Shape, value: unknown): unknown
}

export function rowCells(row: CsvRow, { indexOf, unitOf, isExport }: ColumnPlan): RowCells {
  const problems: RowProblem[] = []
  const rawText = (field: ImportField) => {
    const index = indexOf[field]
    return index === undefined ? undefined : plainCell(row.cells[index] ?? '')
  }
  const add = (field: ImportField, sentence: string, detail: string | undefined, refuses: boolean) => {
    const text = detail === undefined ? sentence : `${sentence.replace(/\.$/, '')}: ${detail}`
    problems.push({ columnIndex: indexOf[field] ?? -1, text, reason: sentence, refuses })
  }
  const refuse = (field: ImportField, sentence: string, detail?: string) => add(field, sentence, detail, true)
  return {
    problems,
    isExact: isExport,
    rawText,
    headingUnit: (field) => unitOf[field] ?? null,
    text(field) {
      const raw = rawText(field)
      return raw !== undefined && !isExport && saysNothing(raw) ? '' : raw
    },
    refuse,
    leaveOut: (field, sentence = `${invalidMessage(IMPORT_FIELD_LABELS[field])} It was left out.`) =>
      add(field, sentence, undefined, false),
    checked(field, shape, value) {
      const parsed = propertyFieldShapes[shape].safeParse(value)
      if (parsed.success) return parsed.data
      refuse(field, parsed.error.issues[0]!.message)
      return undefined
    },
  }
}

/** A cell's text within a sentence. */
export function quoted(text: string): string {
  const line = oneLine(text)
  return `'${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED).toWellFormed()}…` : line}'`
}
