import { isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import { UTILITIES } from '@keystead/contract/properties/fields/property.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceChips } from '../../../ui/form/ChoiceChips.tsx'
import { CommercialRate } from './CommercialRate.tsx'
import { FieldSection } from './FieldSection.tsx'
import { MoveInFeeFields } from './MoveInFeeFields.tsx'
import { MoveInSummary } from './MoveInSummary.tsx'
import { OptionalFields } from './OptionalFields.tsx'
import { DeclaredInput, SectionFields } from './SectionFields.tsx'
import { tellingFields } from './field-rows.ts'
import { PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'

/** What it costs, and from when on: a rent, a price, or both. */
export function TermsFields() {
  const draft = useFormContext<PropertyDraft>().getValues()
  const isRented = isAsked('Rent', draft)
  return (
    <>
      {isRented && <RentTerms draft={draft} />}
      {isAsked('Price', draft) && <SaleTerms isBeside={isRented} />}
    </>
  )
}

function RentTerms({ draft }: { draft: PropertyDraft }) {
  return (
    <>
      <FieldSection title="Rent and lease">
        <SectionFields section="rent" needed={['Rent']} />
        {isAsked('LeaseRate', draft) && <CommercialRate />}
        <SectionFields section="available" />
      </FieldSection>
      <OptionalFields title="More of the lease" fields={tellingFields('commercial', 'length')}>
        <SectionFields section="commercial" />
        <SectionFields section="length" />
      </OptionalFields>
      <OptionalFields title="Who pays what" fields={['RentIncludesIds', 'TenantPaysIds', ...tellingFields('payers')]}>
        <PayerFields />
        <SectionFields section="payers" />
      </OptionalFields>
      <FieldSection title="Moving in" note="What is due before the key is handed over.">
        <DeclaredInput name="Advance" />
        <MoveInSummary />
      </FieldSection>
      <OptionalFields title="More to pay when moving in" fields={[...tellingFields('movingIn'), 'MoveInFees']}>
        <SectionFields section="movingIn" />
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

function SaleTerms({ isBeside }: { isBeside: boolean }) {
  return (
    <FieldSection title="Sale" note={isBeside ? 'It is for sale as well: its price stands beside the rent.' : undefined}>
      <SectionFields section="sale" needed={['Price']} />
      {!isBeside && <SectionFields section="available" />}
      <OptionalFields title="HOA, taxes and income" fields={tellingFields('owning')}>
        <SectionFields section="owning" />
      </OptionalFields>
    </FieldSection>
  )
}
