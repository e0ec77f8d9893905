import { SelectField } from '../../ui/form/SelectField.tsx'
import { LENGTH_CHOICES } from './tour-times.ts'
import { text } from './tours.text.ts'

/** How long the home is shown; no one else is there meanwhile. */
export function LengthField() {
  return <SelectField name="Minutes" label={text.length} choices={LENGTH_CHOICES} />
}
