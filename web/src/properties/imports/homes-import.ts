import { IMPORT_FIELD_LABELS, IMPORT_FIELDS } from '@keystead/contract/properties/imports/import.fields.ts'
import {
  CancelAssetImport,
  GetAssetImport,
  GetAssetImportReport,
  GetAssetImports,
  PreviewAssetImport,
  StartAssetImport,
} from '@keystead/contract/properties/imports/import.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { formatBytes, MAX_IMPORT_FILE_BYTES } from '@keystead/contract/values/uploads.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ImportKind } from './import-kind.ts'
import { ListAtOnceField } from './ListAtOnceField.tsx'
import { TenantsInFile } from './TenantsInFile.tsx'
import { text } from './homes-import.text.ts'

export const homesImport: ImportKind = {
  calls: {
    preview: PreviewAssetImport,
    start: StartAssetImport,
    get: GetAssetImport,
    list: GetAssetImports,
    cancel: CancelAssetImport,
    report: GetAssetImportReport,
  },
  fields: IMPORT_FIELDS,
  labels: IMPORT_FIELD_LABELS,
  addressOf: paths.importProperties,
  settings: { ListAtOnce: false },
  previewedSettings: [],
  SettingsFields: ListAtOnceField,
  countsOf: (run) => [
    { label: text.accepted, value: run.Accepted, definition: text.acceptedHelp },
    { label: text.changed, value: run.Changed, definition: text.changedHelp },
    { label: text.unchanged, value: run.Unchanged, definition: text.unchangedHelp },
    { label: text.refused, value: run.Refused, definition: text.refusedHelp },
    { label: text.withARemark, value: run.Noted, definition: text.withARemarkHelp },
    { label: text.listed, value: run.Listed ?? 0, definition: text.listedHelp },
  ],
  countsInList: [text.accepted, text.changed, text.refused],
  changesLike: AddAsset,
  texts: {
    hint: text.hint({ size: formatBytes(MAX_IMPORT_FILE_BYTES) }),
    done: { text: text.seeMyProperties, to: paths.myProperties() },
    again: text.again,
    columnsAgain: text.columnsAgain,
  },
  NextStep: TenantsInFile,
}
