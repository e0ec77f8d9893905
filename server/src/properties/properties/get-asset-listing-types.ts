import type { GetAssetListingTypes } from '@keystead/contract/properties/properties/property.operations.ts'
import { LISTING_TYPES } from '@keystead/contract/properties/fields/property.values.ts'
import type { Handler } from '../../rpc/module.ts'

export const getAssetListingTypes: Handler<typeof GetAssetListingTypes> = async (_context, input) => ({
  Items: LISTING_TYPES.filter((type) => !input.CategoryId || type.categories.some((category) => category === input.CategoryId)).map(
    ({ Id, Text }) => ({ Id, Text }),
  ),
})
