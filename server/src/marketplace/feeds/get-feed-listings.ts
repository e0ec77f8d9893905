import { FeedNotFound, type GetFeedListings } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentFeedLine } from './feed.present.ts'
import { MOST_COUNTED, countFeedLines, findFeed, listFeedLines } from './feed.queries.ts'

export const getFeedListings: Handler<typeof GetFeedListings, Scope<'listing-feed'>> = async ({ db, owned: scope }, input) => {
  const feed = (await findFeed(db, scope, input.FeedId)) ?? fail(FeedNotFound)
  const page = { show: input.Show, limit: input.PageSize, offset: input.PageIndex * input.PageSize }
  const lines = await listFeedLines(db, scope, feed.audience_id, page)
  const count = await countFeedLines(db, scope, feed.audience_id, input.Show)
  return {
    Items: lines.map(presentFeedLine),
    PageIndex: input.PageIndex,
    PageSize: input.PageSize,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
  }
}
