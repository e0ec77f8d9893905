import { FieldShell } from './FieldShell.tsx'
import { useField, type FieldProps } from './use-field.ts'
import { useTextInput } from './use-text-input.ts'
import styles from './field.module.css'

/** Six digits that no one looking on should read. The number keys of a phone come up by themselves. */
export function PinField({ name, label, help, firstFocus }: FieldProps & { firstFocus?: boolean }) {
  const field = useField({ name, help })
  return (
    <FieldShell label={label} help={help} field={field}>
      <input
        {...useTextInput(name)}
        {...field.aria}
        id={field.id}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        data-first-focus={firstFocus || undefined}
        className={`${styles.input} ${styles.numeric} ${styles.pin}`}
      />
    </FieldShell>
  )
}
