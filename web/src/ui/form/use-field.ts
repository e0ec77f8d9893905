import { use } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { controlId } from './form-errors.ts'
import { FormId } from './form-id.ts'

/** What every field takes. */
export type FieldProps = {
  /** The field's name on the wire: `Rent`. */
  name: string
  /** The label, as the contract's messages say it. */
  label: string
  help?: string
  /** Says "(optional)". Fields are required unless they say so. */
  optional?: boolean
}

export type FieldWiring = {
  id: string
  helpId: string
  errorId: string
  error: string | null
  /** Ties a control to its help and its error. */
  aria: { 'aria-invalid'?: true; 'aria-describedby'?: string }
}

/** The ids and the error of a field. */
export function useField({ name, help }: Pick<FieldProps, 'name' | 'help'>): FieldWiring {
  const id = controlId(use(FormId), name)
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const message: unknown = get(errors, `${name}.message`)
  const error = typeof message === 'string' && message !== '' ? message : null
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const described = [help && helpId, error && errorId].filter(Boolean).join(' ')
  return {
    id,
    helpId,
    errorId,
    error,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  }
}
