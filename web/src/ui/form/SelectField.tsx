import { useController } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import { ChevronDownIcon } from '../icons.ts'
import { FieldShell } from './FieldShell.tsx'
import { useField, type FieldProps } from './use-field.ts'
import styles from './field.module.css'
import { text } from './form.text.ts'

export type Choice<Id extends number | string = number> = { readonly Id: Id; readonly Text: string }

export type SelectFieldProps = FieldProps & {
  choices: readonly Choice<number | string>[]
  /** The empty entry: what a person is asked to choose, or what none means. */
  placeholder?: string
  disabled?: boolean
  /** For fields that follow from this one; told before the form knows. */
  onPick?: (id: number | string | null) => void
}

/** One of a list, on the browser's own control. The value is the entry's id, or null. */
export function SelectField({ name, label, help, optional, choices, placeholder = text.choose, disabled, onPick }: SelectFieldProps) {
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
          onChange={(event) => {
            const id = choices.find(({ Id }) => String(Id) === event.target.value)?.Id ?? null
            onPick?.(id)
            onChange(id)
          }}
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
