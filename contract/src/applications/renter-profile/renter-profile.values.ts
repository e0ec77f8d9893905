/** For how long what a form said is good, counted from the moment in which it was submitted. */
export const PROFILE_DAYS = 30
export const MAX_LABEL = 80
/** Links that work at once. */
export const MOST_OPEN_SHARES = 20
/** Links by email in a day. */
export const MOST_PROFILE_EMAILS_A_DAY = 20
/** To one address, from everyone together. */
export const MOST_PROFILES_TO_ADDRESS_A_DAY = 3
/** Of a link the latest are listed; all of them are counted. */
export const MOST_OPENINGS_LISTED = 20
