import { MergePersonsForm } from '@keystead/contract/leasing/persons/person.forms.ts'
import { GetPersons, MergePersons, type PersonRead } from '@keystead/contract/leasing/persons/person.operations.ts'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { nameOf } from './person-texts.ts'
import { text } from './person-dialogs.text.ts'

/** Two who were written down turn out to be one. */
export function MergePersonsDialog({ person, onClose }: { person: PersonRead; onClose: () => void }) {
  const merge = useCommand(MergePersons)
  const form = useContractForm(MergePersonsForm, { PersonId: person.PersonId })
  return (
    <Dialog open onClose={onClose} title={text.mergeTitle({ name: nameOf(person) })} description={text.mergeIntro}>
      <Form
        form={form}
        label={text.mergeFormLabel}
        onSubmit={async (typed) => {
          await merge.run(typed)
          toast.success(text.merged)
          onClose()
        }}
      >
        <ComboboxField<PersonRead>
          name="IntoPersonId"
          label={text.theSameAs}
          placeholder={text.typeName}
          things="people"
          search={async (Text, signal) => {
            const { Items } = await call(GetPersons, { Text }, { signal })
            return Items.filter(({ PersonId }) => PersonId !== person.PersonId)
          }}
          textOf={(found) => [nameOf(found), found.Email].filter(Boolean).join(', ')}
          valueOf={({ PersonId }) => PersonId}
        />
        <FormActions>
          <SubmitButton>{text.merge}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
