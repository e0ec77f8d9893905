import { type DeleteSavedSearch, SavedSearchNotFound } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { keepAlerts } from './alert-times.ts'
import { deleteSavedSearchOf } from './saved-search.queries.ts'

export const deleteSavedSearch: Handler<typeof DeleteSavedSearch, Scope<'saved-search'>> = async (
  { db, owned, audit },
  { SavedSearchId },
) => {
  const searches = owned
  if (!(await deleteSavedSearchOf(db, searches, SavedSearchId))) fail(SavedSearchNotFound)
  await keepAlerts(db, searches)
  audit(SavedSearchId)
  return { SavedSearchId }
}
