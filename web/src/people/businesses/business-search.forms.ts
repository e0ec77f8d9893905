import { optional, searchText } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'
import { LONGEST_SEARCH } from './businesses-address.ts'

/** What lists of businesses and of members are searched with. */
export const SearchForm = z.strictObject({ Text: optional(searchText('Keyword', LONGEST_SEARCH)) })
