import { GetAssetImportReport, ImportFileTooDemanding } from '@keystead/contract/properties/imports/import.operations.ts'
import { Readable } from 'node:stream'
import { type Download, type DownloadRequest, defineDownload } from '../../files/downloads.ts'
import { fail } from '../../rpc/failure.ts'
import { findUpload } from '../../files/upload.queries.ts'
import type { Services } from '../../rpc/services.ts'
import { ThreadOverrun } from '../../threads/threads.ts'
import { csvLine } from '../../files/csv-line.ts'
import { REPORT_COLUMNS, plainCell } from './csv-cells.ts'
import type { CsvHead } from './csv-head.ts'
import type { CsvRow } from './csv-rows.ts'
import { importsOfAccount } from './import.access.ts'
import { OUTCOME_OF_LETTER, type OutcomeLetter } from './batch-record.ts'
import { type Reading, openReading } from './open-reading.ts'
import { storedFile } from './stored-file.ts'
import { type BatchRow, type ImportRow, findImport, listBatches } from './import.queries.ts'
import { text } from './import-report.text.ts'

/*
 * The report: the rows of the kept file with what became of each. Both are read side by side, so that a report of a
 * million rows takes no more memory than one of ten.
 */

export type ReportRows = 'refused' | 'all'

const OUTCOMES = { accepted: 'Accepted', changed: 'Changed', unchanged: 'Unchanged', refused: 'Refused' } as const
const BATCHES_AT_ONCE = 20
const BYTE_ORDER_MARK = '\ufeff'

export const importReport = defineDownload('asset-import-report', GetAssetImportReport, openImportReport)

export async function openImportReport(services: Services, { accountId, subject }: DownloadRequest): Promise<Download | null> {
  const [importId = '', rows] = subject.split(' ') as [string, ReportRows]
  return openReport(services, accountId, importId, rows)
}

export function reportSubject(importId: string, rows: ReportRows): string {
  return `${importId} ${rows}`
}

async function openReport(services: Services, accountId: string, importId: string, rows: ReportRows): Promise<Download | null> {
  const scope = importsOfAccount(accountId)
  const found = await services.database.transaction(
    { kind: 'account', accountId },
    async (db) => {
      const row = await findImport(db, scope, importId)
      const upload = row?.upload_id && (await findUpload(db, accountId, 'asset-import', row.upload_id))
      return row && upload && { row, storageKey: upload.storage_key }
    },
    { readOnly: true },
  )
  if (!found || !(await services.files.exists(found.storageKey))) return null
  const reading = openReading(services)
  const head = await reading.ask('startRows', storedFile(services, found.storageKey)).catch((error: unknown) => {
    reading.close()
    throw error instanceof ThreadOverrun ? fail(ImportFileTooDemanding) : error
  })
  if (!head) {
    reading.close()
    return null
  }
  const file = { head, rows: rowsOf(reading) }
  const stream = Readable.from(reportLines(file, batchesOf(services, found.row), { rows, unused: found.row.unused_columns }))
  // A download that is broken off before its first line is read runs nothing of the generator.
  stream.once('close', () => reading.close())
  return {
    stream,
    fileName: (rows === 'refused' ? text.refusedRows : text.report)({ file: found.row.file_name.replace(/\.[^.]*$/, '') }),
    contentType: 'text/csv; charset=utf-8',
  }
}

type CutFile = { readonly head: CsvHead; readonly rows: AsyncGenerator<readonly CsvRow[]> }

async function* rowsOf(reading: Reading): AsyncGenerator<readonly CsvRow[]> {
  for (let rows = await reading.ask('nextRows'); rows; rows = await reading.ask('nextRows')) yield rows
}

async function* batchesOf(services: Services, { id, account_id: accountId }: ImportRow): AsyncGenerator<BatchRow> {
  for (let fromRow = 0; ;) {
    const batches = await services.database.transaction(
      { kind: 'account', accountId },
      (db) => listBatches(db, importsOfAccount(accountId), id, fromRow, BATCHES_AT_ONCE),
      { readOnly: true },
    )
    yield* batches
    if (batches.length < BATCHES_AT_ONCE) return
    fromRow = batches.at(-1)!.first_row + 1
  }
}

async function* reportLines(
  file: CutFile,
  batches: AsyncGenerator<BatchRow>,
  wanted: { rows: ReportRows; unused: readonly string[] },
): AsyncGenerator<string> {
  const { columns, delimiter } = file.head
  // The report of a report has these columns once.
  const kept = columns.map((name, index) => ({ name, index })).filter(({ name }) => !REPORT_COLUMNS.includes(name))
  yield BYTE_ORDER_MARK + csvLine([...kept.map(({ name }) => name), ...REPORT_COLUMNS], delimiter)
  let batch = await nextOf(batches)
  let index = 0
  let unused = wanted.unused.join('; ')
  for await (const rows of file.rows) {
    let lines = ''
    for (const row of rows) {
      while (batch && index >= batch.outcomes.length) {
        batch = await nextOf(batches)
        index = 0
      }
      // Rows that an import has not come to yet have no outcome.
      if (!batch) break
      const outcome = OUTCOME_OF_LETTER[batch.outcomes[index] as OutcomeLetter]
      const problems = batch.problems[index] ?? []
      index += 1
      if (wanted.rows === 'refused' && outcome !== 'refused') continue
      const cells = cellsOf(row, columns.length, delimiter)
      lines += csvLine(
        [...kept.map((column) => cells[column.index] ?? ''), OUTCOMES[outcome], problems.map(([, text]) => text).join(' '), unused],
        delimiter,
      )
      unused = ''
    }
    if (lines) yield lines
    if (!batch) return
  }
}

async function nextOf(batches: AsyncGenerator<BatchRow>): Promise<BatchRow | null> {
  const { value, done } = await batches.next()
  return done ? null : value
}

/** As many cells as the header has; what is beyond goes into the last, so that nothing is lost for mending. */
function cellsOf(row: CsvRow, width: number, delimiter: string): string[] {
  const cells = row.cells.map(plainCell)
  return cells.length > width ? [...cells.slice(0, width - 1), cells.slice(width - 1).join(delimiter)] : cells
}
