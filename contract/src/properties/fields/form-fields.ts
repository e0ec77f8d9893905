import type { DeclaredField } from './field-declaration.ts'
import { PROPERTY_FIELDS, type PropertyField, propertyFields } from './declared-fields.ts'

const NOT_OF_FORMS = ['column', 'public', 'group', 'shortLabel', 'reso', 'before', 'importAs', 'importLabel', 'importNames'] as const

/** What forms and the pages of those who fill them in know of a field. */
export type FormField = DeclaredField extends infer Field
  ? Field extends unknown
    ? Omit<Field, (typeof NOT_OF_FORMS)[number]>
    : never
  : never

export function formFields(): Readonly<Record<PropertyField, FormField>> {
  const isOfForms = ([name]: [string, unknown]) => !(NOT_OF_FORMS as readonly string[]).includes(name)
  return Object.fromEntries(
    PROPERTY_FIELDS.map((name) => [name, Object.fromEntries(Object.entries(propertyFields[name]).filter(isOfForms))]),
  ) as Record<PropertyField, FormField>
}
