import { optional, searchText } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'
import { LONGEST_SEARCH } from './shared-address.ts'

export const SharedSearchForm = z.strictObject({ Text: optional(searchText('Keyword', LONGEST_SEARCH)) })
