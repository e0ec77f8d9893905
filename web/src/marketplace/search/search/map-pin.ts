import type { GetAssetMap } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { perText } from '../../../properties/properties/home-texts.ts'
import type { MapGroup } from '../../../ui/map/map-groups.ts'
import type { MapPin } from '../../../ui/map/map-pins.ts'
import { text } from './search-map.text.ts'

type Group = OutputOf<typeof GetAssetMap>['Groups'][number]
type Listing = Pick<ListingCard, 'OfferId' | 'Title' | 'Amount' | 'RentFrequencyId' | 'Latitude' | 'Longitude'>

/** The pin of a home; none where its place on the map is not known. */
export function pinOf({ OfferId, Title, Amount, RentFrequencyId, Latitude, Longitude }: Listing): MapPin[] {
  if (Latitude === null || Longitude === null) return []
  const label = shortPrice(Amount)
  const price = `${formatMoney(Amount)}${perText(RentFrequencyId) ?? ''}`
  // Who speaks to a browser says what is to be read on the pin.
  const name = `${price.startsWith(label) ? price : `${label} (${price})`}, ${Title}`
  return [{ id: OfferId, latitude: Latitude, longitude: Longitude, label, name }]
}

const wholeThousands = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
})
const PINS_SHORTEN_FROM = 10_000

/** `$2,150`, `$485K`, `$1.25M`: as much as fits on a pin. */
export function shortPrice(amount: string): string {
  const dollars = Number(amount)
  return dollars < PINS_SHORTEN_FROM ? formatMoney(String(Math.round(dollars))) : wholeThousands.format(dollars)
}

/** The mark of many homes. */
export function groupOf({ Latitude, Longitude, Count, CountIsCapped, Bounds }: Group): MapGroup {
  const label = `${Count.toLocaleString('en-US')}${CountIsCapped ? '+' : ''}`
  return {
    latitude: Latitude,
    longitude: Longitude,
    count: Count,
    label,
    name: text.homesInGroup({ count: Count, label }),
    bounds: Bounds,
  }
}
