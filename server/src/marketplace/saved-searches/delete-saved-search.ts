import { type DeleteSavedSearch, SavedSearchNotFound } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { keepAlerts } from './alert-times.ts'
import { savedSearchesOf } from './saved-search.access.ts'
import { deleteSavedSearchOf } from './saved-search.queries.ts'

export const deleteSavedSearch: Handler<typeof DeleteSavedSearch> = async ({ db, actor, audit }, { SavedSearchId }) => {
  const searches = savedSearchesOf(accountActor(actor))
  if (!(await deleteSavedSearchOf(db, searches, SavedSearchId))) fail(SavedSearchNotFound)
  await keepAlerts(db, searches)
  audit(SavedSearchId)
  return { SavedSearchId }
}
