import { z } from 'zod'
import { choice, money, rowId, searchText, wholeNumber } from '../../values/fields.ts'
import { LONGEST_SEARCH } from '../../values/search-words.ts'
import { CATEGORIES } from '../fields/property.values.ts'
import { OCCUPANCIES, OFF_BOOKS_REASONS } from './occupancy.ts'

/**
 * What a property may still need: `finishing` is unlisted with a required check open, `photo` is listed without a picture,
 * `renewal` is listed and ends within two weeks, `expired` has left the market because no one renewed it, and
 * no one lives there who stays.
 */
export const USER_ASSET_NEEDS = ['finishing', 'photo', 'renewal', 'expired'] as const

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
  /** No units: they are found in their buildings. */
  TopLevel: z.boolean({ error: 'Units is not valid.' }).nullish(),
  /** Homes that are one of these today; of a building its units count, and not itself. */
  Occupancy: z
    .array(z.enum(OCCUPANCIES, { error: 'Status is not valid.' }), { error: 'Status is not valid.' })
    .max(OCCUPANCIES.length)
    .nullish(),
  /** As it stands in the address. */
  City: searchText('City', LONGEST_SEARCH.words).nullish(),
  StateId: wholeNumber('State', { min: 1, max: 32_767 }).nullish(),
  /** Homes that this agent works for today. */
  AgentProfileId: rowId('Agent').nullish(),
  /** Of what is asked for it, by the month. */
  RentFrom: money('Lowest rent', { allowZero: true }).nullish(),
  RentTo: money('Highest rent').nullish(),
  /** At least so many; a studio has none. */
  BedroomsFrom: wholeNumber('Beds', { min: 0, max: 100 }).nullish(),
}

/** What narrows the list beside words and tabs, as a form asks it. */
export const ListFilterForm = z.strictObject({
  CategoryId: userAssetFilters.CategoryId,
  /** A city with its state, as the list's own facets name it. */
  CityKey: searchText('City', LONGEST_SEARCH.words).nullish(),
  AgentProfileId: userAssetFilters.AgentProfileId,
  RentFrom: userAssetFilters.RentFrom,
  RentTo: userAssetFilters.RentTo,
  BedroomsFrom: userAssetFilters.BedroomsFrom,
  BuildingsOnly: userAssetFilters.BuildingsOnly,
})

export const OffBooksForm = z.strictObject({ Reason: z.enum(OFF_BOOKS_REASONS, { error: 'Reason is not valid.' }) })

/** The search box above the list. */
export const ListSearchForm = z.strictObject({ Text: userAssetFilters.Text })
