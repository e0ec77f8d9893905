import { z } from 'zod'
import { requiredText } from '../../values/fields.ts'
import { MAX_VIEW_NAME_CHARACTERS } from './saved-view.values.ts'

export const savedViewFields = { Name: requiredText('Name', { max: MAX_VIEW_NAME_CHARACTERS }) }

/** What people type about one of their views. */
export const SavedViewForm = z.strictObject(savedViewFields)
