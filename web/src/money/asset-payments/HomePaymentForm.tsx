import { AssetPaymentForm } from '@keystead/contract/money/asset-payments/asset-payment.operations.ts'
import { ASSET_PAYMENT_FOR_TYPES } from '@keystead/contract/money/asset-payments/asset-payment.values.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { text } from './home-payment.text.ts'
import type { HomeWish } from './use-home-payer.ts'

type HomePaymentFormProps = {
  wish: Partial<HomeWish> & Pick<HomeWish, 'AssetId'>
  amountHelp: string
  onPrice: (wish: HomeWish) => Promise<void>
}

/** What is paid for, and how much of it. */
export function HomePaymentForm({ wish, amountHelp, onPrice }: HomePaymentFormProps) {
  const form = useContractForm(AssetPaymentForm, { Amount: '', Description: '', ...wish })
  return (
    <Form form={form} onSubmit={onPrice}>
      <SelectField name="ItemForTypeId" label={text.whatFor} choices={ASSET_PAYMENT_FOR_TYPES} />
      <MoneyField name="Amount" label={text.amount} help={amountHelp} />
      <TextField name="Description" label={text.note} help={text.noteHelp} maxLength={300} optional />
      <FormActions>
        <SubmitButton>{text.next}</SubmitButton>
      </FormActions>
    </Form>
  )
}
