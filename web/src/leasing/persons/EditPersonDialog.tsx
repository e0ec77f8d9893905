import { EditPersonInput } from '@keystead/contract/leasing/persons/person.forms.ts'
import { EditPerson, type PersonRead } from '@keystead/contract/leasing/persons/person.operations.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { nameOf } from './person-texts.ts'
import { text } from './person-dialogs.text.ts'

/** How a person is called and reached. */
export function EditPersonDialog({ person, onClose }: { person: PersonRead; onClose: () => void }) {
  const edit = useCommand(EditPerson)
  const { PersonId, Version, FirstName, LastName, Email, Phone } = person
  const form = useContractForm(EditPersonInput, { PersonId, Version, FirstName, LastName, Email, Phone })
  return (
    <Dialog open onClose={onClose} title={text.editTitle({ name: nameOf(person) })}>
      <Form
        form={form}
        label={text.editFormLabel}
        onSubmit={async (typed) => {
          await edit.run(typed)
          toast.success(text.saved)
          onClose()
        }}
      >
        <FieldRow>
          <TextField name="FirstName" label={text.firstName} autoComplete="off" firstFocus />
          <TextField name="LastName" label={text.lastName} autoComplete="off" />
        </FieldRow>
        <TextField
          name="Email"
          label={text.email}
          type="email"
          autoComplete="off"
          help={person.Invitation === 'open' ? text.emailHelp : undefined}
          optional
        />
        <PhoneField name="Phone" label={text.phone} optional />
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
