import type { GetListingFeeds } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { feedsOf } from './feed.access.ts'
import { presentFeed } from './feed.present.ts'
import { listFeeds } from './feed.queries.ts'
import { feedToken } from './feed-link.ts'

export const getListingFeeds: Handler<typeof GetListingFeeds> = async ({ db, actor, services }) => {
  const feeds = await listFeeds(db, feedsOf(profileActor(actor)))
  return { Items: feeds.map((feed) => presentFeed(feed, feedToken(services.sealer, feed), services.mailer.siteAddress())) }
}
