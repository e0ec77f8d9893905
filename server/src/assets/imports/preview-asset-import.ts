import type { ImportMapping, PreviewAssetImport } from '@keystead/contract/assets/imports/import.operations.ts'
import type { Db } from '../../database/db.ts'
import { accountActor, profileActor } from '../../rpc/call-context.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { mergeRow } from './asset-merge.ts'
import { headerHash } from './csv-head.ts'
import type { CsvRow } from './csv-rows.ts'
import { importsOf } from './import.access.ts'
import { guessMapping, missingFields, planColumns, unknownColumns, unusedColumns } from './import.columns.ts'
import { type ImportScope, findLastMapping } from './import.queries.ts'
import { rowReader } from './import.rows.ts'
import { refusedIfSeen } from './import-run.ts'
import { seenCodes } from './seen-codes.ts'
import { type UploadedFile, readUploadedFile } from './uploaded-file.ts'

const ROWS_SHOWN = 100
const SAMPLES = 3
const MAX_CELL = 300

export const previewAssetImport: PreparedHandler<typeof PreviewAssetImport, UploadedFile> = {
  prepare: ({ services, actor }, input) => readUploadedFile(services, accountActor(actor).accountId, input.UploadId),

  async run({ db, actor }, input, file) {
    const { columns } = file.head
    const rows = file.rows.slice(0, ROWS_SHOWN)
    const { mapping, isRemembered } = await chooseMapping(db, importsOf(profileActor(actor)), file, input.Mapping ?? null)
    const previewed = previewRows(rows, file, mapping)
    return {
      FileName: file.upload.file_name,
      Bytes: file.upload.bytes,
      Encoding: rows.some((row) => row.encoding === 'Windows-1252') ? 'Windows-1252' : 'UTF-8',
      Columns: columns.map((Name, index) => ({ Name, Sample: samplesOf(rows, index) })),
      Mapping: mapping,
      MappingIsRemembered: isRemembered,
      MissingFields: missingFields(mapping),
      UnusedColumns: unusedColumns(columns, mapping),
      RowsRead: previewed.length,
      Rows: previewed.map(({ shown }) => shown),
      RowsRefused: previewed.filter(({ shown }) => shown.Problems.some((problem) => problem.Refuses)).length,
      RowsReady: previewed.filter(({ isReady }) => isReady).length,
      IsWholeFile: (rows.at(-1)?.next.byte ?? 0) >= file.upload.bytes,
    }
  },
}

/** The caller's own mapping, else the one of the last file with this header, else a guess. */
async function chooseMapping(
  db: Db,
  scope: ImportScope,
  { head, rows, places }: UploadedFile,
  wanted: ImportMapping | null,
): Promise<{ mapping: ImportMapping; isRemembered: boolean }> {
  if (wanted) {
    const unknown = new Set<string>(unknownColumns(head.columns, wanted))
    return { mapping: Object.fromEntries(Object.entries(wanted).filter(([field]) => !unknown.has(field))), isRemembered: false }
  }
  const remembered = await findLastMapping(db, scope, headerHash(head.columns))
  if (remembered) return { mapping: remembered, isRemembered: true }
  const cells = rows.slice(0, ROWS_SHOWN).map((row) => row.cells)
  return { mapping: guessMapping(head.columns, cells, places), isRemembered: false }
}

function previewRows(rows: readonly CsvRow[], { head, places }: UploadedFile, mapping: ImportMapping) {
  const plan = planColumns(head.columns, mapping)
  const read = rowReader(plan, places)
  const seen = seenCodes()
  return rows.map((row) => {
    // As if all that may were listed: how many that are is asked for before it is decided.
    const merged = mergeRow(refusedIfSeen(read(row), plan, seen), null, { plan, listAtOnce: true })
    const shown = {
      Line: row.line,
      Cells: row.cells.slice(0, head.columns.length).map(shortened),
      Problems: merged.problems.map(({ columnIndex, text, refuses }) => ({ ColumnIndex: columnIndex, Text: text, Refuses: refuses })),
    }
    return { shown, isReady: merged.outcome !== 'refused' && merged.isNewlyListed }
  })
}

function samplesOf(rows: readonly CsvRow[], index: number): string[] {
  const values = rows.map((row) => row.cells[index]?.trim() ?? '').filter(Boolean)
  return [...new Set(values)].slice(0, SAMPLES).map(shortened)
}

function shortened(cell: string): string {
  return cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL).toWellFormed()}…` : cell
}
