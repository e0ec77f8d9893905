import { useController } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import { CheckIcon } from '../icons.ts'
import { FieldGroup } from './FieldShell.tsx'
import type { Choice } from './SelectField.tsx'
import { useField, type FieldProps } from './use-field.ts'
import styles from './field.module.css'

/** Any number of a list. The value is the list of ids, in the order of the list. */
export function ChoiceChips({ name, label, help, optional, choices }: FieldProps & { choices: readonly Choice[] }) {
  const field = useField({ name, help })
  const { field: control } = useController({ name })
  const chosen: readonly number[] = Array.isArray(control.value) ? control.value : []

  function toggle(id: number) {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
    control.onChange(choices.map((choice) => choice.Id).filter((candidate) => next.includes(candidate)))
  }

  return (
    <FieldGroup label={label} help={help} optional={optional} field={field}>
      <div className={styles.chips}>
        {choices.map(({ Id, Text }, index) => (
          <label key={Id} className={styles.chip}>
            <input
              ref={index === 0 ? control.ref : undefined}
              type="checkbox"
              checked={chosen.includes(Id)}
              onChange={() => toggle(Id)}
              onBlur={control.onBlur}
            />
            <Icon of={CheckIcon} size="sm" />
            {Text}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
