import type { Personal } from '@keystead/contract/applications/form/form.forms.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './personal.text.ts'
import styles from './Form.module.css'

export function NameFields() {
  const { control } = useFormContext<Personal>()
  const hasNone = useWatch({ control, name: 'HasNoMiddleName' })
  return (
    <fieldset className={styles.part}>
      <legend>
        <h3>{text.name}</h3>
      </legend>
      <FieldRow>
        <TextField name="FirstName" label={text.labels.FirstName} autoComplete="given-name" maxLength={60} dir="auto" />
        <TextField name="LastName" label={text.labels.LastName} autoComplete="family-name" maxLength={60} dir="auto" />
      </FieldRow>
      {!hasNone && <TextField name="MiddleName" label={text.labels.MiddleName} autoComplete="additional-name" maxLength={60} dir="auto" />}
      <CheckboxField name="HasNoMiddleName" label={text.noMiddleName} />
      <TextField name="OtherNames" label={text.labels.OtherNames} help={text.otherNamesHelp} maxLength={120} dir="auto" optional />
      <DateField name="BirthDate" label={text.labels.BirthDate} help={text.birthDateHelp} />
    </fieldset>
  )
}
