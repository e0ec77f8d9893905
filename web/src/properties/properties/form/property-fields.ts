import type { PropertyField } from '@keystead/contract/properties/fields/declared-fields.ts'
import { FORM_FIELDS } from '@keystead/contract/properties/fields/form-fields.derived.ts'
import type { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'

export type { PropertyField }
export const PROPERTY_FIELDS = Object.keys(FORM_FIELDS) as readonly PropertyField[]

/** What AddAsset takes. */
export type PropertyInput = InputOf<typeof AddAsset>

/** What is typed so far. Null where nothing is; numbers and dates that are not understood stay the text that they are. */
export type PropertyDraft = { [Field in PropertyField]: Exclude<PropertyInput[Field], undefined> | null }

/** The labels of the fields, as the contract's messages say them. */
export const PROPERTY_LABELS = Object.fromEntries(PROPERTY_FIELDS.map((field) => [field, FORM_FIELDS[field].label])) as Readonly<
  Record<PropertyField, string>
>
