import { randomBytes } from 'node:crypto'
import type { Sealer } from '../../rpc/machinery.ts'
import { sha256 } from '../../secrets/sha256.ts'
import type { FeedRow } from './feed.queries.ts'

/** As long as all secrets in addresses: by that the log knows what to leave out. */
const TOKEN_BYTES = 32

const placeOf = (feedId: string) => ({ table: 'listing_feed', column: 'token_sealed', rowId: feedId })

/** A secret for the addresses of a feed, as it is kept. */
export function newFeedToken(sealer: Sealer, feedId: string): { sha256: Buffer; sealed: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { sha256: sha256(token), sealed: sealer.seal(token, placeOf(feedId)) }
}

export function feedToken(sealer: Sealer, feed: Pick<FeedRow, 'id' | 'token_sealed'>): string {
  return sealer.open(feed.token_sealed, placeOf(feed.id))
}
