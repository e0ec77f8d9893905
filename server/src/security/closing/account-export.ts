import { Readable } from 'node:stream'
import type { ExportedTable } from '../../database/room-exports.ts'
import { defineDownload } from '../../files/downloads.ts'
import type { Services } from '../../rpc/services.ts'
import { isFullPage, listExportedRows } from './closing.queries.ts'

/** Everything that is kept of an account, as one JSON file. It is read in pages, so that a large one takes no more memory. */
export const accountExport = defineDownload('account-export', { permission: 'personal' }, async (services, { accountId }) => ({
  stream: Readable.from(exportText(services, accountId)),
  fileName: 'my-keystead-data.json',
  contentType: 'application/json; charset=utf-8',
}))

async function* exportText(services: Services, accountId: string): AsyncGenerator<string> {
  yield '{'
  for (const [index, table] of services.exportedTables.entries()) {
    yield `${index === 0 ? '' : ','}\n"${table.part}": [`
    let isFirst = true
    for await (const row of rowsOf(services, accountId, table)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
      isFirst = false
    }
    yield ']'
  }
  yield '\n}\n'
}

async function* rowsOf(services: Services, accountId: string, table: ExportedTable): AsyncGenerator<Record<string, unknown>> {
  let last: string | number | null = null
  for (;;) {
    const after: string | number | null = last
    const rows: Record<string, unknown>[] = await services.database.transaction(
      { kind: 'account', accountId },
      (db) => listExportedRows(db, accountId, table, after),
      { readOnly: true },
    )
    yield* rows
    if (!table.along || !isFullPage(rows)) return
    last = rows.at(-1)![table.along] as string | number
  }
}
