import { COMMERCIAL_LEASE_KINDS } from '@keystead/contract/properties/fields/property.values.ts'
import { FieldRow } from '../../../ui/form/Form.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { LeaseRateHelper } from './LeaseRateHelper.tsx'
import { PROPERTY_LABELS } from './property-fields.ts'

/** How a commercial lease is quoted: by the square foot and year. */
export function CommercialRate() {
  return (
    <>
      <MoneyField name="LeaseRate" label={PROPERTY_LABELS.LeaseRate} optional help="A square foot and year." />
      <LeaseRateHelper />
    </>
  )
}

/** Who pays for what, beside the rent. */
export function CommercialTerms() {
  return (
    <>
      <SelectField
        name="LeaseKindId"
        label={PROPERTY_LABELS.LeaseKindId}
        optional
        help="Who pays taxes, insurance and upkeep."
        choices={COMMERCIAL_LEASE_KINDS}
        placeholder="Not said"
      />
      <FieldRow>
        <MoneyField name="CamCharges" label={PROPERTY_LABELS.CamCharges} optional help="Common areas, a square foot and year." />
        <MoneyField
          name="ImprovementAllowance"
          label={PROPERTY_LABELS.ImprovementAllowance}
          optional
          help="What you pay to fit it out, a square foot."
        />
      </FieldRow>
    </>
  )
}
