import { AddListingFeedInput } from '@keystead/contract/marketplace/feeds/feed.forms.ts'
import { AddListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { FEED_AUDIENCES, FOR_ANYONE } from '@keystead/contract/marketplace/feeds/feed.values.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { text } from './feeds.text.ts'

export function AddFeedDialog({ onClose }: { onClose: () => void }) {
  const add = useCommand(AddListingFeed)
  const form = useContractForm(AddListingFeedInput, { Name: '', AudienceId: FOR_ANYONE })
  return (
    <Dialog open onClose={onClose} title={text.addAFeed}>
      <Form
        form={form}
        label={text.feed}
        onSubmit={async (typed) => {
          await add.run(typed)
          toast.success(text.added)
          onClose()
        }}
      >
        <TextField name="Name" label={text.name} help={text.nameHelp} maxLength={80} firstFocus />
        <RadioCards
          name="AudienceId"
          label={text.audience}
          choices={FEED_AUDIENCES.map(({ Id, Text, Help }) => ({ Id, Text, detail: Help }))}
        />
        <FormActions>
          <SubmitButton>{text.addFeed}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
