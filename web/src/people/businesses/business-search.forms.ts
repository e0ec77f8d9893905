import { optional, searchText } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'

export const LONGEST_SEARCH = 80

/** What lists of businesses and of members are searched with. */
export const SearchForm = z.strictObject({ Text: optional(searchText('Keyword', LONGEST_SEARCH)) })
