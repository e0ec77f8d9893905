import { optional, rowId, searchText } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'
import { LONGEST_SEARCH } from './documents-address.ts'
import { text } from './folders.text.ts'

export const SearchForm = z.strictObject({ Text: optional(searchText('Keyword', LONGEST_SEARCH)) })

const chosen = (label: string) => z.strictObject({ Chosen: optional(rowId(label)) }) as unknown as z.ZodType<Chosen, Chosen>
type Chosen = { Chosen: string | null }

export const PropertyForm = chosen('Property')
export const PersonForm = chosen('Person')

/** Where to: to the top, or into a folder that is named. */
export const MoveForm = z
  .strictObject({ Where: z.enum(['top', 'folder']), FolderId: optional(rowId('Folder')) })
  .refine(({ Where, FolderId }) => Where === 'top' || FolderId !== null, { path: ['FolderId'], error: text.chooseFolder })
