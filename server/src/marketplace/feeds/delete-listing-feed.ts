import { type DeleteListingFeed, FeedNotFound } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { revokeLinksTo } from '../../links/links.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { FEED_LINK } from './feed-link.ts'
import { deleteFeed } from './feed.queries.ts'

export const deleteListingFeed: Handler<typeof DeleteListingFeed, Scope<'listing-feed'>> = async ({ db, owned, audit }, input) => {
  if (!(await deleteFeed(db, owned, input.FeedId))) fail(FeedNotFound)
  await revokeLinksTo(db, FEED_LINK, input.FeedId)
  audit(input.FeedId, {})
  return { FeedId: input.FeedId }
}
