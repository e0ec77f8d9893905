import { ReversePaymentForm } from '@keystead/contract/money/payments/payment.forms.ts'
import { ReverseRecordedPayment } from '@keystead/contract/money/payments/payment.operations.ts'
import type { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { text } from './payments.text.ts'

/** A recorded payment is not erased: another entry takes it back, with a reason that the payer reads. */
export function TakeBackDialog({ payment: { PaymentId }, onClose }: { payment: PaymentDetails; onClose: () => void }) {
  const command = useCommand(ReverseRecordedPayment)
  const form = useContractForm(ReversePaymentForm, { PaymentId, Reason: '' })
  return (
    <Dialog open onClose={onClose} title={text.takeBackTitle} description={text.takeBackConsequence}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (typed) => {
          await command.run(typed)
          toast.success(text.tookBack)
          onClose()
        }}
      >
        <TextField name="Reason" label={text.takeBackReason} help={text.takeBackReasonHelp} maxLength={300} firstFocus />
        <FormActions>
          <SubmitButton variant="danger">{text.takeBackIt}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
