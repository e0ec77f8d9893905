import type { PropertyField } from './asked-fields.ts'

/**
 * What an agent changes only with the scope `terms`: what is offered and for how much, on which terms, and where. The
 * scope `list` covers how it is described and shown.
 */
const OFFER: readonly PropertyField[] = ['AssetTypeId', 'ListingTypeId', 'AlsoForSale', 'AccessTypeId']
const ADDRESS: readonly PropertyField[] = [
  'UnitNumber',
  'Address1',
  'Address2',
  'City',
  'StateId',
  'Zip',
  'PinLatitude',
  'PinLongitude',
  'AddressExactness',
]
const PRICES: readonly PropertyField[] = ['Rent', 'Price']
const TERMS: readonly PropertyField[] = [
  'RentFrequencyId',
  'LeaseKindId',
  'LeaseRate',
  'CamCharges',
  'ImprovementAllowance',
  'Advance',
  'LastMonthUpfront',
  'ApplicationFee',
  'PetDeposit',
  'PetRent',
  'MoveInFees',
  'RentIncludesIds',
  'TenantPaysIds',
  'MinLeaseMonths',
  'MaxLeaseMonths',
  'HoaFee',
  'HoaFrequencyId',
  'TaxAnnual',
  'TaxYear',
  'NetOperatingIncome',
  'AvailableOn',
  'PetsAllowedIds',
  'SmokingId',
]

/** By what the owner is told has changed. */
export const ENTRUSTED_GROUPS = { offer: OFFER, price: PRICES, terms: TERMS, address: ADDRESS } as const
export type EntrustedGroup = keyof typeof ENTRUSTED_GROUPS

export const ENTRUSTED_FIELDS: readonly PropertyField[] = Object.values(ENTRUSTED_GROUPS).flat()
