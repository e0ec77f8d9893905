import { Readable } from 'node:stream'
import { EXPORT_FIELDS, IMPORT_FIELD_LABELS } from '@keystead/contract/properties/imports/import.fields.ts'
import { ExportUserAssets } from '@keystead/contract/properties/imports/import.operations.ts'
import { type Download, type DownloadRequest, defineDownload } from '../../files/downloads.ts'
import type { Services } from '../../rpc/services.ts'
import { type UserAssetFilter, listAssetsInOrder } from '../properties/property.public.ts'
import { csvLine } from '../../files/csv-line.ts'
import { type ExportedAsset, exportCells } from './export-cells.ts'
import { assetsOfImport } from './import.access.ts'

/*
 * The export: an owner's properties as a file that an import reads by the letter. It is written while it is sent, in
 * parts, so that a million homes take no more memory than a thousand.
 */

export type ExportSubject = {
  readonly profileId: string
  readonly filter: UserAssetFilter
  /** Null: all that match. */
  readonly assetIds: readonly string[] | null
}

type Reader = Omit<DownloadRequest, 'subject'>

const ROWS_AT_ONCE = 1_000
const BYTE_ORDER_MARK = '\ufeff'

export const assetExport = defineDownload('asset-export', ExportUserAssets, async (services, { subject, ...reader }): Promise<Download> => {
  const wanted = JSON.parse(subject) as ExportSubject
  return {
    stream: Readable.from(exportLines(services, reader, wanted)),
    fileName: `properties ${services.clock.now().toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
  }
})

export function exportSubject(subject: ExportSubject): string {
  return JSON.stringify(subject)
}

async function* exportLines(services: Services, reader: Reader, wanted: ExportSubject): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(EXPORT_FIELDS.map((field) => IMPORT_FIELD_LABELS[field]))
  // Whoever reads the file from its top must know a building before its units come.
  for (const units of [false, true]) {
    for await (const rows of partsOf(services, reader, wanted, units)) {
      yield rows.map((row) => csvLine(exportCells(row))).join('')
    }
  }
}

async function* partsOf(
  services: Services,
  { accountId, memberId }: Reader,
  { profileId, filter, assetIds }: ExportSubject,
  units: boolean,
): AsyncGenerator<ExportedAsset[]> {
  const scope = assetsOfImport({ account_id: accountId, profile_id: profileId })
  for (let after: string | null = null; ;) {
    const rows: ExportedAsset[] = await services.database.transaction(
      { kind: 'account', accountId, memberId },
      (db) => listAssetsInOrder(db, scope, filter, { after, units, assetIds, limit: ROWS_AT_ONCE }),
      { readOnly: true },
    )
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.id ?? null
  }
}
