export const MAX_SEARCH_NAME_CHARACTERS = 80

/** `daily`: one email a day for all searches of a person, and none on a day without news. */
export const ALERTS = ['daily', 'none'] as const

export type Alert = (typeof ALERTS)[number]
