import { COMMERCIAL_LEASE_KINDS, RENT_FREQUENCIES } from '@keystead/contract/assets/properties/property.values.ts'
import { useFormContext } from 'react-hook-form'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FieldRow } from '../../../ui/form/Form.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { isAsked, PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'

/** What it costs, and from when on. */
export function TermsFields() {
  const draft = useFormContext<PropertyDraft>().getValues()
  return (
    <>
      {isAsked('Rent', draft) && (
        <>
          <FieldRow>
            <MoneyField name="Rent" label={PROPERTY_LABELS.Rent} />
            <SelectField name="RentFrequencyId" label={PROPERTY_LABELS.RentFrequencyId} choices={RENT_FREQUENCIES} />
          </FieldRow>
          <MoneyField
            name="Advance"
            label={PROPERTY_LABELS.Advance}
            optional
            help="What is paid before moving in, such as a security deposit."
          />
        </>
      )}
      {isAsked('Price', draft) && <MoneyField name="Price" label={PROPERTY_LABELS.Price} />}
      {isAsked('LeaseKindId', draft) && (
        <SelectField
          name="LeaseKindId"
          label={PROPERTY_LABELS.LeaseKindId}
          optional
          help="Who pays taxes, insurance and upkeep."
          choices={COMMERCIAL_LEASE_KINDS}
          placeholder="Not said"
        />
      )}
      <DateField name="AvailableOn" label={PROPERTY_LABELS.AvailableOn} optional help="Leave it empty if it is free now." />
    </>
  )
}
