import { type AddListingFeed, TooManyFeeds } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { MAX_FEEDS } from '@keystead/contract/marketplace/feeds/feed.values.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { feedsOf } from './feed.access.ts'
import { presentFeed } from './feed.present.ts'
import { insertFeed, lockFeeds, newFeedId } from './feed.queries.ts'
import { feedToken, newFeedToken } from './feed-token.ts'

export const addListingFeed: Handler<typeof AddListingFeed> = async ({ db, actor, services, audit }, input) => {
  const scope = feedsOf(profileActor(actor))
  if ((await lockFeeds(db, scope)) >= MAX_FEEDS) fail(TooManyFeeds)
  const id = await newFeedId(db)
  const token = newFeedToken(services.sealer, id)
  const feed = await insertFeed(db, scope, { id, name: input.Name, audienceId: input.AudienceId, token })
  audit(feed.id, { name: input.Name, audienceId: input.AudienceId })
  return presentFeed(feed, feedToken(services.sealer, feed), services.mailer.siteAddress())
}
