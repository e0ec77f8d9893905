import { type MarkSavedSearchSeen, SavedSearchNotFound } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { savedSearchesOf } from './saved-search.access.ts'
import { markSearchLookedAt } from './saved-search.queries.ts'

export const markSavedSearchSeen: Handler<typeof MarkSavedSearchSeen> = async ({ db, actor, audit }, { SavedSearchId }) => {
  const isThere = await markSearchLookedAt(db, savedSearchesOf(accountActor(actor)), SavedSearchId)
  if (!isThere) fail(SavedSearchNotFound)
  audit(SavedSearchId)
  return { SavedSearchId }
}
