import { RefundForm } from '@keystead/contract/money/payments/payment.forms.ts'
import { RefundPayment } from '@keystead/contract/money/payments/payment.operations.ts'
import type { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { text } from './payments.text.ts'

type RefundDialogProps = { payment: PaymentDetails; refundable: string; onClose: () => void }

/** The whole, or a part. The call asks who it is once more, where that was not asked lately. */
export function RefundDialog({ payment: { PaymentId }, refundable, onClose }: RefundDialogProps) {
  const command = useCommand(RefundPayment)
  const form = useContractForm(RefundForm, { PaymentId, Amount: refundable, Reason: '', IsStillOwed: false })
  return (
    <Dialog open onClose={onClose} title={text.refundTitle} description={text.refundIntro({ amount: formatExactMoney(refundable) })}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (typed) => {
          await command.run(typed)
          toast.success(text.refundBegun)
          onClose()
        }}
      >
        <MoneyField name="Amount" label={text.refundAmount} />
        <TextField name="Reason" label={text.refundReason} help={text.refundReasonHelp} maxLength={300} firstFocus />
        <CheckboxField name="IsStillOwed" label={text.isStillOwed} help={text.isStillOwedHelp} />
        <FormActions>
          <SubmitButton variant="danger">{text.refundThis}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
