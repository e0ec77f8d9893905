import { claimAccount } from '../../database/pool.ts'
import { openLink } from '../../links/links.ts'
import type { Services } from '../../rpc/services.ts'
import { FEED_LINK } from './feed-link.ts'
import { type FeedRow, countRead, findOpenFeed } from './feed.queries.ts'

/** The feed of a secret, counted as read; null where there is none or its account is closed. */
export async function openFeed({ database }: Services, token: string): Promise<FeedRow | null> {
  return database.transaction({ kind: 'public' }, async (db) => {
    const link = await openLink(db, [FEED_LINK], token)
    if (!link) return null
    await claimAccount(db, link.accountId)
    const feed = await findOpenFeed(db, link.objectId)
    if (feed) await countRead(db, feed.id)
    return feed
  })
}
