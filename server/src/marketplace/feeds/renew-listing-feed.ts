import { FeedNotFound, type RenewListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentFeed } from './feed.present.ts'
import { renewFeed } from './feed.queries.ts'
import { feedToken, renewFeedLink } from './feed-link.ts'

export const renewListingFeed: Handler<typeof RenewListingFeed, Scope<'listing-feed'>> = async (
  { db, actor, owned, services, audit },
  input,
) => {
  const { accountId } = profileActor(actor)
  const tokenSealed = await renewFeedLink(db, services.sealer, { accountId, feedId: input.FeedId })
  const feed = (await renewFeed(db, owned, input.FeedId, tokenSealed)) ?? fail(FeedNotFound)
  audit(feed.id, { renewed: true })
  return presentFeed(feed, feedToken(services.sealer, feed), services.mailer.siteAddress())
}
