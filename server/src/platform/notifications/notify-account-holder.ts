import type { NotificationEventKey } from '@keystead/contract/platform/preferences/notification-events.ts'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/db.ts'
import { type AccountHolder, getAccountHolder } from '../../identity/profiles/profile.public.ts'
import type { EmailDefinition } from '../../email/define-email.ts'
import { sendEmail } from '../../email/send-email.ts'
import type { Services } from '../../rpc/services.ts'
import type { Said } from '../../text/said.ts'
import { notifyAccount } from './notify.ts'

type News<Data> = {
  readonly data: Data | ((holder: AccountHolder) => Data)
  /** What the email tells about, so that it is told once. Without it each time is an email of its own. */
  readonly once?: string
  readonly tokenId?: string
  readonly code?: string
  /** What the bell says of it: an event, the sentence and where it leads to. */
  readonly bell?: { readonly event: NotificationEventKey; readonly said: Said; readonly path: string }
}

/** Emails the holder of an account, and rings their bell where it is said how, in the transaction of what it is about. */
export async function notifyAccountHolder<Data extends object>(
  { db, services }: { readonly db: Db; readonly services: Pick<Services, 'jobs' | 'sealer'> },
  accountId: string,
  email: EmailDefinition<Data>,
  { data, once = randomUUID(), tokenId, code, bell }: News<Data>,
): Promise<void> {
  const holder = await getAccountHolder(db, accountId)
  if (holder.email !== null)
    await sendEmail(services, db, email, {
      to: { email: holder.email, name: holder.name },
      data: typeof data === 'function' ? data(holder) : data,
      naturalKey: `${email.name}:${once}`,
      accountId,
      tokenId,
      code,
    })
  if (bell) await notifyAccount({ db, services }, accountId, { ...bell, once: `${email.name}:${once}`, emailedSeparately: true })
}
