import { z } from 'zod'
import { searchText } from '../../values/fields.ts'
import { LONGEST_SEARCH } from '../../values/search-words.ts'

export const partnershipFilters = { Text: searchText('Property', LONGEST_SEARCH.words).nullish() }

/** The search box above the list of partnerships. */
export const PartnershipSearchForm = z.strictObject(partnershipFilters)
