import { asksForSamePerson } from '@keystead/contract/leasing/leases/leases-messages.text.ts'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './lease-persons.text.ts'
import styles from './Assignments.module.css'

export type PersonDraft = { FirstName: string; LastName: string; Email: string | null; Phone: string | null; IsSamePerson: boolean }

export const NO_ONE_YET: PersonDraft = { FirstName: '', LastName: '', Email: null, Phone: null, IsSamePerson: false }

/** A person as the landlord knows them. */
export function PersonFields({ name, legend, emailHelp }: { name: string; legend: string; emailHelp?: string }) {
  const { control, getFieldState } = useFormContext()
  const state = useFormState({ control })
  const isSame: unknown = useWatch({ control, name: `${name}.IsSamePerson` })
  const isAsked = isSame === true || asksForSamePerson(getFieldState(`${name}.Email`, state).error?.message)
  return (
    <fieldset className={styles.writtenDown}>
      <legend>{legend}</legend>
      <FieldRow>
        <TextField name={`${name}.FirstName`} label={text.firstName} autoComplete="off" />
        <TextField name={`${name}.LastName`} label={text.lastName} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField name={`${name}.Email`} label={text.email} type="email" autoComplete="off" help={emailHelp} optional />
        <PhoneField name={`${name}.Phone`} label={text.phone} optional />
      </FieldRow>
      {isAsked && <CheckboxField name={`${name}.IsSamePerson`} label={text.samePerson} help={text.samePersonHelp} />}
    </fieldset>
  )
}
