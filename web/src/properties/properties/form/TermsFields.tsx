import { isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import { RENT_FREQUENCIES, UTILITIES } from '@keystead/contract/properties/fields/property.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { ChoiceChips } from '../../../ui/form/ChoiceChips.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FieldRow } from '../../../ui/form/Form.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { CommercialRate, CommercialTerms } from './CommercialTerms.tsx'
import { FieldSection } from './FieldSection.tsx'
import { MoveInFeeFields } from './MoveInFeeFields.tsx'
import { MoveInSummary } from './MoveInSummary.tsx'
import { OptionalFields } from './OptionalFields.tsx'
import { PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'

/** What it costs, and from when on: a rent, a price, or both. */
export function TermsFields() {
  const draft = useFormContext<PropertyDraft>().getValues()
  const isRented = isAsked('Rent', draft)
  return (
    <>
      {isRented && <RentTerms draft={draft} />}
      {isAsked('Price', draft) && <SaleTerms draft={draft} isBeside={isRented} />}
    </>
  )
}

function RentTerms({ draft }: { draft: PropertyDraft }) {
  return (
    <>
      <FieldSection title="Rent and lease">
        <FieldRow>
          <MoneyField name="Rent" label={PROPERTY_LABELS.Rent} />
          <SelectField name="RentFrequencyId" label={PROPERTY_LABELS.RentFrequencyId} choices={RENT_FREQUENCIES} />
        </FieldRow>
        {isAsked('LeaseRate', draft) && <CommercialRate />}
        <AvailableDate />
      </FieldSection>
      <OptionalFields
        title="More of the lease"
        fields={['LeaseKindId', 'CamCharges', 'ImprovementAllowance', 'MinLeaseMonths', 'MaxLeaseMonths']}
      >
        {isAsked('LeaseKindId', draft) && <CommercialTerms />}
        <FieldRow>
          <NumberField name="MinLeaseMonths" label={PROPERTY_LABELS.MinLeaseMonths} optional help="In months." />
          <NumberField name="MaxLeaseMonths" label={PROPERTY_LABELS.MaxLeaseMonths} optional help="In months." />
        </FieldRow>
      </OptionalFields>
      <OptionalFields title="Who pays what" fields={['RentIncludesIds', 'TenantPaysIds']}>
        <PayerFields />
      </OptionalFields>
      <FieldSection title="Moving in" note="What is due before the key is handed over.">
        <MoneyField
          name="Advance"
          label={PROPERTY_LABELS.Advance}
          optional
          help="What is paid before moving in, such as a security deposit."
        />
        <MoveInSummary />
      </FieldSection>
      <OptionalFields
        title="More to pay when moving in"
        fields={['ApplicationFee', 'LastMonthUpfront', 'PetDeposit', 'PetRent', 'MoveInFees']}
      >
        <MoneyField name="ApplicationFee" label={PROPERTY_LABELS.ApplicationFee} optional help="For each applicant." />
        <CheckboxField name="LastMonthUpfront" label={`${PROPERTY_LABELS.LastMonthUpfront} is paid at the start, too`} />
        {isAsked('PetDeposit', draft) && (
          <FieldRow>
            <MoneyField name="PetDeposit" label={PROPERTY_LABELS.PetDeposit} optional />
            <MoneyField name="PetRent" label={PROPERTY_LABELS.PetRent} optional help="A month, on top of the rent." />
          </FieldRow>
        )}
        <MoveInFeeFields />
      </OptionalFields>
    </>
  )
}

/** What the rent includes is not paid by the tenant: each thing stands in one of the two lists. */
function PayerFields() {
  const { control } = useFormContext<PropertyDraft>()
  const [included, paid] = useWatch({ control, name: ['RentIncludesIds', 'TenantPaysIds'] })
  const others = (taken: readonly number[] | null, own: readonly number[] | null) =>
    UTILITIES.filter(({ Id }) => !taken?.includes(Id) || own?.includes(Id))
  return (
    <>
      <ChoiceChips name="RentIncludesIds" label={PROPERTY_LABELS.RentIncludesIds} optional choices={others(paid, included)} />
      <ChoiceChips name="TenantPaysIds" label={PROPERTY_LABELS.TenantPaysIds} optional choices={others(included, paid)} />
    </>
  )
}

function AvailableDate() {
  return <DateField name="AvailableOn" label={PROPERTY_LABELS.AvailableOn} optional help="Leave it empty if it is free now." />
}

function SaleTerms({ draft, isBeside }: { draft: PropertyDraft; isBeside: boolean }) {
  return (
    <FieldSection title="Sale" note={isBeside ? 'It is for sale as well: its price stands beside the rent.' : undefined}>
      <MoneyField name="Price" label={PROPERTY_LABELS.Price} />
      {!isBeside && <AvailableDate />}
      <OptionalFields title="HOA, taxes and income" fields={['HoaFee', 'TaxAnnual', 'TaxYear', 'NetOperatingIncome']}>
        <FieldRow>
          <MoneyField name="HoaFee" label={PROPERTY_LABELS.HoaFee} optional />
          <SelectField name="HoaFrequencyId" label={PROPERTY_LABELS.HoaFrequencyId} choices={RENT_FREQUENCIES} />
        </FieldRow>
        <FieldRow>
          <MoneyField name="TaxAnnual" label={PROPERTY_LABELS.TaxAnnual} optional help="A year." />
          <NumberField name="TaxYear" label={PROPERTY_LABELS.TaxYear} optional />
        </FieldRow>
        {isAsked('NetOperatingIncome', draft) && (
          <MoneyField
            name="NetOperatingIncome"
            label={PROPERTY_LABELS.NetOperatingIncome}
            optional
            help="A year: its rents less what it costs to run. The capitalization rate follows from it."
          />
        )}
      </OptionalFields>
    </FieldSection>
  )
}
