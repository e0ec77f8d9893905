import type { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { NAME_LENGTHS, type Requirement, hasFederalTaxId } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import type { State } from '../../places/reference-data/use-states.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Agreement } from './Agreement.tsx'
import { BANK_ACCOUNT_TYPE_CHOICES } from './bank-account-types.ts'
import { text as words } from './create-account.text.ts'
import { NumberField } from './NumberField.tsx'
import { text } from './view-account.text.ts'

type ChangeFieldsProps = { account: SubAccount; parts: readonly Requirement[]; states: readonly State[] }

/** The fields of what is asked for, in the order in which they were given first. */
export function ChangeFields({ account, parts, states }: ChangeFieldsProps) {
  const has = (part: Requirement) => parts.includes(part)
  const isTrust = hasFederalTaxId(account.BusinessStructure)
  return (
    <>
      {has('name') && <NameFields isCompany={account.OwnerType === 'company'} />}
      {has('birthDate') && <DateField name="BirthDate" label={words.birthDate} />}
      {has('last4Ssn') && !has('ssn') && <NumberField name="Last4Ssn" label={words.last4Ssn} help={words.last4Help} maxLength={4} />}
      {has('ssn') && <NumberField name="Ssn" label={text.ssn} help={text.ssnHelp} maxLength={11} />}
      {has('taxId') && (
        <NumberField
          name={isTrust ? 'FederalTaxId' : 'CompanyEin'}
          label={isTrust ? words.federalTaxId : words.ein}
          help={words.einHelp}
          maxLength={12}
        />
      )}
      {has('contact') && (
        <FieldRow>
          <EmailField name="Email" label={words.email} help={words.emailHelp} />
          <PhoneField name="Phone" label={words.phone} />
        </FieldRow>
      )}
      {has('address') && <AddressFields states={states} />}
      {has('website') && <TextField name="Website" label={words.website} type="url" inputMode="url" maxLength={200} />}
      {has('bank') && <BankFields />}
      {has('agreement') && <Agreement version={account.CurrentAgreementVersion} level={3} />}
    </>
  )
}

function NameFields({ isCompany }: { isCompany: boolean }) {
  return (
    <>
      {isCompany && (
        <TextField name="LegalName" label={words.legalName} help={words.legalNameHelp} maxLength={NAME_LENGTHS.max} dir="auto" />
      )}
      <FieldRow>
        <TextField name="FirstName" label={words.firstName} maxLength={60} dir="auto" />
        <TextField name="LastName" label={words.lastName} maxLength={60} dir="auto" />
      </FieldRow>
    </>
  )
}

function AddressFields({ states }: { states: readonly State[] }) {
  return (
    <>
      <TextField name="Address.Address1" label={words.address1} autoComplete="address-line1" maxLength={120} />
      <TextField name="Address.Address2" label={words.address2} autoComplete="address-line2" optional maxLength={120} />
      <FieldRow>
        <TextField name="Address.City" label={text.city} autoComplete="address-level2" maxLength={100} />
        <SelectField name="Address.StateId" label={text.state} choices={states} placeholder={text.chooseState} />
      </FieldRow>
      <TextField name="Address.Zip" label={words.zip} inputMode="numeric" autoComplete="postal-code" maxLength={10} />
    </>
  )
}

function BankFields() {
  return (
    <>
      <TextField name="Bank.HolderName" label={words.holderName} help={words.holderNameHelp} maxLength={100} dir="auto" />
      <RadioCards name="Bank.BankAccountType" label={words.accountType} choices={BANK_ACCOUNT_TYPE_CHOICES} />
      <FieldRow>
        <NumberField name="Bank.RoutingNumber" label={words.routing} help={words.routingHelp} maxLength={11} />
        <NumberField name="Bank.BankAccountNumber" label={words.bankNumber} help={words.bankNumberHelp} maxLength={25} />
      </FieldRow>
    </>
  )
}
