import type { Covered } from '../access/seat.queries.ts'
import type { Db } from '../database/db.ts'
import { countAgainstQuota } from '../rpc/quota.ts'
import type { Services } from '../rpc/services.ts'
import { sha256 } from '../secrets/sha256.ts'
import type { EmailAttachment } from './attachment.ts'
import type { AnyEmail, EmailDefinition } from './define-email.ts'
import { type NewEmail, codePlace, insertEmails } from './email.queries.ts'
import { sendEmailJob } from './send-email.job-definition.ts'

export type Sending<Data> = {
  /** Without a name where the address is not known to belong to its bearer. */
  readonly to: { readonly email: string; readonly name?: string }
  readonly data: Data
  /** The same key again sends nothing: `welcome:<account id>`. */
  readonly naturalKey: string
  /** The recipient's account, where there is one. */
  readonly accountId?: string
  /** Of `makeLink`, for an email with a secret link. */
  readonly tokenId?: string
  /** A short secret that people read and type. Kept sealed, and only until the email has left. */
  readonly code?: string
  readonly replyTo?: string
  /** Where it goes to no account: of who gets it or else who causes it, and that of the installation where it is left out. An account has its own. */
  readonly language?: string
  /** Of `brandFor`: in the look of the profile that sends it. */
  readonly brandId?: string | null
  /** Where the account gets it as a member of a business, whose place has to cover this when it leaves. */
  readonly forMember?: Covered | undefined
  /** Files of the store that go along, as long as they are there when it leaves. */
  readonly attachments?: readonly EmailAttachment[]
  /** It leaves then, and not at once. */
  readonly notBefore?: Date
}

/**
 * An email with a link or a code is one that someone asked for, and perhaps not its reader. However many accounts and
 * calls they ask through, an inbox gets no more of a kind than this; one kind leaves the others alone.
 */
const ASKED_FOR = { uses: 10, windowSeconds: 3_600 }

/** Sends an email once the caller's transaction has committed, and not at all when it has not. */
export async function sendEmail<Data extends object>(
  services: Pick<Services, 'jobs' | 'sealer'>,
  db: Db,
  email: EmailDefinition<Data>,
  sending: Sending<Data>,
): Promise<void> {
  const { to, tokenId, code } = sending
  if (tokenId !== undefined || code !== undefined) {
    await countAgainstQuota(db, `${email.name}-to:${sha256(to.email).toString('base64url')}`, ASKED_FOR)
  }
  await send(services, db, [rowOf(services, email.name, sending)], [sending])
}

/** One of many; those with a link or a code leave one by one. */
export type OneOfMany = Omit<Sending<object>, 'tokenId' | 'code'> & { readonly definition: Pick<AnyEmail, 'name'> }

/** The same of many, in as many statements as of one. */
export async function sendEmails(services: Pick<Services, 'jobs' | 'sealer'>, db: Db, emails: readonly OneOfMany[]): Promise<void> {
  if (emails.length === 0) return
  const rows = emails.map(({ definition, ...sending }) => rowOf(services, definition.name, sending))
  await send(services, db, rows, emails)
}

function rowOf({ sealer }: Pick<Services, 'sealer'>, name: string, sending: Sending<object>): NewEmail {
  const { to, data, naturalKey, accountId, tokenId, code, replyTo, language, brandId, forMember, attachments = [] } = sending
  return {
    name,
    toEmail: to.email,
    toName: to.name ?? '',
    data,
    naturalKey,
    recipientAccountId: accountId ?? null,
    tokenId: tokenId ?? null,
    codeSealed: code === undefined ? null : sealer.seal(code, codePlace(naturalKey)),
    replyTo: replyTo ?? null,
    language: language ?? null,
    brandId: brandId ?? null,
    forMember: forMember ?? null,
    attachments,
  }
}

async function send(
  { jobs }: Pick<Services, 'jobs'>,
  db: Db,
  rows: readonly NewEmail[],
  sendings: readonly Pick<Sending<object>, 'naturalKey' | 'notBefore'>[],
): Promise<void> {
  const ids = await insertEmails(db, rows)
  const leaving = sendings.flatMap(({ naturalKey, notBefore }) => {
    const emailId = ids.get(naturalKey)
    return emailId === undefined ? [] : { data: { mailId: emailId }, naturalKey: emailId, notBefore }
  })
  await jobs.enqueueAll(db, sendEmailJob, leaving)
}
