import type { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { ENTIRE_PROPERTY, assetType } from '@keystead/contract/properties/fields/property.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { type AssetRow, NOTHING_SAID, type PropertyFields, presentPropertyFields } from '../properties/property.public.ts'

type Input = ParsedInputOf<typeof AddAssetUnits>

const LONGEST_TITLE = 120

/** What every unit takes over from its building, as it stands when they are made. */
const INHERITED = [
  'Description',
  'Address1',
  'Address2',
  'Zip',
  'AddressExactness',
  'FloorsCount',
  'YearBuilt',
  'AmenityIds',
  'PetsAllowedIds',
  'SmokingId',
  'ApplicationFee',
  'PetDeposit',
  'PetRent',
  'LastMonthUpfront',
  'MoveInFees',
  'RentIncludesIds',
  'TenantPaysIds',
  'MinLeaseMonths',
  'MaxLeaseMonths',
  'HoaFrequencyId',
  'LeaseKindId',
  'Zoning',
  'PermittedUse',
  'ShowingAccessId',
  'ShowingInstructions',
] as const satisfies readonly (keyof PropertyFields)[]

/** What the form would have said of one of the units. */
export function unitFieldsFrom(building: AssetRow, input: Input, unit: Input['Units'][number]): PropertyFields {
  const fields = presentPropertyFields(building)
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, fields[name]])) as Pick<PropertyFields, (typeof INHERITED)[number]>
  return {
    ...NOTHING_SAID,
    ...inherited,
    CategoryId: assetType(input.AssetTypeId)?.CategoryId ?? building.category_id,
    AssetTypeId: input.AssetTypeId,
    ListingTypeId: input.ListingTypeId,
    AccessTypeId: ENTIRE_PROPERTY,
    RentFrequencyId: input.RentFrequencyId,
    AvailableOn: input.AvailableOn,
    ParentAssetId: building.id,
    ...unit,
    Title: titleOf(building.title, unit.UnitNumber),
  }
}

/** `Maple Court, Unit 4B`; a long name of a building gives way. */
function titleOf(building: string, unitNumber: string): string {
  const end = `, Unit ${unitNumber}`
  const name = [...building]
  return name.length + end.length <= LONGEST_TITLE ? building + end : `${name.slice(0, LONGEST_TITLE - end.length - 1).join('')}…${end}`
}
