import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { moveRequired } from './requirement.queries.ts'

export const requirementListeners: readonly Listener[] = [
  on(ProfileMoved, 'which papers it wants comes along', async ({ db }, profiles) => {
    for (const profile of profiles) await moveRequired(db, profile)
  }),
]
