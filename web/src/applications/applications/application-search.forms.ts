import { LONGEST_APPLICATION_SEARCH } from '@keystead/contract/applications/applications/application.values.ts'
import { optional, rowId, searchText } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'

export const SearchForm = z.strictObject({ Text: optional(searchText('Keyword', LONGEST_APPLICATION_SEARCH)) })

export const PropertyForm = z.strictObject({ Property: rowId('Property') })
