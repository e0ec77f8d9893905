/* oxlint-disable no-console -- the browser's console is the only log that a page has */

/** Something went wrong that the person need not be bothered with. */
export function logWarning(what: string, error: unknown): void {
  console.warn(what, error)
}

/** Something broke, and the person was shown so. */
export function logError(what: string, error: unknown): void {
  console.error(what, error)
}
