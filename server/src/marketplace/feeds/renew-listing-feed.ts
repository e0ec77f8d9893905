import { FeedNotFound, type RenewListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentFeed } from './feed.present.ts'
import { renewFeed } from './feed.queries.ts'
import { feedToken, newFeedToken } from './feed-token.ts'

export const renewListingFeed: Handler<typeof RenewListingFeed, Scope<'listing-feed'>> = async ({ db, owned, services, audit }, input) => {
  const token = newFeedToken(services.sealer, input.FeedId)
  const feed = (await renewFeed(db, owned, input.FeedId, token)) ?? fail(FeedNotFound)
  audit(feed.id, { renewed: true })
  return presentFeed(feed, feedToken(services.sealer, feed), services.mailer.siteAddress())
}
