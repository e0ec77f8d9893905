import type { ListingDetails } from '@keystead/contract/assets/marketplace/marketplace.schemas.ts'
import { monthlyRentCents } from '@keystead/contract/assets/properties/property.values.ts'
import { centsFromText, isMoneyText, textFromCents } from '@keystead/contract/values/money.ts'
import { ANY_PROPERTY, type PropertySearch } from '../search/search-address.ts'

const PRICE_DIFFERENCE = 0.25
/** One of them may be the home itself. */
const ASKED_FOR = 5
export const SIMILAR_SHOWN = 3

type Home = Pick<ListingDetails, 'City' | 'StateCode' | 'AssetTypeId' | 'ListingTypeId' | 'CategoryId' | 'Amount' | 'RentFrequencyId'>

/** Homes of its kind in its city that cost about the same. Rents are compared by the month, as every search does. */
export function similarHomes({ City, StateCode, AssetTypeId, ListingTypeId, CategoryId, Amount, RentFrequencyId }: Home): PropertySearch {
  const cents = centsFromText(Amount)
  const compared = RentFrequencyId === null ? cents : monthlyRentCents(cents, RentFrequencyId)
  return {
    ...ANY_PROPERTY,
    Place: `${City}, ${StateCode}`,
    CategoryId,
    AssetTypeIds: [AssetTypeId],
    ListingTypeId,
    MinPrice: priceLimit(Math.floor(compared * (1 - PRICE_DIFFERENCE))),
    MaxPrice: priceLimit(Math.ceil(compared * (1 + PRICE_DIFFERENCE))),
    PageSize: ASKED_FOR,
  }
}

/** Where to go on looking: everything of its kind in its city. */
export function sameCitySearch({ City, StateCode, ListingTypeId, CategoryId }: Home): PropertySearch {
  return { ...ANY_PROPERTY, Place: `${City}, ${StateCode}`, CategoryId, ListingTypeId }
}

/** Past the largest amount that a filter takes there is no limit to set. */
function priceLimit(cents: number): string | null {
  const amount = textFromCents(cents)
  return isMoneyText(amount) ? amount : null
}
