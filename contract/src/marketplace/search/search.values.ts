import type { NumberRange } from '../../values/numbers.ts'

/** Orders of a search (`best` is by how well the words fit, and by age where there are none); every one ends in the id, so that pages never overlap. */
export const SEARCH_SORTS = ['newest', 'price-low', 'price-high', 'area', 'distance', 'best'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** Distances that the place filter offers, in miles. */
export const RADIUS_MILES = [5, 10, 25, 50] as const
/** Those that it takes. */
export const RADIUS: NumberRange = { min: 1, max: 100, step: 1 }

export const LATITUDES = { min: -90, max: 90 } as const
export const LONGITUDES = { min: -180, max: 180 } as const
