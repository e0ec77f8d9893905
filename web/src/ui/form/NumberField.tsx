import { FieldShell } from './FieldShell.tsx'
import { numberValueOf, typedNumber } from './typed-values.ts'
import { useField, type FieldProps } from './use-field.ts'
import { useTypedValue } from './use-typed-value.ts'
import styles from './field.module.css'

const understanding = { toValue: numberValueOf, toText: typedNumber }

/** A count or a measure. The value is a number, or null while empty. A text box, so that a wheel never changes it unseen. */
export function NumberField({ name, label, help, optional, decimals }: FieldProps & { decimals?: boolean }) {
  const field = useField({ name, help })
  const { text, type, leave, ref } = useTypedValue(name, understanding)
  return (
    <FieldShell label={label} help={help} optional={optional} field={field}>
      <input
        {...field.aria}
        ref={ref}
        id={field.id}
        name={name}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={`${styles.input} ${styles.numeric}`}
      />
    </FieldShell>
  )
}
