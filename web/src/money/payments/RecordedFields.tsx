import { PAYMENT_METHOD_TEXTS, RECORDED_METHODS } from '@keystead/contract/money/payments/payment.values.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './record-payment.text.ts'

const METHODS = RECORDED_METHODS.map((Id) => ({ Id, Text: PAYMENT_METHOD_TEXTS[Id] }))

/** How and when something was paid outside. */
export function RecordedFields({ timeZone }: { timeZone: string }) {
  return (
    <>
      <FieldRow>
        <SelectField name="Method" label={text.method} choices={METHODS} />
        <DateField name="PaidOn" label={text.paidOn} help={text.paidOnHelp} timeZone={timeZone} />
      </FieldRow>
      <TextField name="Reference" label={text.reference} help={text.referenceHelp} maxLength={80} optional />
      <TextAreaField name="Note" label={text.note} help={text.noteHelp} max={500} optional />
    </>
  )
}
