import { z } from 'zod'
import { steppedNumber, wholeNumber } from '../../values/fields.ts'
import { emptyMessage, invalidMessage, messages } from '../../text/messages.ts'
import type { DeclaredProperty } from './declared-fields.ts'
import { choices, takenShapes } from './field-shapes.ts'
import { FORM_FIELDS } from './form-fields.derived.ts'
import { AREAS, BATHROOMS, BEDROOMS, CATEGORIES, PETS_ALLOWED, assetType, contradictsItself, listingType } from './property.values.ts'

export const petsAllowed = choices('Pets allowed', PETS_ALLOWED).refine((chosen) => !contradictsItself(chosen), {
  error: messages.petsContradict,
})
export const bedrooms = wholeNumber('Bedrooms', BEDROOMS)
export const bathrooms = steppedNumber('Bathrooms', BATHROOMS)
export const areaSize = steppedNumber('Area', AREAS)

/** What a call takes of each field. Rules across fields are in `checkPropertyFields`. */
export const propertyFieldShapes = { ...takenShapes<DeclaredProperty>(FORM_FIELDS), PetsAllowedIds: petsAllowed }

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

/** The object of property fields with extra fields of a call, and the rules across them. */
export function propertyInput<Extra extends z.ZodRawShape>(extra: Extra) {
  return z.strictObject({ ...propertyFieldShapes, ...extra }).superRefine((fields, context) => {
    checkPropertyFields(fields as never, (field, message) => context.addIssue({ code: 'custom', path: [field], message }))
  })
}
