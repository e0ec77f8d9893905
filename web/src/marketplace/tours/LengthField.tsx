import { SelectField } from '../../ui/form/SelectField.tsx'
import { LENGTH_CHOICES } from './tour-times.ts'

/** How long the home is shown; nobody else is there meanwhile. */
export function LengthField() {
  return <SelectField name="Minutes" label="Length" choices={LENGTH_CHOICES} />
}
