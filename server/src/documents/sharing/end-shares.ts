import { announceChange } from '../../live/announce-change.ts'
import { revokeLinksTo } from '../../links/links.ts'
import type { EventContext } from '../../rpc/events.ts'
import { SHARE_LINK } from './share-link.ts'
import type { EndedShare } from './share.queries.ts'

/** What follows when shares have ended: their links are dead, and open screens of those who had them learn of it. */
export async function closeEndedShares({ db }: Pick<EventContext, 'db'>, ended: readonly EndedShare[]): Promise<void> {
  for (const { id, email } of ended) if (email !== null) await revokeLinksTo(db, SHARE_LINK, id)
  await announceChange(
    db,
    ended.flatMap(({ grantee_profile_id }) => grantee_profile_id ?? []),
    ['document'],
  )
}
