import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import { AlertIcon } from '../icons.ts'
import { useField } from './use-field.ts'
import styles from './field.module.css'

/** Yes or no. The label may hold links. */
export function CheckboxField({ name, label, help }: { name: string; label: ReactNode; help?: string }) {
  const field = useField({ name, help })
  const { ref, value, onChange, onBlur } = useController({ name }).field
  return (
    <div className={styles.field}>
      <label className={styles.tickLine}>
        <input
          {...field.aria}
          ref={ref}
          id={field.id}
          name={name}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      {help && (
        <p id={field.helpId} className={styles.help}>
          {help}
        </p>
      )}
      {field.error && (
        <p id={field.errorId} className={styles.error}>
          <Icon of={AlertIcon} size="sm" />
          {field.error}
        </p>
      )}
    </div>
  )
}
