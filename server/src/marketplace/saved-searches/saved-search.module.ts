import * as operations from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { savedSearchOfCall } from './saved-search.access.ts'
import { deleteSavedSearch } from './delete-saved-search.ts'
import { editSavedSearch } from './edit-saved-search.ts'
import { getSavedSearches } from './get-saved-searches.ts'
import { markSavedSearchSeen } from './mark-saved-search-seen.ts'
import { saveSearch } from './save-search.ts'
import { stopSearchAlerts } from './stop-search-alerts.ts'

export const savedSearchModule = implementAll(
  operations,
  {
    SaveSearch: saveSearch,
    GetSavedSearches: getSavedSearches,
    EditSavedSearch: editSavedSearch,
    MarkSavedSearchSeen: markSavedSearchSeen,
    DeleteSavedSearch: deleteSavedSearch,
    StopSearchAlerts: stopSearchAlerts,
  },
  { 'saved-search': savedSearchOfCall },
)
