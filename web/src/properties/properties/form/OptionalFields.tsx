import { isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FoldedFields } from '../../../ui/form/FoldedFields.tsx'
import { PROPERTY_LABELS, type PropertyDraft, type PropertyField } from './property-fields.ts'

type OptionalFieldsProps = {
  title: string
  /** Those that say something; the line names the ones that this kind of property is asked for. */
  fields: readonly PropertyField[]
  children: ReactNode
}

/** A part of a step that may be left out as a whole, folded. Nothing where none of it is asked for. */
export function OptionalFields({ title, fields, children }: OptionalFieldsProps) {
  const draft = useFormContext<PropertyDraft>().getValues()
  const asked = fields.filter((field) => isAsked(field, draft))
  if (asked.length === 0) return null
  return (
    <FoldedFields title={title} note={listed(asked)} fields={asked}>
      {children}
    </FoldedFields>
  )
}

/** `Lot area, floors count, year built`; what is written in capitals stays so: `Net operating income, HOA fee`. */
function listed(fields: readonly PropertyField[]): string {
  const [first = '', ...others] = fields.map((field) => PROPERTY_LABELS[field])
  return [first, ...others.map((label) => (/^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label))].join(', ')
}
