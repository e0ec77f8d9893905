import { ConnectionReasonForm, LONGEST_REASON } from '@keystead/contract/people/connections/connection.forms.ts'
import type { ConnectionStateId } from '@keystead/contract/people/connections/connection.values.ts'
import { UpdateUserConnectionStatus } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import type { ReactNode } from 'react'
import { useCommand } from '../../api/query.ts'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import type { ConnectionSubject } from './use-connection-actions.tsx'
import { text } from './connection-actions.text.ts'

type ReasonFormProps = {
  connection: ConnectionSubject
  /** What the connection becomes, and what is said then. */
  status: ConnectionStateId
  done: string
  onDone: () => void
  rows: number
  /** The buttons. */
  children: ReactNode
}

/** Takes a connection to another state, with a few words to the other side. */
export function ReasonForm({ connection: { ConnectionId, With }, status, done, onDone, rows, children }: ReasonFormProps) {
  const update = useCommand(UpdateUserConnectionStatus)
  const form = useContractForm(ConnectionReasonForm, { Reason: '' })
  return (
    <Form
      form={form}
      onSubmit={async ({ Reason }) => {
        await update.run({ ConnectionId, StatusId: status, Reason })
        toast.success(done)
        onDone()
      }}
    >
      <TextAreaField
        name="Reason"
        label={text.reason}
        help={text.reasonHelp({ name: With.Name })}
        max={LONGEST_REASON}
        rows={rows}
        optional
      />
      <FormActions>{children}</FormActions>
    </Form>
  )
}
