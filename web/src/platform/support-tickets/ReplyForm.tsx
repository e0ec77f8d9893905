import { ReplySupportTicketInput } from '@keystead/contract/platform/support-tickets/ticket.forms.ts'
import { ReplySupportTicket } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { MESSAGE_MAX } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { messages } from '@keystead/contract/platform/support-tickets/support-tickets-messages.text.ts'
import { useCommand } from '../../api/query.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { text } from './support-tickets.text.ts'

/** One more message in a request. */
export function ReplyForm({ ticketId }: { ticketId: string }) {
  const reply = useCommand(ReplySupportTicket)
  const form = useContractForm(ReplySupportTicketInput, { TicketId: ticketId, Message: '' })
  return (
    <Form
      form={form}
      label={text.reply}
      onSubmit={async (message) => {
        await reply.run(message)
        form.setValue('Message', '')
        toast.success(messages.messageSent)
      }}
    >
      <TextAreaField name="Message" label={text.message} max={MESSAGE_MAX} rows={5} />
      <FormActions>
        <SubmitButton>{text.sendReply}</SubmitButton>
      </FormActions>
    </Form>
  )
}
