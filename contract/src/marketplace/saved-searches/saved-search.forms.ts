import { z } from 'zod'
import { requiredText } from '../../values/fields.ts'
import { ALERTS, MAX_SEARCH_NAME_CHARACTERS } from './saved-search.values.ts'

export const savedSearchFields = {
  Name: requiredText('Name', { max: MAX_SEARCH_NAME_CHARACTERS }),
  Alert: z.enum(ALERTS, { error: 'Emails is not valid.' }).default('daily'),
}

/** What people type about one of their searches. */
export const SavedSearchForm = z.strictObject(savedSearchFields)
