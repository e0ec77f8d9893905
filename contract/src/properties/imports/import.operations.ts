import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from './imports-messages.text.ts'
import { UploadNotFound } from '../../rpc/file-errors.ts'
import { rowId } from '../../values/fields.ts'
import { EmailNotConfirmedToList } from '../properties/property.operations.ts'
import { userAssetFilters } from '../properties/property-list.forms.ts'
import { IMPORT_FIELDS } from './import.fields.ts'
import { importFields, mappingOf, previewFields } from './import.schemas.ts'

const assets = area('assets')

export const ImportNotFound = defineError('ImportNotFound', 404, messages.importNotFound)
export const ImportFileNotKept = defineError('ImportFileNotKept', 404, messages.importFileNotKept)
export const ImportFileUnreadable = defineError(
  'ImportFileUnreadable',
  400,
  'This file is not a CSV with a header row. Please choose another one.',
)
export const ImportFileTooDemanding = defineError(
  'ImportFileTooDemanding',
  400,
  'Reading this file took too much time or memory. Please split it, or save it again as a CSV in another program.',
)
export const ImportPreviewsWait = defineError(
  'ImportPreviewsWait',
  409,
  'Earlier previews are still being made. Please wait a moment, then try again.',
)
export const ImportRunning = defineError('ImportRunning', 409, 'An import is running already. Please wait until it has finished.')
export const ImportFinished = defineError('ImportFinished', 409, 'This import has finished already.')

const ownersOnly = signedIn({ profiles: ['Owner'] })
const ownImport = signedIn({ profiles: ['Owner'], own: { field: 'ImportId', kind: 'asset-import' } })

/** Column of the file for each field; a field without a column keeps its default. */
export const ImportMapping = mappingOf(IMPORT_FIELDS)
export type ImportMapping = z.infer<typeof ImportMapping>

const uploadId = rowId('File')

export const PreviewAssetImport = assets.query('PreviewAssetImport', {
  summary: 'Reads the head of an uploaded CSV: its columns, how they are matched, and every problem of the first rows at its cell.',
  access: ownersOnly,
  permission: 'properties:edit',
  concerns: 'whole business',
  input: z.strictObject({
    UploadId: uploadId,
    /** Absent: the columns are guessed, or taken from the last import of a file with the same header. */
    Mapping: ImportMapping.nullish(),
  }),
  output: z.object({
    ...previewFields,
    Mapping: ImportMapping,
    /** Of the rows looked at, those that have what a listing needs. */
    RowsReady: z.int(),
  }),
  errors: [UploadNotFound, ImportFileUnreadable, ImportFileTooDemanding, ImportPreviewsWait],
  readsNothing: 'It is asked of a file that was sent; once the import has begun, the file is used up.',
})

export const AssetImport = z
  .object({
    ...importFields,
    Listed: z.int(),
    /** Its file, which may be of use for more; null once it is no longer kept. */
    UploadId: z.guid().nullable(),
    /** Columns that filled no field here and that an import of leases would use. */
    TenantColumns: z.array(z.string()),
  })
  .meta({ id: 'AssetImport' })
export type AssetImport = z.infer<typeof AssetImport>

export const StartAssetImport = assets.command('StartAssetImport', {
  summary:
    'Starts importing an uploaded CSV in the background; rows with a known reference code are updated. Who puts them on the market at once has confirmed their email.',
  access: ownersOnly,
  permission: 'properties:edit',
  concerns: 'whole business',
  input: z.strictObject({
    UploadId: uploadId,
    Mapping: ImportMapping,
    /** Puts rows on the market that are ready for it. */
    ListAtOnce: z.boolean({ error: 'List at once is not valid.' }).default(false),
  }),
  output: AssetImport,
  errors: [UploadNotFound, ImportFileUnreadable, ImportFileTooDemanding, ImportPreviewsWait, ImportRunning, EmailNotConfirmedToList],
  changes: ['assetImport'],
})

export const GetAssetImport = assets.query('GetAssetImport', {
  summary: 'How far an import is.',
  access: ownImport,
  permission: 'properties:view',
  concerns: 'whole business',
  input: z.strictObject({ ImportId: rowId('Import') }),
  output: AssetImport,
  errors: [ImportNotFound],
  reads: ['assetImport'],
})

export const GetAssetImports = assets.query('GetAssetImports', {
  summary: 'Imports of the active owner profile, newest first.',
  access: ownersOnly,
  permission: 'properties:view',
  concerns: 'whole business',
  input: z.strictObject(pagingInput),
  output: pageOf(AssetImport),
  reads: ['assetImport'],
})

export const CancelAssetImport = assets.command('CancelAssetImport', {
  summary: 'Stops a running import after the rows in hand. What was imported stays.',
  access: ownImport,
  permission: 'properties:edit',
  concerns: 'whole business',
  input: z.strictObject({ ImportId: rowId('Import') }),
  output: AssetImport,
  errors: [ImportNotFound, ImportFinished],
  changes: ['assetImport'],
})

/** Single homes that one export takes; whole lists are exported by their filters. */
export const MAX_EXPORTED_BY_ID = 200

export const ExportUserAssets = assets.command('ExportUserAssets', {
  summary:
    'A short-lived link to a CSV of the properties of the active owner profile, in just the columns that an import takes: reading it again changes nothing.',
  access: ownersOnly,
  permission: 'properties:view',
  input: z.strictObject({
    ...userAssetFilters,
    /** Only these, of those that match. */
    AssetIds: z
      .array(rowId('Property'), { error: 'Properties are not valid.' })
      .min(1, { error: 'Properties can not be empty.' })
      .max(MAX_EXPORTED_BY_ID, { error: 'Please choose at most 200 properties.' })
      .nullish(),
  }),
  output: z.object({ Url: z.string(), Expires: z.iso.datetime() }),
})

export const GetAssetImportReport = assets.query('GetAssetImportReport', {
  summary:
    'A short-lived link to the report as CSV: all rows with their outcome, or the refused ones alone, ready to correct and import again. It has all columns of the file, and is for those who import.',
  access: ownImport,
  permission: 'properties:edit',
  concerns: 'whole business',
  input: z.strictObject({ ImportId: rowId('Import'), Rows: z.enum(['refused', 'all'], { error: 'Rows is not valid.' }) }),
  output: z.object({ Url: z.string(), Expires: z.iso.datetime() }),
  errors: [ImportNotFound, ImportFileNotKept],
  reads: ['assetImport'],
})
