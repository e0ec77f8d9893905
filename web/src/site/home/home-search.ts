import { text } from './home.text.ts'
/** What a visitor may be after, as the listing types of the contract: to rent, to buy. */
export const HOME_SEARCH_KINDS = [
  { text: text.rent, listingTypeId: 1 },
  { text: text.buy, listingTypeId: 2 },
] as const
