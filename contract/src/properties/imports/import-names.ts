import { type DeclaredProperty, type PropertyField, propertyFields } from '../fields/declared-fields.ts'
import type { DeclaredField } from '../fields/field-declaration.ts'
import { readingOrder } from '../fields/field-order.ts'

/** What a mapping of columns calls a field: `Smoking` of `SmokingId`. */
export type ImportName<Name extends PropertyField> = Name extends PropertyField
  ? DeclaredProperty[Name] extends { readonly importAs: infer Other extends string }
    ? Other
    : Name extends `${infer Text}Ids` | `${infer Text}Id`
      ? Text
      : Name
  : never

/** Fields that columns can fill: those of a property, its id in an export of ours, and the currency of all amounts. */
export type ImportField = 'PropertyId' | 'Currency' | ImportName<PropertyField>

export function importName<Name extends PropertyField>(name: Name): ImportName<Name> {
  const { importAs }: DeclaredField = propertyFields[name]
  return (importAs ?? name.replace(/Ids?$/, '')) as ImportName<Name>
}

export function importColumns(): Record<ImportField, string> {
  const labelOf = (name: PropertyField) => {
    const { label, importLabel }: DeclaredField = propertyFields[name]
    return importLabel ?? label
  }
  const declared = readingOrder().map((name) => [importName(name), labelOf(name)] as const)
  return Object.fromEntries([['PropertyId', 'Property ID'], ...declared, ['Currency', 'Currency']]) as Record<ImportField, string>
}
