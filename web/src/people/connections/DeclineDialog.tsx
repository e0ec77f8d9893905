import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, SubmitButton } from '../../ui/form/Form.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import type { ConnectionSubject } from './use-connection-actions.tsx'
import { text } from './connection-actions.text.ts'

/** Declines an invitation with a few words. */
export function DeclineDialog({ connection, onClose }: { connection: ConnectionSubject; onClose: () => void }) {
  const { Name: name } = connection.With
  return (
    <Dialog open onClose={onClose} title={text.declineTitle({ name })} description={text.declineIntro({ name })}>
      <ReasonForm connection={connection} status={CONNECTION_STATES.Rejected} done={messages.invitationDeclined} onDone={onClose} rows={3}>
        <SubmitButton>{text.decline}</SubmitButton>
        <CancelButton onClick={onClose} />
      </ReasonForm>
    </Dialog>
  )
}
