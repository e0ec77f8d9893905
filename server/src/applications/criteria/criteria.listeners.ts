import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { moveCriteria } from './criteria.queries.ts'

export const criteriaListeners: readonly Listener[] = [
  on(ProfileMoved, 'what it asks of applicants comes along', async ({ db }, profiles) => {
    for (const profile of profiles) await moveCriteria(db, profile)
  }),
]
