import type { Db } from '../../database/db.ts'
import type { MailDefinition } from '../../mail/define-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Services } from '../../rpc/services.ts'
import { makeLink } from '../../links/links.ts'
import { announceViewing } from './announce-viewing.ts'
import { VIEWING_LINK } from './viewing-link.ts'
import type { ToVisitor } from './viewing.mail.ts'
import { homeInOurWords } from './viewing.present.ts'
import type { ViewingRow } from './viewing.queries.ts'

/** Writes to the person who asked, with a link that needs no account. Open screens of all hear of it. */
export async function tellVisitor<Data extends ToVisitor>(
  services: Services,
  db: Db,
  viewing: ViewingRow,
  mail: MailDefinition<Data>,
  data: Omit<Data, 'home' | 'timeZone' | 'minutes'>,
): Promise<void> {
  const { id: objectId, account_id: accountId, link_seconds: lifetimeSeconds } = viewing
  await announceViewing(db, viewing)
  const tokenId = await makeLink(db, VIEWING_LINK, { accountId, objectId, lifetimeSeconds })
  await sendMail(services, db, mail, {
    to: { email: viewing.visitor_email },
    data: { ...data, home: homeInOurWords(viewing), timeZone: viewing.time_zone, minutes: viewing.minutes } as Data,
    naturalKey: `${mail.name}:${tokenId}`,
    tokenId,
  })
}
