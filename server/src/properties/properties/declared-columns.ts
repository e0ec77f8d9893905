import {
  type DeclaredProperty,
  PROPERTY_FIELDS,
  type PropertyField,
  propertyFields,
} from '@keystead/contract/properties/fields/declared-fields.ts'
import type { DeclaredField } from '@keystead/contract/properties/fields/field-declaration.ts'
import { centsFromText, textFromCents } from '@keystead/contract/values/money.ts'
import type { Tables } from '../../database/types.generated.ts'
import type { PropertyFields } from './property.columns.ts'

/*
 * The crossing between the fields of a property and the columns that their declarations name. Those that are kept in another way are in
 * `property.columns.ts`.
 */

type ColumnOf<Name extends PropertyField> = DeclaredProperty[Name]['column']
/** Fields with a column of their own. */
export type KeptField = { [Name in PropertyField]: ColumnOf<Name> extends string ? Name : never }[PropertyField]
type KeptColumn<Name extends KeptField> = ColumnOf<Name> & keyof Tables['asset']

/** One entry of `move_in_fees`. */
type MoveInFee = { name: string; cents: number }

type KindOf<Name extends PropertyField> = DeclaredProperty[Name]['kind']
type Stored<Name extends KeptField> =
  KindOf<Name> extends 'money' ? number | null : KindOf<Name> extends 'fees' ? MoveInFee[] : PropertyFields[Name]
type Told<Name extends KeptField> =
  KindOf<Name> extends 'money'
    ? string | null
    : KindOf<Name> extends 'fees'
      ? { Name: string; Amount: string }[]
      : Tables['asset'][KeptColumn<Name>]

export const declared = (name: PropertyField): DeclaredField => propertyFields[name]

function isKept(name: PropertyField): name is KeptField {
  return declared(name).column !== null
}
export const KEPT_FIELDS = PROPERTY_FIELDS.filter(isKept)

export function centsOf(amount: string | null): number | null {
  return amount === null ? null : centsFromText(amount)
}

export function centsText(cents: number | null): string | null {
  return cents === null ? null : textFromCents(cents)
}

export function declaredColumns(fields: PropertyFields): { [Name in KeptField as KeptColumn<Name>]: Stored<Name> } {
  const stored = (name: KeptField) => {
    const { kind } = declared(name)
    if (kind === 'money') return centsOf(fields[name] as string | null)
    if (kind === 'fees') return fields.MoveInFees.map(({ Name, Amount }): MoveInFee => ({ name: Name, cents: centsFromText(Amount) }))
    return fields[name]
  }
  return Object.fromEntries(KEPT_FIELDS.map((name) => [propertyFields[name].column, stored(name)])) as ReturnType<typeof declaredColumns>
}

/** Some fields as the wire tells them. */
export function toldFields<Name extends KeptField>(
  names: readonly Name[],
  row: Pick<Tables['asset'], KeptColumn<Name>>,
): { [Each in Name]: Told<Each> } {
  const told = (name: Name) => {
    const value = row[propertyFields[name].column as KeptColumn<Name>]
    const { kind } = declared(name)
    if (kind === 'money') return centsText(value as number | null)
    if (kind === 'fees') return (value as readonly MoveInFee[]).map(({ name, cents }) => ({ Name: name, Amount: textFromCents(cents) }))
    return value
  }
  return Object.fromEntries(names.map((name) => [name, told(name)])) as { [Each in Name]: Told<Each> }
}

/** Every other field as it is where nothing is said of it. */
export function nothingSaidBut<Name extends PropertyField>(
  names: readonly Name[],
): Pick<PropertyFields, Exclude<PropertyField, Name> & keyof PropertyFields> {
  const nothing = (field: DeclaredField) => {
    if (field.kind === 'flag') return false
    if (field.kind === 'choices' || field.kind === 'fees') return []
    return field.kind === 'choice' ? (field.default ?? null) : null
  }
  const others = PROPERTY_FIELDS.filter((name) => !(names as readonly PropertyField[]).includes(name))
  return Object.fromEntries(others.map((name) => [name, nothing(declared(name))])) as ReturnType<typeof nothingSaidBut<Name>>
}
