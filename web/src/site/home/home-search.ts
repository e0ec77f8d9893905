/** What a visitor may be after, as the listing types of the contract: to rent, to buy. */
export const HOME_SEARCH_KINDS = [
  { text: 'Rent', listingTypeId: 1 },
  { text: 'Buy', listingTypeId: 2 },
] as const
