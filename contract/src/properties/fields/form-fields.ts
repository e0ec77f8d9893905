import type { DeclaredField } from './field-declaration.ts'
import { type PropertyField, propertyFields } from './declared-fields.ts'
import { formOrder } from './field-order.ts'

const NOT_OF_FORMS = ['column', 'public', 'group', 'shortLabel', 'reso', 'before', 'importAs', 'importLabel', 'importNames'] as const

/** What forms and the pages of those who fill them in know of a field. */
export type FormField = DeclaredField extends infer Field
  ? Field extends unknown
    ? Omit<Field, (typeof NOT_OF_FORMS)[number]>
    : never
  : never

/** In the order in which the form asks for them. */
export function formFields(): Readonly<Record<PropertyField, FormField>> {
  const isOfForms = ([name]: [string, unknown]) => !(NOT_OF_FORMS as readonly string[]).includes(name)
  return Object.fromEntries(
    formOrder().map((name) => [name, Object.fromEntries(Object.entries(propertyFields[name]).filter(isOfForms))]),
  ) as Record<PropertyField, FormField>
}
