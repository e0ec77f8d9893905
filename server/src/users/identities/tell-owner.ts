import { randomUUID } from 'node:crypto'
import type { MailDefinition } from '../../mail/define-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { getFactors } from '../factors/factor.public.ts'

/** A new way into an account, or one less, is told to its owner: it may have been somebody else. */
export async function tellOwner(
  { db, services }: CallContext,
  accountId: string,
  mail: MailDefinition<{ provider: string }>,
  provider: string,
): Promise<void> {
  const { email } = await getFactors(db, accountId)
  await sendMail(services, db, mail, { to: { email }, data: { provider }, accountId, naturalKey: `${mail.name}:${randomUUID()}` })
}
