import { messages } from '@keystead/contract/text/messages.ts'
import { ConnectionReasonForm, LONGEST_REASON } from '@keystead/contract/people/connections/connection.forms.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { UpdateUserConnectionStatus } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import type { ConnectionSubject } from './use-connection-actions.tsx'

/** Declines an invitation with a few words. */
export function DeclineDialog({ connection: { ConnectionId, With }, onClose }: { connection: ConnectionSubject; onClose: () => void }) {
  const update = useCommand(UpdateUserConnectionStatus)
  const form = useContractForm(ConnectionReasonForm, { Reason: '' })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Decline the invitation of ${With.Name}?`}
      description={`${With.Name} is told. You can still invite them yourself at any time.`}
    >
      <Form
        form={form}
        onSubmit={async ({ Reason }) => {
          await update.run({ ConnectionId, StatusId: CONNECTION_STATES.Rejected, Reason })
          toast.success(messages.invitationDeclined)
          onClose()
        }}
      >
        <TextAreaField name="Reason" label="Reason" help={`${With.Name} can read it.`} max={LONGEST_REASON} rows={3} optional />
        <FormActions>
          <SubmitButton>Decline</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
