import { type AddListingFeed, TooManyFeeds } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { MAX_FEEDS } from '@keystead/contract/marketplace/feeds/feed.values.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { feedsOf } from './feed.access.ts'
import { presentFeed } from './feed.present.ts'
import { insertFeed, lockFeeds, newFeedId } from './feed.queries.ts'
import { feedToken, renewFeedLink } from './feed-link.ts'

export const addListingFeed: Handler<typeof AddListingFeed> = async ({ db, actor, services, audit }, input) => {
  const profile = profileActor(actor)
  const { accountId } = profile
  const scope = feedsOf(profile)
  if ((await lockFeeds(db, scope)) >= MAX_FEEDS) fail(TooManyFeeds)
  const id = await newFeedId(db)
  const tokenSealed = await renewFeedLink(db, services.sealer, { accountId, feedId: id })
  const feed = await insertFeed(db, scope, { id, name: input.Name, audienceId: input.AudienceId, tokenSealed })
  audit(feed.id, { name: input.Name, audienceId: input.AudienceId })
  return presentFeed(feed, feedToken(services.sealer, feed), services.mailer.siteAddress())
}
