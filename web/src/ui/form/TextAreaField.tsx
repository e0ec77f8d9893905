import { characterCount } from '@keystead/contract/values/fields.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldShell } from './FieldShell.tsx'
import { useField, type FieldProps } from './use-field.ts'
import { useTextInput } from './use-text-input.ts'
import styles from './field.module.css'
import { text } from './form.text.ts'

type TextAreaFieldProps = FieldProps & { min?: number; max: number; rows?: number }

/** Several lines of text, counted as the contract does: against the least that it takes, then against the most. */
export function TextAreaField({ name, label, help, optional, min = 0, max, rows = 4 }: TextAreaFieldProps) {
  const field = useField({ name, help })
  return (
    <FieldShell label={label} help={help} optional={optional} field={field} aside={<Counter name={name} min={min} max={max} />}>
      <textarea {...useTextInput(name)} {...field.aria} id={field.id} rows={rows} className={styles.input} />
    </FieldShell>
  )
}

function Counter({ name, min, max }: { name: string; min: number; max: number }) {
  const { control } = useFormContext()
  const value: unknown = useWatch({ control, name })
  const length = typeof value === 'string' ? characterCount(value.trim()) : 0
  return (
    <span className={`${styles.count} tabular`}>
      {length.toLocaleString('en-US')} {length < min ? text.ofAtLeastMin({ min }) : `/ ${max.toLocaleString('en-US')}`}
    </span>
  )
}
