import type { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import type { UserAssetFilter } from './property.queries.ts'

type Input = Omit<ParsedInputOf<typeof GetUserAssets>, 'Sort' | 'PageIndex' | 'PageSize'>

/** The filters of the owner's list, of bulk actions on it and of its export. */
export function userAssetFilterOf(input: Input): UserAssetFilter {
  return {
    text: input.Text || null,
    categoryId: input.CategoryId ?? null,
    isListed: input.IsListed ?? null,
    needs: input.Needs ?? null,
    buildingId: input.BuildingId ?? null,
    buildingsOnly: input.BuildingsOnly ?? false,
  }
}
