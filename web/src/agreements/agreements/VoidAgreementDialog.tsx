import { VoidAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { MAX_REASON } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { AgreementCard } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { VoidForm } from './ending.forms.ts'
import { text } from './view-agreement.text.ts'

type VoidAgreementDialogProps = { agreement: Pick<AgreementCard, 'AgreementId' | 'Title'>; onClose: () => void }

/** Why it no longer counts, which all who are part of it read. */
export function VoidAgreementDialog({ agreement: { AgreementId, Title }, onClose }: VoidAgreementDialogProps) {
  const command = useCommand(VoidAgreement)
  const form = useContractForm(VoidForm, { Reason: '' })
  return (
    <Dialog open onClose={onClose} title={text.voidTitle({ title: Title })} description={text.voidConsequence}>
      <Form
        form={form}
        guard={false}
        onSubmit={async ({ Reason }) => {
          await command.run({ AgreementId, Reason })
          toast.success(text.voided)
          onClose()
        }}
      >
        <TextAreaField name="Reason" label={text.voidReason} help={text.voidReasonHelp} max={MAX_REASON} rows={2} />
        <FormActions>
          <SubmitButton variant="danger">{text.voidIt}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
