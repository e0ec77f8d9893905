import type { Db } from '../../database/db.ts'
import type { MailDefinition } from '../../mail/define-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { wantsMail } from '../../notifications/preferences/preference.public.ts'
import type { Services } from '../../rpc/services.ts'
import { presentName } from '../../users/profiles/profile.public.ts'
import type { ToLister } from './viewing.mail.ts'
import { type Lister, type ViewingRow, findListerToTell } from './viewing.queries.ts'

const EVENT = 'viewing.requested'

/** Who gets mails about viewings of a home; null where they do not want them. Asked before a transaction of somebody else begins. */
export async function listerToTell(services: Services, profileId: string): Promise<Lister | null> {
  const lister = await findListerToTell(services.database.db, profileId)
  if (!lister) return null
  const isWanted = await wantsMail(services, { accountId: lister.account_id, profileId: lister.profile_id }, EVENT)
  return isWanted ? lister : null
}

export async function tellLister(
  services: Services,
  db: Db,
  lister: Lister,
  viewing: ViewingRow,
  { mail, times }: { mail: MailDefinition<ToLister>; times: readonly Date[] },
): Promise<void> {
  await sendMail(services, db, mail, {
    to: { email: lister.email, name: presentName(lister) },
    data: {
      assetTitle: viewing.asset_title,
      timeZone: viewing.time_zone,
      times: times.map((moment) => moment.toISOString()),
      name: viewing.visitor_name,
      email: viewing.visitor_email,
      phone: viewing.visitor_phone,
      note: viewing.note,
    },
    naturalKey: `${mail.name}:${viewing.id}:${times.map((moment) => moment.getTime()).join(',')}`,
    accountId: lister.account_id,
    replyTo: viewing.visitor_email,
  })
}
