import type { FormSection } from '@keystead/contract/properties/fields/field-declaration.ts'
import { FORM_FIELDS } from '@keystead/contract/properties/fields/form-fields.derived.ts'
import { PROPERTY_FIELDS, type PropertyField } from './property-fields.ts'

/** Fields that stand side by side, or in another order than they are declared in; the others follow, each in a row of its own. */
const ROWS: Partial<Record<FormSection, readonly (readonly PropertyField[])[]>> = {
  size: [
    ['Bedrooms', 'Bathrooms'],
    ['Area', 'AreaUnitId'],
  ],
  building: [
    ['LotArea', 'LotAreaUnitId'],
    ['FloorNumber', 'FloorsCount', 'YearBuilt'],
    ['ParkingTotal', 'GarageSpaces'],
    ['CeilingHeight', 'LoadingDocks'],
  ],
  rent: [['Rent', 'RentFrequencyId']],
  commercial: [['LeaseKindId'], ['CamCharges', 'ImprovementAllowance']],
  movingIn: [['ApplicationFee'], ['LastMonthUpfront'], ['PetDeposit', 'PetRent']],
  length: [['MinLeaseMonths', 'MaxLeaseMonths']],
  owning: [
    ['HoaFee', 'HoaFrequencyId'],
    ['TaxAnnual', 'TaxYear'],
  ],
  private: [['ReferenceCode', 'ParcelNumber']],
}

/** Fields that a step lays out itself, with what only they need. Address and kind are laid out so altogether. */
export const LAID_OUT_BY_HAND: readonly PropertyField[] = [
  ...PROPERTY_FIELDS.filter((field) => ['place', 'pin', 'kind'].includes(FORM_FIELDS[field].section)),
  ...(['AmenityIds', 'PetsAllowedIds', 'Advance', 'LeaseRate', 'MoveInFees', 'RentIncludesIds', 'TenantPaysIds'] as const),
  ...(['Title', 'Description'] as const),
]

/** The rows of a section as `SectionFields` shows them. */
export function rowsOf(section: FormSection): readonly (readonly PropertyField[])[] {
  const rows = ROWS[section] ?? []
  const placed = new Set(rows.flat())
  const rest = PROPERTY_FIELDS.filter(
    (field) => FORM_FIELDS[field].section === section && !placed.has(field) && !LAID_OUT_BY_HAND.includes(field),
  )
  return [...rows, ...rest.map((field) => [field])]
}

/** Those of them that say something: a unit beside a value has one in any case. */
export function tellingFields(...sections: readonly FormSection[]): readonly PropertyField[] {
  return sections.flatMap((section) => rowsOf(section).flat()).filter((field) => !('default' in FORM_FIELDS[field]))
}
