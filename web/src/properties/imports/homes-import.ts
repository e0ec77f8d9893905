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
import { paths } from '../../navigation/paths.ts'
import type { ImportKind } from './import-kind.ts'
import { ListAtOnceField } from './ListAtOnceField.tsx'
import { TenantsInFile } from './TenantsInFile.tsx'

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
    { label: 'Accepted', value: run.Accepted, definition: 'Rows that became new properties.' },
    { label: 'Changed', value: run.Changed, definition: 'Rows that brought news of a property you have.' },
    { label: 'Unchanged', value: run.Unchanged, definition: 'Rows that say what is known already.' },
    { label: 'Refused', value: run.Refused, definition: 'Rows with a mistake to correct.' },
    { label: 'With a remark', value: run.Noted, definition: 'Rows that went in without something they say.' },
    { label: 'Listed', value: run.Listed ?? 0, definition: 'Properties of this file that are on the market.' },
  ],
  countsInList: ['Accepted', 'Changed', 'Refused'],
  changesLike: AddAsset,
  texts: {
    hint: `A CSV with a header row, up to ${formatBytes(MAX_IMPORT_FILE_BYTES)}. Nothing is imported before you have seen what would happen.`,
    done: { text: 'See my properties', to: paths.myProperties() },
    again: 'Rows that are in already are recognized by their reference code and never doubled.',
    columnsAgain: 'properties are never doubled.',
  },
  NextStep: TenantsInFile,
}
