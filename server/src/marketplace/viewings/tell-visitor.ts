import type { Db } from '../../database/db.ts'
import type { MailDefinition } from '../../mail/define-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Services } from '../../rpc/services.ts'
import { issueToken } from '../../secrets/mail-tokens.ts'
import { VIEWING_LINK } from './viewing-link.ts'
import type { ToVisitor } from './viewing.mail.ts'
import { homeInOurWords } from './viewing.present.ts'
import { type ViewingRow, insertLink } from './viewing.queries.ts'

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
  const tokenId = await issueToken(db, {
    accountId: viewing.account_id,
    purpose: VIEWING_LINK,
    email,
    lifetimeSeconds: viewing.link_seconds,
    keepsOlder: true,
  })
  await insertLink(db, viewing, tokenId)
  await sendMail(services, db, mail, {
    to: { email },
    data: { ...data, home: homeInOurWords(viewing), timeZone: viewing.time_zone, minutes: viewing.minutes } as Data,
    naturalKey: `${mail.name}:${tokenId}`,
    tokenId,
  })
}
