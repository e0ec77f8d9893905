import { EditSavedSearch, type SavedSearchWithNews } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { SavedSearchForm } from '@keystead/contract/marketplace/saved-searches/saved-search.forms.ts'
import { messages } from '@keystead/contract/marketplace/saved-searches/saved-searches-messages.text.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { SavedSearchFields } from './SavedSearchFields.tsx'
import { text } from './save-search.text.ts'

type EditSavedSearchDialogProps = { search: SavedSearchWithNews; onClose: () => void }

export function EditSavedSearchDialog({ search: { SavedSearchId, Name, Alert }, onClose }: EditSavedSearchDialogProps) {
  const edit = useCommand(EditSavedSearch)
  const form = useContractForm(SavedSearchForm, { Name, Alert })
  return (
    <Dialog open onClose={onClose} title={text.editTitle}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (values) => {
          await edit.run({ SavedSearchId, ...values })
          toast.success(messages.searchUpdated)
          onClose()
        }}
      >
        <SavedSearchFields />
        <FormActions>
          <SubmitButton>{text.saveChanges}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
