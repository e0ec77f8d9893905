import { MAX_VALUE } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './paper.text.ts'
import { SignatureControl } from './SignatureControl.tsx'
import { type AskedField, pathOf } from './signing-draft.ts'

/** The control for a field of the reader. `name`: the reader’s own, of which signatures are made. */
export function FieldControl({ field, name }: { field: AskedField; name: string }) {
  const { Kind, Label, IsRequired, Options } = field
  const shared = { name: pathOf(field), label: Label, optional: !IsRequired }
  const choices = [...new Set(Options)].map((Id) => ({ Id, Text: Id }))
  switch (Kind) {
    case 'signature':
    case 'initials':
      return <SignatureControl kind={Kind} label={Label} name={name} optional={!IsRequired} />
    case 'number':
      return <NumberField {...shared} decimals />
    case 'checkbox':
      return <CheckboxField name={shared.name} label={Label} />
    case 'radio':
      return <RadioCards {...shared} choices={IsRequired ? choices : [...choices, { Id: '', Text: text.noChoice }]} />
    case 'dropdown':
      return <SelectField {...shared} choices={choices} placeholder={text.choose} />
    default:
      return <TextField {...shared} maxLength={MAX_VALUE} dir="auto" />
  }
}
