import { paths } from '@keystead/contract/navigation/paths.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { say } from '../../text/said.ts'
import { text } from './tour.text.ts'
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
    assetId,
    said: say(text, 'handedOver', { count: open.count, home: open.title }),
    actorProfileId: null,
    path: paths.tours(),
    changes: ['tour'],
  })
}
