import type { Db } from '../../database/db.ts'
import type { EmailDefinition } from '../../email/define-email.ts'
import { sendEmail } from '../../email/send-email.ts'
import { brandFor } from '../../platform/branding/branding.public.ts'
import type { Services } from '../../rpc/services.ts'
import { makeLink } from '../../links/links.ts'
import { announceTour } from './announce-tour.ts'
import { TOUR_LINK } from './tour-link.ts'
import type { ToVisitor } from './tour.email.ts'
import { homeInOurWords } from './tour.present.ts'
import type { TourRow } from './tour.queries.ts'

/** Writes to the person who asked, in the look of the manager of the home, with a link that needs no account. Open screens of all hear of it. */
export async function notifyVisitor<Data extends ToVisitor>(
  services: Services,
  db: Db,
  tour: TourRow,
  email: EmailDefinition<Data>,
  data: Omit<Data, 'home' | 'timeZone' | 'minutes'>,
  language?: string,
): Promise<void> {
  const { id: objectId, account_id: accountId, link_seconds: lifetimeSeconds } = tour
  await announceTour(db, tour)
  const tokenId = await makeLink(db, TOUR_LINK, { accountId, objectId, lifetimeSeconds })
  await sendEmail(services, db, email, {
    to: { email: tour.visitor_email },
    data: { ...data, home: homeInOurWords(tour), timeZone: tour.time_zone, minutes: tour.minutes } as Data,
    naturalKey: `${email.name}:${tokenId}`,
    tokenId,
    brandId: await brandFor(db, tour.profile_id),
    language,
  })
}
