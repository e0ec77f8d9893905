import { SaveSearch } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { SavedSearchForm } from '@keystead/contract/marketplace/saved-searches/saved-search.forms.ts'
import { messages } from '@keystead/contract/marketplace/saved-searches/saved-searches-messages.text.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import type { PropertySearch } from '../search/search/search-address.ts'
import { SavedSearchFields } from './SavedSearchFields.tsx'
import { filtersOf, suggestedName } from './saved-search-texts.ts'
import { text } from './save-search.text.ts'

type SaveSearchDialogProps = { open: boolean; search: PropertySearch; onClose: () => void }

/** Asks for a name, and whether to write. */
export function SaveSearchDialog({ open, search, onClose }: SaveSearchDialogProps) {
  const save = useCommand(SaveSearch)
  const form = useContractForm(SavedSearchForm, { Name: suggestedName(search), Alert: 'daily' })
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (values) => {
          const { WasKnown } = await save.run({ ...values, Filters: filtersOf(search) })
          if (WasKnown) toast.info(messages.searchWasSaved)
          else toast.success(values.Alert === 'daily' ? messages.searchSaved : messages.searchSavedQuietly)
          onClose()
        }}
      >
        <SavedSearchFields />
        <FormActions>
          <SubmitButton>{text.saveSearch}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
