export { findListingCards } from './find-listing-cards.ts'
export { countNewListings, findListingNews } from './listing-news.ts'
export type { ListingNews } from './listing-filter.ts'
export { listListingAddresses } from './listing.queries.ts'
