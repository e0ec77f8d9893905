import { listingFacts } from './listing-facts.ts'

export const LISTING_FACTS = listingFacts()
