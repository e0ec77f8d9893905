import type { ImportKindName } from '@keystead/contract/properties/imports/import.fields.ts'
import {
  ImportFileNotKept,
  ImportFinished,
  ImportNotFound,
  ImportRunning,
} from '@keystead/contract/properties/imports/import.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import type { Db } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { type DownloadKind, downloadLink } from '../../files/downloads.ts'
import { type Upload, markUploadsUsed } from '../../files/upload.queries.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { type CallContext, accountActor, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { MOST_COUNTED, type Paging, pageWith, rowsOf } from '../../rpc/page.ts'
import { headerHash } from './csv-head.ts'
import { importsOf } from './import.access.ts'
import type { ImportKind } from './import-kind.ts'
import {
  type ImportRow,
  type ImportScope,
  type StoredMapping,
  countImports,
  endImport,
  failAbandonedImports,
  findImport,
  findLastMapping,
  insertImport,
  listImports,
  lockImport,
} from './import.queries.ts'
import { type ReportRows, reportSubject } from './import-report.ts'
import { unknownColumns, unusedColumns } from './matched-columns.ts'
import { text } from './mapping.text.ts'

/*
 * What calls do with an import, whatever it brings in.
 */

export async function getImport(db: Db, scope: ImportScope, kind: ImportKindName, importId: string): Promise<ImportRow> {
  const row = await findImport(db, scope, importId)
  return row?.kind === kind ? row : fail(ImportNotFound)
}

export async function pageOfImports<Item>(
  { db, actor }: CallContext,
  kind: ImportKindName,
  page: Paging,
  present: (row: ImportRow) => Item,
) {
  const scope = importsOf(profileActor(actor))
  const rows = await listImports(db, scope, kind, rowsOf(page))
  const count = await countImports(db, scope, kind, MOST_COUNTED + 1)
  return pageWith(rows.map(present), page, count)
}

/** The lock waits for the rows in hand; the next batch finds the import ended and stops. */
export async function cancelImport(context: CallContext, scope: ImportScope, kind: ImportKindName, importId: string): Promise<ImportRow> {
  const { db } = context
  const row = await lockImport(db, scope, importId)
  if (row?.kind !== kind) return fail(ImportNotFound)
  const canceled = (await endImport(db, scope, row.id, { status: 'canceled' })) ?? fail(ImportFinished)
  context.audit(row.id, { rowsDone: canceled.rows_done })
  return canceled
}

export async function reportLink(
  { db, actor, services }: CallContext,
  scope: ImportScope,
  { kind, download }: { readonly kind: ImportKindName; readonly download: DownloadKind },
  { ImportId, Rows }: { readonly ImportId: string; readonly Rows: ReportRows },
) {
  const row = await getImport(db, scope, kind, ImportId)
  if (row.upload_id === null) fail(ImportFileNotKept)
  const { accountId } = profileActor(actor)
  const link = downloadLink(services, download, { accountId, subject: reportSubject(row.id, Rows) })
  return { Url: link.url, Expires: link.expires.toISOString() }
}

/** How the columns of such a file were matched the last time. */
export function rememberedMapping(
  services: Services,
  owner: ProfileActor,
  kind: ImportKindName,
  columns: readonly string[],
): Promise<StoredMapping | null> {
  return services.database.transaction(
    { kind: 'account', accountId: owner.accountId },
    (db) => findLastMapping(db, importsOf(owner), kind, headerHash(columns)),
    { readOnly: true },
  )
}

/** Refuses a mapping that names columns which the file does not have, or leaves out what no row can do without. */
export function checkMapping<Field extends string>(
  { columns, mapping, missing }: { columns: readonly string[]; mapping: Partial<Record<Field, string>>; missing: readonly Field[] },
  labels: Readonly<Record<Field, string>>,
): void {
  const fields = Object.fromEntries([
    ...missing.map((field) => [`Mapping.${field}`, emptyMessage(labels[field])]),
    ...unknownColumns(columns, mapping).map((field) => [`Mapping.${field}`, text.unknownColumn]),
  ]) as Record<string, string>
  if (Object.keys(fields).length > 0) fail(CallErrors.InvalidInput, fields)
}

export type UploadedFile = { readonly upload: Upload; readonly columns: readonly string[] }

type Beginning = UploadedFile & {
  readonly mapping: StoredMapping
  readonly listAtOnce?: boolean
  readonly settings?: Readonly<Record<string, boolean>>
}

/** Writes an import down and has it worked off in the background. */
export async function beginImport<Reading>(
  context: CallContext,
  kind: ImportKind<Reading>,
  { upload, columns, mapping, listAtOnce = false, settings }: Beginning,
): Promise<ImportRow> {
  const { db, services } = context
  const actor = profileActor(context.actor)
  const scope = importsOf(actor)
  await failAbandonedImports(db, scope)
  const row = await insertImport(db, scope, {
    kind: kind.name,
    uploadId: upload.id,
    fileName: upload.file_name,
    bytes: upload.bytes,
    headerSha256: headerHash(columns),
    mapping,
    unusedColumns: unusedColumns(columns, mapping),
    listAtOnce,
    settings,
    runsIn: 'queue',
    startedBy: accountActor(context.actor).accountId,
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'asset_import_running' ? fail(ImportRunning) : error
  })
  await markUploadsUsed(db, actor.accountId, [upload.id])
  await services.jobs.enqueue(db, kind.job, { importId: row.id, accountId: actor.accountId }, row.id)
  context.audit(row.id, { fileName: upload.file_name })
  return row
}
