import { paths } from '@keystead/contract/navigation/paths.ts'
import type { EmailDefinition } from '../../email/define-email.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import type { Said } from '../../text/said.ts'
import { announceTour } from './announce-tour.ts'
import type { ToLister } from './tour.email.ts'
import type { TourRow } from './tour.queries.ts'

/** News of a tour that is so near wait for nothing: tomorrow they are of no use. */
const NEAR_MS = 24 * 3_600_000

type ListerNews = {
  readonly email: EmailDefinition<ToLister>
  readonly said: Said
  readonly times: readonly Date[]
}

/** Tells who lists a home what its visitor did, and open screens of all others. */
export async function notifyLister(context: CallContext, tour: TourRow, { email, said, times }: ListerNews): Promise<void> {
  const once = `${tour.id}:${times.map((moment) => moment.getTime()).join(',')}`
  const earliest = Math.min(...times.map((moment) => moment.getTime()))
  await announceTour(context.db, tour)
  await notify(context, {
    event: 'viewing.requested',
    once: `${email.name}:${once}`,
    profileIds: [tour.lister_profile_id],
    assetId: tour.asset_id,
    said,
    actorProfileId: null,
    actor: { name: tour.visitor_name },
    path: paths.tours(),
    timing: earliest - context.services.clock.now().getTime() < NEAR_MS ? 'at once' : 'usual',
    email: () => ({
      definition: email,
      data: {
        assetTitle: tour.asset_title,
        timeZone: tour.time_zone,
        times: times.map((moment) => moment.toISOString()),
        name: tour.visitor_name,
        email: tour.visitor_email,
        phone: tour.visitor_phone,
        note: tour.note,
      },
      naturalKey: `${email.name}:${once}`,
      replyTo: tour.visitor_email,
    }),
  })
}
