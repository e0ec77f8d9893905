import { AskToRenewInput } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { AskToRenew } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { MOST_NOTE_CHARACTERS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'

type AskToRenewDialogProps = { leaseId: string; home: string; endsOn: string; landlord: string; onClose: () => void }

/** A tenant would like to stay. What comes of it, both sides agree upon. */
export function AskToRenewDialog({ leaseId, home, endsOn, landlord, onClose }: AskToRenewDialogProps) {
  const ask = useCommand(AskToRenew)
  const form = useContractForm(AskToRenewInput, { LeaseId: leaseId, Note: null })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ask to renew your lease"
      description={`Your lease at ${home} ends on ${formatDate(endsOn)}. ${landlord} is told at once that you would like to stay. Nothing changes until you have agreed on a new last day.`}
    >
      <Form
        form={form}
        label="Ask to renew your lease"
        onSubmit={async (input) => {
          await ask.run(input)
          toast.success(messages.renewalAsked)
          onClose()
        }}
      >
        <TextAreaField
          name="Note"
          label="Note"
          help="For how long, or what you would like to change. Your landlord reads it."
          max={MOST_NOTE_CHARACTERS}
          rows={3}
          optional
        />
        <FormActions>
          <SubmitButton>Ask to renew</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
