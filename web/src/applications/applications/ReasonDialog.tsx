import { MAX_REASON } from '@keystead/contract/applications/applications/application.values.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ReasonForm } from './reason.forms.ts'
import { text } from './ending.text.ts'

type ReasonDialogProps = {
  title: string
  consequence: string
  confirmText: string
  onConfirm: (reason: string | null) => Promise<void>
  onClose: () => void
}

/** Asks before an application comes to its end, and for a reason, which may be left out. */
export function ReasonDialog({ title, consequence, confirmText, onConfirm, onClose }: ReasonDialogProps) {
  const form = useContractForm(ReasonForm, { Reason: '' })
  return (
    <Dialog open onClose={onClose} title={title} description={consequence}>
      <Form form={form} guard={false} onSubmit={({ Reason }) => onConfirm(Reason)}>
        <TextAreaField name="Reason" label={text.reason} help={text.reasonHelp} max={MAX_REASON} rows={2} optional />
        <FormActions>
          <SubmitButton variant="danger">{confirmText}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
