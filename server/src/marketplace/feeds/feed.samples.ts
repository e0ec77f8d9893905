import { FOR_RENTAL_PORTALS, FOR_SALE_PORTALS } from '@keystead/contract/marketplace/feeds/feed.values.ts'
import type { Sample } from '../../database/samples.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { feedsOf } from './feed.access.ts'
import { countFeedLines, listFeedLines, listFeedListings } from './feed.queries.ts'

const scope = feedsOf({ accountId: 'an account', profileId: 'a profile' } as ProfileActor)
const after = { listedAt: '2026-01-01', id: 'a listing' }

export const samples: readonly Sample[] = [FOR_RENTAL_PORTALS, FOR_SALE_PORTALS].flatMap((audienceId) => [
  (db) => listFeedListings(db, scope, audienceId, { after, limit: 10 }),
  (db) => listFeedLines(db, scope, audienceId, { show: 'in', limit: 10, offset: 0 }),
  (db) => countFeedLines(db, scope, audienceId, 'out'),
])
