import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './saved-searches-messages.text.ts'
import { linkToken, rowId } from '../../values/fields.ts'
import { SearchFilters } from '../search/search.fields.ts'
import { savedSearchFields } from './saved-search.forms.ts'
import { ALERTS } from './saved-search.values.ts'

const assets = area('assets')

export const SavedSearchNotFound = defineError('SavedSearchNotFound', 404, messages.savedSearchNotFound)
export const TooManySavedSearches = defineError('TooManySavedSearches', 409, messages.tooManySavedSearches)
export const StopLinkUnknown = defineError('StopLinkUnknown', 404, messages.stopLinkUnknown)

export const MOST_SAVED_SEARCHES = 25
/** New homes are counted up to here, and no further back than a month. */
export const MOST_NEW_HOMES = 100

const anyone = signedIn({ profiles: 'any' })
const ownSearch = signedIn({ profiles: 'any', own: { field: 'SavedSearchId', kind: 'saved-search' } })
const SavedSearch = z.object({
  SavedSearchId: z.guid(),
  Name: z.string(),
  Filters: SearchFilters,
  Alert: z.enum(ALERTS),
  SavedAt: z.iso.datetime(),
})

/** One of the list, with what has come to the market since its owner looked last. */
export const SavedSearchWithNews = SavedSearch.extend({
  NewCount: z.int(),
  NewCountIsCapped: z.boolean(),
})
export type SavedSearchWithNews = z.infer<typeof SavedSearchWithNews>

export const SaveSearch = assets.command('SaveSearch', {
  summary: 'Keeps a search under a name, for the account. The same search again is the one that is kept already, as it is.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({ ...savedSearchFields, Filters: SearchFilters }),
  output: SavedSearch.extend({ WasKnown: z.boolean() }),
  errors: [TooManySavedSearches],
  changes: ['savedSearch'],
})

export const GetSavedSearches = assets.query('GetSavedSearches', {
  summary: 'The searches of the account by name, each with how many homes are new in it.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({
    Items: z.array(SavedSearchWithNews),
    /** Where alerts go; nothing is sent to an address that no one has confirmed. */
    EmailIsConfirmed: z.boolean(),
    /** Whether emails about saved searches are switched off in the notification settings, whatever a search says. */
    MailsAreOff: z.boolean(),
  }),
  reads: ['savedSearch'],
})

export const EditSavedSearch = assets.command('EditSavedSearch', {
  summary: 'Renames a saved search, or turns its emails on or off.',
  access: ownSearch,
  permission: 'personal',
  input: z.strictObject({ SavedSearchId: rowId('Search'), ...savedSearchFields }),
  output: z.object({ SavedSearchId: z.guid() }),
  errors: [SavedSearchNotFound],
  changes: ['savedSearch'],
})

export const MarkSavedSearchSeen = assets.command('MarkSavedSearchSeen', {
  summary: 'Its owner looks at a saved search now: what is new is counted from here.',
  access: ownSearch,
  permission: 'personal',
  input: z.strictObject({ SavedSearchId: rowId('Search') }),
  output: z.object({ SavedSearchId: z.guid() }),
  errors: [SavedSearchNotFound],
  changes: ['savedSearch'],
})

export const DeleteSavedSearch = assets.command('DeleteSavedSearch', {
  summary: 'Forgets a saved search and its emails.',
  access: ownSearch,
  permission: 'personal',
  input: z.strictObject({ SavedSearchId: rowId('Search') }),
  output: z.object({ SavedSearchId: z.guid() }),
  errors: [SavedSearchNotFound],
  changes: ['savedSearch'],
})

export const StopSearchAlerts = assets.command('StopSearchAlerts', {
  summary: 'Stops all emails about saved searches of the person who got the email with this link. It may be pressed again and again.',
  access: publicAccess('One press on the link of an email has to be enough, without signing in.'),
  input: z.strictObject({ Token: linkToken('Link') }),
  output: z.object({ Stopped: z.int() }),
  errors: [StopLinkUnknown],
  changes: ['savedSearch'],
})
