import { AskToRenewInput } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { AskToRenew } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { MOST_NOTE_CHARACTERS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { text } from './lease-time.text.ts'

type AskToRenewDialogProps = { leaseId: string; home: string; endsOn: string; landlord: string; onClose: () => void }

/** A tenant would like to stay. What comes of it, both sides agree upon. */
export function AskToRenewDialog({ leaseId, home, endsOn, landlord, onClose }: AskToRenewDialogProps) {
  const ask = useCommand(AskToRenew)
  const form = useContractForm(AskToRenewInput, { LeaseId: leaseId, Note: null })
  return (
    <Dialog open onClose={onClose} title={text.renewTitle} description={text.renewIntro({ home, day: formatDate(endsOn), landlord })}>
      <Form
        form={form}
        label={text.renewTitle}
        onSubmit={async (input) => {
          await ask.run(input)
          toast.success(messages.renewalAsked)
          onClose()
        }}
      >
        <TextAreaField name="Note" label={text.note} help={text.renewNoteHelp} max={MOST_NOTE_CHARACTERS} rows={3} optional />
        <FormActions>
          <SubmitButton>{text.askToRenew}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
