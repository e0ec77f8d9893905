import { paths } from '@keystead/contract/navigation/paths.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { announceChange } from '../../live/announce-change.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { type Said, say } from '../../text/said.ts'
import type { NewShare, Thing } from './share.queries.ts'
import { text } from './share.text.ts'

/** Each hears once of what is new to them. Who had a share already sees its new terms on an open screen. */
export async function tellOfShares(context: CallContext, things: readonly Thing[], shares: readonly NewShare[]): Promise<void> {
  const names = new Map(things.map((thing) => [thing.id, thing]))
  const { profileId: actorProfileId } = profileActor(context.actor)
  for (const [profileId, theirs] of Map.groupBy(shares, ({ grantee_profile_id }) => grantee_profile_id!)) {
    const fresh = theirs.filter(({ is_new }) => is_new)
    if (fresh.length === 0) continue
    const first = names.get(fresh[0]!.object_id)!
    await notify(context, {
      event: 'document.shared',
      once: `document.shared:${fresh[0]!.id}`,
      profileIds: [profileId],
      said: saidOf(first, fresh.length - 1),
      actorProfileId,
      path: pathTo(first, fresh.length - 1),
      changes: ['document'],
    })
  }
  await announceChange(
    context.db,
    shares.flatMap(({ grantee_profile_id }) => grantee_profile_id ?? []),
    ['document'],
  )
}

function saidOf({ kind, name: title }: Thing, others: number): Said {
  if (others > 0) return say(text, 'sharedMore', { title, count: others })
  return kind === 'folder' ? say(text, 'sharedFolder', { title }) : say(text, 'sharedDocument', { title })
}

function pathTo({ kind, id }: Thing, others: number): string {
  if (others > 0) return paths.sharedDocuments()
  return kind === 'folder' ? paths.sharedFolders({ folder: id }) : paths.viewDocument(id)
}
