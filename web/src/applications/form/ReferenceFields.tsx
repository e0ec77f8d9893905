import { MAX_REFERENCES } from '@keystead/contract/applications/form/form.values.ts'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { EntryList } from './EntryList.tsx'
import { text } from './personal.text.ts'

const blank = () => ({ Name: null, Relationship: null, Phone: null, Email: null })

export function ReferenceFields() {
  return (
    <EntryList
      name="References"
      title={text.references}
      help={text.referencesHelp}
      entry={(index) => text.reference({ number: index + 1 })}
      add={text.addReference}
      max={MAX_REFERENCES}
      blank={blank}
      firstField="Name"
    >
      {(index) => (
        <>
          <FieldRow>
            <TextField name={`References.${index}.Name`} label={text.residentName} autoComplete="off" maxLength={120} dir="auto" />
            <TextField
              name={`References.${index}.Relationship`}
              label={text.relationship}
              help={text.referenceRelationshipHelp}
              maxLength={60}
              dir="auto"
            />
          </FieldRow>
          <FieldRow>
            <PhoneField name={`References.${index}.Phone`} label={text.phone} />
            <EmailField name={`References.${index}.Email`} label={text.labels.Email} optional />
          </FieldRow>
        </>
      )}
    </EntryList>
  )
}
