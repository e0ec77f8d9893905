import { optional, rowId, searchText } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'
import { LONGEST_SEARCH } from './invoices-address.ts'

export const SearchForm = z.strictObject({ Text: optional(searchText('Keyword', LONGEST_SEARCH)) })

export const AboutForm = z.strictObject({ Property: optional(rowId('Property')), Person: optional(rowId('Person')) })
