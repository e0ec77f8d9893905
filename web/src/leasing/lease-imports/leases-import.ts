import { LEASE_IMPORT_FIELDS, LEASE_IMPORT_LABELS, MOST_LEASE_ROWS } from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import {
  CancelLeaseImport,
  GetLeaseImport,
  GetLeaseImportReport,
  GetLeaseImports,
  PreviewLeaseImport,
  StartLeaseImport,
} from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { RecordLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { paths } from '../../navigation/paths.ts'
import type { ImportKind } from '../../properties/imports/import-kind.ts'
import { InviteTenants } from './InviteTenants.tsx'
import { LeaseImportSettings } from './LeaseImportSettings.tsx'

export const leasesImport: ImportKind = {
  calls: {
    preview: PreviewLeaseImport,
    start: StartLeaseImport,
    get: GetLeaseImport,
    list: GetLeaseImports,
    cancel: CancelLeaseImport,
    report: GetLeaseImportReport,
  },
  fields: LEASE_IMPORT_FIELDS,
  labels: LEASE_IMPORT_LABELS,
  addressOf: paths.importLeases,
  settings: { AsDrafts: false, Unlist: true },
  previewedSettings: ['AsDrafts'],
  SettingsFields: LeaseImportSettings,
  countsOf: (run) => [
    { label: 'Accepted', value: run.Accepted, definition: 'Rows that became leases, or tenants of one.' },
    { label: 'Unchanged', value: run.Unchanged, definition: 'Rows of leases that you have already.' },
    { label: 'Refused', value: run.Refused, definition: 'Rows with a mistake to correct.' },
    { label: 'With a remark', value: run.Noted, definition: 'Rows that went in without something they say.' },
  ],
  countsInList: ['Accepted', 'Unchanged', 'Refused'],
  changesLike: RecordLease,
  texts: {
    hint: `A CSV with a header row, up to ${MOST_LEASE_ROWS.toLocaleString('en-US')} rows, from a spreadsheet or another program. Nothing is imported before you have seen what would happen.`,
    done: { text: 'See my properties', to: paths.myProperties() },
    again: 'Leases that are in already are recognized by their home, first day and tenants, and never doubled.',
    columnsAgain: 'leases that are in already stay as they are.',
  },
  NextStep: InviteTenants,
}
