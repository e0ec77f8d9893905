import { HEX_COLOR } from '@keystead/contract/values/colors.ts'
import { useController } from 'react-hook-form'
import { FieldShell } from './FieldShell.tsx'
import { useField, type FieldProps } from './use-field.ts'
import styles from './field.module.css'
import colorStyles from './ColorField.module.css'
import { text } from './form.text.ts'

/** A color, typed as `#14523c` or picked in the browser's own chooser. */
export function ColorField({ name, label, help }: Omit<FieldProps, 'optional'>) {
  const field = useField({ name, help })
  const { ref, value, onChange, onBlur } = useController({ name }).field
  const typed = typeof value === 'string' ? value : ''
  const color = typed.trim().toLowerCase()
  return (
    <FieldShell label={label} help={help} field={field}>
      <div className={colorStyles.color}>
        <input
          type="color"
          aria-label={text.pickColor({ label })}
          value={HEX_COLOR.test(color) ? color : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className={colorStyles.picker}
        />
        <input
          {...field.aria}
          ref={ref}
          id={field.id}
          name={name}
          value={typed}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          maxLength={9}
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
        />
      </div>
    </FieldShell>
  )
}
