import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/db.ts'
import type { MailDefinition } from '../../mail/define-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Services } from '../../rpc/services.ts'
import { getFactors } from './factor.queries.ts'

/** Mails the owner of an account about it, in the transaction of what it is about. Each time is a mail of its own. */
export async function tellOwner<Data extends object>(
  services: Services,
  db: Db,
  accountId: string,
  mail: MailDefinition<Data>,
  { data, code }: { data: Data; code?: string },
): Promise<void> {
  const { email } = await getFactors(db, accountId)
  await sendMail(services, db, mail, { to: { email }, data, accountId, code, naturalKey: `${mail.name}:${randomUUID()}` })
}
