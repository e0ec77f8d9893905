import { MAX_OPENING_TIMES, WEEKDAYS } from '@keystead/contract/people/businesses/business.values.ts'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { FieldGroup } from '../../ui/form/FieldShell.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useField } from '../../ui/form/use-field.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ClockIcon, PlusIcon, TrashIcon } from '../../ui/icons.ts'
import type { BusinessDraft, Hours } from './business-draft.ts'
import { weekdayName } from './opening-hours.ts'
import { text } from './business-form.text.ts'
import styles from './HoursFields.module.css'

const DAYS = WEEKDAYS.map((day) => ({ Id: day, Text: weekdayName(day) }))
const WORKDAYS: readonly Hours[] = [1, 2, 3, 4, 5].map((Day) => ({ Day, From: '09:00', To: '17:00' }))

/** When it is open: a day may have two times, with a break between. */
export function HoursFields() {
  const { control, getValues } = useFormContext<BusinessDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'Hours' })
  const field = useField({ name: 'Hours', help: text.hoursHelp })

  function addOne() {
    const last = getValues('Hours').at(-1)
    append({ Day: last?.Day ? (last.Day % 7) + 1 : 1, From: last?.From ?? '09:00', To: last?.To ?? '17:00' })
  }

  return (
    <FieldGroup label={text.hours} help={text.hoursHelp} optional field={field}>
      {fields.length > 0 && (
        <ul className={styles.hours}>
          {fields.map((one, index) => (
            <li key={one.id} aria-label={text.hoursRow({ number: index + 1 })}>
              <SelectField name={`Hours.${index}.Day`} label={text.day} choices={DAYS} />
              <TextField name={`Hours.${index}.From`} label={text.opening} type="time" />
              <TextField name={`Hours.${index}.To`} label={text.closing} type="time" />
              <IconButton
                icon={TrashIcon}
                label={text.removeHours({ day: weekdayName(getValues(`Hours.${index}.Day`) ?? 1) })}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.adds}>
        {fields.length < MAX_OPENING_TIMES && (
          <Button size="sm" icon={PlusIcon} onClick={addOne}>
            {text.addHours}
          </Button>
        )}
        {fields.length === 0 && (
          <Button size="sm" variant="quiet" icon={ClockIcon} onClick={() => append([...WORKDAYS])}>
            {text.weekdays}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
