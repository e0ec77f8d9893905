import { useController } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import { CheckIcon } from '../icons.ts'
import { FieldGroup } from './FieldShell.tsx'
import type { Choice } from './SelectField.tsx'
import { toggledChoices } from './toggled-choices.ts'
import { useField, type FieldProps } from './use-field.ts'
import styles from './field.module.css'

type ChoiceChipsProps = FieldProps & {
  choices: readonly Choice[]
  /** The id of a choice that stands alone: choosing it takes the others away, and the other way round. */
  alone?: number
}

/** Any number of a list. The value is the list of ids, in the order of the list. */
export function ChoiceChips({ name, label, help, optional, choices, alone }: ChoiceChipsProps) {
  const field = useField({ name, help })
  const { field: control } = useController({ name })
  const chosen: readonly number[] = Array.isArray(control.value) ? control.value : []

  return (
    <FieldGroup label={label} help={help} optional={optional} field={field}>
      <div className={styles.chips}>
        {choices.map(({ Id, Text }, index) => (
          <label key={Id} className={styles.chip}>
            <input
              ref={index === 0 ? control.ref : undefined}
              type="checkbox"
              checked={chosen.includes(Id)}
              onChange={() => control.onChange(toggledChoices(choices, chosen, Id, alone))}
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
