import type { propertyFieldShapes } from '../fields/property.fields.ts'
import { CATEGORIES, assetType, listingType } from '../fields/property.values.ts'

export type PropertyField = keyof typeof propertyFieldShapes

/** Condominium, apartment, co-op, loft, private room: they have a floor, and no land of their own. */
const PARTS_OF_BUILDINGS: readonly number[] = [103, 104, 111, 112, 113]
/** Vacant land, parking, commercial land, a farm: nothing is built there, or not worth a floor. */
const OPEN_SPACES: readonly number[] = [115, 213, 214, 215]
/** Duplex to many flats: whoever buys one buys its rents. */
const LET_BUILDINGS: readonly number[] = [105, 106, 107, 108]

/** What decides which fields a property has; less is known while a form is filled in. */
export type AskedKind = {
  readonly CategoryId: number | null
  readonly AssetTypeId: number | null
  readonly ListingTypeId: number | null
  readonly AlsoForSale: boolean | null
}

/** Whether a property of this kind is asked for a field at all: land has no bedrooms, a sale has no rent. */
export function isAsked(field: PropertyField, kind: AskedKind): boolean {
  const isCommercial = kind.CategoryId === CATEGORIES.Commercial
  const type = kind.AssetTypeId ?? 0
  const hasRooms = assetType(type)?.hasRooms ?? false
  const asks = listingType(kind.ListingTypeId ?? 0)?.asks ?? 'rent'
  const isForSale = asks === 'price' || kind.AlsoForSale === true
  switch (field) {
    case 'Bedrooms':
    case 'Bathrooms':
    case 'PetsAllowedIds':
    case 'SmokingId':
      return hasRooms
    case 'LotArea':
    case 'LotAreaUnitId':
      return !PARTS_OF_BUILDINGS.includes(type)
    case 'FloorNumber':
      return isCommercial ? !OPEN_SPACES.includes(type) : PARTS_OF_BUILDINGS.includes(type)
    case 'FloorsCount':
    case 'YearBuilt':
      return !OPEN_SPACES.includes(type)
    case 'GarageSpaces':
      return !isCommercial && hasRooms
    case 'PetDeposit':
    case 'PetRent':
      return hasRooms && asks === 'rent'
    case 'AlsoForSale':
    case 'Rent':
    case 'RentFrequencyId':
    case 'Advance':
    case 'LastMonthUpfront':
    case 'ApplicationFee':
    case 'MoveInFees':
    case 'RentIncludesIds':
    case 'TenantPaysIds':
    case 'MinLeaseMonths':
    case 'MaxLeaseMonths':
      return asks === 'rent'
    case 'Price':
    case 'HoaFee':
    case 'HoaFrequencyId':
    case 'TaxAnnual':
    case 'TaxYear':
      return isForSale
    case 'NetOperatingIncome':
      return isForSale && (isCommercial || LET_BUILDINGS.includes(type))
    case 'LeaseKindId':
    case 'LeaseRate':
    case 'CamCharges':
    case 'ImprovementAllowance':
      return isCommercial && asks === 'rent'
    case 'Zoning':
    case 'PermittedUse':
      return isCommercial || OPEN_SPACES.includes(type)
    case 'CeilingHeight':
    case 'LoadingDocks':
    case 'Power':
      return isCommercial && !OPEN_SPACES.includes(type)
    default:
      return true
  }
}
