import { TerminateAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { MAX_REASON } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { AgreementCard } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { TerminateForm } from './ending.forms.ts'
import { text } from './view-agreement.text.ts'

type TerminateDialogProps = { agreement: Pick<AgreementCard, 'AgreementId' | 'Title'>; onClose: () => void }

/** On which day what was agreed on ends, and why; the signed paper stays as it is. */
export function TerminateDialog({ agreement: { AgreementId, Title }, onClose }: TerminateDialogProps) {
  const command = useCommand(TerminateAgreement)
  const form = useContractForm(TerminateForm, { On: '', Reason: '' })
  return (
    <Dialog open onClose={onClose} title={text.terminateTitle({ title: Title })} description={text.terminateConsequence}>
      <Form
        form={form}
        guard={false}
        onSubmit={async ({ On, Reason }) => {
          await command.run({ AgreementId, On, Reason })
          toast.success(text.terminated)
          onClose()
        }}
      >
        <DateField name="On" label={text.terminateOn} />
        <TextAreaField name="Reason" label={text.voidReason} max={MAX_REASON} rows={2} />
        <FormActions>
          <SubmitButton variant="danger">{text.terminateIt}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
