import { isCalendarDate } from '@keystead/contract/values/dates.ts'
import { useRef } from 'react'
import { IconButton } from '../IconButton.tsx'
import { CalendarIcon } from '../icons.ts'
import { FieldShell } from './FieldShell.tsx'
import { dateValueOf, typedDate } from './typed-values.ts'
import { useField, type FieldProps } from './use-field.ts'
import { useTypedValue } from './use-typed-value.ts'
import styles from './field.module.css'

const understanding = { toValue: dateValueOf, toText: typedDate }

/** A day, typed in any usual way or picked from the browser's calendar. The value is `YYYY-MM-DD`, or null while empty. */
export function DateField({ name, label, help, optional }: FieldProps) {
  const field = useField({ name, help })
  const picker = useRef<HTMLInputElement>(null)
  const { type, value, input } = useTypedValue(name, understanding)
  return (
    <FieldShell label={label} help={help} optional={optional} field={field}>
      <div className={styles.framed}>
        <input {...input} {...field.aria} id={field.id} placeholder="MM/DD/YYYY" />
        <span className={styles.after}>
          <IconButton
            icon={CalendarIcon}
            label={`Pick ${label.toLowerCase()} from a calendar`}
            onClick={() => picker.current?.showPicker()}
          />
          <input
            ref={picker}
            type="date"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
            value={typeof value === 'string' && isCalendarDate(value) ? value : ''}
            onChange={(event) => type(typedDate(event.target.value))}
          />
        </span>
      </div>
    </FieldShell>
  )
}
