import { z } from 'zod'
import { choice, optional, optionalText, requiredText, rowId, zip } from '../../values/fields.ts'

export const CheckAssetAddressInput = z.strictObject({
  /** The property that is edited, which does not count; nor do its building and units. */
  AssetId: optional(rowId('Property')),
  ParentAssetId: optional(rowId('Building')),
  Address1: requiredText('Address', { max: 120 }),
  Address2: optionalText('Address 2', { max: 120 }),
  UnitNumber: optionalText('Unit', { max: 20 }),
  City: requiredText('City', { max: 80 }),
  StateId: choice('State'),
  Zip: optional(zip()),
})
