import type { FormSection } from '@keystead/contract/properties/fields/field-declaration.ts'
import { FORM_FIELDS } from '@keystead/contract/properties/fields/form-fields.derived.ts'
import { PROPERTY_LISTS } from '@keystead/contract/properties/fields/property-lists.ts'
import { isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import { useFormContext } from 'react-hook-form'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { ChoiceChips } from '../../../ui/form/ChoiceChips.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FieldRow } from '../../../ui/form/Form.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { rowsOf } from './field-rows.ts'
import type { PropertyDraft, PropertyField } from './property-fields.ts'
import { text } from './facts.text.ts'

type SectionFieldsProps = {
  section: FormSection
  /** Fields that have to be filled in here, although a property may come in without them. */
  needed?: readonly PropertyField[]
  /** Fields that this reader is not asked for. */
  but?: readonly PropertyField[]
}

/** The declared fields of a section that this kind of property is asked for. */
export function SectionFields({ section, needed, but }: SectionFieldsProps) {
  const draft = useFormContext<PropertyDraft>().getValues()
  return rowsOf(section).map((row) => {
    const asked = row.filter((field) => isAsked(field, draft) && !but?.includes(field))
    const fields = asked.map((field) => <DeclaredInput key={field} name={field} needed={needed?.includes(field)} />)
    if (fields.length === 0) return null
    return row.length === 1 ? fields : <FieldRow key={row[0]}>{fields}</FieldRow>
  })
}

/** Texts up to this long get a few lines, longer ones as many as is usual. */
const SHORT_TEXT = 1000
const LONGEST_ADDRESS = 200

/** The control of a declared field. */
export function DeclaredInput({ name, needed = false }: { name: PropertyField; needed?: boolean }) {
  const field = FORM_FIELDS[name]
  const isNeeded = needed || ('needed' in field && field.needed === true) || 'default' in field
  const shared = { name, label: field.label, help: field.help, optional: !isNeeded }
  switch (field.kind) {
    case 'count':
    case 'year':
      return <NumberField {...shared} />
    case 'number':
    case 'coordinate':
      return <NumberField {...shared} decimals />
    case 'money':
      return <MoneyField {...shared} />
    case 'date':
      return <DateField {...shared} />
    case 'flag':
      return <CheckboxField name={name} label={field.sentence ?? field.label} help={field.help} />
    case 'choice': {
      const choices = field.list === null ? [] : PROPERTY_LISTS[field.list]
      return <SelectField {...shared} choices={choices} placeholder={isNeeded ? undefined : text.notSaid} />
    }
    case 'choices':
      return <ChoiceChips {...shared} choices={PROPERTY_LISTS[field.list]} />
    case 'website':
      return <TextField {...shared} placeholder="https://" inputMode="url" autoComplete="off" maxLength={LONGEST_ADDRESS} />
    case 'text':
      if (field.isMultiline) return <TextAreaField {...shared} max={field.max} rows={field.max > SHORT_TEXT ? undefined : 3} />
      return <TextField {...shared} placeholder={field.placeholder} autoComplete="off" maxLength={field.max} />
    default:
      throw new Error(`${name} has no control of its own: its step lays it out`)
  }
}
