import { ASSET_TYPES, NEIGHBORHOOD_ONLY, ROOM_TYPE, textOf } from '../fields/property.values.ts'

/** Type names as they stand in the middle of a sentence, where the list's own name does not. */
const NOUNS: Readonly<Record<number, string>> = {
  101: 'house',
  103: 'condo',
  108: 'multi-family home',
  109: 'manufactured home',
  111: 'co-op',
  113: 'private room',
  114: 'accessory dwelling',
  199: 'home',
  202: 'co-working space',
  203: 'medical office',
  204: 'retail space',
  207: 'industrial space',
  209: 'flex space',
  210: 'storage space',
  211: 'mixed-use space',
  212: 'hotel or motel',
  215: 'farm',
  216: 'special-purpose property',
  299: 'commercial property',
}

export type TitleFacts = {
  readonly AssetTypeId: number
  readonly Bedrooms: number | null
  readonly Address1: string | null
  /** Where strangers see no street, the title says none. */
  readonly AddressExactness: number
  readonly City: string
  readonly StateCode: string
}

/** What fits into a title beside the street. */
const LONGEST_STREET = 60

/** `2-bedroom house on Kinney Ave`, or `… in Austin, TX`: the title of a property that was given none. */
export function proposedTitle(facts: TitleFacts): string {
  const street = facts.AddressExactness === NEIGHBORHOOD_ONLY || facts.Address1 === null ? null : streetOf(facts.Address1)
  return street === null || street.length > LONGEST_STREET ? titleByCity(facts) : `${whatItIs(facts)} on ${street}`
}

/**
 * The title of a property of which other facts hold now: one that was proposed is proposed again, one that a person wrote stays.
 * Without the street is how imports of earlier versions proposed theirs.
 */
export function titleAfter(title: string, before: TitleFacts, after: TitleFacts): string {
  const maker = [proposedTitle, titleByCity].find((one) => one(before) === title)
  return maker?.(after) ?? title
}

/** The same, without the street. */
function titleByCity(facts: Pick<TitleFacts, 'AssetTypeId' | 'Bedrooms' | 'City' | 'StateCode'>): string {
  return `${whatItIs(facts)} in ${facts.City}, ${facts.StateCode}`
}

function whatItIs({ AssetTypeId, Bedrooms }: Pick<TitleFacts, 'AssetTypeId' | 'Bedrooms'>): string {
  const noun = NOUNS[AssetTypeId] ?? (textOf(ASSET_TYPES, AssetTypeId) ?? 'property').toLowerCase()
  if (Bedrooms === null || AssetTypeId === ROOM_TYPE) return noun.charAt(0).toUpperCase() + noun.slice(1)
  return Bedrooms === 0 ? `Studio ${noun}` : `${Bedrooms}-bedroom ${noun}`
}

const DOORS = ['unit', 'apt', 'apartment', 'suite', 'ste', 'room', 'rm', 'flat', 'floor', 'fl', 'bldg', 'building']
const ORDINAL = /^\d{1,4}(?:st|nd|rd|th)\b/i

/** `1808 1/2 Kinney Ave, Apt 4` -> `Kinney Ave`; null where no street can be told from the number. */
export function streetOf(address: string): string | null {
  const words = address.trim().split(/\s+/)
  const begin = words.findIndex((word, index) => !isNumber(word) && !(isDoor(word) && isNumber(words[index + 1] ?? '')))
  if (begin === -1) return null
  const end = words.findIndex((word, index) => index > begin && (word.startsWith('#') || isDoor(word)))
  const [street = ''] = words
    .slice(begin, end === -1 ? undefined : end)
    .join(' ')
    .split(',')
  // A box at the post office is no place to live.
  return /^p\.?\s?o\.?\s+box\b/i.test(street) || !/\p{L}{2}/u.test(street) ? null : street.trim()
}

function isNumber(word: string): boolean {
  return /\d/.test(word) && !ORDINAL.test(word)
}

function isDoor(word: string): boolean {
  return DOORS.includes(word.toLowerCase().replace(/[.,]$/, ''))
}
