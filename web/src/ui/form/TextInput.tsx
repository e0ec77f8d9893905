import { FieldShell } from './FieldShell.tsx'
import styles from './field.module.css'

type TextInputProps = {
  id: string
  label: string
  value: string
  help?: string
  error: string | null
  maxLength: number
  onChange: (typed: string) => void
}

/** One line of text whose place in the form is for its screen to say. */
export function TextInput({ id, label, value, help, error, maxLength, onChange }: TextInputProps) {
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]
  const described = [help && helpId, error && errorId].filter(Boolean).join(' ')
  const aria = { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': described || undefined }
  return (
    <FieldShell label={label} help={help} field={{ id, helpId, errorId, error, aria }}>
      <input
        {...aria}
        id={id}
        value={value}
        maxLength={maxLength}
        dir="auto"
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldShell>
  )
}
