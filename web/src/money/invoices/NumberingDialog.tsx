import { NumberingForm } from '@keystead/contract/money/invoices/invoice.forms.ts'
import { GetInvoiceNumbering, SetInvoiceNumbering } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useWatch } from 'react-hook-form'
import { useCall, useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CancelButton, FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { text } from './numbering.text.ts'

/** How invoices are numbered from now on; those that there are keep their numbers. */
export function NumberingDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useCall(GetInvoiceNumbering, {})
  return (
    <Dialog open onClose={onClose} title={text.title} description={text.intro}>
      {data ? (
        <NumberingFields numbering={data} onClose={onClose} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} compact />
      ) : (
        <FormSkeleton count={3} />
      )}
    </Dialog>
  )
}

type NumberingFieldsProps = { numbering: OutputOf<typeof GetInvoiceNumbering>; onClose: () => void }

function NumberingFields({ numbering: { Prefix, Digits, Next }, onClose }: NumberingFieldsProps) {
  const command = useCommand(SetInvoiceNumbering)
  const form = useContractForm(NumberingForm, { Prefix, Digits, Next })
  const [prefix, digits, next] = useWatch({ control: form.control, name: ['Prefix', 'Digits', 'Next'] })
  return (
    <Form
      form={form}
      guard={false}
      onSubmit={async (typed) => {
        const { Example } = await command.run(typed)
        toast.success(text.saved({ number: Example }))
        onClose()
      }}
    >
      <TextField name="Prefix" label={text.prefix} help={text.prefixHelp} maxLength={20} optional />
      <FieldRow>
        <NumberField name="Next" label={text.next} help={text.nextHelp} />
        <NumberField name="Digits" label={text.digits} help={text.digitsHelp} />
      </FieldRow>
      <p aria-live="polite">{text.example({ number: exampleOf(prefix ?? '', Number(next), Number(digits)) })}</p>
      <FormActions>
        <SubmitButton>{text.save}</SubmitButton>
        <CancelButton onClick={onClose} />
      </FormActions>
    </Form>
  )
}

/** As the server writes it. */
function exampleOf(prefix: string, next: number, digits: number): string {
  return `${prefix}${String(next || 1).padStart(digits || 1, '0')}`
}
