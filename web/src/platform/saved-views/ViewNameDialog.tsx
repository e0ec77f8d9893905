import { SavedViewForm } from '@keystead/contract/platform/saved-views/saved-view.forms.ts'
import { MAX_VIEW_NAME_CHARACTERS } from '@keystead/contract/platform/saved-views/saved-view.values.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { text } from './saved-views.text.ts'

type ViewNameDialogProps = {
  title: string
  name: string
  help?: string
  submitText: string
  /** Closes it, too, once it is done. */
  onName: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a view. */
export function ViewNameDialog({ title, name, help, submitText, onName, onClose }: ViewNameDialogProps) {
  const form = useContractForm(SavedViewForm, { Name: name })
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form form={form} guard={false} onSubmit={({ Name }) => onName(Name)}>
        <TextField name="Name" label={text.name} help={help} maxLength={MAX_VIEW_NAME_CHARACTERS} firstFocus />
        <FormActions>
          <SubmitButton>{submitText}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
