import { isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import { UTILITIES } from '@keystead/contract/properties/fields/property.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { LawHint } from '../../../places/state-law/LawHint.tsx'
import { ChoiceChips } from '../../../ui/form/ChoiceChips.tsx'
import { lawStateOf } from '../law-state.ts'
import { CommercialRate } from './CommercialRate.tsx'
import { FieldSection } from './FieldSection.tsx'
import { MoveInFeeFields } from './MoveInFeeFields.tsx'
import { MoveInSummary } from './MoveInSummary.tsx'
import { OptionalFields } from './OptionalFields.tsx'
import { DeclaredInput, SectionFields } from './SectionFields.tsx'
import { tellingFields } from './field-rows.ts'
import { PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'
import { text } from './terms.text.ts'

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
  const stateId = lawStateOf(draft)
  return (
    <>
      <FieldSection title={text.rentAndLease}>
        <SectionFields section="rent" needed={['Rent']} />
        {isAsked('LeaseRate', draft) && <CommercialRate />}
        <SectionFields section="available" />
      </FieldSection>
      <OptionalFields title={text.moreLeaseTerms} fields={tellingFields('commercial', 'length')}>
        <SectionFields section="commercial" />
        <SectionFields section="length" />
      </OptionalFields>
      <OptionalFields title={text.whoPaysWhat} fields={['RentIncludesIds', 'TenantPaysIds', ...tellingFields('payers')]}>
        <PayerFields />
        <SectionFields section="payers" />
      </OptionalFields>
      <FieldSection title={text.movingIn} note={text.movingInNote}>
        <DeclaredInput name="Advance" />
        <LawHint stateId={stateId} topic="DepositCap" />
        <MoveInSummary />
      </FieldSection>
      <OptionalFields title={text.moreMoveInCosts} fields={[...tellingFields('movingIn'), 'MoveInFees']}>
        <DeclaredInput name="ApplicationFee" />
        <LawHint stateId={stateId} topic="ApplicationFeeCap" />
        <SectionFields section="movingIn" but={['ApplicationFee']} />
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
    <FieldSection title={text.sale} note={isBeside ? text.alsoForSaleNote : undefined}>
      <SectionFields section="sale" needed={['Price']} />
      {!isBeside && <SectionFields section="available" />}
      <OptionalFields title={text.hoaTaxesAndIncome} fields={tellingFields('owning')}>
        <SectionFields section="owning" />
      </OptionalFields>
    </FieldSection>
  )
}
