/** `AA` -> 1, `AB` -> 2, `BA` -> 27: a number that never changes as long as the code does not. */
export function countryIdOf(code: string): number {
  const letter = (index: number) => code.charCodeAt(index) - 'A'.charCodeAt(0)
  return letter(0) * 26 + letter(1) + 1
}

export const UNITED_STATES_ID = countryIdOf('US')
const CANADA_ID = countryIdOf('CA')

/** Countries whose states or provinces are a list to choose from; of all others they are typed. */
export function hasListedStates(countryId: number): boolean {
  return countryId === UNITED_STATES_ID || countryId === CANADA_ID
}
