import { isCalendarDate } from '@keystead/contract/values/dates.ts'
import { useRef } from 'react'
import { IconButton } from '../IconButton.tsx'
import { CalendarIcon } from '../icons.ts'
import { useToday } from '../use-today.ts'
import { FieldShell } from './FieldShell.tsx'
import { dateValueOf, readDate, typedDate } from './typed-dates.ts'
import { useField, type FieldProps } from './use-field.ts'
import { useTypedValue } from './use-typed-value.ts'
import styles from './field.module.css'
import { text as words } from './form.text.ts'

type DateFieldProps = FieldProps & {
  /** Whose today counts, where the day is one of a home; the reader's own when left out. */
  timeZone?: string
}

/**
 * A day, typed in any usual way (`1/5`, `jan 5`, `next friday`) or picked from the browser's calendar. What was understood
 * is said below it. The value is `YYYY-MM-DD`, or null while empty.
 */
export function DateField({ name, label, help, optional, timeZone }: DateFieldProps) {
  const field = useField({ name, help })
  const picker = useRef<HTMLInputElement>(null)
  const today = useToday(timeZone)
  const { type, typed, value, input } = useTypedValue(name, { toValue: (text) => dateValueOf(text, today), toText: typedDate })
  const date = typeof value === 'string' && isCalendarDate(value) ? value : null
  // It stays on leaving, so that what is below does not move away from the pointer.
  const understood = date !== null && typed !== null && typed !== typedDate(date) ? readDate(date) : null

  return (
    <FieldShell
      label={label}
      help={help}
      optional={optional}
      field={field}
      aside={
        understood && (
          <span className={styles.count} aria-hidden="true">
            {understood}
          </span>
        )
      }
    >
      <div className={styles.framed}>
        <input {...input} {...field.aria} id={field.id} placeholder={words.mmDDYYYY} />
        <span className={styles.after}>
          <IconButton
            icon={CalendarIcon}
            label={words.pickFromCalendar({ field: label.toLowerCase() })}
            onClick={() => picker.current?.showPicker()}
          />
          <input
            ref={picker}
            type="date"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
            value={date ?? ''}
            onChange={(event) => type(typedDate(event.target.value))}
          />
        </span>
        <span className="visually-hidden" aria-live="polite">
          {understood}
        </span>
      </div>
    </FieldShell>
  )
}
