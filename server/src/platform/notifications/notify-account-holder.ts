import { type NotificationEventKey, notificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { NewsArea } from '@keystead/contract/rpc/permissions.ts'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/db.ts'
import { type AccountHolder, getAccountHolder } from '../../identity/profiles/profile.public.ts'
import type { EmailDefinition } from '../../email/define-email.ts'
import { sendEmail, sendEmails } from '../../email/send-email.ts'
import type { Services } from '../../rpc/services.ts'
import type { Said } from '../../text/said.ts'
import { notifyAccount } from './notify.ts'
import { listMembersToEmail } from './told.queries.ts'

type Greeted = Pick<AccountHolder, 'firstName' | 'name' | 'isConfirmed'>

type News<Data> = {
  readonly data: Data | ((holder: Greeted) => Data)
  /** What the email tells about, so that it is told once. Without it each time is an email of its own. */
  readonly once?: string
  readonly tokenId?: string
  readonly code?: string
  /** What the bell says of it: an event, the sentence and where it leads to. */
  readonly bell?: { readonly event: NotificationEventKey; readonly said: Said; readonly path: string }
}

type Context = { readonly db: Db; readonly services: Pick<Services, 'jobs' | 'sealer'> }

/**
 * Emails the holder of an account, and rings their bell where it is said how, in the transaction of what it is about. That of a business
 * has no holder: those of its members are told whose role covers it.
 */
export async function notifyAccountHolder<Data extends object>(
  { db, services }: Context,
  accountId: string,
  email: EmailDefinition<Data>,
  news: News<Data>,
): Promise<void> {
  const { data, once = randomUUID(), tokenId, code, bell } = news
  const naturalKey = `${email.name}:${once}`
  const { email: address, ...holder } = await getAccountHolder(db, accountId)
  if (address === null) await emailMembers({ db, services }, accountId, email, { data, naturalKey, bell })
  else
    await sendEmail(services, db, email, {
      to: { email: address, name: holder.name },
      data: typeof data === 'function' ? data(holder) : data,
      naturalKey,
      accountId,
      tokenId,
      code,
    })
  if (bell) await notifyAccount({ db, services }, accountId, { ...bell, once: naturalKey, emailedSeparately: true })
}

async function emailMembers<Data extends object>(
  { db, services }: Context,
  accountId: string,
  definition: EmailDefinition<Data>,
  { data, naturalKey, bell }: Pick<News<Data>, 'data' | 'bell'> & { readonly naturalKey: string },
): Promise<void> {
  const area = areaOf(bell)
  const members = await listMembersToEmail(db, accountId, area)
  await sendEmails(
    services,
    db,
    members.map(({ account_id, profile_id, email, name, first_name: firstName }) => ({
      definition,
      to: { email, name },
      data: typeof data === 'function' ? data({ firstName, name, isConfirmed: true }) : data,
      naturalKey: `${naturalKey}:${account_id}`,
      accountId: account_id,
      forMember: { profileId: profile_id, area, assetId: null },
    })),
  )
}

/** What is about an account itself, such as that it is disabled, is the administrators' where it is that of a business. */
function areaOf(bell: { readonly event: NotificationEventKey } | undefined): NewsArea {
  const area = bell ? notificationEvent(bell.event).area : 'administrators'
  return area === 'personal' ? 'administrators' : area
}
