import type { Db } from '../database/db.ts'
import { countAgainstQuota } from '../rpc/quota.ts'
import type { Services } from '../rpc/services.ts'
import { sha256 } from '../secrets/sha256.ts'
import type { EmailDefinition } from './define-email.ts'
import { codePlace, insertEmail } from './email.queries.ts'
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
  { jobs, sealer }: Pick<Services, 'jobs' | 'sealer'>,
  db: Db,
  email: EmailDefinition<Data>,
  { to, data, naturalKey, accountId, tokenId, code, replyTo, language, brandId, notBefore }: Sending<Data>,
): Promise<void> {
  if (tokenId !== undefined || code !== undefined) {
    await countAgainstQuota(db, `${email.name}-to:${sha256(to.email).toString('base64url')}`, ASKED_FOR)
  }
  const emailId = await insertEmail(db, {
    name: email.name,
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
  })
  if (emailId !== null) await jobs.enqueue(db, sendEmailJob, { mailId: emailId }, emailId, { notBefore })
}
