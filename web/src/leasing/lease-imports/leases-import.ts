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
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ImportKind } from '../../properties/imports/import-kind.ts'
import { InviteTenants } from './InviteTenants.tsx'
import { LeaseImportSettings } from './LeaseImportSettings.tsx'
import { text } from './lease-import.text.ts'

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
    { label: text.accepted, value: run.Accepted, definition: text.acceptedDefinition },
    { label: text.unchanged, value: run.Unchanged, definition: text.unchangedDefinition },
    { label: text.refused, value: run.Refused, definition: text.refusedDefinition },
    { label: text.noted, value: run.Noted, definition: text.notedDefinition },
  ],
  countsInList: ['Accepted', 'Unchanged', 'Refused'],
  changesLike: RecordLease,
  texts: {
    hint: text.fileHint({ most: MOST_LEASE_ROWS }),
    done: { text: text.seeMyProperties, to: paths.myProperties() },
    again: text.again,
    columnsAgain: text.columnsAgain,
  },
  NextStep: InviteTenants,
}
