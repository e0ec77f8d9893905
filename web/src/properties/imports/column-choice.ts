import type { ImportPreview } from '@keystead/contract/properties/imports/import.schemas.ts'
import { text } from './imports.text.ts'

export type Preview = ImportPreview
export type Mapping = Preview['Mapping']
type Column = Preview['Columns'][number]

/** What the matching form holds: for each field the place of its column in the file, or null. */
export type ColumnChoice = Record<string, number | null>

export function choiceOf(fields: readonly string[], mapping: Mapping, columns: readonly Column[]): ColumnChoice {
  const places = fields.map((field) => {
    const place = columns.findIndex((column) => column.Name === mapping[field])
    return [field, place < 0 ? null : place]
  })
  return Object.fromEntries(places) as ColumnChoice
}

export function mappingOf(choice: ColumnChoice, columns: readonly Column[]): Mapping {
  const chosen = Object.entries(choice).flatMap(([field, place]) => {
    const column = place === null ? undefined : columns[place]
    return column ? [[field, column.Name]] : []
  })
  return Object.fromEntries(chosen) as Mapping
}

/** Which fields each column fills, by its place. */
export function fieldsByColumn(fields: readonly string[], mapping: Mapping, columns: readonly Column[]): string[][] {
  return columns.map((column) => fields.filter((field) => mapping[field] === column.Name))
}

/** What listing at once would do, with a number: of the file where all of it was read, else of its first rows. */
export function listAtOnceTexts({ RowsReady = 0, RowsRead, IsWholeFile }: Pick<Preview, 'RowsReady' | 'RowsRead' | 'IsWholeFile'>): {
  label: string
  help: string
} {
  return IsWholeFile
    ? {
        label: text.listPassing({ count: RowsReady }),
        help: text.withoutListing,
      }
    : {
        label: text.listThosePassing,
        help: text.listThosePassingHelp({ rows: RowsRead, ready: RowsReady, withoutListing: text.withoutListing }),
      }
}

/** What would happen to the rows that were read. */
export function previewText(
  { RowsRead, RowsRefused, IsWholeFile }: Pick<Preview, 'RowsRead' | 'RowsRefused' | 'IsWholeFile'>,
  { fine, noted }: Pick<PreviewCounts, 'fine' | 'noted'>,
): string {
  const read = IsWholeFile ? text.rowsInFile : text.firstRows
  return read({ count: RowsRead, fine: text.fine({ count: fine }), noted: text.noted({ count: noted }), refused: RowsRefused })
}

export type PreviewCounts = { fine: number; noted: number; refused: number }

/** How many of the rows that were looked at are fine, have a remark, or would be refused. */
export function countRows(rows: Preview['Rows']): PreviewCounts {
  const refused = rows.filter((row) => row.Problems.some((problem) => problem.Refuses)).length
  const clean = rows.filter((row) => row.Problems.length === 0).length
  return { fine: clean, noted: rows.length - clean - refused, refused }
}
