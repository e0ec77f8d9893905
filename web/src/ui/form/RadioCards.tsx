import { useController } from 'react-hook-form'
import { Icon, type IconPicture } from '../Icon.tsx'
import { FieldGroup } from './FieldShell.tsx'
import type { Choice } from './SelectField.tsx'
import { useField, type FieldProps } from './use-field.ts'
import styles from './field.module.css'

export type RadioCard = Choice<number | string> & {
  detail?: string
  icon?: IconPicture
  /** Why it cannot be chosen now; stands in the place of the detail. */
  disabledReason?: string | null
}

export type RadioCardsProps = FieldProps & {
  choices: readonly RadioCard[]
  /** For fields that follow from this one; told before the form knows. */
  onPick?: (id: number | string) => void
}

/** One of a few, each explained. The value is the entry's id. */
export function RadioCards({ name, label, help, optional, choices, onPick }: RadioCardsProps) {
  const field = useField({ name, help })
  const { field: control } = useController({ name })
  return (
    <FieldGroup label={label} help={help} optional={optional} field={field}>
      <div className={styles.cards}>
        {choices.map(({ Id, Text, detail, icon, disabledReason }, index) => (
          <label key={Id} className={styles.card}>
            <input
              ref={index === 0 ? control.ref : undefined}
              type="radio"
              name={field.id}
              value={Id}
              checked={control.value === Id}
              disabled={Boolean(disabledReason)}
              onChange={() => {
                onPick?.(Id)
                control.onChange(Id)
              }}
              onBlur={control.onBlur}
            />
            <span className={styles.cardTitle}>
              {icon && <Icon of={icon} className={styles.cardIcon} />}
              {Text}
            </span>
            {(disabledReason || detail) && <span className={styles.cardDetail}>{disabledReason ?? detail}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
