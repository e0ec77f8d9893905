import { AddListingFeedInput } from '@keystead/contract/marketplace/feeds/feed.forms.ts'
import { AddListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { FEED_AUDIENCES, FOR_ANYBODY } from '@keystead/contract/marketplace/feeds/feed.values.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'

export function AddFeedDialog({ onClose }: { onClose: () => void }) {
  const add = useCommand(AddListingFeed)
  const form = useContractForm(AddListingFeedInput, { Name: '', AudienceId: FOR_ANYBODY })
  return (
    <Dialog open onClose={onClose} title="Add a feed">
      <Form
        form={form}
        label="Feed"
        onSubmit={async (typed) => {
          await add.run(typed)
          toast.success('The feed is there. Copy its address for whom it is for.')
          onClose()
        }}
      >
        <TextField name="Name" label="Name" help="Such as the portal that reads it. Readers see it, too." maxLength={80} firstFocus />
        <RadioCards name="AudienceId" label="Audience" choices={FEED_AUDIENCES.map(({ Id, Text, Help }) => ({ Id, Text, detail: Help }))} />
        <FormActions>
          <SubmitButton>Add feed</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
