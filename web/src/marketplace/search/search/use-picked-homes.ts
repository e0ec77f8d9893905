import { GetAssetCards, type GetAssetMap, MAX_ASSET_CARDS } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useCall } from '../../../api/query.ts'
import type { SearchResult } from './search-texts.ts'

export type PickedPin = OutputOf<typeof GetAssetMap>['Pins'][number]

/** The cards of pins that were pressed: those of the list are here, the others are asked for. */
export function usePickedHomes(pins: readonly PickedPin[], { Items }: SearchResult): ListingCard[] {
  const unknown = pins.filter(({ OfferId }) => !Items.some((item) => item.OfferId === OfferId))
  const AssetIds = [...new Set(unknown.map(({ AssetId }) => AssetId))].slice(0, MAX_ASSET_CARDS)
  const { data } = useCall(GetAssetCards, { AssetIds }, { enabled: AssetIds.length > 0 })
  if (AssetIds.length > 0 && !data) return []
  return pins.flatMap((pin) => {
    const item = Items.find(({ OfferId }) => OfferId === pin.OfferId)
    if (item) return [item]
    const card = data?.Items.find(({ AssetId }) => AssetId === pin.AssetId)
    // A card is of a home's first offer; the pin knows what the one pressed asks.
    return card ? [{ ...card, OfferId: pin.OfferId, Amount: pin.Amount, RentFrequencyId: pin.RentFrequencyId }] : []
  })
}
