import type { MailDefinition } from '../../mail/define-mail.ts'
import { tell } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { announceViewing } from './announce-viewing.ts'
import type { ToLister } from './viewing.mail.ts'
import type { ViewingRow } from './viewing.queries.ts'

/** News of a viewing that is so near wait for nothing: tomorrow they are of no use. */
const NEAR_MS = 24 * 3_600_000

type ListerNews = {
  readonly mail: MailDefinition<ToLister>
  /** After the visitor's name. */
  readonly message: string
  readonly times: readonly Date[]
}

/** Tells who lists a home what its visitor did, and open screens of all others. */
export async function tellLister(context: CallContext, viewing: ViewingRow, { mail, message, times }: ListerNews): Promise<void> {
  const once = `${viewing.id}:${times.map((moment) => moment.getTime()).join(',')}`
  const earliest = Math.min(...times.map((moment) => moment.getTime()))
  await announceViewing(context.db, viewing)
  await tell(context, {
    event: 'viewing.requested',
    once: `${mail.name}:${once}`,
    profileIds: [viewing.lister_profile_id],
    message,
    actorProfileId: null,
    actorName: viewing.visitor_name,
    path: '/User/Viewings',
    timing: earliest - context.services.clock.now().getTime() < NEAR_MS ? 'at once' : 'usual',
    mail: () => ({
      definition: mail,
      data: {
        assetTitle: viewing.asset_title,
        timeZone: viewing.time_zone,
        times: times.map((moment) => moment.toISOString()),
        name: viewing.visitor_name,
        email: viewing.visitor_email,
        phone: viewing.visitor_phone,
        note: viewing.note,
      },
      naturalKey: `${mail.name}:${once}`,
      replyTo: viewing.visitor_email,
    }),
  })
}
