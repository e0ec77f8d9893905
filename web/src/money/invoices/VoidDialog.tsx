import { VoidInvoiceInput } from '@keystead/contract/money/invoices/invoice.forms.ts'
import { VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { messages } from './invoices-messages.text.ts'
import { text } from './view-invoice.text.ts'

type VoidDialogProps = { invoice: Pick<InvoiceDetails, 'InvoiceId' | 'InvoiceNumber' | 'Version'>; onClose: () => void }

/** Why it is owed no longer, which those who are billed read. */
export function VoidDialog({ invoice: { InvoiceId, InvoiceNumber, Version }, onClose }: VoidDialogProps) {
  const command = useCommand(VoidInvoice)
  const form = useContractForm(VoidInvoiceInput, { InvoiceId, Version, Reason: '' })
  return (
    <Dialog open onClose={onClose} title={text.voidTitle({ number: InvoiceNumber })} description={text.voidConsequence}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (typed) => {
          await command.run(typed)
          toast.success(messages.invoiceVoided)
          onClose()
        }}
      >
        <TextField name="Reason" label={text.reason} help={text.reasonHelp} maxLength={300} firstFocus />
        <FormActions>
          <SubmitButton variant="danger">{text.voidIt}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
