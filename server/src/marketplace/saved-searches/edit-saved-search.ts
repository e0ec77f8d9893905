import { type EditSavedSearch, SavedSearchNotFound } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { keepAlerts } from './alert-times.ts'
import { savedSearchesOf } from './saved-search.access.ts'
import { updateSavedSearch } from './saved-search.queries.ts'

export const editSavedSearch: Handler<typeof EditSavedSearch> = async ({ db, actor, audit }, { SavedSearchId, Name, Alert }) => {
  const searches = savedSearchesOf(accountActor(actor))
  const isThere = await updateSavedSearch(db, searches, SavedSearchId, { name: Name, alert: Alert })
  if (!isThere) fail(SavedSearchNotFound)
  await keepAlerts(db, searches)
  audit(SavedSearchId)
  return { SavedSearchId }
}
