import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { announceChange } from '../../live/announce-change.ts'
import { tell } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { type JoinedConnection, type Moving, noteConnectionEvents } from '../../people/connections/connection.public.ts'
import { percentWords } from './owner.present.ts'
import { PARTNER_CALLS, pathOfProperty } from './partner-news.ts'
import {
  type ConnectedShare,
  type Side,
  acceptOffered,
  carryOffers,
  endHeld,
  listHeldShares,
  listOfferedShares,
} from './partner.queries.ts'

/*
 * What joining and ending of a connection does to shares in properties. The books do not change: whose part is how large
 * is said by the manager alone. Who joins sees the property, who leaves sees it no more (decision 0040).
 */

/** Both sides of a connection that has joined. */
export type JoinedShares = Pick<
  JoinedConnection,
  'id' | 'requester_profile_id' | 'requester_account_id' | 'addressee_profile_id' | 'addressee_account_id'
>

function sidesOf(connection: JoinedShares): { requester: Side; addressee: Side } {
  return {
    requester: { profileId: connection.requester_profile_id, accountId: connection.requester_account_id },
    addressee: { profileId: connection.addressee_profile_id, accountId: connection.addressee_account_id },
  }
}

/** Of two invitations between the same people one is left: shares that waited behind the other wait behind it. */
export async function carryShares(db: Db, from: { readonly id: string }, to: { readonly id: string }): Promise<void> {
  await seeingEverything(db, 'the manager’s own invitations become one', () => carryOffers(db, from.id, to.id))
}

/** Whoever was named as an owner and has joined now sees what they own. It is the side that was asked who has said yes. */
export async function acceptShares(context: Moving, connection: JoinedShares): Promise<void> {
  const { db } = context
  const { requester, addressee } = sidesOf(connection)
  const accepted = await seeingEverything(db, 'who joins becomes a partner in properties of the other side', async () => [
    ...(await acceptOffered(db, connection.id, requester, addressee)),
    ...(await acceptOffered(db, connection.id, addressee, requester)),
  ])
  await noteShares(context, connection, 'owner-added', addressee.profileId, accepted)
  for (const share of accepted) {
    const isTold = share.managingProfileId === addressee.profileId ? share.partnerProfileId : share.managingProfileId
    await tell(context, {
      event: 'asset.ownershipChanged',
      once: `asset.shareAccepted:${share.ownerId}:${connection.id}`,
      profileIds: isTold === null ? [] : [isTold],
      message:
        isTold === share.partnerProfileId
          ? `made you a co-owner of ${share.title} with ${percentWords(share.percentBps)}.`
          : `is a co-owner of ${share.title} with ${percentWords(share.percentBps)} now and sees it.`,
      actorProfileId: addressee.profileId,
      path: pathOfProperty(share.assetId),
    })
  }
  await refreshScreens(db, accepted, [requester.profileId, addressee.profileId])
}

/** Whoever leaves sees the property no more. Their name and their share stay in the manager's books. */
export async function endShares(context: Pick<CallContext, 'db' | 'actor'>, connection: JoinedShares): Promise<void> {
  const { actor, db } = context
  const sides = [connection.requester_profile_id, connection.addressee_profile_id]
  // A side of it, or nobody: an account closes, or the operator ends it.
  const byProfileId = actor.kind === 'account' && actor.profileId !== null && sides.includes(actor.profileId) ? actor.profileId : null
  const ended = await seeingEverything(db, 'who leaves is no partner in properties of the other side any more', () =>
    endHeld(db, connection.id),
  )
  await noteShares(context, connection, 'owner-removed', byProfileId, ended)
  await refreshScreens(db, ended, sides)
}

async function noteShares(
  { db }: Pick<Moving, 'db'>,
  { id }: JoinedShares,
  kind: 'owner-added' | 'owner-removed',
  byProfileId: string | null,
  shares: readonly ConnectedShare[],
): Promise<void> {
  await noteConnectionEvents(
    db,
    shares.map(({ assetId, title, percentBps, partnerProfileId }) => ({
      connectionId: id,
      kind,
      byProfileId,
      detail: { assetId, title, profileId: partnerProfileId, percent: percentBps / 100 },
    })),
  )
}

async function refreshScreens(db: Db, shares: readonly ConnectedShare[], profileIds: readonly string[]): Promise<void> {
  if (shares.length > 0) await announceChange(db, profileIds, PARTNER_CALLS)
}

type ShareToEnd = { readonly assetId: string; readonly title: string; readonly percent: number; readonly partnerProfileId: string | null }

/** What somebody holds by a connection, and would no longer see after its end. */
export async function sharesToEnd(db: Db, connectionId: string): Promise<ShareToEnd[]> {
  const shares = await seeingEverything(db, 'either side may know what a connection is about', () => listHeldShares(db, connectionId))
  return shares.map(({ assetId, title, percentBps, partnerProfileId }) => ({
    assetId,
    title,
    percent: percentBps / 100,
    partnerProfileId,
  }))
}

/** What waits for whoever was invited: `40 percent of Bungalow with a wide porch`. */
export async function sharesOffered(db: Db, connectionId: string): Promise<string[]> {
  const shares = await seeingEverything(db, 'an invitation says what it is about', () => listOfferedShares(db, connectionId))
  return shares.map(({ title, percentBps }) => `${percentWords(percentBps)} of ${title}`)
}
