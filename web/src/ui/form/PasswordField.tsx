import { useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '../icons.ts'
import { FieldShell } from './FieldShell.tsx'
import { useField, type FieldProps } from './use-field.ts'
import { useTextInput } from './use-text-input.ts'
import styles from './field.module.css'
import { text } from './form.text.ts'

/** A secret that can be shown while it is typed. Pasting and password managers are welcome. */
export function PasswordField({ name, label, help, autoComplete }: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const field = useField({ name, help })
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldShell label={label} help={help} field={field}>
      <div className={styles.framed}>
        <input
          {...useTextInput(name)}
          {...field.aria}
          id={field.id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
        />
        <span className={styles.after}>
          <IconButton
            icon={isShown ? EyeOffIcon : EyeIcon}
            label={isShown ? text.hide({ field: label.toLowerCase() }) : text.show({ field: label.toLowerCase() })}
            aria-controls={field.id}
            onClick={() => setIsShown(!isShown)}
          />
        </span>
      </div>
    </FieldShell>
  )
}
