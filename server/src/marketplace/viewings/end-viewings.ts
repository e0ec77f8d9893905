import type { Db } from '../../database/db.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Services } from '../../rpc/services.ts'
import { allViewingsOf, viewingRequestsOf } from './viewing.access.ts'
import { viewingGoneMail } from './viewing.mail.ts'
import { homeInOurWords, plannedTimes } from './viewing.present.ts'
import { deleteViewings, eraseVisitor, listOpenViewings } from './viewing.queries.ts'

/** For an account that closes: whoever was to come is told not to, and what it had asked for itself is called off. */
export async function endViewings(services: Services, db: Db, accountId: string): Promise<void> {
  const scope = allViewingsOf({ accountId })
  for (const viewing of await listOpenViewings(db, scope)) {
    await sendMail(services, db, viewingGoneMail, {
      to: { email: viewing.visitor_email },
      data: {
        home: homeInOurWords(viewing),
        timeZone: viewing.time_zone,
        minutes: viewing.minutes,
        times: plannedTimes(viewing).map((time) => time.toISOString()),
      },
      naturalKey: `viewing-gone:${viewing.id}`,
    })
  }
  await deleteViewings(db, scope)
  await eraseVisitor(db, viewingRequestsOf({ accountId }))
}
