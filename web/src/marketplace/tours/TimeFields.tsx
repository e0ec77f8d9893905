import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TIME_CHOICES } from './tour-times.ts'

/** A day and a time of it, on the clocks of the home. `prefix` where the form has several: `Times.0.` */
export function TimeFields({ prefix = '', timeZone }: { prefix?: string; timeZone: string | undefined }) {
  return (
    <FieldRow>
      <DateField name={`${prefix}Date`} label="Date" timeZone={timeZone} />
      <SelectField name={`${prefix}Time`} label="Time" choices={TIME_CHOICES} />
    </FieldRow>
  )
}
