import { textOf, ASSET_TYPES } from '@keystead/contract/properties/fields/property.values.ts'

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
const PRIVATE_ROOM = 113

export type TitleFacts = { assetTypeId: number; bedrooms: number | null; city: string; stateCode: string }

/** `2-bedroom apartment in Denver, CO`: the title of a property that came without one. */
export function madeTitle({ assetTypeId, bedrooms, city, stateCode }: TitleFacts): string {
  const noun = NOUNS[assetTypeId] ?? (textOf(ASSET_TYPES, assetTypeId) ?? 'property').toLowerCase()
  const place = `in ${city}, ${stateCode}`
  if (bedrooms === null || assetTypeId === PRIVATE_ROOM) return `${capitalized(noun)} ${place}`
  if (bedrooms === 0) return `Studio ${noun} ${place}`
  return `${bedrooms}-bedroom ${noun} ${place}`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
