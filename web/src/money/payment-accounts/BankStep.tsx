import { SaveSubAccountBankInput } from '@keystead/contract/money/payment-accounts/payment-account.forms.ts'
import { SaveSubAccountBank } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { DEPOSIT_PURPOSES } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { text as list } from './accounts.text.ts'
import { BANK_ACCOUNT_TYPE_CHOICES } from './bank-account-types.ts'
import type { StepProps } from './CreateAccountScreen.tsx'
import { text } from './create-account.text.ts'

const PURPOSES = DEPOSIT_PURPOSES.map((purpose) => ({ Id: purpose, Text: list.purposes[purpose] }))

/** Whose bank account it is and what is paid into it; its numbers come last. */
export function BankStep({ account, like, version, onSaved, onBack }: StepProps) {
  const command = useCommand(SaveSubAccountBank)
  const form = useContractForm(SaveSubAccountBankInput, {
    SubAccountId: account.SubAccountId,
    Version: account.Version,
    HolderName: account.HolderName ?? like?.HolderName ?? account.LegalName,
    BankAccountType: account.BankAccountType ?? like?.BankAccountType ?? undefined,
    DepositFor: account.DepositFor ?? like?.DepositFor ?? 'both',
  })
  return (
    <Form form={form} onSubmit={async (typed) => onSaved(await command.run({ ...typed, Version: version() }))}>
      <TextField name="HolderName" label={text.holderName} help={text.holderNameHelp} maxLength={100} dir="auto" />
      <RadioCards name="BankAccountType" label={text.accountType} choices={BANK_ACCOUNT_TYPE_CHOICES} />
      <RadioCards name="DepositFor" label={text.depositFor} help={text.depositForHelp} choices={PURPOSES} />
      <FormActions>
        <SubmitButton>{text.next}</SubmitButton>
        <Button onClick={onBack}>{text.back}</Button>
      </FormActions>
    </Form>
  )
}
