import { VoidInvoiceInput } from '@keystead/contract/money/invoices/invoice.forms.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { WriteOffInvoice } from '@keystead/contract/money/payments/payment.operations.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { text } from './record-payment.text.ts'

type WriteOffDialogProps = {
  invoice: Pick<InvoiceDetails, 'InvoiceId' | 'InvoiceNumber' | 'Version' | 'Balance'>
  onClose: () => void
}

/** Why what is still open is asked for no longer, which those who owe it read. */
export function WriteOffDialog({ invoice: { InvoiceId, InvoiceNumber, Version, Balance }, onClose }: WriteOffDialogProps) {
  const command = useCommand(WriteOffInvoice)
  const form = useContractForm(VoidInvoiceInput, { InvoiceId, Version, Reason: '' })
  const amount = formatExactMoney(Balance)
  return (
    <Dialog open onClose={onClose} title={text.writeOffTitle({ number: InvoiceNumber })} description={text.writeOffConsequence({ amount })}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (typed) => {
          const { WrittenOff } = await command.run(typed)
          toast.success(text.writtenOff({ amount: formatExactMoney(WrittenOff) }))
          onClose()
        }}
      >
        <TextField name="Reason" label={text.writeOffReason} help={text.writeOffReasonHelp} maxLength={300} firstFocus />
        <FormActions>
          <SubmitButton variant="danger">{text.writeOffIt({ amount })}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
