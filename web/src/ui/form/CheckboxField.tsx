import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import { AlertIcon } from '../icons.ts'
import { useField } from './use-field.ts'
import styles from './field.module.css'

type CheckboxFieldProps = {
  name: string
  label: ReactNode
  help?: string
  /** Why it cannot be ticked now. It stays reachable by keyboard, so that the reason can be read in place of the help. */
  disabledReason?: string | null
}

/** Yes or no. The label may hold links. */
export function CheckboxField({ name, label, help, disabledReason }: CheckboxFieldProps) {
  const explained = disabledReason ?? help
  const field = useField({ name, help: explained })
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
          checked={value === true && !disabledReason}
          aria-disabled={disabledReason ? true : undefined}
          onChange={(event) => {
            if (!disabledReason) onChange(event.target.checked)
          }}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      {explained && (
        <p id={field.helpId} className={styles.help}>
          {explained}
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
