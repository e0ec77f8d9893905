import { paths } from '@keystead/contract/navigation/paths.ts'
import { percentOfBps } from '@keystead/contract/values/shares.ts'
import { announceChange } from '../../live/announce-change.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { recordConnectionEvent } from '../../people/connections/connection.public.ts'
import type { AssetRow } from '../properties/property.public.ts'
import { type Said, say } from '../../text/said.ts'
import { isPartner } from './owner-ties.ts'
import type { OwnerRow } from './owner.queries.ts'
import { text } from './owner.text.ts'

/** What became of the part of a partner; the owner as they are now, or were last. */
type PartnerNews = { readonly owner: OwnerRow } & (
  | { readonly kind: 'added' | 'removed' }
  | { readonly kind: 'changed'; readonly percentBefore: number }
)

type Change = {
  readonly asset: Pick<AssetRow, 'id' | 'title'>
  /** Which change of its owners this is. */
  readonly version: number
  /** Who owned it and who owns it now: those of the building, where a unit had or has none of its own. */
  readonly before: readonly OwnerRow[]
  readonly after: readonly OwnerRow[]
}

/** Tells partners what became of their part, and keeps it in the history of their connection with the manager. */
export async function notifyPartners(context: CallContext, { asset, version, before, after }: Change): Promise<void> {
  const { db } = context
  const { profileId: byProfileId } = profileActor(context.actor)
  for (const news of newsOf(before, after)) {
    const { profile_id: profileId, connection_id: connectionId, percent_bps: percentBps } = news.owner
    if (profileId === null) continue
    await notify(context, {
      event: 'asset.ownershipChanged',
      once: `asset.owners:${asset.id}:${version}`,
      profileIds: [profileId],
      assetId: asset.id,
      said: saidOf(news, asset.title),
      actorProfileId: byProfileId,
      path: news.kind === 'removed' ? paths.partnershipProperties() : paths.viewProperty(asset.id),
    })
    if (news.kind === 'changed' || connectionId === null) continue
    await recordConnectionEvent(db, {
      connectionId,
      kind: news.kind === 'added' ? 'owner-added' : 'owner-removed',
      byProfileId,
      detail: { assetId: asset.id, title: asset.title, profileId, percent: percentOfBps(percentBps) },
    })
  }
  // Those whose part stays as it was see the others' shares, too.
  const concerned = [...before, ...after].filter(isPartner).map((owner) => owner.profile_id)
  await announceChange(
    db,
    concerned.filter((profileId) => profileId !== null),
    ['share'],
  )
}

function newsOf(before: readonly OwnerRow[], after: readonly OwnerRow[]): PartnerNews[] {
  const [were, are] = [before.filter(isPartner), after.filter(isPartner)]
  const sameIn = (owners: readonly OwnerRow[], { profile_id: profileId }: OwnerRow) =>
    owners.find((owner) => owner.profile_id === profileId)
  const gone = were.filter((owner) => !sameIn(are, owner)).map((owner) => ({ kind: 'removed' as const, owner }))
  const rest = are.flatMap((owner): PartnerNews[] => {
    const was = sameIn(were, owner)
    if (!was) return [{ kind: 'added', owner }]
    return was.percent_bps === owner.percent_bps ? [] : [{ kind: 'changed', owner, percentBefore: was.percent_bps }]
  })
  return [...gone, ...rest]
}

function saidOf(news: PartnerNews, home: string): Said {
  const share = { bps: news.owner.percent_bps }
  switch (news.kind) {
    case 'added':
      return say(text, 'madeYouCoOwner', { home, share })
    case 'changed':
      return say(text, 'changedYourShare', { home, before: { bps: news.percentBefore }, share })
    case 'removed':
      return say(text, 'removedYou', { home })
  }
}
