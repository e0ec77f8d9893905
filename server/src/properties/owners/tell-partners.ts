import { percentOfBps } from '@keystead/contract/values/shares.ts'
import { announceChange } from '../../live/announce-change.ts'
import { tell } from '../../platform/notifications/notification.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { noteConnectionEvent } from '../../people/connections/connection.public.ts'
import type { AssetRow } from '../properties/property.public.ts'
import { percentWords } from './owner.present.ts'
import type { OwnerRow, OwnerTie } from './owner.queries.ts'
import { PARTNER_CALLS, PARTNER_LIST, pathOfProperty } from './partner-news.ts'

/** What the manager did to the part of a partner. */
export type PartnerNews =
  | { readonly kind: 'added'; readonly tie: Extract<OwnerTie, { kind: 'partner' }>; readonly percentBps: number }
  | { readonly kind: 'changed'; readonly owner: OwnerRow; readonly percentBps: number }
  | { readonly kind: 'removed'; readonly owner: OwnerRow }

type Change = {
  readonly asset: Pick<AssetRow, 'id' | 'title'>
  /** Which change of its owners this is. */
  readonly version: number
  /** Owners before the change: partners among them see the others' shares, too. */
  readonly before: readonly OwnerRow[]
  readonly news: readonly PartnerNews[]
}

/** Tells partners what became of their part, and keeps it in the history of their connection with the manager. */
export async function tellPartners(context: CallContext, { asset, version, before, news }: Change): Promise<void> {
  const { db } = context
  const { profileId: byProfileId } = profileActor(context.actor)
  for (const one of news) {
    const { profileId, connectionId } = partnerOf(one)
    if (profileId === null) continue
    await tell(context, {
      event: 'asset.ownershipChanged',
      once: `asset.owners:${asset.id}:${version}`,
      profileIds: [profileId],
      message: messageOf(one, asset.title),
      actorProfileId: byProfileId,
      path: one.kind === 'removed' ? PARTNER_LIST : pathOfProperty(asset.id),
    })
    if (one.kind === 'changed' || connectionId === null) continue
    await noteConnectionEvent(db, {
      connectionId,
      kind: one.kind === 'added' ? 'owner-added' : 'owner-removed',
      byProfileId,
      detail: {
        assetId: asset.id,
        title: asset.title,
        profileId,
        percent: percentOfBps(one.kind === 'added' ? one.percentBps : one.owner.percent_bps),
      },
    })
  }
  const concerned = [
    ...before.filter((owner) => owner.partner_account_id !== null).map((owner) => owner.profile_id),
    ...news.map((one) => partnerOf(one).profileId),
  ]
  await announceChange(
    db,
    concerned.filter((profileId) => profileId !== null),
    PARTNER_CALLS,
  )
}

function partnerOf(news: PartnerNews): { profileId: string | null; connectionId: string | null } {
  if (news.kind === 'added') return news.tie
  return { profileId: news.owner.profile_id, connectionId: news.owner.connection_id }
}

function messageOf(news: PartnerNews, title: string): string {
  switch (news.kind) {
    case 'added':
      return `made you a co-owner of ${title} with ${percentWords(news.percentBps)}.`
    case 'changed':
      return `changed your share in ${title} from ${percentWords(news.owner.percent_bps)} to ${percentWords(news.percentBps)}.`
    case 'removed':
      return `took you out of the owners of ${title}. You no longer see it.`
  }
}
