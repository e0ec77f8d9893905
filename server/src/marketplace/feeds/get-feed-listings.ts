import { FeedNotFound, type GetFeedListings } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { presentFeedLine } from './feed.present.ts'
import { countFeedLines, findFeed, listFeedLines } from './feed.queries.ts'

export const getFeedListings: Handler<typeof GetFeedListings, Scope<'listing-feed'>> = async ({ db, owned: scope }, input) => {
  const feed = (await findFeed(db, scope, input.FeedId)) ?? fail(FeedNotFound)
  const page = { show: input.Show, ...rowsOf(input) }
  const lines = await listFeedLines(db, scope, feed.audience_id, page)
  const count = await countFeedLines(db, scope, feed.audience_id, input.Show)
  return pageWith(lines.map(presentFeedLine), input, count)
}
