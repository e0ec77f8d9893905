import type { Db } from '../../database/db.ts'
import { sendEmail } from '../../email/send-email.ts'
import type { Services } from '../../rpc/services.ts'
import { allToursOf, tourRequestsOf } from './tour.access.ts'
import { tourGoneEmail } from './tour.email.ts'
import { homeInOurWords, plannedTimes } from './tour.present.ts'
import { deleteTours, eraseVisitor, listOpenTours } from './tour.queries.ts'

/** For an account that closes: whoever was to come is told not to, and what it had asked for itself is called off. */
export async function endTours(services: Services, db: Db, accountId: string): Promise<void> {
  const scope = allToursOf({ accountId })
  for (const tour of await listOpenTours(db, scope)) {
    await sendEmail(services, db, tourGoneEmail, {
      to: { email: tour.visitor_email },
      data: {
        home: homeInOurWords(tour),
        timeZone: tour.time_zone,
        minutes: tour.minutes,
        times: plannedTimes(tour).map((time) => time.toISOString()),
      },
      naturalKey: `tour-gone:${tour.id}`,
    })
  }
  await deleteTours(db, scope)
  await eraseVisitor(db, tourRequestsOf({ accountId }))
}
