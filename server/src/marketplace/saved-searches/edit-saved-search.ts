import { type EditSavedSearch, SavedSearchNotFound } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { keepAlerts } from './alert-times.ts'
import { updateSavedSearch } from './saved-search.queries.ts'

export const editSavedSearch: Handler<typeof EditSavedSearch, Scope<'saved-search'>> = async (
  { db, owned, audit },
  { SavedSearchId, Name, Alert },
) => {
  const searches = owned
  const isThere = await updateSavedSearch(db, searches, SavedSearchId, { name: Name, alert: Alert })
  if (!isThere) fail(SavedSearchNotFound)
  await keepAlerts(db, searches)
  audit(SavedSearchId)
  return { SavedSearchId }
}
