import { type Listener, hourly } from '../../rpc/events.ts'
import { deleteOldNotices } from './expiry.queries.ts'
import { deleteOldViews } from './views.queries.ts'

export const listingLifeListeners: readonly Listener[] = [
  hourly('who looked at a property', ({ db }) => deleteOldViews(db)),
  hourly('notices of listings that end', ({ db }) => deleteOldNotices(db)),
]
