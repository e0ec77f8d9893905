import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { moveLinksTo } from '../../links/links.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { FEED_LINK } from './feed-link.ts'
import { moveFeeds } from './feed.queries.ts'

export const feedListeners: readonly Listener[] = [
  on(ProfileMoved, 'portals find its feeds where they were', async ({ db }, profiles) => {
    for (const profile of profiles) {
      const feeds = await moveFeeds(db, profile)
      await moveLinksTo(db, FEED_LINK, feeds, profile.accountId)
    }
  }),
]
