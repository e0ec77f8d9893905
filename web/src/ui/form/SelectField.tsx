import { useController } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import { ChevronDownIcon } from '../icons.ts'
import { FieldShell } from './FieldShell.tsx'
import { useField, type FieldProps } from './use-field.ts'
import styles from './field.module.css'

export type Choice<Id extends number | string = number> = { readonly Id: Id; readonly Text: string }

export type SelectFieldProps = FieldProps & {
  choices: readonly Choice<number | string>[]
  /** The empty entry: what a person is asked to choose, or what none means. */
  placeholder?: string
  disabled?: boolean
}

/** One of a list, on the browser's own control. The value is the entry's id, or null. */
export function SelectField({ name, label, help, optional, choices, placeholder = 'Choose…', disabled }: SelectFieldProps) {
  const field = useField({ name, help })
  const { ref, value, onChange, onBlur } = useController({ name }).field
  return (
    <FieldShell label={label} help={help} optional={optional} field={field}>
      <div className={styles.framed}>
        <select
          {...field.aria}
          ref={ref}
          id={field.id}
          name={name}
          value={value ?? ''}
          onChange={(event) => onChange(choices.find(({ Id }) => String(Id) === event.target.value)?.Id ?? null)}
          onBlur={onBlur}
          disabled={disabled}
          className={styles.input}
        >
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.Id} value={choice.Id}>
              {choice.Text}
            </option>
          ))}
        </select>
        <span className={`${styles.after} ${styles.decor}`}>
          <Icon of={ChevronDownIcon} />
        </span>
      </div>
    </FieldShell>
  )
}
