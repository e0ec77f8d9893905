import type { HTMLInputTypeAttribute } from 'react'
import { FieldShell } from './FieldShell.tsx'
import { useField, type FieldProps } from './use-field.ts'
import { useTextInput } from './use-text-input.ts'
import styles from './field.module.css'

export type TextFieldProps = FieldProps & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'time'>
  /** What the browser may fill in: `given-name`, `street-address`. */
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url'
  placeholder?: string
  maxLength?: number
  autoFocus?: boolean
  readOnly?: boolean
  /** In a dialog: where the person begins. */
  firstFocus?: boolean
  /** `auto` for names: they run the way their own script does. */
  dir?: 'auto'
}

/** One line of text. */
export function TextField({ name, label, help, optional, type = 'text', firstFocus, ...input }: TextFieldProps) {
  const field = useField({ name, help })
  return (
    <FieldShell label={label} help={help} optional={optional} field={field}>
      <input
        {...input}
        {...useTextInput(name)}
        {...field.aria}
        id={field.id}
        type={type}
        data-first-focus={firstFocus || undefined}
        className={styles.input}
      />
    </FieldShell>
  )
}
