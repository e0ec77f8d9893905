import type { Db } from '../../database/db.ts'
import type { MailDefinition } from '../../mail/define-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Services } from '../../rpc/services.ts'
import { makeLink } from '../../links/links.ts'
import { VIEWING_LINK, linkedViewing } from './viewing-link.ts'
import type { ToVisitor } from './viewing.mail.ts'
import { homeInOurWords } from './viewing.present.ts'
import type { ViewingRow } from './viewing.queries.ts'

/**
 * Writes to whoever asked, with a link that needs no account. Each mail has a link of its own and the ones before go on
 * working: they all open the same viewing, in which every step can be made once.
 */
export async function tellVisitor<Data extends ToVisitor>(
  services: Services,
  db: Db,
  viewing: ViewingRow,
  mail: MailDefinition<Data>,
  data: Omit<Data, 'home' | 'timeZone' | 'minutes'>,
): Promise<void> {
  const email = viewing.visitor_email
  const tokenId = await makeLink(db, {
    accountId: viewing.account_id,
    purpose: VIEWING_LINK,
    email,
    lifetimeSeconds: viewing.link_seconds,
    keepsOlder: true,
    object: linkedViewing(viewing.id),
  })
  await sendMail(services, db, mail, {
    to: { email },
    data: { ...data, home: homeInOurWords(viewing), timeZone: viewing.time_zone, minutes: viewing.minutes } as Data,
    naturalKey: `${mail.name}:${tokenId}`,
    tokenId,
  })
}
