import type { Db } from '../../database/db.ts'
import { defineLink } from '../../links/link-purpose.ts'
import { giveLink, revokeLinksTo } from '../../links/links.ts'
import type { Sealer } from '../../rpc/machinery.ts'
import type { FeedRow } from './feed.queries.ts'

/** The secret in the addresses of a feed. A portal comes with it for years, until its owner renews it. */
export const FEED_LINK = defineLink({
  name: 'listing-feed',
  opens: 'listing-feed',
  lifetimeSeconds: 'endless',
  isSingleUse: false,
  keepsOlder: true,
})

const placeOf = (feedId: string) => ({ table: 'listing_feed', column: 'token_sealed', rowId: feedId })

/** A new secret, sealed so that its owner can copy the address again. The one before stops working. */
export async function renewFeedLink(db: Db, sealer: Sealer, { accountId, feedId }: { accountId: string; feedId: string }): Promise<Buffer> {
  await revokeLinksTo(db, FEED_LINK, feedId)
  return sealer.seal(await giveLink(db, FEED_LINK, { accountId, objectId: feedId }), placeOf(feedId))
}

export function feedToken(sealer: Sealer, feed: Pick<FeedRow, 'id' | 'token_sealed'>): string {
  return sealer.open(feed.token_sealed, placeOf(feed.id))
}
