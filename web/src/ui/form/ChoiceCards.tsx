import { useController } from 'react-hook-form'
import { FieldGroup } from './FieldShell.tsx'
import type { Choice } from './SelectField.tsx'
import { toggledChoices } from './toggled-choices.ts'
import { useField, type FieldProps } from './use-field.ts'
import styles from './field.module.css'

export type ChoiceCard = Choice<number | string> & {
  detail?: string
  /** Why it cannot be chosen now; stands in the place of the detail. */
  disabledReason?: string | null
}

/** Any number of a few, each explained. The value is the list of ids, in the order of the list. */
export function ChoiceCards({ name, label, help, optional, choices }: FieldProps & { choices: readonly ChoiceCard[] }) {
  const field = useField({ name, help })
  const { field: control } = useController({ name })
  const chosen: readonly (number | string)[] = Array.isArray(control.value) ? control.value : []

  return (
    <FieldGroup label={label} help={help} optional={optional} field={field}>
      <div className={styles.cards}>
        {choices.map(({ Id, Text, detail, disabledReason }, index) => (
          <label key={Id} className={styles.card}>
            <input
              ref={index === 0 ? control.ref : undefined}
              type="checkbox"
              checked={chosen.includes(Id)}
              disabled={Boolean(disabledReason)}
              onChange={() => control.onChange(toggledChoices(choices, chosen, Id))}
              onBlur={control.onBlur}
            />
            <span className={styles.cardTitle}>{Text}</span>
            {(disabledReason || detail) && <span className={styles.cardDetail}>{disabledReason ?? detail}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
