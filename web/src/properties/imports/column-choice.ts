import type { ImportPreview } from '@keystead/contract/properties/imports/import.schemas.ts'

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
  const ready = RowsReady.toLocaleString('en-US')
  const wait = 'Without this, all of them wait under My properties, where you can list them later.'
  return IsWholeFile
    ? {
        label: RowsReady === 1 ? 'List the one that passes: it becomes public' : `List the ${ready} that pass: they become public`,
        help: wait,
      }
    : {
        label: 'List those that pass: they become public',
        help: `Of the first ${RowsRead.toLocaleString('en-US')} rows, ${ready} have what a listing needs; the rest of the file is read during the import. ${wait}`,
      }
}

/** What would happen to the rows that were read. */
export function previewText(
  { RowsRead, RowsRefused, IsWholeFile }: Pick<Preview, 'RowsRead' | 'RowsRefused' | 'IsWholeFile'>,
  { fine, noted }: Pick<PreviewCounts, 'fine' | 'noted'>,
): string {
  const said = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
  const rows = said(RowsRead, 'row', 'rows')
  const read = IsWholeFile ? `Of ${rows} in the file` : `Of the first ${rows}`
  return `${read}, ${said(fine, 'is fine', 'are fine')}, ${said(noted, 'has', 'have')} a remark, ${RowsRefused.toLocaleString('en-US')} would be refused.`
}

export type PreviewCounts = { fine: number; noted: number; refused: number }

/** How many of the rows that were looked at are fine, have a remark, or would be refused. */
export function countRows(rows: Preview['Rows']): PreviewCounts {
  const refused = rows.filter((row) => row.Problems.some((problem) => problem.Refuses)).length
  const clean = rows.filter((row) => row.Problems.length === 0).length
  return { fine: clean, noted: rows.length - clean - refused, refused }
}
