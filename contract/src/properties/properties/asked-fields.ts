import { type AskedKind, isAskedOf } from '../fields/asked-of.ts'
import type { PropertyField } from '../fields/declared-fields.ts'
import { FORM_FIELDS } from '../fields/form-fields.derived.ts'

export type { AskedKind, PropertyField }

/** Whether a property of this kind is asked for a field at all. */
export function isAsked(field: PropertyField, kind: AskedKind): boolean {
  const { asked } = FORM_FIELDS[field]
  return asked === undefined || isAskedOf(asked, kind)
}
