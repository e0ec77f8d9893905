/** To an address goes a link, which lets no one change anything. */
export const LINK_PERMISSIONS = ['view', 'download'] as const

export const MAX_SHARED_WITH = 50
export const MAX_SHARE_MESSAGE = 1_000
/** How long a link to an address works where no day is given. */
export const LINK_DAYS = 30
export const MAX_LINK_DAYS = 365
/** Documents and folders, each with each person. */
export const MAX_SHARES_AT_ONCE = 1_000
/** Links to addresses in a day, over all that is shared. */
export const MOST_ADDRESSES_A_DAY = 50
