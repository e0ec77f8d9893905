import { type MarkSavedSearchSeen, SavedSearchNotFound } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { markSearchLookedAt } from './saved-search.queries.ts'

export const markSavedSearchSeen: Handler<typeof MarkSavedSearchSeen, Scope<'saved-search'>> = async (
  { db, owned, audit },
  { SavedSearchId },
) => {
  const isThere = await markSearchLookedAt(db, owned, SavedSearchId)
  if (!isThere) fail(SavedSearchNotFound)
  audit(SavedSearchId)
  return { SavedSearchId }
}
