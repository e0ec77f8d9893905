import { IMPORT_FIELD_LABELS, type ImportField } from '@keystead/contract/properties/imports/import.fields.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
import type { NamedPlace } from '../properties/property-facts.public.ts'
import type { PropertyFields } from '../properties/property.public.ts'
import type { CsvRow } from './csv-rows.ts'
import type { ColumnPlan, MeasuredField } from './import.columns.ts'
import { type SheetCells, sheetCells } from './sheet-cells.ts'

/** What a row says. A field that is absent is not spoken of; null says that there is none. */
export type StatedFields = Partial<PropertyFields>
/** Placed, where the file says where it stands, not only in which place. */
export type RowPlace = NamedPlace

/** The cells of one row by field, and what is wrong with them. */
export type RowCells = SheetCells<ImportField> & {
  /** Of an export of ours: cells are taken by the letter. */
  readonly isExact: boolean
  /** The unit of area that the heading of its column names. */
  headingUnit(field: MeasuredField): number | null
  /** The value if it passes the rule of the form; else the row is refused in the rule's words. */
  checked<Shape extends keyof typeof propertyFieldShapes>(field: ImportField, shape: Shape, value: unknown): unknown
}

export function rowCells(row: CsvRow, { indexOf, unitOf, isExport }: ColumnPlan): RowCells {
  const cells = sheetCells(row, { indexOf, labels: IMPORT_FIELD_LABELS, isExact: isExport })
  return {
    ...cells,
    isExact: isExport,
    headingUnit: (field) => unitOf[field] ?? null,
    checked(field, shape, value) {
      const parsed = propertyFieldShapes[shape].safeParse(value)
      if (parsed.success) return parsed.data
      cells.refuse(field, parsed.error.issues[0]!.message)
      return undefined
    },
  }
}
