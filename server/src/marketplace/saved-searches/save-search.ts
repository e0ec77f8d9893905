import {
  MOST_SAVED_SEARCHES,
  type SaveSearch,
  TooManySavedSearches,
} from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { keepAlerts } from './alert-times.ts'
import { savedSearchesOf } from './saved-search.access.ts'
import { presentSavedSearch, storedFilters } from './saved-search.present.ts'
import { countSavedSearches, findSameSearch, insertSavedSearch, lockSavedSearches } from './saved-search.queries.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { mapAreaText } from '../search/marketplace.public.ts'

export const saveSearch: Handler<typeof SaveSearch> = async ({ db, actor, audit }, input) => {
  const searches = savedSearchesOf(accountActor(actor))
  const { Bounds } = input.Filters
  if (Bounds && Bounds.South > Bounds.North) failField('Filters', invalidMessage(mapAreaText.mapArea))
  const filters = storedFilters(input.Filters)
  await lockSavedSearches(db, searches)
  const known = await findSameSearch(db, searches, filters)
  if (known) return { ...presentSavedSearch(known), WasKnown: true }
  if ((await countSavedSearches(db, searches)) >= MOST_SAVED_SEARCHES) fail(TooManySavedSearches)
  const saved = await insertSavedSearch(db, searches, { name: input.Name, filters, alert: input.Alert })
  await keepAlerts(db, searches)
  audit(saved.id)
  return { ...presentSavedSearch(saved), WasKnown: false }
}
