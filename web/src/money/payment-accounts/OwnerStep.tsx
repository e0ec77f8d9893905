import { SaveSubAccountOwnerInput } from '@keystead/contract/money/payment-accounts/payment-account.forms.ts'
import { SaveSubAccountOwner } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { BUSINESS_STRUCTURES, NAME_LENGTHS } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { useWatch } from 'react-hook-form'
import { useCommand } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import type { StepProps } from './CreateAccountScreen.tsx'
import styles from './CreateAccount.module.css'
import { text } from './create-account.text.ts'

const OWNERS = [
  { Id: 'individual', Text: text.individual, detail: text.individualDetail },
  { Id: 'company', Text: text.company, detail: text.companyDetail },
] as const
const LEVELS = [
  { Id: 0, Text: text.thisProfile, detail: text.thisProfileDetail },
  { Id: 1, Text: text.allProfiles, detail: text.allProfilesDetail },
] as const
const STRUCTURES = BUSINESS_STRUCTURES.map((structure) => ({ Id: structure, Text: text.structures[structure] }))

type OwnerStepProps = Omit<StepProps, 'account' | 'onBack'> & { account: SubAccount | null }

/** Who the account is for. A person needs neither a company nor a website. */
export function OwnerStep({ account, like, version, onSaved }: OwnerStepProps) {
  const session = useSession()
  const command = useCommand(SaveSubAccountOwner)
  const typed = account ?? like
  const form = useContractForm(SaveSubAccountOwnerInput, {
    SubAccountId: account?.SubAccountId ?? null,
    Version: account?.Version ?? 0,
    IsAccountLevel: typed?.IsAccountLevel ? 1 : 0,
    OwnerType: typed?.OwnerType ?? 'individual',
    BusinessStructure: typed?.BusinessStructure ?? null,
    LegalName: typed?.OwnerType === 'company' ? typed.LegalName : '',
    DbaName: typed?.DbaName ?? '',
    FirstName: typed?.FirstName ?? '',
    LastName: typed?.LastName ?? '',
    Website: typed?.Website ?? '',
  })
  const isCompany = useWatch({ control: form.control, name: 'OwnerType' }) === 'company'
  return (
    <Form form={form} onSubmit={async (values) => onSaved(await command.run({ ...values, Version: account ? version() : 0 }))}>
      <p className={styles.intro}>{text.savedAsYouGo}</p>
      <RadioCards name="OwnerType" label={text.owner} choices={OWNERS} />
      {isCompany && (
        <>
          <SelectField name="BusinessStructure" label={text.structure} choices={STRUCTURES} placeholder={text.chooseStructure} />
          <TextField name="LegalName" label={text.legalName} help={text.legalNameHelp} maxLength={NAME_LENGTHS.max} dir="auto" />
        </>
      )}
      <TextField name="DbaName" label={text.dbaName} help={text.dbaNameHelp} optional maxLength={NAME_LENGTHS.max} dir="auto" />
      <fieldset className={styles.group}>
        <legend>{isCompany ? text.speaker : text.yourName}</legend>
        {isCompany && <p className={styles.help}>{text.speakerHelp}</p>}
        <FieldRow>
          <TextField name="FirstName" label={text.firstName} autoComplete="given-name" maxLength={60} dir="auto" />
          <TextField name="LastName" label={text.lastName} autoComplete="family-name" maxLength={60} dir="auto" />
        </FieldRow>
      </fieldset>
      <TextField name="Website" label={text.website} type="url" inputMode="url" autoComplete="url" optional maxLength={200} />
      {/* A business has one profile. */}
      {account === null && !session?.Member && <RadioCards name="IsAccountLevel" label={text.level} choices={LEVELS} />}
      <FormActions>
        <SubmitButton>{text.next}</SubmitButton>
      </FormActions>
    </Form>
  )
}
