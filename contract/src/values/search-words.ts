/** What is typed to be found, as one line. What else a paste brings (tabs, line breaks) is a space. */
export function searchWords(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Dropdowns that are searched answer from so many typed characters on (spec §9). */
export const MIN_SEARCH_CHARACTERS = 2

/** The most characters that a person may search for at once. */
export const LONGEST_SEARCH = { place: 120, words: 100 } as const
