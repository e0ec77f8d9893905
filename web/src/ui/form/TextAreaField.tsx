import { useFormContext, useWatch } from 'react-hook-form'
import { FieldShell } from './FieldShell.tsx'
import { useField, type FieldProps } from './use-field.ts'
import { useTextInput } from './use-text-input.ts'
import styles from './field.module.css'

/** Several lines of text, counted against the most that the contract takes. */
export function TextAreaField({ name, label, help, optional, max, rows = 4 }: FieldProps & { max: number; rows?: number }) {
  const field = useField({ name, help })
  return (
    <FieldShell label={label} help={help} optional={optional} field={field} aside={<Counter name={name} max={max} />}>
      <textarea {...useTextInput(name)} {...field.aria} id={field.id} rows={rows} className={styles.input} />
    </FieldShell>
  )
}

function Counter({ name, max }: { name: string; max: number }) {
  const { control } = useFormContext()
  const value: unknown = useWatch({ control, name })
  const length = typeof value === 'string' ? value.length : 0
  return (
    <span className={`${styles.count} tabular`}>
      {length.toLocaleString('en-US')} / {max.toLocaleString('en-US')}
    </span>
  )
}
