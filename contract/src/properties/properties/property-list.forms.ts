import { z } from 'zod'
import { choice, rowId, searchText } from '../../values/fields.ts'
import { LONGEST_SEARCH } from '../../values/search-words.ts'
import { CATEGORIES } from '../fields/property.values.ts'

/**
 * What a property may still need: `finishing` is unlisted with a required check open, `photo` is listed without a picture,
 * `renewal` is listed and ends within two weeks, `expired` has left the market because nobody renewed it,
 * `lease` is let until a day within the next weeks, and to nobody after it.
 */
export const USER_ASSET_NEEDS = ['finishing', 'photo', 'renewal', 'expired', 'lease'] as const

/** What narrows the owner's list. */
export const userAssetFilters = {
  Text: searchText('Keyword', LONGEST_SEARCH.words).nullish(),
  CategoryId: choice('Category', Object.values(CATEGORIES)).nullish(),
  IsListed: z.boolean({ error: 'Listed is not valid.' }).nullish(),
  Needs: z.enum(USER_ASSET_NEEDS, { error: 'Needs is not valid.' }).nullish(),
  /** Only the units of this building. */
  BuildingId: rowId('Building').nullish(),
  /** Only properties that have units. */
  BuildingsOnly: z.boolean({ error: 'Buildings is not valid.' }).nullish(),
}

/** The search box above the list. */
export const ListSearchForm = z.strictObject({ Text: userAssetFilters.Text })
