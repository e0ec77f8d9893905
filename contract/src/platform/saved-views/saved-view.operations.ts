import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { messages } from './saved-views-messages.text.ts'
import { rowId } from '../../values/fields.ts'
import { savedViewFields } from './saved-view.forms.ts'
import { LISTS_WITH_VIEWS, MAX_VIEW_SEARCH_CHARACTERS } from './saved-view.values.ts'

/*
 * How a profile looks at one of its lists: filters and order under a name, as the address of the list says them. What an
 * address means is known to its screen alone, which takes from it what it knows.
 */

const users = area('users')

export const SavedViewNotFound = defineError('SavedViewNotFound', 404, messages.savedViewNotFound)
export const TooManySavedViews = defineError('TooManySavedViews', 409, messages.tooManySavedViews)

const anyone = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })
const ownView = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'SavedViewId', kind: 'saved-view' } })
const list = z.enum(LISTS_WITH_VIEWS, { error: invalidMessage('List') })
/** What stands behind the `?` of an address, as browsers write it. */
const search = z
  .string({ error: invalidMessage('Filters') })
  .min(1, { error: emptyMessage('Filters') })
  .max(MAX_VIEW_SEARCH_CHARACTERS, { error: invalidMessage('Filters') })
  .regex(/^[\w*.+%=&-]*$/, { error: invalidMessage('Filters') })

export const SavedView = z.object({ SavedViewId: z.guid(), Name: z.string(), Search: z.string() }).meta({ id: 'SavedView' })
export type SavedView = z.infer<typeof SavedView>

export const GetSavedViews = users.query('GetSavedViews', {
  summary: 'The views of one list that the active profile has saved, by name.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({ List: list }),
  output: z.object({ Items: z.array(SavedView) }),
  reads: ['savedView'],
})

export const SaveView = users.command('SaveView', {
  summary: 'Keeps filters and order of a list under a name, for the active profile.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({ List: list, ...savedViewFields, Search: search }),
  output: SavedView,
  errors: [TooManySavedViews],
  changes: ['savedView'],
})

export const RenameView = users.command('RenameView', {
  summary: 'Gives a saved view another name.',
  access: ownView,
  permission: 'personal',
  input: z.strictObject({ SavedViewId: rowId('View'), ...savedViewFields }),
  output: SavedView,
  errors: [SavedViewNotFound],
  changes: ['savedView'],
})

export const ReplaceView = users.command('ReplaceView', {
  summary: 'Keeps other filters under the name of a saved view.',
  access: ownView,
  permission: 'personal',
  input: z.strictObject({ SavedViewId: rowId('View'), Search: search }),
  output: SavedView,
  errors: [SavedViewNotFound],
  changes: ['savedView'],
})

export const DeleteView = users.command('DeleteView', {
  summary: 'Forgets a saved view.',
  access: ownView,
  permission: 'personal',
  input: z.strictObject({ SavedViewId: rowId('View') }),
  output: z.object({ SavedViewId: z.guid() }),
  errors: [SavedViewNotFound],
  changes: ['savedView'],
})
