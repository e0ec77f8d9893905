import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ConnectionEnded, ConnectionJoined } from '@keystead/contract/people/connections/connection.events.ts'
import type { z } from 'zod'
import { percentOfBps } from '@keystead/contract/values/shares.ts'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import { announceChange } from '../../live/announce-change.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { recordConnectionEvents } from '../../people/connections/connection.public.ts'
import { percentWords } from './owner.present.ts'
import { say } from '../../text/said.ts'
import { text } from './owner.text.ts'
import { type ConnectedShare, acceptOffered, carryOffers, endHeld, listHeldShares, listOfferedShares } from './partner.queries.ts'

/*
 * What joining and ending of a connection does to shares in properties. The books do not change: whose part is how large
 * is said by the manager alone. Who joins sees the property, who leaves sees it no more (decision 0040).
 */

/** A connection as one side of it, that manages properties, is told of it. */
type JoinedSide = z.infer<(typeof ConnectionJoined)['item']>
type EndedSide = z.infer<(typeof ConnectionEnded)['item']>

/** Of two invitations between the same people one is left: shares that waited behind the other wait behind it. */
export async function carryShares(db: Db, { id, connectionId }: JoinedSide): Promise<void> {
  if (id !== connectionId) await carryOffers(db, id, connectionId)
}

/** The other side was named as an owner and has joined: now they see what they own. */
export async function acceptShares(context: EventContext, connection: JoinedSide): Promise<void> {
  const { db } = context
  const { connectionId, profileId, otherProfileId, otherAccountId, accountId, joinedProfileId } = connection
  const partner = { profileId: otherProfileId, accountId: otherAccountId }
  const accepted = await acceptOffered(db, connectionId, { profileId, accountId }, partner)
  await recordShares(context, connectionId, 'owner-added', joinedProfileId, accepted)
  for (const share of accepted) {
    const isTold = share.managingProfileId === joinedProfileId ? share.partnerProfileId : share.managingProfileId
    await notify(context, {
      event: 'asset.ownershipChanged',
      once: `asset.shareAccepted:${share.ownerId}:${connectionId}`,
      profileIds: isTold === null ? [] : [isTold],
      assetId: share.assetId,
      said: say(text, isTold === share.partnerProfileId ? 'madeYouCoOwner' : 'isCoOwner', {
        home: share.title,
        share: { bps: share.percentBps },
      }),
      actorProfileId: joinedProfileId,
      path: paths.viewProperty(share.assetId),
    })
  }
  await refreshScreens(db, accepted, [profileId, otherProfileId])
}

/** The other side sees the property no more. Their name and their share stay in the manager's books. */
export async function endShares(context: EventContext, connection: EndedSide): Promise<void> {
  const { db } = context
  const { connectionId, profileId, otherProfileId, byProfileId } = connection
  const sides = [profileId, otherProfileId]
  const ended = await endHeld(db, connectionId)
  // A side of it, or none: an account closes, or the operator ends it.
  await recordShares(
    context,
    connectionId,
    'owner-removed',
    byProfileId !== null && sides.includes(byProfileId) ? byProfileId : null,
    ended,
  )
  await refreshScreens(db, ended, sides)
}

async function recordShares(
  { db }: Pick<EventContext, 'db'>,
  connectionId: string,
  kind: 'owner-added' | 'owner-removed',
  byProfileId: string | null,
  shares: readonly ConnectedShare[],
): Promise<void> {
  await recordConnectionEvents(
    db,
    shares.map(({ assetId, title, percentBps, partnerProfileId }) => ({
      connectionId,
      kind,
      byProfileId,
      detail: { assetId, title, profileId: partnerProfileId, percent: percentOfBps(percentBps) },
    })),
  )
}

async function refreshScreens(db: Db, shares: readonly ConnectedShare[], profileIds: readonly string[]): Promise<void> {
  if (shares.length > 0) await announceChange(db, profileIds, ['share'])
}

type ShareToEnd = { readonly assetId: string; readonly title: string; readonly percent: number; readonly partnerProfileId: string | null }

/** What one side of a connection holds by it and would no longer see after its end. Until then both sides see it. */
export async function sharesToEnd(db: Db, connectionId: string): Promise<ShareToEnd[]> {
  const shares = await listHeldShares(db, connectionId)
  return shares.map(({ assetId, title, percentBps, partnerProfileId }) => ({
    assetId,
    title,
    percent: percentOfBps(percentBps),
    partnerProfileId,
  }))
}

/** What the account that sent an invitation has kept for who was asked: `40 percent of Bungalow with a wide porch`. */
export async function sharesOffered(db: Db, connectionId: string, accountId: string): Promise<string[]> {
  const shares = await actingAs(db, accountId, () => listOfferedShares(db, connectionId))
  return shares.map(({ title, percentBps }) => `${percentWords(percentBps)} of ${title}`)
}
