const LONGEST_NAME = 64

/** Where no one has said theirs. */
export const USUAL_TIME_ZONE = 'America/New_York'

/** Whether a name such as `America/Denver` is one of a time zone. */
export function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_NAME) return false
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
