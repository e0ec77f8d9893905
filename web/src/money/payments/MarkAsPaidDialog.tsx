import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { MarkAsPaidForm } from '@keystead/contract/money/payments/payment.forms.ts'
import { MARK_INVOICE_AS_PAID, MarkInvoiceAsPaid } from '@keystead/contract/money/payments/payment.operations.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useCommand } from '../../api/query.ts'
import { usePinConfirmation } from '../../security/security-pin/use-pin-confirmation.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useToday } from '../../ui/use-today.ts'
import { text } from './record-payment.text.ts'
import { RecordedFields } from './RecordedFields.tsx'

/** How all that is still owed was paid, and the PIN: the person does not undo it. */
export function MarkAsPaidDialog({ invoice, onClose }: { invoice: InvoiceDetails; onClose: () => void }) {
  const { InvoiceId, InvoiceNumber, Version, Balance, TimeZone } = invoice
  const command = useCommand(MarkInvoiceAsPaid)
  const { askForPin, pinDialog } = usePinConfirmation()
  const today = useToday(TimeZone)
  const form = useContractForm(MarkAsPaidForm, {
    InvoiceId,
    Version,
    PaidOn: today ?? undefined,
    Reference: null,
    Note: null,
    PinConfirmation: null,
  })
  const amount = formatExactMoney(Balance)
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={text.markTitle}
        description={
          <>
            <p>{text.markConsequence({ number: InvoiceNumber })}</p>
            <p>{text.markAll({ amount })}</p>
          </>
        }
      >
        <Form
          form={form}
          guard={false}
          onSubmit={async (typed) => {
            const sentence = text.markPin({ number: InvoiceNumber, amount })
            const PinConfirmation = await askForPin({ operation: MARK_INVOICE_AS_PAID, objectId: InvoiceId, sentence })
            if (PinConfirmation === null) return
            await command.run({ ...typed, Version, PinConfirmation })
            toast.success(text.marked)
            onClose()
          }}
        >
          <RecordedFields timeZone={TimeZone} />
          <FormActions>
            <SubmitButton>{text.markAsPaid}</SubmitButton>
            <CancelButton onClick={onClose} />
          </FormActions>
        </Form>
      </Dialog>
      {pinDialog}
    </>
  )
}
