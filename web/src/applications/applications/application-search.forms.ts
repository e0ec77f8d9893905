import { LONGEST_APPLICATION_SEARCH } from '@keystead/contract/applications/applications/application.values.ts'
import { optional, searchText } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'

export const SearchForm = z.strictObject({ Text: optional(searchText('Keyword', LONGEST_APPLICATION_SEARCH)) })
