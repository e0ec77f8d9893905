import { AGREEMENT_CONTRACT_TYPES, MAX_TITLE } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { RENT_FREQUENCIES } from '@keystead/contract/properties/fields/property.values.ts'
import { useStates } from '../../places/reference-data/use-states.ts'
import { LawHint } from '../../places/state-law/LawHint.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './draft.text.ts'
import styles from './Draft.module.css'

/** What is agreed on, as terms that the product itself understands. */
export function TermsFields({ lawState }: { lawState: string | null }) {
  return (
    <fieldset className={styles.part}>
      <legend>
        <h2>{text.section.terms}</h2>
      </legend>
      <TextField name="Title" label={text.name} help={text.nameHelp} maxLength={MAX_TITLE} dir="auto" />
      <SelectField
        name="ContractTypeId"
        label={text.contractType}
        choices={AGREEMENT_CONTRACT_TYPES}
        placeholder={text.noContractType}
        optional
      />
      <FieldRow>
        <DateField name="TenureStart" label={text.tenureStart} optional />
        <DateField name="TenureEnd" label={text.tenureEnd} help={text.tenureEndHelp} optional />
      </FieldRow>
      <FieldRow>
        <MoneyField name="Rent" label={text.rent} optional />
        <SelectField name="RentFrequencyId" label={text.frequency} choices={RENT_FREQUENCIES} optional />
      </FieldRow>
      <MoneyField name="Advance" label={text.deposit} optional />
      {lawState !== null && <DepositHint lawState={lawState} />}
    </fieldset>
  )
}

/** Of the state that is told by its name. */
function DepositHint({ lawState }: { lawState: string }) {
  const { states } = useStates()
  const stateId = states?.find(({ Text }) => Text === lawState)?.Id
  return <LawHint stateId={stateId} topic="DepositCap" />
}
