import { stopToken } from './stop-link.ts'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  SaveSearch: () => ({
    Name: 'Homes near the office',
    Filters: { Place: 'Denver, CO', MaxPrice: '3000', AmenityIds: [1] },
    Alert: 'daily',
  }),
  GetSavedSearches: () => ({}),
  EditSavedSearch: ({ savedSearchId }) => ({ SavedSearchId: savedSearchId, Name: 'Homes near the park', Alert: 'none' }),
  MarkSavedSearchSeen: ({ savedSearchId }) => ({ SavedSearchId: savedSearchId }),
  DeleteSavedSearch: ({ savedSearchId }) => ({ SavedSearchId: savedSearchId }),
  StopSearchAlerts: ({ savedSearchAccountId }, { app }) => ({ Token: stopToken(app.services.signer, savedSearchAccountId) }),
}
