/** Lists of which people may save views. A line more, and a list has them. */
export const LISTS_WITH_VIEWS = ['Properties'] as const
export type ListWithViews = (typeof LISTS_WITH_VIEWS)[number]

/** Of one list. */
export const MOST_SAVED_VIEWS = 20
export const MAX_VIEW_NAME_CHARACTERS = 60
/** What the longest words of a search take in an address, and the other filters beside them. */
export const MAX_VIEW_SEARCH_CHARACTERS = 2_500
