import { PROPERTY_FIELDS, type PropertyField, propertyFields } from '@keystead/contract/properties/fields/declared-fields.ts'
import type { DeclaredField } from '@keystead/contract/properties/fields/field-declaration.ts'
import { PROPERTY_LISTS } from '@keystead/contract/properties/fields/property-lists.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { EXPORT_FIELDS, type ImportField } from '@keystead/contract/properties/imports/import.fields.ts'
import { importName } from '@keystead/contract/properties/imports/import-names.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { type listAssetsInOrder, presentPropertyFields } from '../properties/property.public.ts'
import { feesText } from './row-extras.ts'

export type ExportedAsset = Awaited<ReturnType<typeof listAssetsInOrder>>[number]

/** The cells of a property in the order of `EXPORT_FIELDS`. */
export function exportCells(row: ExportedAsset): string[] {
  const fields = presentPropertyFields(row)
  const cells = new Map<ImportField, string>(PROPERTY_FIELDS.map((name) => [importName(name), cellOf(name, fields[name])]))
  cells
    .set('PropertyId', row.id)
    .set('Building', row.building_code ?? row.parent_asset_id ?? '')
    .set('State', row.state_code)
  return EXPORT_FIELDS.map((field) => cells.get(field) ?? '')
}

type Fields = ReturnType<typeof presentPropertyFields>

function cellOf(name: PropertyField, value: Fields[PropertyField]): string {
  const field: DeclaredField = propertyFields[name]
  const items: readonly ReferenceItem[] = 'list' in field && field.list !== null ? PROPERTY_LISTS[field.list] : []
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number' && field.kind === 'choice') return textOf(items, value) ?? ''
  if (typeof value !== 'object') return String(value)
  // In the order in which they are kept, so that reading them again changes nothing.
  return value.map((entry) => (typeof entry === 'number' ? (textOf(items, entry) ?? '') : feesText([entry]))).join('; ')
}
