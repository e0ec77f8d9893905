import { optional, searchText } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'
import { LONGEST_SEARCH } from './agreements-address.ts'

export const SearchForm = z.strictObject({ Text: optional(searchText('Keyword', LONGEST_SEARCH)) })
