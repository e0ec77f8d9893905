import { messages } from '@keystead/contract/text/shared-messages.text.ts'
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
import { text } from './connection-actions.text.ts'

/** Declines an invitation with a few words. */
export function DeclineDialog({ connection: { ConnectionId, With }, onClose }: { connection: ConnectionSubject; onClose: () => void }) {
  const update = useCommand(UpdateUserConnectionStatus)
  const form = useContractForm(ConnectionReasonForm, { Reason: '' })
  return (
    <Dialog open onClose={onClose} title={text.declineTitle({ name: With.Name })} description={text.declineIntro({ name: With.Name })}>
      <Form
        form={form}
        onSubmit={async ({ Reason }) => {
          await update.run({ ConnectionId, StatusId: CONNECTION_STATES.Rejected, Reason })
          toast.success(messages.invitationDeclined)
          onClose()
        }}
      >
        <TextAreaField
          name="Reason"
          label={text.reason}
          help={text.reasonHelp({ name: With.Name })}
          max={LONGEST_REASON}
          rows={3}
          optional
        />
        <FormActions>
          <SubmitButton>{text.decline}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
