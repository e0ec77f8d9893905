import type { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { UserAssetFilter } from './property-list.queries.ts'

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
    topLevel: input.TopLevel ?? false,
    occupancy: input.Occupancy?.length ? input.Occupancy : null,
    city: input.City || null,
    stateId: input.StateId ?? null,
    agentProfileId: input.AgentProfileId ?? null,
    rentFromCents: input.RentFrom ? centsFromText(input.RentFrom) : null,
    rentToCents: input.RentTo ? centsFromText(input.RentTo) : null,
    bedroomsFrom: input.BedroomsFrom ?? null,
  }
}
