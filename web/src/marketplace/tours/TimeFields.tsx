import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TIME_CHOICES } from './tour-times.ts'
import { text } from './tour-dialog.text.ts'

/** A day and a time of it, on the clocks of the home. `prefix` where the form has several: `Times.0.` */
export function TimeFields({ prefix = '', timeZone }: { prefix?: string; timeZone: string | undefined }) {
  return (
    <FieldRow>
      <DateField name={`${prefix}Date`} label={text.date} timeZone={timeZone} />
      <SelectField name={`${prefix}Time`} label={text.time} choices={TIME_CHOICES} />
    </FieldRow>
  )
}
