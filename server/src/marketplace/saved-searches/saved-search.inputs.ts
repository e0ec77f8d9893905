import { stopToken } from './stop-link.ts'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  SaveSearch: () => ({
    Name: 'Homes near the office',
    Filters: { Place: 'Denver, CO', MaxPrice: '3000', AmenityIds: [1] },
    Alert: 'daily',
  }),
  EditSavedSearch: ({ savedSearchId }) => ({ SavedSearchId: savedSearchId, Name: 'Homes near the park', Alert: 'none' }),
  StopSearchAlerts: ({ savedSearchAccountId }, { app }) => ({ Token: stopToken(app.services.signer, savedSearchAccountId) }),
}
