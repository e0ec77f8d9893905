import type { InvoiceDetails, InvoiceRecipientRead } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { RecordPaymentForm } from '@keystead/contract/money/payments/payment.forms.ts'
import { RecordInvoicePayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { centsFromText, formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { useWatch } from 'react-hook-form'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useToday } from '../../ui/use-today.ts'
import { text } from './record-payment.text.ts'
import { RecordedFields } from './RecordedFields.tsx'

/** A part that was paid outside, and whose it is. */
export function RecordPaymentDialog({ invoice, onClose }: { invoice: InvoiceDetails; onClose: () => void }) {
  const { InvoiceId, InvoiceNumber, Version, TimeZone, Billing, Recipients } = invoice
  const command = useCommand(RecordInvoicePayment)
  const today = useToday(TimeZone)
  const debtors = Recipients.filter((one) => owedBy(invoice, one) > 0)
  const form = useContractForm(RecordPaymentForm, {
    InvoiceId,
    Version,
    PaidOn: today ?? undefined,
    Amount: '',
    Reference: null,
    Note: null,
    RecipientId: debtors[0]?.RecipientId ?? null,
  })
  const chosen = useWatch({ control: form.control, name: 'RecipientId' })
  const debtor = debtors.find(({ RecipientId }) => RecipientId === chosen) ?? debtors[0]
  const isShared = Billing === 'shares'
  return (
    <Dialog open onClose={onClose} title={text.recordTitle({ number: InvoiceNumber })} description={text.recordIntro}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (typed) => {
          await command.run({ ...typed, Version })
          toast.success(text.recorded)
          onClose()
        }}
      >
        {Recipients.length > 1 && (
          <SelectField
            name="RecipientId"
            label={isShared ? text.whoseShare : text.whoPaid}
            choices={debtors.map((one) => ({
              Id: one.RecipientId,
              Text: isShared ? text.whoOwes({ name: one.Name, amount: amountText(owedBy(invoice, one)) }) : one.Name,
            }))}
          />
        )}
        <MoneyField name="Amount" label={text.amount} help={debtor && text.amountHelp({ amount: amountText(owedBy(invoice, debtor)) })} />
        <RecordedFields timeZone={TimeZone} />
        <FormActions>
          <SubmitButton>{text.record}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

/** In cents: of a share what is left of it, else the whole. */
function owedBy({ Balance }: InvoiceDetails, { Amount, Paid }: InvoiceRecipientRead): number {
  return Amount === null ? centsFromText(Balance) : centsFromText(Amount) - centsFromText(Paid)
}

const amountText = (cents: number) => formatExactMoney(textFromCents(cents))
