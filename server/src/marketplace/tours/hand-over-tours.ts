import { paths } from '@keystead/contract/navigation/paths.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { countOpenTours } from './tour.queries.ts'

/**
 * An agent no longer lists a home, and its tours have followed the listing: its manager hears that there are some to
 * answer.
 */
export async function handOverTours(
  context: Pick<CallContext, 'db' | 'services'>,
  assetId: string,
  { toProfileId }: { toProfileId: string },
): Promise<void> {
  const open = await countOpenTours(context.db, assetId)
  if (!open) return
  await notify(context, {
    event: 'viewing.requested',
    once: `tours.handedOver:${assetId}:${open.transaction}`,
    profileIds: [toProfileId],
    message:
      open.count === 1
        ? `A tour of ${open.title} is yours to answer now: its agent no longer lists it.`
        : `${open.count} tours of ${open.title} are yours to answer now: its agent no longer lists it.`,
    actorProfileId: null,
    path: paths.tours(),
    changes: ['tour'],
  })
}
