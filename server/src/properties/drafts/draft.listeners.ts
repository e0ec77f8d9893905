import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { deleteForgottenDrafts, moveDrafts } from './draft.queries.ts'

export const draftListeners: readonly Listener[] = [
  hourly('drafts that were forgotten', ({ db }) => deleteForgottenDrafts(db)),
  on(ProfileMoved, 'its drafts come along', async ({ db }, profiles) => {
    for (const profile of profiles) await moveDrafts(db, profile)
  }),
]
