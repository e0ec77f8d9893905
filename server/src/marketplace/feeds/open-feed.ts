import { everything } from '../../database/pool.ts'
import type { Services } from '../../rpc/services.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { type FeedRow, countRead, findFeedByToken } from './feed.queries.ts'

/** The feed of a secret, counted as read; null where there is none or its account is closed. */
export async function openFeed({ database }: Services, token: string): Promise<FeedRow | null> {
  return database.transaction(everything('a feed is found by its secret alone'), async (db) => {
    const feed = await findFeedByToken(db, sha256(token))
    if (feed) await countRead(db, feed.id)
    return feed
  })
}
