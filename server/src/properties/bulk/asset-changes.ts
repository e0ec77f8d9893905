import type { EditAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import type { RentChange } from '@keystead/contract/properties/bulk/bulk.forms.ts'
import { assetType, listingType } from '@keystead/contract/properties/fields/property.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { centsFromText, isMoneyText, textFromCents } from '@keystead/contract/values/money.ts'
import { WHOLE_BPS, bpsOfPercent, fractionOf } from '@keystead/contract/values/shares.ts'
import { type AssetRow, type PropertyFields, presentPropertyFields } from '../properties/property.public.ts'
import { text } from './bulk.text.ts'

export type AssetChanges = ParsedInputOf<typeof EditAssets>['Changes']

/** The fields of a property after a change for many, or why it cannot be made. */
export type ChangedFields = { readonly fields: PropertyFields; readonly skipped: string | null } | { readonly problem: string }

/** What does not apply to a property is skipped: land has no pets, a home for sale has no rent. */
export function changedFields(asset: AssetRow, changes: AssetChanges): ChangedFields {
  const { City: _city, StateId: _state, PinLatitude: _latitude, PinLongitude: _longitude, ...before } = presentPropertyFields(asset)
  const fields: PropertyFields = { ...before }
  const skipped: string[] = []
  const isForRent = listingType(asset.listing_type_id)?.asks === 'rent'
  const hasRooms = assetType(asset.asset_type_id)?.hasRooms === true

  if (changes.RentChange !== undefined) {
    if (isForRent && asset.rent_cents !== null) {
      const rent = changedRent(asset.rent_cents, changes.RentChange)
      if (rent === null) return { problem: text.rentOutOfRange }
      fields.Rent = rent
    } else {
      skipped.push(text.hasNoRent)
    }
  }
  if (changes.RentIncludesIds !== undefined || changes.ApplicationFee !== undefined) {
    if (isForRent) {
      fields.RentIncludesIds = changes.RentIncludesIds ?? fields.RentIncludesIds
      if (changes.ApplicationFee !== undefined) fields.ApplicationFee = changes.ApplicationFee
    } else {
      skipped.push(text.notForRent)
    }
  }
  if (changes.PetsAllowedIds !== undefined || changes.SmokingId !== undefined) {
    if (hasRooms) {
      fields.PetsAllowedIds = changes.PetsAllowedIds ?? fields.PetsAllowedIds
      if (changes.SmokingId !== undefined) fields.SmokingId = changes.SmokingId
    } else {
      skipped.push(text.noOneLivesThere)
    }
  }
  if (changes.AvailableOn !== undefined) fields.AvailableOn = changes.AvailableOn
  if (changes.ShowingAccessId !== undefined) fields.ShowingAccessId = changes.ShowingAccessId
  if (changes.AddressExactness !== undefined) fields.AddressExactness = changes.AddressExactness
  if (changes.PrivateRemarks !== undefined) fields.PrivateRemarks = changes.PrivateRemarks
  return { fields, skipped: skipped.length > 0 ? skipped.join(' ') : null }
}

const CENTS = 100

/** In whole dollars; null where nothing is left of it, or more than an amount can be. */
function changedRent(rentCents: number, { Direction, Percent, Amount }: RentChange): string | null {
  const sign = Direction === 'raise' ? 1 : -1
  const dollars = Amount
    ? fractionOf(rentCents + sign * centsFromText(Amount), 1, CENTS)
    : fractionOf(rentCents, WHOLE_BPS + sign * bpsOfPercent(Percent ?? 0), WHOLE_BPS * CENTS)
  const cents = dollars * CENTS
  const text = cents > 0 ? textFromCents(cents) : null
  return text !== null && isMoneyText(text) ? text : null
}
