import type { FocusEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldShell } from './FieldShell.tsx'
import { typedPhone } from './typed-values.ts'
import { useField, type FieldProps } from './use-field.ts'
import { useTextInput } from './use-text-input.ts'
import styles from './field.module.css'

/** A phone number, typed any way; one of North America is written the usual way on leaving, unless numbers there are others. */
export function PhoneField({ name, label, help, optional, american = true }: FieldProps & { american?: boolean }) {
  const field = useField({ name, help })
  const { setValue } = useFormContext()
  const { onBlur, ...input } = useTextInput(name)

  function tidy(event: FocusEvent<HTMLInputElement>) {
    const typed = event.target.value
    const tidied = american ? typedPhone(typed) : typed
    if (tidied !== typed) setValue(name, tidied, { shouldDirty: true, shouldValidate: field.error !== null })
    void onBlur(event)
  }

  return (
    <FieldShell label={label} help={help} optional={optional} field={field}>
      <input
        {...input}
        {...field.aria}
        onBlur={tidy}
        id={field.id}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        className={`${styles.input} ${styles.numeric}`}
      />
    </FieldShell>
  )
}
