import type { Personal } from '@keystead/contract/applications/form/form.forms.ts'
import { MAX_RESIDENTS } from '@keystead/contract/applications/form/form.values.ts'
import { useFormContext } from 'react-hook-form'
import { FieldRow } from '../../ui/form/Form.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { EntryList } from './EntryList.tsx'
import { text } from './personal.text.ts'
import { YesNoField } from './YesNoField.tsx'
import styles from './Form.module.css'

const blank = () => ({ Name: null, Relationship: null, IsAdult: null })

/** How many there would be, and who they are. */
export function HouseholdFields() {
  const { getValues, setValue } = useFormContext<Personal>()

  /** There are never fewer than are named, the applicant among them. */
  function count(others: number) {
    const said = getValues('NumberOfResidents')
    if (typeof said === 'number' && said < others + 1) setValue('NumberOfResidents', others + 1, { shouldDirty: true })
  }

  return (
    <>
      <fieldset className={styles.part}>
        <legend>
          <h3>{text.household}</h3>
        </legend>
        <FieldRow>
          <NumberField name="NumberOfResidents" label={text.labels.NumberOfResidents} help={text.residentsHelp} />
          <NumberField name="NumberOfPets" label={text.labels.NumberOfPets} help={text.petsHelp} />
        </FieldRow>
        <YesNoField name="AnyoneSmokes" label={text.smokes} />
      </fieldset>
      <EntryList
        name="Occupants"
        title={text.others}
        help={text.othersHelp}
        entry={(index) => text.resident({ number: index + 1 })}
        add={text.addResident}
        max={MAX_RESIDENTS - 1}
        blank={blank}
        firstField="Name"
        onCount={count}
      >
        {(index) => (
          <>
            <FieldRow>
              <TextField name={`Occupants.${index}.Name`} label={text.residentName} autoComplete="off" maxLength={120} dir="auto" />
              <TextField
                name={`Occupants.${index}.Relationship`}
                label={text.relationship}
                help={text.relationshipHelp}
                maxLength={60}
                dir="auto"
              />
            </FieldRow>
            <YesNoField name={`Occupants.${index}.IsAdult`} label={text.isAdult} />
          </>
        )}
      </EntryList>
    </>
  )
}
