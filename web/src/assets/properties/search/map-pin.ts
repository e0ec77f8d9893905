import type { ListingCard } from '@keystead/contract/assets/properties/property.schemas.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { perText } from '../../../ui/listing-texts.ts'
import type { MapPin } from '../../../ui/map/map-pins.ts'

type Listing = Pick<ListingCard, 'AssetId' | 'Title' | 'Amount' | 'RentFrequencyId' | 'Latitude' | 'Longitude'>

/** The pin of a home; none where its place on the map is not known. */
export function pinOf({ AssetId, Title, Amount, RentFrequencyId, Latitude, Longitude }: Listing): MapPin[] {
  if (Latitude === null || Longitude === null) return []
  const per = perText(RentFrequencyId) ?? ''
  return [
    { id: AssetId, latitude: Latitude, longitude: Longitude, label: shortPrice(Amount), name: `${formatMoney(Amount)}${per}, ${Title}` },
  ]
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
