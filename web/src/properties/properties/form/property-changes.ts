import {
  ACCESS_TYPES,
  ADDRESS_EXACTNESS,
  AMENITIES,
  AREA_UNITS,
  ASSET_TYPES,
  COMMERCIAL_LEASE_KINDS,
  LISTING_TYPES,
  PETS_ALLOWED,
  RENT_FREQUENCIES,
  SHOWING_ACCESS,
  SMOKING,
  UTILITIES,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { formatDate, isCalendarDate } from '@keystead/contract/values/dates.ts'
import { formatMoney, isMoneyText } from '@keystead/contract/values/money.ts'
import { mergeChanges, type Merged } from '../../../ui/form/merge-changes.ts'
import { PROPERTY_LABELS, type PropertyDraft, type PropertyField } from './property-fields.ts'

/** What I typed on top of what somebody else has saved of the property meanwhile. */
export function mergeDrafts(
  three: Record<'base' | 'mine' | 'newest', PropertyDraft>,
  states: readonly ReferenceItem[],
): Merged<PropertyDraft> {
  return mergeChanges(three, PROPERTY_LABELS, (field, value) => textOfValue(field, value, states))
}

const LISTS: Partial<Record<PropertyField, readonly ReferenceItem[]>> = {
  AssetTypeId: ASSET_TYPES,
  ListingTypeId: LISTING_TYPES,
  AccessTypeId: ACCESS_TYPES,
  AddressExactness: ADDRESS_EXACTNESS,
  AreaUnitId: AREA_UNITS,
  RentFrequencyId: RENT_FREQUENCIES,
  LotAreaUnitId: AREA_UNITS,
  HoaFrequencyId: RENT_FREQUENCIES,
  LeaseKindId: COMMERCIAL_LEASE_KINDS,
  AmenityIds: AMENITIES,
  PetsAllowedIds: PETS_ALLOWED,
  SmokingId: SMOKING,
  RentIncludesIds: UTILITIES,
  TenantPaysIds: UTILITIES,
  ShowingAccessId: SHOWING_ACCESS,
}

const AMOUNTS: readonly PropertyField[] = [
  'Rent',
  'Price',
  'Advance',
  'ApplicationFee',
  'PetDeposit',
  'PetRent',
  'HoaFee',
  'TaxAnnual',
  'NetOperatingIncome',
  'LeaseRate',
  'CamCharges',
  'ImprovementAllowance',
]

/** A value of the form as a person reads it. */
function textOfValue(field: PropertyField, value: unknown, states: readonly ReferenceItem[]): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  const list = field === 'StateId' ? states : LISTS[field]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field === 'ParentAssetId') return 'a building'
  if (field === 'MoveInFees') return feesText(value as PropertyDraft['MoveInFees'])
  if (Array.isArray(value)) return value.map((id) => entryText(list, id)).join(', ') || 'none'
  if (list) return entryText(list, value)
  const text = String(value)
  if (AMOUNTS.includes(field)) return amountText(text)
  return field === 'AvailableOn' && isCalendarDate(text) ? formatDate(text) : text
}

function entryText(list: readonly ReferenceItem[] | undefined, id: unknown): string {
  return list?.find((entry) => entry.Id === id)?.Text ?? String(id)
}

function amountText(text: string): string {
  return isMoneyText(text) ? formatMoney(text) : text
}

function feesText(fees: PropertyDraft['MoveInFees']): string {
  return fees?.map(({ Name, Amount }) => `${Name} ${amountText(Amount)}`).join(', ') || 'none'
}
