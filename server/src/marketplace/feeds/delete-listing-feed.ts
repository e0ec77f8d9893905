import { type DeleteListingFeed, FeedNotFound } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { feedsOf } from './feed.access.ts'
import { deleteFeed } from './feed.queries.ts'

export const deleteListingFeed: Handler<typeof DeleteListingFeed> = async ({ db, actor, audit }, input) => {
  if (!(await deleteFeed(db, feedsOf(profileActor(actor)), input.FeedId))) fail(FeedNotFound)
  audit(input.FeedId, {})
  return { FeedId: input.FeedId }
}
