import { z } from 'zod'
import {
  ImportFileNotKept,
  ImportFileTooDemanding,
  ImportFileUnreadable,
  ImportFinished,
  ImportNotFound,
  ImportPreviewsWait,
  ImportRunning,
} from '../../properties/imports/import.operations.ts'
import { importFields, mappingOf, previewFields } from '../../properties/imports/import.schemas.ts'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { UploadNotFound } from '../../rpc/file-errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { rowId } from '../../values/fields.ts'
import { LEASE_IMPORT_FIELDS, MOST_LEASE_ROWS } from './lease-import.fields.ts'

const assets = area('assets')

export const TooManyLeaseRows = defineError(
  'TooManyLeaseRows',
  400,
  `A file of leases can have at most ${MOST_LEASE_ROWS.toLocaleString('en-US')} rows. Please split it, with all tenants of a lease in one part.`,
)

// Agents who may move tenants in could bring in leases of the homes that they have. So far owners do it themselves.
const ownersOnly = signedIn({ profiles: ['Owner'] })
const ownImport = signedIn({ profiles: ['Owner'], own: { field: 'ImportId', kind: 'asset-import' } })

/** Column of the file for each field. */
export const LeaseImportMapping = mappingOf(LEASE_IMPORT_FIELDS)
export type LeaseImportMapping = z.infer<typeof LeaseImportMapping>

const uploadId = rowId('File')

const settings = {
  /** Brings leases in as drafts, which hold no place and which the one who made them alone sees. */
  AsDrafts: z.boolean({ error: 'As drafts is not valid.' }).default(false),
  /** Takes homes off the market, now that they are leased. */
  Unlist: z.boolean({ error: 'Unlist is not valid.' }).default(true),
}

export const PreviewLeaseImport = assets.query('PreviewLeaseImport', {
  summary:
    'Reads an uploaded CSV of leases and their tenants: its columns, how they are matched, and every problem of the first rows at its cell. It compares them with the homes, leases and people that are there.',
  access: ownersOnly,
  permission: 'leases:edit',
  concerns: 'whole business',
  input: z.strictObject({
    UploadId: uploadId,
    /** Absent: the columns are guessed, or taken from the last import of a file with the same header. */
    Mapping: LeaseImportMapping.nullish(),
    AsDrafts: settings.AsDrafts,
  }),
  output: z.object({ ...previewFields, Mapping: LeaseImportMapping }),
  errors: [UploadNotFound, ImportFileUnreadable, ImportFileTooDemanding, ImportPreviewsWait, TooManyLeaseRows],
  readsNothing: 'It is asked of a file that was sent; once the import has begun, the file is used up.',
})

export const LeaseImport = z.object(importFields).meta({ id: 'LeaseImport' })
export type LeaseImport = z.infer<typeof LeaseImport>

export const StartLeaseImport = assets.command('StartLeaseImport', {
  summary:
    'Starts importing an uploaded CSV of leases and their tenants in the background. Tenants are written down, nothing is sent to them. A lease that is there with the same home, first day, tenants and terms stays as it is; one with other terms is refused.',
  access: ownersOnly,
  permission: 'leases:edit',
  concerns: 'whole business',
  input: z.strictObject({ UploadId: uploadId, Mapping: LeaseImportMapping, ...settings }),
  output: LeaseImport,
  errors: [UploadNotFound, ImportFileUnreadable, ImportFileTooDemanding, ImportPreviewsWait, TooManyLeaseRows, ImportRunning],
  changes: ['leaseImport'],
})

export const GetLeaseImport = assets.query('GetLeaseImport', {
  summary: 'How far an import of leases is.',
  access: ownImport,
  permission: 'leases:view',
  concerns: 'whole business',
  input: z.strictObject({ ImportId: rowId('Import') }),
  output: LeaseImport,
  errors: [ImportNotFound],
  reads: ['leaseImport'],
})

export const GetLeaseImports = assets.query('GetLeaseImports', {
  summary: 'Imports of leases of the active owner profile, newest first.',
  access: ownersOnly,
  permission: 'leases:view',
  concerns: 'whole business',
  input: z.strictObject(pagingInput),
  output: pageOf(LeaseImport),
  reads: ['leaseImport'],
})

export const CancelLeaseImport = assets.command('CancelLeaseImport', {
  summary: 'Stops a running import of leases after the rows in hand. What was imported stays.',
  access: ownImport,
  permission: 'leases:edit',
  concerns: 'whole business',
  input: z.strictObject({ ImportId: rowId('Import') }),
  output: LeaseImport,
  errors: [ImportNotFound, ImportFinished],
  changes: ['leaseImport'],
})

export const GetLeaseImportReport = assets.query('GetLeaseImportReport', {
  summary:
    'A short-lived link to the report as CSV: all rows with their outcome, or the refused ones alone, ready to correct and import again. It has all columns of the file, and is for those who import.',
  access: ownImport,
  permission: 'leases:edit',
  concerns: 'whole business',
  input: z.strictObject({ ImportId: rowId('Import'), Rows: z.enum(['refused', 'all'], { error: 'Rows is not valid.' }) }),
  output: z.object({ Url: z.string(), Expires: z.iso.datetime() }),
  errors: [ImportNotFound, ImportFileNotKept],
  reads: ['leaseImport'],
})
