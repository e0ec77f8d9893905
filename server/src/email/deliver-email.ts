import { isCovered } from '../access/seat.queries.ts'
import type { Db } from '../database/db.ts'
import type { Services } from '../rpc/services.ts'
import { mintLink } from '../links/links.ts'
import { type WrittenEmail, headerText, writeEmail } from './compose-email.ts'
import {
  type ClaimedEmail,
  claimEmail,
  codePlace,
  isEmailWaiting,
  markEmailBounced,
  markEmailSent,
  markEmailTried,
} from './email.queries.ts'
import { readAttachments } from './attachment.ts'
import { text as layoutText } from './layout.text.ts'
import { shownSender } from './shown-sender.ts'
import type { AnyEmail } from './define-email.ts'
import { type SendEmailJob, sendEmailJob } from './send-email.job-definition.ts'
import type { AttachedFile, Delivery, EmailBrand, Envelope } from '../rpc/machinery.ts'

const DELIVERY_MS = 90_000
/** Longer than a delivery may take: a worker that dies with an email in hand has lost it after that. */
const CLAIM_SECONDS = 120
const MOST_TRIES = sendEmailJob.retryLimit + 1

/** Sends one waiting email. Throws where another try makes sense. */
export async function deliverEmail(
  services: Services,
  emails: readonly AnyEmail[],
  { mailId: emailId }: SendEmailJob,
  signal: AbortSignal,
): Promise<void> {
  const { db } = services.jobDatabase
  const claimed = await claimEmail(db, emailId, CLAIM_SECONDS)
  if (!claimed) {
    if (await isEmailWaiting(db, emailId)) throw new Error(`email ${emailId} is in the hands of another worker`)
    return
  }
  if (!(await isStillForReader(db, claimed))) {
    await markEmailTried(db, emailId, { error: 'its reader has no place any more in the business that it is about', isLast: true })
    return
  }
  const secret = claimed.tokenId && (await mintLink(db, claimed.tokenId))
  if (claimed.tokenId && !secret) {
    await markEmailTried(db, emailId, { error: 'the link of this email was replaced by a newer one, or revoked', isLast: true })
    return
  }
  const delivery = await attempt(services, emails, claimed, secret, signal)
  await settle(db, claimed, delivery)
}

async function isStillForReader(db: Db, { forMember, recipientAccountId }: ClaimedEmail): Promise<boolean> {
  return forMember === null || (recipientAccountId !== null && (await isCovered(db, recipientAccountId, forMember)))
}

async function attempt(
  services: Services,
  emails: readonly AnyEmail[],
  claimed: ClaimedEmail,
  secret: string | null,
  signal: AbortSignal,
): Promise<Delivery> {
  const email = emails.find(({ name }) => name === claimed.name)
  if (!email) return { outcome: 'later', reason: `there is no email named ${claimed.name}` }
  const { settings, mailer, sealer, signer, languages } = services
  const language = languages.known(
    claimed.recipientAccountId === null ? claimed.language : await mailer.languageOf(services.jobDatabase.db, claimed.recipientAccountId),
  )
  const code = claimed.codeSealed && sealer.open(claimed.codeSealed, codePlace(claimed.naturalKey))
  const brand = claimed.brandId && (await brandOf(services, claimed, claimed.brandId))
  const written = writeEmail(email, claimed.data, {
    settings,
    siteAddress: mailer.siteAddress(),
    secret,
    code,
    signer,
    languages,
    language,
    brand: brand || null,
  })
  const delivery = await mailer.deliver(
    envelopeOf(claimed, written, {
      brand: brand || null,
      fromName: fromNameOf(services, brand || null, language),
      date: services.clock.now(),
      attached: await attachedTo(services, claimed),
    }),
    AbortSignal.any([signal, AbortSignal.timeout(DELIVERY_MS)]),
  )
  if (delivery.outcome === 'sent') return delivery
  // Servers quote what they refuse, the link and the code included.
  const secrets = [secret, code].filter((text) => text !== null)
  return { ...delivery, reason: secrets.reduce((reason, text) => reason.replaceAll(text, '…'), delivery.reason) }
}

/** What it tells holds without a file that is gone meanwhile, so it leaves all the same. */
async function attachedTo({ files, log }: Services, { id, attachments }: ClaimedEmail): Promise<readonly AttachedFile[]> {
  const { attached, leftOut } = await readAttachments(files, attachments)
  if (leftOut.length > 0) log.warn({ email: id, leftOut }, 'an email leaves without a file that should go along')
  return attached
}

/** An email to an account goes to an address that its holder has confirmed; to any other, someone else has named it. */
function brandOf({ mailer, jobDatabase }: Services, { recipientAccountId }: ClaimedEmail, brandId: string): Promise<EmailBrand | null> {
  return mailer.brandOf(jobDatabase, brandId, { isStranger: recipientAccountId === null })
}

/** What leaves in the look of others is sent by us, and our name stays beside theirs: else they could call themselves a bank. */
function fromNameOf({ languages, settings }: Services, brand: EmailBrand | null, language: string): string | null {
  const sender = brand?.kind === 'custom' ? shownSender(brand.senderName) : null
  if (sender === null) return null
  return languages.inLanguage(layoutText, language).senderVia({ sender, installation: settings.COMPANY_NAME })
}

type Leaving = {
  readonly brand: EmailBrand | null
  readonly fromName: string | null
  readonly date: Date
  readonly attached: readonly AttachedFile[]
}

function envelopeOf(
  claimed: ClaimedEmail,
  { subject, html, text, declineUrl, stopUrl }: WrittenEmail,
  { brand, fromName, date, attached }: Leaving,
): Envelope {
  const custom = brand?.kind === 'custom' ? brand : null
  return {
    id: claimed.id,
    to: { address: claimed.toEmail, name: headerText(claimed.toName, 120) },
    replyTo: claimed.replyTo ?? custom?.replyTo ?? null,
    fromName,
    subject,
    html,
    text,
    declineUrl,
    stopUrl,
    date,
    attached,
  }
}

async function settle(db: Db, { id, tries }: ClaimedEmail, delivery: Delivery): Promise<void> {
  if (delivery.outcome === 'sent') return markEmailSent(db, id, delivery.messageId)
  if (delivery.outcome === 'bounced') return markEmailBounced(db, id, delivery.reason)
  await markEmailTried(db, id, { error: delivery.reason, isLast: tries >= MOST_TRIES })
  throw new Error(`email ${id} was not delivered: ${delivery.reason}`)
}
