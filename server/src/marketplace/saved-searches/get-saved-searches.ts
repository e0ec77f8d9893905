import { type GetSavedSearches, MOST_NEW_HOMES } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { declinesEmail } from '../../platform/preferences/preference.public.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { countNewListings } from '../search/marketplace.public.ts'
import { savedSearchesOf } from './saved-search.access.ts'
import { presentSavedSearch } from './saved-search.present.ts'
import { listSavedSearches } from './saved-search.queries.ts'
import { SEARCH_ALERT } from './search-alert.email.ts'

export const getSavedSearches: Handler<typeof GetSavedSearches> = async ({ db, actor }) => {
  const { accountId } = accountActor(actor)
  const Items = []
  for (const row of await listSavedSearches(db, savedSearchesOf({ accountId }))) {
    const search = presentSavedSearch(row)
    const count = await countNewListings(db, search.Filters, row.newSince)
    Items.push({ ...search, NewCount: Math.min(count, MOST_NEW_HOMES), NewCountIsCapped: count > MOST_NEW_HOMES })
  }
  const { isConfirmed } = await getAccountHolder(db, accountId)
  return { Items, EmailIsConfirmed: isConfirmed, MailsAreOff: await declinesEmail(db, accountId, SEARCH_ALERT) }
}
