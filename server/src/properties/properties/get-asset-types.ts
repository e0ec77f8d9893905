import type { GetAssetTypes } from '@keystead/contract/properties/properties/property.operations.ts'
import { ASSET_TYPES } from '@keystead/contract/properties/fields/property.values.ts'
import type { Handler } from '../../rpc/module.ts'

export const getAssetTypes: Handler<typeof GetAssetTypes> = async (_context, input) => ({
  Items: ASSET_TYPES.filter((type) => !input.CategoryId || type.CategoryId === input.CategoryId).map(({ Id, Text, CategoryId }) => ({
    Id,
    Text,
    CategoryId,
  })),
})
