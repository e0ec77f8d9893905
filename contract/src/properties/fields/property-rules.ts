import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { CATEGORIES, assetType, listingType } from './property.values.ts'

/** Rules across fields; each names the field it is shown at. */
export function checkPropertyFields(
  fields: {
    CategoryId: number
    AssetTypeId: number
    ListingTypeId: number
    Rent?: string | null
    Price?: string | null
    Bedrooms?: number | null
    Bathrooms?: number | null
    Area?: number | null
    AlsoForSale?: boolean
    MinLeaseMonths?: number | null
    MaxLeaseMonths?: number | null
    ParentAssetId?: string | null
    UnitNumber?: string | null
    PinLatitude?: number | null
    PinLongitude?: number | null
  },
  report: (field: string, message: string) => void,
): void {
  const type = assetType(fields.AssetTypeId)
  const listing = listingType(fields.ListingTypeId)
  if (type?.CategoryId !== fields.CategoryId) report('AssetTypeId', invalidMessage('Property type'))
  if (!listing?.categories.includes(fields.CategoryId as never)) report('ListingTypeId', invalidMessage('Listing type'))
  if (listing?.asks === 'rent' && !fields.Rent) report('Rent', emptyMessage('Rent'))
  if ((listing?.asks === 'price' || fields.AlsoForSale) && !fields.Price) report('Price', emptyMessage('Price'))
  if (fields.MinLeaseMonths && fields.MaxLeaseMonths && fields.MinLeaseMonths > fields.MaxLeaseMonths) {
    report('MaxLeaseMonths', 'Longest lease should not be shorter than shortest lease.')
  }
  const [hasLatitude, hasLongitude] = [fields.PinLatitude ?? null, fields.PinLongitude ?? null].map((part) => part !== null)
  if (hasLatitude && !hasLongitude) report('PinLongitude', emptyMessage('Longitude'))
  if (hasLongitude && !hasLatitude) report('PinLatitude', emptyMessage('Latitude'))
  if (fields.ParentAssetId && !fields.UnitNumber) report('UnitNumber', emptyMessage('Unit'))
  if (fields.CategoryId === CATEGORIES.Commercial && !fields.Area) report('Area', emptyMessage('Area'))
  if (type?.hasRooms) {
    if (fields.Bedrooms === null || fields.Bedrooms === undefined) report('Bedrooms', emptyMessage('Bedrooms'))
    if (fields.Bathrooms === null || fields.Bathrooms === undefined) report('Bathrooms', emptyMessage('Bathrooms'))
  }
}
