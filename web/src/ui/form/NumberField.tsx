import { FieldShell } from './FieldShell.tsx'
import { numberValueOf, typedNumber } from './typed-values.ts'
import { useField, type FieldProps } from './use-field.ts'
import { useTypedValue } from './use-typed-value.ts'

const understanding = { toValue: numberValueOf, toText: typedNumber }

/** A count or a measure. The value is a number, or null while empty. A text box, so that a wheel never changes it unseen. */
export function NumberField({ name, label, help, optional, decimals }: FieldProps & { decimals?: boolean }) {
  const field = useField({ name, help })
  const { input } = useTypedValue(name, understanding)
  return (
    <FieldShell label={label} help={help} optional={optional} field={field}>
      <input {...input} {...field.aria} id={field.id} inputMode={decimals ? 'decimal' : 'numeric'} />
    </FieldShell>
  )
}
