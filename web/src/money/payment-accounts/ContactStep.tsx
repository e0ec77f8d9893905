import { SaveSubAccountContactInput } from '@keystead/contract/money/payment-accounts/payment-account.forms.ts'
import { SaveSubAccountContact } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { useCommand } from '../../api/query.ts'
import { CityStateFields } from '../../places/reference-data/CityStateFields.tsx'
import type { State } from '../../places/reference-data/use-states.ts'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import type { StepProps } from './CreateAccountScreen.tsx'
import styles from './CreateAccount.module.css'
import { text } from './create-account.text.ts'

/** How the provider reaches the owner, and where they live or are registered. */
export function ContactStep({ account, like, states, version, onSaved, onBack }: StepProps & { states: readonly State[] }) {
  const session = useSession()
  const command = useCommand(SaveSubAccountContact)
  const form = useContractForm(SaveSubAccountContactInput, {
    SubAccountId: account.SubAccountId,
    Version: account.Version,
    Email: account.Email ?? like?.Email ?? (session?.Member ? '' : (session?.Email ?? '')),
    Phone: account.Phone ?? like?.Phone ?? '',
    Address1: account.Address1 ?? like?.Address1 ?? '',
    Address2: account.Address2 ?? like?.Address2 ?? '',
    City: account.City ?? like?.City ?? '',
    StateId: account.StateId ?? like?.StateId ?? undefined,
    Zip: account.Zip ?? like?.Zip ?? '',
  })
  return (
    <Form form={form} onSubmit={async (typed) => onSaved(await command.run({ ...typed, Version: version() }))}>
      <p className={styles.intro}>{text.onlyUs}</p>
      <FieldRow>
        <EmailField name="Email" label={text.email} help={text.emailHelp} />
        <PhoneField name="Phone" label={text.phone} />
      </FieldRow>
      <AddressFields states={states} isCompany={account.OwnerType === 'company'} />
      <FormActions>
        <SubmitButton>{text.next}</SubmitButton>
        <Button onClick={onBack}>{text.back}</Button>
      </FormActions>
    </Form>
  )
}

function AddressFields({ states, isCompany }: { states: readonly State[]; isCompany: boolean }) {
  const help = isCompany ? text.addressHelpCompany : text.addressHelpPerson
  return (
    <>
      <TextField name="Address1" label={text.address1} help={help} autoComplete="address-line1" maxLength={120} />
      <TextField name="Address2" label={text.address2} autoComplete="address-line2" optional maxLength={120} />
      <CityStateFields states={states} />
      <FieldRow>
        <TextField name="Zip" label={text.zip} inputMode="numeric" autoComplete="postal-code" maxLength={10} />
      </FieldRow>
    </>
  )
}
